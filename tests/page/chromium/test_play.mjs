// test_play.mjs - every machine to its end by a mouse alone, by a finger
// alone, by keys alone: at the table, and with the same presses at the bare
// board.
//
// A game is played at the table; its journal has what was pressed for whom.
// Another hand then presses the same on the bare board, where nobody helps,
// and the game comes to the same end.
import { test, must, must_equal } from './tap.mjs';
import { hands } from './hands.mjs';
import { players } from './players.mjs';
import { play_at_table, sit_down } from './at_table.mjs';
import { presses_on, without_times } from './presses.mjs';

const clock_hz = { duel: 1000, pegs: 1000, checkers: 4000, poker: 125000,
                   go: 31250 };

// No machine is deaf for longer.
const DEAF_S = 10;

// At the bare board

// Time is taken back to a tick and stands still there.
async function stop_at(desk, tick) {
    await desk.until((end) => view.status.tick > end, tick);
    await desk.look(() => ask_worker('pause', { is_paused: true }));
    await desk.until(() => view.status.paused);
    await desk.look((to) => ask_worker('seek', { tick: to }), tick);
    await desk.until((to) => view.status.tick === to, tick);
}

async function set_switches(desk, hand, up) {
    const wrong = await desk.look((wanted) => [...document.querySelectorAll(
        '.part.switch')].filter((one) => wanted.includes(one.dataset.name)
        !== (one.getAttribute('aria-checked') === 'true')).map((one) =>
        one.dataset.name), up);

    for (const name of wrong)
        await hand.press(desk, name);
    await desk.until((wanted) => [...document.querySelectorAll(
        '.part.switch')].every((one) => wanted.includes(one.dataset.name)
        === (one.getAttribute('aria-checked') === 'true')), up);
}

// A press and its release are in the journal.
async function press(desk, hand, name) {
    const { events } = await desk.status();

    await hand.press(desk, name);
    await desk.until((before) => view.status.events > before, events);
    await desk.look(() => ask_worker('pause', { is_paused: false }));
    await desk.until((before) => view.status.events >= before + 2, events);
}

// As long after the one before as it was at the table, if that may matter.
async function wait_as_long(desk, machine, before, one) {
    const ticks = before ? Math.min(one.tick - before.tick,
                                    DEAF_S * clock_hz[machine])
                         : clock_hz[machine];
    const { tick } = await desk.status();

    await desk.until((end) => view.status.tick >= end, tick + ticks);
}

async function press_on_board(desk, machine, hand, presses) {
    const player = players[machine];

    await sit_down(desk, { ...player, other: '' });
    for (const [i, one] of presses.entries()) {
        if (i === 0 && player.is_drawn)
            await stop_at(desk, one.tick);
        else
            await wait_as_long(desk, machine, presses[i - 1], one);
        await set_switches(desk, hand, one.up);
        await press(desk, hand, one.name);
    }
}

// Both

async function play_both(desk, machine, at_table, at_board) {
    const end = await play_at_table(desk, players[machine], hands[at_table]);
    const wanted = await presses_on(desk);
    const other = await desk.another(hands[at_board].options);

    must(wanted.length > 3, `only ${wanted.length} presses`);
    must(/[a-z]/.test(end), 'no words at the end');
    await press_on_board(other, machine, hands[at_board], wanted);
    await other.until(() => look_at_table().end).catch(async (error) => {
        throw new Error(`no end: ${await other.describe()}\n${error.message}`);
    });
    must_equal(without_times(await presses_on(other)),
               without_times(wanted), 'presses');
    must(await other.look(() => document.body.dataset.view) === 'board',
         'it was no bare board');
}

// Each hand at least once in every run, with the quick machines; all the
// others are for long ones.
const quick = ['checkers', 'poker', 'go'];
const ways = [['mouse', 'touch'], ['touch', 'keys'], ['keys', 'mouse']];

Object.keys(players).forEach((machine, i) => {
    ways.forEach(([table, board], way) => {
        test(`play: ${machine} to its end at the table by ${table}, and with `
             + `the same presses at the bare board by ${board}`,
             (desk) => play_both(desk, machine, table, board),
             { ...hands[table].options, table: true, is_long: true,
               is_rare: way !== i % ways.length
                   || !quick.includes(machine) });
    });
});
