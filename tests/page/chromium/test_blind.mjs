// test_blind.mjs - all machines, to the end of a game, by ear alone.
import { test, must } from './tap.mjs';
import { heard, is_over, step } from './blind.mjs';

const games = {
    duel: ['duel:basys2#1', 'random'], pegs: ['pegs:nexys3#1', 'human'],
    poker: ['poker:basys3#1', 'odds'],
    checkers: ['checkers:tinychip#1', 'random'],
    go: ['go:de1soc#1', 'random'],
};

async function sit_down(desk, machine) {
    const [id, other] = games[machine];

    await desk.begin(id);
    if (other !== 'human') {
        await desk.look((who) => ask_worker('seat', { seat: 1, who }), other);
        await desk.until((who) => view.status.seats[1] === who, other);
    }
    for (let i = 0; i < 3; i++)
        await desk.look(() => ask_worker('speed', { by: 1 }));
}

// Time is told as time: in words, and where a browser's tree has only the
// number, in tenths of a second.
async function must_tell_time(desk) {
    await desk.pass(1);
    const slider = (await heard(desk)).find((node) => node.role === 'slider'
        && node.name === 'Rewind');
    const { tick, clock_hz } = await desk.status();
    const words = await desk.page.getByRole('slider', { name: 'Rewind' })
        .getAttribute('aria-valuetext');

    must(/^\d+:\d\d\.\d of \d+:\d\d\.\d$/.test(words),
         `the time line says ${words}`);
    must(slider.states.valuemax > 0
         && slider.states.valuemax <= 10 * tick / clock_hz + 1,
         `it counts to ${slider.states.valuemax} after ${tick} ticks of `
         + `${clock_hz} a second`);
}

// The quick ones in every run, all of them in long ones.
const quick = ['checkers', 'poker'];

for (const machine of Object.keys(games))
    test(`blind: a game of ${machine}, to its end, by what a screen reader `
         + 'hears', async (desk) => {
        const state = { turn: 0, chosen: 0, presses: 0, last: 0, mark: '',
                        log: [] };

        await sit_down(desk, machine);
        await must_tell_time(desk);
        for (let i = 0; i < 3000 && await step(desk, machine, state); i++)
            await desk.settle();
        must(is_over(machine, await heard(desk)),
             `no end after ${state.presses} presses: `
             + state.log.slice(-12).join(', '));
        must(state.presses > 1, 'nothing was pressed');
    }, { is_long: true, table: true, is_rare: !quick.includes(machine) });
