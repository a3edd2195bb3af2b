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
async function open(name, options = {}) {
    const file = make(name), page = await browser.newPage(options);

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

// Each piece looks at the clock, which stands still here. With pieces of 2048
// clocks of the board there would be 782.
await say('a frame of a design that leaps has few pieces', async () => {
    const page = await open('stopwatch');
    const { looks, ticks } = await page.evaluate(() => {
        const { wasm } = game;
        const tick = () => JSON.parse(text_at(wasm.page_status())).tick;
        const before = tick(), now = performance.now();
        let count = 0;

        performance.now = () => { count++; return now; };
        wasm.page_frame(16);
        delete performance.now;
        return { looks: count, ticks: tick() - before };
    });

    if (ticks !== 1600000 || looks > 100)
        throw new Error(`${looks} looks at the clock in ${ticks} ticks`);
    await page.close();
});

// The words of the header: whether any is cut, and what is too small to hit.
function find_narrow() {
    const title = document.querySelector('h1');

    return [title.scrollWidth > title.clientWidth ? 'the title' : '',
            document.documentElement.scrollWidth > innerWidth ? 'the page' : '',
            ...[...document.querySelectorAll('header button')].map((one) =>
                one.getBoundingClientRect()).filter((box) =>
                box.width < 43.5 || box.height < 43.5).map((box) =>
                `a button of ${box.width}x${box.height}`)].filter(Boolean);
}

await say('on a telephone the title is whole and fingers have room',
          async () => {
    const page = await open('dice', { viewport: { width: 390, height: 844 },
                                      hasTouch: true, isMobile: true });
    const narrow = await page.evaluate(find_narrow);

    if (narrow.length)
        throw new Error(narrow.join(', '));
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

// A row of the tree by its name, and its value.
function row(page, name) {
    return page.locator('#tree [role=treeitem]').filter({
        has: page.locator('.name', { hasText: new RegExp(`^${name}( |$)`) }),
    }).first();
}

// How many pixels of the waves are not of the ground, from a share of its width
// on.
function drawn(page, from) {
    return page.evaluate((share) => {
        const at = document.getElementById('waves');
        const left = Math.floor(at.width * share);
        const data = at.getContext('2d').getImageData(
            left, 0, at.width - left, 18).data;
        let count = 0;

        for (let i = 0; i < data.length; i += 4)
            count += data[i + 1] > 140 && data[i] < 130;
        return count;
    }, from);
}

await say('the line has the name, the clocks and the speed', async () => {
    const page = await open('stopwatch');

    await page.waitForFunction(
        () => /^stopwatch {2}[0-9]{1,3}(,[0-9]{3})+ clocks {2}.*real time$/
            .test(document.getElementById('speed').textContent),
        null, { timeout: 120000 });
    await page.close();
});

await say('signals unfold by mouse, and a net has its wave', async () => {
    const page = await open('stopwatch');
    const button = page.getByRole('button', { name: 'Signals' });

    if (await page.getByRole('tree').isVisible())
        throw new Error('they are not folded away at first');
    await button.click();
    await page.getByRole('tree').waitFor();
    await row(page, 'u_start').click();
    await page.waitForFunction(() => [...document.querySelectorAll(
        '#tree [aria-level="3"] .name')].some((one) =>
            one.textContent === 'count [19:0]'), null, { timeout: 60000 });
    if (await row(page, 'u_start').getAttribute('aria-expanded') !== 'true')
        throw new Error('the module is not told to be unfolded');
    if (await drawn(page, 0.35))
        throw new Error('there is a wave before one was chosen');
    await row(page, 'running').click();
    await page.waitForFunction(() => document.getElementById('waves')
        .getAttribute('aria-label').includes('running'), null,
                               { timeout: 60000 });
    if (!await drawn(page, 0.35))
        throw new Error('there is no wave');
    if (process.env.PAGE_PICTURES)
        await page.screenshot({ path: join(process.env.PAGE_PICTURES,
                                           'export-signals.png') });
    await row(page, 'running').click();
    await page.waitForFunction(() => document.getElementById('waves')
        .getAttribute('aria-label') === 'Waves', null, { timeout: 60000 });
    await button.click();
    if (await page.getByRole('tree').isVisible())
        throw new Error('they do not fold away');
    await page.close();
});

await say('values are those of the moment, also of an earlier one', async () => {
    const page = await open('stopwatch');

    await page.getByRole('button', { name: 'Signals' }).click();
    if (await row(page, 'running').locator('.value').textContent() !== '0')
        throw new Error('it runs before it was started');
    await page.waitForFunction(() => game.wasm && JSON.parse(text_at(
        game.wasm.page_status())).tick > 3e7, null, { timeout: 120000 });
    const place = await middle(page, 'BTNC');

    await page.mouse.move(place.x, place.y);
    await page.mouse.down();
    await page.waitForFunction(() => [...document.querySelectorAll(
        '#tree li')].some((one) => one.textContent.includes('running')
            && one.textContent.endsWith('1')), null, { timeout: 120000 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.evaluate(() => game.wasm.page_seek(1000));
    await page.waitForFunction(() => [...document.querySelectorAll(
        '#tree li')].some((one) => one.textContent.includes('running')
            && one.textContent.endsWith('0')), null, { timeout: 120000 });
    await page.close();
});

await say('the tree is worked by keys alone', async () => {
    const page = await open('stopwatch');

    await page.getByRole('button', { name: 'Signals' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('tree').waitFor();
    for (let i = 0; i < 10 && !await page.evaluate(() => document
        .activeElement.getAttribute('role') === 'treeitem'); i++)
        await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    const last = () => page.evaluate(() => document.activeElement
        .querySelector('.name').textContent);

    if (await last() !== 'u_start')
        throw new Error(`the last row is ${await last()}`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.getElementById('waves')
        .getAttribute('aria-label').includes('u_start.count'), null,
                               { timeout: 60000 });
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    if (await page.evaluate(() => document.activeElement.getAttribute(
        'aria-expanded')) !== 'false')
        throw new Error('the module is not folded by the left arrow');
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
