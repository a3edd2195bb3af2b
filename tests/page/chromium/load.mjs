// load.mjs BOARDWALK WEB [LOADS] - how long from a click on a link to the
// first picture of the board, for `make bench`.
import { launch } from './tap.mjs';
import { serve } from './serve.mjs';

const [boardwalk, web, loads = '10'] = process.argv.slice(2);
const home = await serve(boardwalk, web);
const browser = await launch();

// Each in a context of its own: nothing is cached, no game is kept.
async function load() {
    const context = await browser.newContext({
        viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();

    await page.goto(home);
    await page.waitForFunction(() => performance.getEntriesByName(
        'boardwalk-picture').length > 0);
    const ms = await page.evaluate(() => performance.getEntriesByName(
        'boardwalk-picture')[0].startTime);

    await context.close();
    return ms;
}

const times = [];

for (let i = 0; i <= Number(loads); i++)
    times.push(await load());
times.shift();                          // a browser that has just begun
times.sort((a, b) => a - b);
console.log(`page, first picture: ${Math.round(times[times.length >> 1])} ms, `
    + `the median of ${loads} loads from ${Math.round(times[0])} to `
    + `${Math.round(times[times.length - 1])} (goal: 300)`);
await browser.close();
process.exit(0);
