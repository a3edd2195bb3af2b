// desk.mjs - a browser's window with the page in it, and hands for it.
//
// What the board shows is read where a screen reader reads it: in the table
// beside the picture, and off the parts themselves. Nothing here waits for a
// fixed time: it looks again and again until the page is as it should be. And
// what the board shows for a moment only is noted in the page itself, so that
// it is not missed however seldom somebody looks.
import path from 'node:path';

export const home = process.env.PAGE_URL;

// What must come comes soon, but on a busy computer soon is a long time.
const PATIENCE_MS = Number(process.env.PAGE_PATIENCE_MS || 240000);

const clock_hz = { duel: 1000, pegs: 1000, checkers: 4000, poker: 125000,
                   go: 31250 };

// Every request and whatever goes wrong are noted.
function watch(desk, page) {
    page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
            desk.noted.push(`console ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
        desk.noted.push(`error: ${error.stack || error}`);
    });
    page.on('request', (request) => desk.asked.push(request.url()));
}

class Desk {
    constructor(browser, context, page) {
        Object.assign(this, { browser, context, page, noted: [], asked: [],
                              forgiven: [/willReadFrequently/,
                                         /Service Worker registration/],
                              others: [] });
        this.stop_timer = () => {};
        this.is_mine = () => false;     // of a host of the test's own
        watch(this, page);
    }

    // A test that breaks something says which errors come of it.
    forgive(pattern) {
        this.forgiven.push(pattern);
    }

    problems() {
        const own = this.noted.filter((words) => !this.forgiven.some(
            (pattern) => pattern.test(words)));
        const strange = this.asked.filter((url) => !url.startsWith(home)
            && !this.is_mine(url)
            && !/^(data|blob|about):/.test(url));

        return [...own, ...strange.map((url) => `asked for ${url}`),
                ...this.others.flatMap((other) => other.problems())];
    }

    // Another window, with its own storage.
    async another(options = {}) {
        const other = await open_desk(this.browser, options);

        this.others.push(other);
        return other;
    }

    async close() {
        await Promise.all(this.others.map((other) => other.close()));
        await this.context.close().catch(() => {});
    }

    // For whoever looks into a failure.
    async keep_picture(name) {
        const folder = process.env.PAGE_PICTURES;
        const file = name.replace(/[^a-z0-9]+/gi, '_') + '.png';

        if (folder)
            await this.page.screenshot({ path: path.join(folder, file) })
                .catch(() => {});
    }

    async describe() {
        const words = this.look(() => JSON.stringify(
            [view.status, by_id('notice').textContent,
             by_id('veil').textContent, by_id('shows').innerText]));
        const late = new Promise((resolve) => {
            setTimeout(resolve, 20000, 'the page does not answer');
        });

        return Promise.race([words, late]).catch((error) =>
            String(error.message));
    }

    // Opening

    // As a player who comes back and goes on; where nothing was played, with
    // a game of the first machine for two people.
    async open(hash = '') {
        await this.page.goto(home + hash);
        await this.come_in();
    }

    // A game that cannot be read leads back to the lobby.
    async come_in() {
        for (;;) {
            await this.until(() => view.is_ready && (view.is_lobby
                || view.status));
            await this.look(() => store.box.ready);
            if (await this.look(() => !view.is_lobby))
                break;
            await this.look(() => {
                if (by_id('lobby-resume').hidden)
                    begin_new('', 'human', 'human');
                else
                    by_id('resume').click();
            });
        }
        await this.is_there();
    }

    // As one who comes for the first time.
    async enter_lobby() {
        await this.page.goto(home);
        await this.until(() => view.is_lobby
            && document.querySelector('#lobby-cards li'));
    }

    async begin(id) {
        await this.page.goto('about:blank');
        await this.page.goto(`${home}#m=${encodeURIComponent(id)}`);
        await this.until((wanted) => view.status
            && view.status.id === wanted, id);
        await this.is_there();
    }

    async reload() {
        await this.page.reload();
        await this.is_there();
    }

    // A picture of a game is on the board.
    async is_there() {
        await this.until(() => view.status && view.is_seen
            && view.parts.length && by_id('veil').textContent === '');
        await this.look(note_readings);
    }

    // A reload that finds everything as it was kept, but for one thing.
    async reload_with(kept, key, value) {
        await this.look(([all, one, other]) => {
            addEventListener('pagehide', () => {
                localStorage.clear();
                sessionStorage.clear();
                for (const [name, text] of Object.entries(all))
                    localStorage.setItem(name, name === one ? other : text);
            });
        }, [kept, key, value]);
        await this.page.reload();
        await this.come_in();
    }

    // Looking

    async until(is_so, with_what) {
        await this.page.evaluate(expose_modules);
        return this.page.waitForFunction(is_so, with_what,
                                         { timeout: PATIENCE_MS,
                                           polling: 30 });
    }

    async look(call, with_what) {
        await this.page.evaluate(expose_modules);
        return this.page.evaluate(call, with_what);
    }

    async status() {
        return this.look(() => view.status);
    }

    async reading(name) {
        return this.look(reading_of, name);
    }

    // From now on something else may be shown.
    async turn_page() {
        await this.look(() => {
            readings.from = {};
            readings.start = readings.list.length;
        });
    }

    // The group shows a text, or something like it, or has shown it since
    // the last thing that was done and the last thing that was read there.
    async reads(name, text) {
        const [source, flags] = text instanceof RegExp
            ? [text.source, text.flags] : [null, null];

        await this.until(([group, words, pattern, how]) => {
            const fits = (shown) => pattern
                ? new RegExp(pattern, how).test(shown) : shown === words;
            const from = readings.from[group] ?? readings.start;
            const at = readings.list.findIndex((one, i) => i >= from
                && one.name === group && fits(one.text));
            const row = [...by_id('shows').rows].find((one) =>
                one.cells[0].textContent === group);

            if (at >= 0)
                readings.from[group] = at + 1;
            else if (row && fits(row.cells[1].textContent))
                readings.from[group] = readings.list.length;
            else
                return false;
            return true;
        }, [name, text, source, flags]).catch((error) => {
            throw new Error(`${name} never reads ${text}\n${error.message}`);
        });
    }

    // All of the notice that says so.
    async says(pattern) {
        const notice = await this.until((words) => {
            const said = by_id('notice').textContent;

            return new RegExp(words, 'i').test(said) ? said : false;
        }, pattern.source).catch((error) => {
            throw new Error(`no notice says ${pattern}\n${error.message}`);
        });

        return notice.jsonValue();
    }

    // Time stands still, and everything that was is told.
    async halt() {
        await this.page.click('#pause');
        await this.until(() => view.status.paused);
        await this.settle();
    }

    // Some pictures later, whatever was asked for is done and shown. Words
    // come ten times a second: the last picture was asked for when the first
    // was older than that.
    async settle() {
        await this.look(() => new Promise((resolve) => {
            const WORDS_MS = 120;
            let first = 0, last = 0, count = 0;
            const listen = (event) => {
                if (!event.data.is_answer)
                    return;
                if (++count > 2 && last - first > WORDS_MS) {
                    view.worker.removeEventListener('message', listen);
                    setTimeout(resolve);
                    return;
                }
                last = performance.now();
                first = first || last;
                setTimeout(wake);
            };

            view.worker.addEventListener('message', listen);
            wake();
        }));
        await this.until(() => !beat.is_asked);
    }

    // The picture on the canvas as a number, made as tests/page/picture.c
    // makes it.
    async picture() {
        return this.look(() => {
            const canvas = by_id('board');
            const { data } = canvas.getContext('2d').getImageData(
                0, 0, canvas.width, canvas.height);
            let sum = 2166136261;

            for (const byte of data)
                sum = Math.imul(sum ^ byte, 16777619);
            return { hash: (sum >>> 0).toString(16).padStart(8, '0'),
                     width: canvas.width, height: canvas.height,
                     scale: view.size.scale,
                     theme: document.documentElement.dataset.desk
                            === 'light' ? 1 : 0 };
        });
    }

    // Hands

    part(name) {
        return this.page.locator(`.part[data-name="${name}"]`);
    }

    async click(...names) {
        for (const name of names) {
            const { events } = await this.status();

            await this.turn_page();
            await this.part(name).click();
            await this.until((before) => view.status.events > before, events);
            await this.rest();
        }
    }

    // Keys that work a part, one after the other.
    async key(...names) {
        for (const name of names) {
            const { events } = await this.status();

            await this.turn_page();
            await this.page.keyboard.press(name);
            await this.until((before) => view.status.events > before, events);
            await this.rest();
        }
    }

    // All buttons are up again, and have been for as long as the machine
    // needs to notice.
    async rest() {
        await this.until(() => !document.querySelector(
            '.part.button[aria-pressed="true"]'));
        await this.pass(0.1);
    }

    // So many seconds of the machine's own time.
    async pass(seconds) {
        const { tick, machine } = await this.status();

        await this.until((end) => view.status.tick >= end,
                         tick + Math.ceil(clock_hz[machine] * seconds));
    }

    // A few things done by hand, whatever the machine.
    async fiddle() {
        const names = await this.look(() => view.parts.filter((part) =>
            ['button', 'switch'].includes(part.kind)).map((part) =>
            part.name));

        for (const name of [names[2], names[names.length - 1], names[0]])
            await this.part(name).click();
        await this.until(() => view.status.events >= 3);
        await this.rest();
    }

    // Time at "2x", by the keys that make it slower and faster.
    async speed(words) {
        const speed_of = () => this.look(() =>
            Number.parseFloat(view.status.speed));

        for (let now; (now = await speed_of()) !== Number.parseFloat(words);) {
            await this.page.keyboard.press(now > Number.parseFloat(words)
                                           ? '[' : ']');
            await this.until((before) => Number.parseFloat(view.status.speed)
                !== before, now);
        }
    }

    async set(name, level) {
        const part = this.part(name);

        await this.turn_page();
        if (await part.getAttribute('aria-checked') !== String(level))
            await part.click();
        await this.until(([wanted, value]) => document.querySelector(
            `.part[data-name="${wanted}"]`).getAttribute('aria-checked')
            === value, [name, String(level)]);
    }

    async downloaded(act) {
        const [download] = await Promise.all(
            [this.page.waitForEvent('download'), act()]);
        const chunks = [];

        for await (const chunk of await download.createReadStream())
            chunks.push(chunk);
        const bytes = Buffer.concat(chunks);

        return { name: download.suggestedFilename(), bytes,
                 text: bytes.toString('utf8') };
    }
}

// In the page: whatever its modules export can be named, as in the modules
// themselves. A module is there once, whoever imports it.
async function expose_modules() {
    if (globalThis.is_exposed)
        return;
    for (const link of document.querySelectorAll('link[rel=modulepreload]'))
        Object.assign(globalThis, await import(link.href));
    globalThis.is_exposed = true;
}

// In the page: notes every reading as it comes. Readings come in a message,
// and what a message changed is told before the next one is heard.
function note_readings() {
    if (globalThis.readings)
        return;
    const last = {};
    const note = () => {
        for (const { cells } of by_id('shows').rows) {
            const [name, text] = [...cells].map((cell) => cell.textContent);

            if (last[name] !== text)
                readings.list.push({ name, text: last[name] = text });
        }
    };

    globalThis.readings = { list: [], start: 0, from: {} };
    note();
    readings.list = [];                 // what stood there is no news
    new MutationObserver(note).observe(by_id('shows'), {
        childList: true, characterData: true, subtree: true });
}

// In the page: what a row of the table says.
function reading_of(name) {
    const row = [...by_id('shows').rows].find((one) =>
        one.cells[0].textContent === name);

    return row ? row.cells[1].textContent : null;
}

// In the page: most tests are about boards, and want nothing beside them; and
// of players who know all machines.
function set_page_up(settings) {
    const name = 'boardwalk/settings';

    try {
        if (!localStorage.getItem(name))
            localStorage.setItem(name, JSON.stringify(settings));
    } catch (error) {
        return;                         // where nothing can be kept
    }
}

// Whoever goes on from an earlier moment is asked; most tests mean it.
function say_yes() {
    document.addEventListener('DOMContentLoaded', () => {
        const dialog = document.querySelector('#course-dialog');

        if (dialog)
            new MutationObserver(() => {
                if (dialog.open)
                    dialog.querySelector('#course-go').click();
            }).observe(dialog, { attributes: true });
    });
}

// Options are those of a browser's context, and: asks, the page asks before a
// game goes on from an earlier moment; table, with a table, where
// else the board alone is shown; first, as it is at a first visit, with first
// games that are guided; before, called in every page. There is no service
// worker but for tests that ask for one: each would fetch all of the page once
// more.
export async function open_desk(browser, options = {}) {
    const { is_long, is_rare, asks, before, table, first, ...rest } = options;
    const context = await browser.newContext({
        viewport: { width: 1280, height: 800 }, serviceWorkers: 'block',
        ...rest });
    const page = await context.newPage();
    const desk = new Desk(browser, context, page);

    page.setDefaultTimeout(PATIENCE_MS);
    if (!first)
        await page.addInitScript(set_page_up, {
            view: table ? '' : 'board', guided: Object.keys(clock_hz).join(' ')
        });
    if (!asks)
        await page.addInitScript(say_yes);
    if (before)
        await page.addInitScript(before);
    return desk;
}
