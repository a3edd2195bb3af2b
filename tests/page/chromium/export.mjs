// export.mjs BOARDWALK SAMPLES - designs written as one file, played in Chromium
// from the disk, without a server. Prints TAP.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from './playwright.mjs';

const [boardwalk, samples] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'boardwalk-export-'));
let tests = 0, failed = 0;

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

function make(name) {
    const file = join(work, `${name}.html`);

    execFileSync(boardwalk, ['export', join(samples, name), '-o', file],
                 { stdio: ['ignore', 'ignore', 'pipe'] });
    return file;
}

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});

// A page that asks for anything but itself fails.
async function open(name) {
    const file = make(name), page = await browser.newPage();

    page.on('request', (request) => {
        if (!/^(file|data|blob):/.test(request.url()))
            throw new Error(`asks for ${request.url()}`);
    });
    await page.goto(`file://${file}`);
    await page.waitForFunction(() => document.body.dataset.ready,
                               null, { timeout: 60000 });
    return page;
}

function reading(page, group) {
    return page.evaluate((name) => JSON.parse(text_at(
        game.wasm.page_reading())).find((one) => one.name === name).text,
                         group);
}

// Until a group of parts reads as it should.
async function reads(page, group, pattern) {
    await page.waitForFunction(([name, wanted]) => new RegExp(wanted).test(
        JSON.parse(text_at(game.wasm.page_reading()))
            .find((one) => one.name === name).text),
                               [group, pattern], { timeout: 120000 });
}

// The middle of a part, in the window.
function middle(page, name) {
    return page.evaluate((wanted) => {
        const part = game.parts.find((one) => one.name === wanted);
        const box = canvas.getBoundingClientRect();

        return { x: box.left + (part.x + part.width / 2) * box.width
                    / canvas.width,
                 y: box.top + (part.y + part.height / 2) * box.height
                    / canvas.height };
    }, name);
}

await say('pong shows its picture on the monitor', async () => {
    const page = await open('pong');

    await reads(page, 'VGA', '640 x 480');
    if (process.env.PAGE_PICTURES)
        await page.screenshot({ path: join(process.env.PAGE_PICTURES,
                                           'export-pong.png') });
    await page.close();
});

await say('the stopwatch runs by mouse', async () => {
    const page = await open('stopwatch');
    const place = await middle(page, 'BTNC');
    const before = await reading(page, 'AN');

    await page.mouse.move(place.x, place.y);
    await page.mouse.down();
    await page.waitForTimeout(400);
    await page.mouse.up();
    await page.waitForFunction((was) => JSON.parse(text_at(
        game.wasm.page_reading())).find((one) => one.name === 'AN').text
        !== was, before, { timeout: 120000 });
    await page.close();
});

await say('the dice play by keys', async () => {
    const page = await open('dice');
    const key = await page.evaluate(
        () => game.parts.find((part) => part.kind === 'button').key);

    await page.keyboard.down(key);
    await page.waitForFunction(
        () => text_at(game.wasm.page_inputs()).includes('1'),
        null, { timeout: 60000 });
    await page.keyboard.up(key);
    await page.close();
});

await say('a name of a project does not become part of the page', async () => {
    const text = readFileSync(make('dice'), 'utf8');

    if (/@[A-Z_]+@/.test(text))
        throw new Error('a word of the template was left');
});

await browser.close();
rmSync(work, { recursive: true });
console.log(`1..${tests}`);
process.exit(failed ? 1 : 0);
