// reopen.mjs BOARDWALK WEB [RELOADS] - how long a reload of a long game takes
// until its picture is there, for `make bench`: half an hour of poker, a
// quarter of an hour of Go, by two people and against a mind.
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

async function picture_ms(desk) {
    return desk.look(() => performance.getEntriesByName(
        'boardwalk-picture')[0].startTime);
}

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
    const desk = await open_desk(browser);
    const times = [];

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
        await desk.reload();
        times.push(await picture_ms(desk));
    }
    times.sort((a, b) => a - b);
    console.log(`page, reload of ${game.machine}, ${end} ticks, `
        + `${game.b || 'two people'}, ${places} bytes of places: `
        + `${Math.round(times[times.length >> 1])} ms, the median of `
        + `${times.map(Math.round).join(' ')} (goal: 500)`);
    await desk.close();
}

const poker = { machine: 'poker', mind: 'odds', ticks: 225e6, press: 'SW0' };
const go = { machine: 'go', mind: 'greedy', ticks: 28125000, press: 'SW0' };

for (const game of [poker, { ...poker, b: 'odds' }, go, { ...go, b: 'uct' }])
    await measure(game);
await browser.close();
process.exit(0);
