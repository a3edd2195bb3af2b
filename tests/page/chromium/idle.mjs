// idle.mjs BOARDWALK WEB [SECONDS] - what a page costs that nobody touches:
// the processor time of all of Chromium's processes, in shares of a core, for
// a game at rest and for the lobby. For `make bench`.
import { launch } from './tap.mjs';
import { serve } from './serve.mjs';

const [boardwalk, web, seconds = '20'] = process.argv.slice(2);
const home = await serve(boardwalk, web);
const browser = await launch();
const client = await browser.newBrowserCDPSession();

// Those that ended in the meantime are not counted.
async function cpu_seconds() {
    const { processInfo } = await client.send('SystemInfo.getProcessInfo');

    return new Map(processInfo.map((one) => [one.id, one.cpuTime]));
}

const wait_ms = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// A while after it has come up: what is only done once is over.
async function measure(what, hash, mark, goal) {
    const context = await browser.newContext({
        viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();

    await page.goto(home + hash);
    await page.waitForFunction((name) => performance.getEntriesByName(
        name).length > 0, mark);
    await wait_ms(10000);
    const before = await cpu_seconds(), begun = performance.now();

    await wait_ms(1000 * Number(seconds));
    const after = await cpu_seconds();
    const took_s = (performance.now() - begun) / 1000;
    const used = [...after].reduce((sum, [id, time]) =>
        sum + time - (before.get(id) || 0), 0);

    console.log(`page, ${what}: ${(100 * used / took_s).toFixed(1)} % of a `
        + `core over ${Math.round(took_s)} s, all processes (goal: ${goal})`);
    await context.close();
}

for (const machine of (process.env.IDLE_MACHINES
    || 'duel pegs checkers poker go').split(' '))
    await measure(`${machine} at rest`, `#m=${machine}`, 'boardwalk-picture',
                  3);
await measure('lobby', '', 'boardwalk-lobby-board', 10);
await browser.close();
process.exit(0);
