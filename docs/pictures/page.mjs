// page.mjs BOARDWALK WEB GAMES TO - pictures of the page in Chromium, for
// views.sh: the lobby, a telephone, a tablet, a large screen.
//
// With ALL set, also each game at 1280x800 and on a telephone, to be looked at.
import fs from 'node:fs';
import { serve } from '../../tests/page/chromium/serve.mjs';
import { chromium } from '../../tests/page/chromium/playwright.mjs';

const [boardwalk, web, games, to] = process.argv.slice(2);

process.env.PAGE_URL = await serve(boardwalk, web);
const { open_desk } = await import('../../tests/page/chromium/desk.mjs');
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const seats = { duel: ['consistent', 'human'], pegs: ['human', 'human'],
                checkers: ['human', 'search'], poker: ['human', 'odds'],
                go: ['human', 'mcts'] };

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

function screen(width, height, more = {}) {
    const is_touched = width < 1000;

    return { viewport: { width, height }, hasTouch: is_touched,
             isMobile: is_touched, table: true, ...more };
}

async function shoot(desk, name) {
    await desk.page.screenshot({ path: `${to}/page_${name}.png` });
    await desk.close();
}

async function lobby(name, options) {
    const desk = await open_desk(browser, { ...options, first: true });

    await desk.enter_lobby();
    await sleep(12000);                 // the boards play
    await shoot(desk, name);
}

async function game(name, machine, options) {
    const desk = await open_desk(browser, options);

    await desk.open(`#m=${machine}`);
    await desk.look(([journal, a, b]) => open_journal(journal, a, b, ''),
        [fs.readFileSync(`${games}/${machine}.bw`, 'utf8'),
         ...seats[machine]]);
    await desk.until(() => view.status.events > 5);
    await desk.is_there();
    await sleep(4000);                  // lamps settle, a mind answers
    await desk.look(() => say(''));     // not that a game was opened
    await shoot(desk, name);
}

const dark = { colorScheme: 'dark' }, light = { colorScheme: 'light' };

await lobby('lobby', screen(1280, 800, dark));
await game('phone', 'checkers', screen(390, 844, dark));
await game('tablet', 'duel', screen(820, 1180, light));
await game('wide', 'go', screen(1920, 1080, dark));
if (process.env.ALL) {
    await lobby('all_lobby_phone', screen(390, 844, light));
    await lobby('all_lobby_tablet', screen(820, 1180, dark));
    await lobby('all_lobby_light', screen(1280, 800, light));
    await lobby('all_lobby_wide', screen(1920, 1080, dark));
    for (const machine of Object.keys(seats)) {
        await game(`all_${machine}`, machine, screen(1280, 800, dark));
        await game(`all_${machine}_light`, machine, screen(1280, 800, light));
        await game(`all_${machine}_phone`, machine, screen(390, 844, light));
        await game(`all_${machine}_turned`, machine, screen(844, 390, dark));
    }
}
await browser.close();
process.exit(0);
