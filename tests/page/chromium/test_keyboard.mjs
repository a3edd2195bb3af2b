// test_keyboard.mjs - no mouse at all.
import { test, must, must_equal } from './tap.mjs';

const focused = (desk) => desk.look(() => {
    const element = document.activeElement;

    return element.id || element.dataset.name || element.value
        || element.className || element.tagName;
});

// Tab until it is there; once round is enough.
async function tab_to(desk, wanted, key = 'Tab') {
    for (let i = 0; i < 60; i++) {
        if (await focused(desk) === wanted)
            return;
        await desk.page.keyboard.press(key);
    }
    throw new Error(`Tab never comes to ${wanted}`);
}

// Whoever cannot see where he is cannot go on.
async function is_seen(desk) {
    return desk.look(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(
            document.activeElement);

        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
}

// Wherever in the dialog it stands, before or after.
async function tab_to_field(desk, selector) {
    for (let i = 0; i < 40; i++) {
        if (await desk.look((what) => document.activeElement.matches(what),
                            selector))
            return;
        await desk.page.keyboard.press('Tab');
    }
    throw new Error(`${selector} is not reached`);
}

test('a new game with an option is begun, played and saved by keys alone',
     async (desk) => {
    await desk.open();
    await tab_to(desk, 'new');
    must(await is_seen(desk), 'the focus is not seen');
    await desk.page.keyboard.press('Enter');
    await desk.page.locator('#new-dialog').waitFor();
    must_equal(await focused(desk), 'duel:basys2', 'the focus');
    for (let i = 0; i < 3; i++)
        await desk.page.keyboard.press('ArrowDown');
    must_equal(await focused(desk), 'poker:basys3', 'the machine');
    await tab_to_field(desk, 'summary');
    await desk.page.keyboard.press('Enter');            // More
    await tab_to_field(desk, '[data-option="cards"]');
    await desk.page.keyboard.press('ArrowDown');        // cards=5
    await tab_to_field(desk, '[data-option="chips"]');
    await desk.page.keyboard.type('1000');
    await desk.page.keyboard.press('Enter');
    await desk.until(() => /^poker:basys3#\d+ /.test(view.status.id));
    const { id } = await desk.status();

    must(/ cards=5( |$)/.test(id) && / chips=1000( |$)/.test(id), id);
    await desk.is_there();
    await desk.reads('AN', '0000');
    must(!await desk.look(() => document.querySelector('dialog[open]')),
         'a dialog is open');
    await desk.key('Enter', '5');
    const { text } = await desk.downloaded(() =>
        desk.page.keyboard.press('w'));

    must(/ press BTNC\n[^]* set SW5 1\n/.test(text), text);
});

test('everything is reached by Tab, is seen when it is, and Tab comes round',
     async (desk) => {
    const ids = ['BTN3', 'BTN0', 'SW7', 'SW0', 'rewind', 'back', 'pause',
                 'on', 'slower', 'faster', 'new', 'games', 'hint', 'power',
                 'save', 'open', 'link', 'help', 'fold', 'skip'];
    const seen = new Set(), unseen = [];

    await desk.begin('duel:basys2#1');
    for (let i = 0; i < 60; i++) {
        await desk.page.keyboard.press('Tab');
        const name = await focused(desk);

        if (seen.has(name) && name === 'skip')
            break;
        seen.add(name);
        if (name !== 'BODY' && !await is_seen(desk))
            unseen.push(name);
    }
    must_equal(ids.filter((id) => !seen.has(id)), [], 'never reached');
    must_equal(unseen, [], 'without a mark');
});

test('a part that has the focus is worked by Enter and Space, held and '
     + 'latched', async (desk) => {
    const is = (name, state, value) => desk.until(([part, key, level]) =>
        document.querySelector(`.part[data-name=${part}]`)
            .getAttribute(key) === level, [name, state, value]);

    await desk.begin('duel:basys2#1');
    await tab_to(desk, 'BTN3');
    await desk.page.keyboard.down('Enter');
    await is('BTN3', 'aria-pressed', 'true');
    await desk.reads('AN', '_0-0');
    await is('BTN3', 'aria-pressed', 'true');
    await desk.page.keyboard.up('Enter');
    await is('BTN3', 'aria-pressed', 'false');
    await desk.page.keyboard.press('Shift+Enter');
    await desk.until(() => /latched/.test(document.querySelector(
        '.part[data-name=BTN3]').getAttribute('aria-label')));
    await desk.page.keyboard.press('Shift+Enter');
    await is('BTN3', 'aria-pressed', 'false');
    await tab_to(desk, 'SW0');
    await desk.page.keyboard.press('Space');
    await is('SW0', 'aria-checked', 'true');
    await desk.page.keyboard.press('Enter');
    await is('SW0', 'aria-checked', 'false');
});

test('time is worked by keys: pause, steps, seconds, start and end, speed',
     async (desk) => {
    const tick_is = (tick) => desk.until((wanted) =>
        view.status.tick === wanted, tick);

    await desk.begin('duel:basys2#1');
    await desk.until(() => view.status.tick > 1100);
    await desk.page.keyboard.press('Space');
    await desk.until(() => view.status.paused);
    await desk.settle();
    const { tick } = await desk.status();

    await desk.page.keyboard.press(',');
    await desk.page.keyboard.press(',');
    await tick_is(tick - 2);
    await desk.page.keyboard.press('.');
    await tick_is(tick - 1);
    await desk.page.keyboard.press('<');
    await tick_is(tick - 1001);
    await desk.page.keyboard.press('Home');
    await tick_is(0);
    await desk.page.keyboard.press('End');
    await tick_is(tick);
    await desk.page.keyboard.press(']');
    await desk.until(() => by_id('speed').textContent === '2x');
    await desk.page.keyboard.press('[');
    await desk.page.keyboard.press('Space');
    await desk.until((least) => view.status.tick > least, tick);
});

test('letters in a dialog are letters, and Escape leads back to the board',
     async (desk) => {
    await desk.begin('checkers:tinychip#1');
    await desk.page.keyboard.press('m');
    await desk.page.locator('#ask-dialog').waitFor();
    await desk.page.keyboard.type('rrcd 123');
    must_equal(await desk.page.inputValue('#ask-text'), 'rrcd 123', 'text');
    await desk.page.keyboard.press('Escape');
    await desk.settle();
    must_equal((await desk.status()).events, 0, 'events');
    await desk.page.keyboard.press('F1');
    await desk.page.locator('#help-dialog').waitFor();
    await desk.page.keyboard.press('Escape');
    await desk.page.locator('#seats select').first().focus();
    await desk.page.keyboard.press('e');        // Easy, and no ENTER
    await desk.until(() => view.status.seats[0] === 'random');
    await desk.page.keyboard.press('Escape');
    await desk.page.keyboard.press('d');
    await desk.reads('ARRAY', /^[./]+$/);
    const { text } = await desk.downloaded(() => desk.page.click('#save'));

    must(!text.includes('RESET'), text);
});

test('? tells the keys for as long as it is held', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.halt();
    const plain = await desk.picture();

    await desk.page.keyboard.down('?');
    await desk.until(() => performance.now() - question_key.since_ms > 500);
    await desk.settle();
    must((await desk.picture()).hash !== plain.hash, 'nothing is shown');
    await desk.page.keyboard.up('?');
    await desk.settle();
    must_equal(await desk.picture(), plain, 'the board without keys');
    must(!await desk.look(() => document.querySelector('dialog[open]')),
         'a dialog is open');
    do                                  // a slow press does not ask for help
        await desk.page.keyboard.press('?');
    while (!await desk.page.locator('#help-dialog').isVisible());
});

// As fast as a person's finger, and faster; each is down for a while.
for (const [down_ms, up_ms] of [[10, 10], [33, 33], [60, 26], [80, 6]])
    test(`ten presses of a key are ten presses: ${down_ms} ms down, `
         + `${up_ms} ms up`, async (desk) => {
        await desk.begin('pegs:nexys3#1');
        for (let i = 0; i < 10; i++) {
            await desk.page.keyboard.press('ArrowUp', { delay: down_ms });
            await desk.page.waitForTimeout(up_ms);
        }
        await desk.until(() => view.status.events === 20);
        await desk.reads('RGB', 'GKKK');
    });

test('fast presses of the keyboard on the desk all arrive, also when the page '
     + 'has dozed', async (desk) => {
    await desk.begin('go:de1soc#1');
    await desk.key('Enter');
    await desk.reads('VGA', /^menu/);
    await desk.key('Enter');
    await desk.reads('VGA', /cursor E5/);
    // To the edge each time: on a busy computer a key may be down for so long
    // that it repeats, and at the edge that changes nothing.
    for (const [key, to, presses] of [['ArrowLeft', 'A5', 4],
                                      ['ArrowUp', 'A9', 4],
                                      ['ArrowRight', 'J9', 8]]) {
        await desk.until(() => beat.doze_ms > 0);
        for (let i = 0; i < presses; i++) {
            await desk.page.keyboard.press(key, { delay: 33 });
            await desk.page.waitForTimeout(33);
        }
        await desk.reads('VGA', new RegExp(`cursor ${to}`));
    }
});

// A frame of the browser in which nothing is new is half of what rest costs.
test('a page at rest asks for no frame of the browser', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.until(() => beat.doze_ms > 0);
    const asked = await desk.look(() => new Promise((resolve) => {
        const request = globalThis.requestAnimationFrame;
        const begun = beat.asked_ms;
        let count = 0, looks = 0, last = begun;

        globalThis.requestAnimationFrame = (call) => {
            count++;
            return request(call);
        };
        const wait = setInterval(() => {
            looks += beat.asked_ms !== last;
            last = beat.asked_ms;
            if (looks < 4)
                return;
            clearInterval(wait);
            globalThis.requestAnimationFrame = request;
            resolve(count);
        }, 10);
    }));

    must_equal(asked, 0, 'frames asked for');
});
