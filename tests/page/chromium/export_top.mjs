// export_top.mjs BOARDWALK NATIVE_TOP - our machines' tops in Verilog as one
// file, played in Chromium and here: the page opens the journal of a game, and
// every change of a pin must be the same. Prints TAP.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from './playwright.mjs';

const [boardwalk, native_top] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'boardwalk-export-'));
let tests = 0, failed = 0;

// How long, in ticks of the machine. Minds play the machine in C, whose journal
// is good for its top as well; Go's picture moves all the time, so that a
// second of it is long, and nobody plays.
const games = [
    { id: 'duel:basys2#42', ticks: 20000 },
    { id: 'pegs:nexys3#42', ticks: 15000 },
    { id: 'checkers:basys3#42', ticks: 18000 },
    { id: 'poker:basys3#42', ticks: 500000 },
    // Tops that are made, with buttons, lamps and a row of digits plugged in.
    { id: 'duel:de10lite#42', ticks: 20000 },
    { id: 'duel:icebreaker#42', ticks: 8000 },
    { id: 'pegs:basys3#42', ticks: 15000 },
    { id: 'go:de1soc#42', ticks: 2500,
      events: ['@800 press ENTER', '@1900 release ENTER'] },
];

async function say(sentence, test) {
    let error = null;

    try {
        await test();
    } catch (caught) {
        error = caught;
    }
    failed += error !== null;
    console.log(`${error ? 'not ok' : 'ok'} ${++tests} - export: ${sentence}`);
    if (error)
        console.log(String(error.message).replace(/^/gm, '# '));
}

function words(program, args) {
    return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26,
                                         stdio: ['ignore', 'pipe', 'pipe'] });
}

function play(game) {
    const file = join(work, 'game.bw'), [machine, seed] = game.id.split('#');
    const whole = (lines) => ['boardwalk 1', `open ${game.id}`, ...lines,
                              `@${game.ticks}`, ''].join('\n');

    if (game.events)
        return whole(game.events);
    rmSync(file, { force: true });
    words(boardwalk, ['play', machine, '--seed', seed, '--face', 'null',
                      '--journal', file]);
    return whole(readFileSync(file, 'utf8').split('\n').filter((line) =>
        Number((line.match(/^@(\d+) /) || [])[1]) < game.ticks));
}

function native_sum(journal) {
    const file = join(work, 'sum.bw');

    writeFileSync(file, journal);
    return words(native_top, [file]).trim();
}

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});

// A page that asks for anything but itself fails.
async function open(id) {
    const file = join(work, `${id.split(':')[0]}.html`);
    const page = await browser.newPage();

    words(boardwalk, ['export', id, '--rtl', '-o', file]);
    page.on('request', (request) => {
        if (!/^(file|data|blob):/.test(request.url()))
            throw new Error(`asks for ${request.url()}`);
    });
    await page.goto(`file://${file}`);
    await page.waitForFunction(
        () => document.body.dataset.ready
            || document.getElementById('words').textContent,
        null, { timeout: 60000 });
    if (!await page.evaluate(() => document.body.dataset.ready))
        throw new Error(await page.locator('#words').textContent());
    await page.getByRole('button', { name: 'Pause' }).click();
    return page;
}

// "TICK SUM" behind the last line of a journal, which the page opens in slices.
async function page_sum(page, journal) {
    return page.evaluate((text) => {
        let error = call_with_text(`human\nhuman\n${text}`,
                                   () => game.wasm.page_open(0));

        while (!error && game.wasm.page_opening() >= 0)
            error = text_at(game.wasm.page_open_on());
        if (error)
            return error;
        const status = JSON.parse(text_at(game.wasm.page_status()));

        return `${status.tick} ${status.sum}`;
    }, journal);
}

function readings(page) {
    return page.evaluate(() => JSON.parse(text_at(game.wasm.page_reading()))
        .map((one) => `${one.name}: ${one.text}`).join('\n'));
}

// A press that never was is another game, which shows.
function without_a_press(journal) {
    return journal.replace(/^@\d+ press (\w+)\n/m, '')
        .replace(/^@\d+ release (\w+)\n/m, '');
}

for (const one of games) {
    const machine = one.id.split('#')[0].replace(':', '_');

    await say(`${machine}'s top is the same on the page as here`, async () => {
        const journal = play(one), page = await open(one.id);
        const here = native_sum(journal);
        const there = await page_sum(page, journal);

        if (here !== there)
            throw new Error(`here ${here}, on the page ${there}`);
        if (!await readings(page))
            throw new Error('nothing can be read off its board');
        if (await page_sum(page, without_a_press(journal)) === here)
            throw new Error('a press that never was does not show');
        if (process.env.PAGE_PICTURES)
            await page.screenshot({ path: join(process.env.PAGE_PICTURES,
                                               `export-${machine}.png`) });
        await page.close();
    });
}

await say('a top is played by mouse', async () => {
    const page = await open('duel:basys2#42');
    const before = await readings(page);
    const place = await page.evaluate(() => {
        const part = game.parts.find((each) => each.name === 'BTN3');
        const box = canvas.getBoundingClientRect();

        return { x: box.left + (part.x + part.width / 2) * box.width
                    / canvas.width,
                 y: box.top + (part.y + part.height / 2) * box.height
                    / canvas.height };
    });

    await page.getByRole('button', { name: 'Go on' }).click();
    await page.mouse.move(place.x, place.y);
    await page.mouse.down();
    await page.waitForFunction((was) => JSON.parse(text_at(
        game.wasm.page_reading())).map((each) => `${each.name}: ${each.text}`)
        .join('\n') !== was, before, { timeout: 120000 });
    await page.mouse.up();
    await page.close();
});

await say('a page has the top of one seed, and says so', async () => {
    const page = await open('duel:basys2#42');
    const error = await page.evaluate(() => call_with_text(
        'duel:basys2#43\nhuman\nhuman', game.wasm.page_new));

    if (!/has the top of duel:basys2#42/.test(error))
        throw new Error(`it says: ${error}`);
    await page.close();
});

await browser.close();
rmSync(work, { recursive: true });
console.log(`1..${tests}`);
process.exit(failed ? 1 : 0);
