// first_win.mjs BOARDWALK WEB - how much a game asks of somebody who has never
// seen the machine: touches and words, on the bare board and on the table.
//
// The same game both times, by the same players (chromium/players.mjs), with
// people at every seat. Touches of the board are its presses and the switches
// that were flipped, as they stand in the journal: what the hand of the table
// did for the players. Words that have to be read are, for the board, how to
// play it and the names of the parts that are worked; for the table the
// sentences below it that say what now, and the names of keys that are touched.
// Sentences that differ only in numbers, players or squares count once, and
// what they add for those who play on the board does not count.
import { serve } from './chromium/serve.mjs';

const [boardwalk, web] = process.argv.slice(2);

process.env.PAGE_URL = await serve(boardwalk, web);
const { launch } = await import('./chromium/tap.mjs');
const { open_desk } = await import('./chromium/desk.mjs');
const { hands } = await import('./chromium/hands.mjs');
const { players } = await import('./chromium/players.mjs');
const { play_at_table } = await import('./chromium/at_table.mjs');
const { presses_on } = await import('./chromium/presses.mjs');

const count_words = (texts) => [...texts].join(' ').split(/\s+/).filter(
    Boolean).length;

// "Player A, guess 2 of 3: ... On the board: ..."
const pattern_of = (now) => now.replace(/ (On the board|Or press)\b.*/, '')
    .replace(/, or press \w+|; or use ROW.*| \(on the keyboard.*?\)/, '')
    .replace(/\b[a-h]\d([-x][a-h]\d)+/g, '#').replace(/\bb\b/g, 'A')
    .replace(/\b(Black|Red|White|Green)\b/g, 'Red')
    .replace(/\b[a-hA-J]?\d+(\.\d+)?\b/g, '#')
    .replace(/\b[A-Z]{4}\b/g, '#');

// Switches that differ from the press before are flips.
function touches_of(presses) {
    let before = [];

    return presses.reduce((sum, { up }) => {
        const flips = [...up.filter((one) => !before.includes(one)),
                       ...before.filter((one) => !up.includes(one))];

        before = up;
        return sum + flips.length + 1;
    }, 0);
}

const is_in_grid = (table, label) => table.things.some((one) =>
    one.label === label && one.is_in_grid);

const parts_of = (presses) => new Set(presses.flatMap((one) =>
    [one.name, ...one.up]));

async function measure(browser, machine) {
    const desk = await open_desk(browser, { table: true });
    const said = new Set(), touched = new Set();
    let touches = 0;

    const end = await play_at_table(desk, { ...players[machine], other: '' },
        hands.mouse, (table, next) => {
            said.add(pattern_of(table.now));
            touches += next ? 1 : 0;
            if (next && !(next.touch && is_in_grid(table, next.touch)))
                touched.add(next.touch || next.slide || 'Hint');
        });
    const presses = await presses_on(desk);
    const how_to = await desk.look(() => machine_now().how_to);

    if (process.env.FIRST_WIN_WORDS)
        console.log([...said, ...touched].join('\n'));
    await desk.close();
    return { machine, end, touches, words: count_words([...said, ...touched]),
             board: touches_of(presses),
             board_words: count_words([how_to, ...parts_of(presses)]) };
}

const browser = await launch();

console.log('| machine | touches: board | table | words: board | table | '
            + 'the end |\n|---|---|---|---|---|---|');
for (const machine of Object.keys(players)) {
    const one = await measure(browser, machine);

    console.log(`| \`${one.machine}\` | ${one.board} | ${one.touches} | `
        + `${one.board_words} | ${one.words} | ${one.end} |`);
}
await browser.close();
process.exit(0);
