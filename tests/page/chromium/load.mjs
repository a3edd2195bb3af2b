// load.mjs BOARDWALK WEB [LOADS] - how long from a click on a link to the cards
// of the lobby, to the first board that lives there, and to the first picture
// of a game, for `make bench`.
import { launch } from './tap.mjs';
import { serve } from './serve.mjs';

const [boardwalk, web, loads = '10'] = process.argv.slice(2);
const home = await serve(boardwalk, web);
const browser = await launch();

// Each in a context of its own: nothing is cached, no game is kept.
async function load(hash, mark) {
    const context = await browser.newContext({
        viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();

    await page.goto(home + hash);
    await page.waitForFunction((name) => performance.getEntriesByName(
        name).length > 0, mark);
    const ms = await page.evaluate((name) => performance.getEntriesByName(
        name)[0].startTime, mark);

    await context.close();
    return ms;
}

async function measure(what, hash, mark) {
    const times = [];

    for (let i = 0; i <= Number(loads); i++)
        times.push(await load(hash, mark));
    times.shift();                      // a browser that has just begun
    times.sort((a, b) => a - b);
    console.log(`page, ${what}: ${Math.round(times[times.length >> 1])} ms, `
        + `the median of ${loads} loads from ${Math.round(times[0])} to `
        + `${Math.round(times[times.length - 1])} (goal: 300)`);
}

await measure('lobby', '', 'boardwalk-lobby');
await measure('first board in the lobby', '', 'boardwalk-lobby-board');
await measure('first picture', '#m=duel', 'boardwalk-picture');
await browser.close();
process.exit(0);
