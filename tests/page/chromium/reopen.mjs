// reopen.mjs BOARDWALK WEB [RELOADS] - how long a reload of a long game takes
// until its picture is there, for `make bench`: half an hour of poker, a
// quarter of an hour of Go, by two people and against a mind. What a reload of
// a page costs that has nothing in it, in the same browser and at the same
// time, stands beside it; and the processor time of all of Chromium, which a
// busy computer does not change much.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serve } from './serve.mjs';

const [boardwalk, web, reloads = '5'] = process.argv.slice(2);

process.env.PAGE_URL = await serve(boardwalk, web);
const { launch } = await import('./tap.mjs');
const { open_desk } = await import('./desk.mjs');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'boardwalk-reopen-'));
const browser = await launch();

process.on('exit', () => fs.rmSync(folder, { recursive: true }));

// A game that minds played, at the pace of people: every tick is so many times
// as late.
function long_game({ machine, mind, ticks }) {
    const file = path.join(folder, `${machine}.bw`);

    if (fs.existsSync(file))
        return file;
    execFileSync(boardwalk, ['play', machine, '--face', 'null', '--a', mind,
                             '--b', mind, '--seed', '3', '--journal', file],
                 { stdio: 'ignore' });
    const text = fs.readFileSync(file, 'utf8');
    const end = Math.max(...text.match(/^@\d+/gm).map((tick) =>
        Number(tick.slice(1))));
    const times = Math.max(1, Math.floor(ticks / end));

    fs.writeFileSync(file, text.replace(/^@(\d+)/gm, (line, tick) =>
        `@${Number(tick) * times}`));
    return file;
}

const client = await browser.newBrowserCDPSession();

async function cpu_ms() {
    const { processInfo } = await client.send('SystemInfo.getProcessInfo');

    return processInfo.reduce((sum, one) => sum + 1000 * one.cpuTime, 0);
}

// How long a reload takes by the clock, and what it costs.
async function reload(page, come_back) {
    const before = await cpu_ms();

    await page.reload();
    const ms = await come_back();

    return { ms, cpu: await cpu_ms() - before };
}

const picture_ms = (desk) => async () => {
    await desk.page.waitForFunction(() => performance.getEntriesByName(
        'boardwalk-picture').length);
    return desk.page.evaluate(() => performance.getEntriesByName(
        'boardwalk-picture')[0].startTime);
};

// A file of the page as a text: no script, no style, nothing to draw.
async function open_empty_page() {
    const page = await (await browser.newContext()).newPage();

    await page.goto(`${process.env.PAGE_URL}manifest.webmanifest`);
    return page;
}

const load_ms = (page) => () => page.evaluate(() =>
    performance.getEntriesByType('navigation')[0].loadEventEnd);

const median = (list) => list.slice().sort((a, b) => a - b)[list.length >> 1];

const median_of = (list, name) => Math.round(median(list.map((one) =>
    one[name])));

// Places to go on from are kept soon after a slow opening and every 20 seconds
// (worker_snapshots.js); a reload leaves no time for others. These are all that
// there is for now.
const keep_places = (desk) => desk.page.workers()[0].evaluate(async () => {
    const { core } = await import('/worker_core.js');
    const { save_snapshot, with_snapshots } =
        await import('/worker_snapshots.js');

    save_snapshot();
    return (await with_snapshots('readonly', (kept) => kept.get(core.game)))
        .length;
});

async function measure(game) {
    const desk = await open_desk(browser), empty = await open_empty_page();
    const times = [], others = [];

    await desk.open();
    await desk.page.setInputFiles('#file', long_game(game));
    await desk.until((least) => view.status.end > least
        && !view.is_opening && !view.pending.size, game.ticks / 2);
    await desk.is_there();
    if (game.b)
        await desk.page.locator('#seats select').nth(1)
            .selectOption(game.b);
    await desk.until((who) => !who || (view.status.seats[1] === who
        && !view.is_opening), game.b);
    await desk.part(game.press).click();
    await desk.until(() => view.status.acts > 0);
    const { end } = await desk.status(), places = await keep_places(desk);

    for (let i = 0; i < Number(reloads); i++) {
        times.push(await reload(desk.page, picture_ms(desk)));
        others.push(await reload(empty, load_ms(empty)));
    }
    console.log(`page, reload of ${game.machine}, ${end} ticks, `
        + `${game.b || 'two people'}, ${places} bytes of places: `
        + `${median_of(times, 'ms')} ms, the median of `
        + `${times.map((one) => Math.round(one.ms)).join(' ')} (goal: 500), `
        + `${median_of(times, 'cpu')} ms of processor time; an empty page: `
        + `${median_of(others, 'ms')} ms, ${median_of(others, 'cpu')} ms`);
    await empty.context().close();
    await desk.close();
}

const poker = { machine: 'poker', mind: 'odds', ticks: 225e6, press: 'SW0' };
const go = { machine: 'go', mind: 'greedy', ticks: 28125000, press: 'SW0' };

for (const game of [poker, { ...poker, b: 'odds' }, go, { ...go, b: 'uct' }])
    await measure(game);
await browser.close();
process.exit(0);
