// test_robust.mjs - hidden tabs, broken stores, dead workers, no audio.
import { test, must, must_equal } from './tap.mjs';

// A tab out of sight

const hide = (desk, is_hidden) => desk.look((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    Object.defineProperty(document, 'visibilityState', {
        value: value ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}, is_hidden);

// The worker is told that so much time has passed since it looked last.
const sleep_for = (desk, ms) => desk.page.workers()[0].evaluate(
    async (slept) => {
        const { pulse } = await import('/worker_frame.js');

        return new Promise((resolve) => {
            const wait = setInterval(() => {
                if (!pulse.is_hidden)
                    return;
                pulse.last_ms -= slept;
                clearInterval(wait);
                resolve();
            }, 10);
        });
    }, ms);

test('a tab that was hidden for an hour has paused', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.part('BTN3').hover();
    await desk.page.mouse.down();
    await desk.reads('AN', '_0-0');
    await hide(desk, true);
    const { tick } = await desk.status();

    await sleep_for(desk, 3600000);
    await hide(desk, false);
    await desk.until((before) => view.status.tick > before, tick);
    const after = await desk.status();

    must(after.tick - tick < 60000, `${after.tick - tick} ticks`);
    must_equal(await desk.part('BTN3').getAttribute('aria-pressed'), 'false',
               'the button that was held');
});

test('or has gone on, if that was chosen: it catches up and hears hands '
     + 'meanwhile', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.page.click('#settings summary');
    await desk.page.selectOption('#hidden-tab', 'go on');
    await hide(desk, true);
    await sleep_for(desk, 3600000);
    await hide(desk, false);
    await desk.click('SW0');
    await desk.until(() => view.status.tick >= 3600000
        && view.behind_ms < 1000);
    await desk.click('BTN3');
    await desk.reads('AN', '_0-0');
    await desk.reload();
    must_equal(await desk.page.inputValue('#hidden-tab'), 'go on', 'chosen');
    must((await desk.status()).tick >= 3600000, 'the hour is kept');
});

test('minds go on in a hidden tab, one slice at a time', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.page.click('#settings summary');
    await desk.page.selectOption('#hidden-tab', 'go on');
    for (const seat of [0, 1])
        await desk.page.locator('#seats select').nth(seat)
            .selectOption('consistent');
    await hide(desk, true);
    await sleep_for(desk, 20000);
    await desk.until(() => view.status.events > 20);
    await hide(desk, false);
    await desk.until(() => view.behind_ms < 1000);
});

// Stores

// Storage as somebody else may have left it, a variant for each key.
const garbage = ['', '{', 'null', '[]', '5', '"x"', '\u0000\u0001',
                 '{"seats":5,"generation":"x"}', '{"generation":1e99}',
                 '{"title":{},"date":"never","seats":[{},[]]}',
                 'boardwalk 1\nopen nothing:x#1\n',
                 'boardwalk 1\nopen duel:basys2#1\n@5 press NOTHING\n',
                 'boardwalk 1\nopen duel:basys2#1\n@9999999999999999\n',
                 '99999999999999 99999999999999', '-1 -1', '7 3',
                 '\ud800', 'x'.repeat(100000)];

test('a kept game in which anything at all was overwritten neither stops '
     + 'the page nor the one after it', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    await desk.halt();
    const keys = await desk.look(() => Object.keys(localStorage).sort());

    must(keys.length >= 4, keys.join());
    const kept = await desk.look(() => ({ ...localStorage }));
    let count = 0;

    for (const key of keys)
        for (let i = 0; i < 8; i++) {
            const value = garbage[count++ % garbage.length];

            await desk.reload_with(kept, key, value);
            must(await desk.look(() => by_id('trouble').hidden),
                 `${key} = ${value.slice(0, 40)}`);
        }
    must(count >= 30, `${count} variants`);
    await desk.click('BTN3');
}, { is_long: true });

test('a kept game that cannot be read stays among the games, with its words',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    const kept = await desk.look(() => ({ ...localStorage }));
    const key = Object.keys(kept).find((one) => /\/text\//.test(one));

    await desk.reload_with(kept, key, 'boardwalk 1\nopen nothing:x#1\n');
    await desk.says(/cannot be read.*nothing/);
    await desk.page.click('#games');
    await desk.page.locator('#games-list li', { hasText: 'cannot be read' })
        .waitFor();
    const { text } = await desk.downloaded(() => desk.page.locator(
        '#games-list li', { hasText: 'cannot be read' })
        .getByRole('button', { name: /^Save/ }).click());

    must(text.includes('nothing:x'), text);
    await desk.page.locator('#games-list li', { hasText: 'cannot be read' })
        .getByRole('button', { name: /^Delete: / }).click();
    await desk.page.getByRole('button', { name: /^Keep it/ }).click();
    await desk.page.locator('#games-list li', { hasText: 'cannot be read' })
        .getByRole('button', { name: /^Delete: / }).click();
    await desk.page.getByRole('button', { name: /^Delete for good/ }).click();
    await desk.until(() => by_id('games-list').children.length === 0);
});

test('without storage it plays, and says that nothing is kept',
     async (desk) => {
    const is_told = () => desk.until(() => !by_id('unkept').hidden
        && /keeps nothing/.test(by_id('unkept-words').textContent)
        && by_id('make-room').hidden);

    await desk.open();
    await is_told();
    await desk.click('BTN3');
    await desk.reads('AN', '_0-0');
    await is_told();
    await desk.page.click('#games');
    await desk.page.locator('#games-list li').waitFor();
}, { before: () => {
    for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get() {
            throw new DOMException('denied', 'SecurityError');
        } });
} });

// The machine itself

test('a worker that was killed is told of and started again, with the same '
     + 'game', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    await desk.reads('AN', '_0-0');
    const { events } = await desk.status();

    await desk.look(() => view.worker.terminate());
    await desk.until(() => !by_id('trouble').hidden
        && /stopped.*kept/.test(by_id('trouble-words').textContent));
    await desk.reload();
    must((await desk.status()).events >= events, 'events are lost');
    await desk.look(() => view.worker.postMessage({ op: 'nonsense' }));
    await desk.until(() => /stopped/.test(by_id('trouble-words')
        .textContent));
    await desk.page.click('#restart');
    await desk.until((least) => view.worker && view.is_ready
        && by_id('trouble').hidden && by_id('veil').textContent === ''
        && view.status.events >= least, events);
    await desk.click('SW0');
});

test('a worker that ends without a word is noticed, however busy the '
     + 'computer is', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    const { events } = await desk.status();

    desk.page.workers()[0].evaluate(() => self.close()).catch(() => {});
    await desk.until(() => !by_id('trouble').hidden
        && /stopped without a message.*kept/.test(by_id('trouble-words')
            .textContent));
    await desk.page.click('#restart');
    await desk.until((least) => view.worker && view.is_ready
        && by_id('veil').textContent === ''
        && view.status.events >= least, events);
    await desk.click('SW0');
});

test('without locks a worker that ended is told of by its silence',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    desk.page.workers()[0].evaluate(() => self.close()).catch(() => {});
    await desk.until(() => /^no answer for \d+ s$/.test(
        by_id('state').textContent));
    await desk.look(() => { beat.asked_ms -= LOST_MS; });
    await desk.until(() => /does not answer.*kept/.test(
        by_id('trouble-words').textContent));
    await desk.page.click('#restart');
    await desk.until(() => view.worker && view.is_ready
        && by_id('veil').textContent === '');
    await desk.click('SW0');
}, { before: () => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
} });

test('a worker that does not answer is told of with the seconds, and given '
     + 'up after a minute', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    desk.page.workers()[0].evaluate(() => { for (;;); }).catch(() => {});
    await desk.until(() => /^no answer for \d+ s$/.test(
        by_id('state').textContent));
    await desk.look(() => { beat.asked_ms -= LOST_MS; });
    await desk.until(() => /does not answer.*kept/.test(
        by_id('trouble-words').textContent));
    await desk.page.click('#restart');
    await desk.until(() => view.worker && view.is_ready
        && by_id('veil').textContent === '');
    await desk.click('SW0');
}, { is_long: true });

test('a machine that cannot be loaded is told of, and tried again',
     async (desk) => {
    desk.forgive(/404/);
    await desk.page.route('**/boardwalk.wasm', (route) =>
        route.fulfill({ status: 404, body: 'no' }));
    await desk.page.goto(process.env.PAGE_URL);
    await desk.until(() => /could not be loaded.*404/.test(
        by_id('trouble-words').textContent));
    await desk.page.unroute('**/boardwalk.wasm');
    await desk.page.click('#restart');
    await desk.come_in();
    await desk.click('BTN3');
});

test('a browser without audio says so once, and plays', async (desk) => {
    await desk.begin('go:de1soc#1');
    await desk.key('Enter');
    await desk.says(/plays no sound/);
    await desk.key('Enter');
    await desk.reads('VGA', /^Black to move/);
}, { before: () => { delete window.AudioContext; } });
