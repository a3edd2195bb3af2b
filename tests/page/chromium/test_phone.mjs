// test_phone.mjs - a telephone in a hand: upright, on its side, two fingers.
import { test, must, must_equal } from './tap.mjs';

const upright = { viewport: { width: 390, height: 844 }, hasTouch: true,
                  isMobile: true, deviceScaleFactor: 3 };
const on_its_side = { ...upright, viewport: { width: 844, height: 390 } };
const machines = ['duel:basys2#1', 'pegs:nexys3#1', 'checkers:tinychip#1',
                  'poker:basys3#1', 'go:de1soc#1'];

async function must_fit(desk, words) {
    const wide = await desk.look(() => {
        scrollTo(50, 0);
        return [document.documentElement.scrollWidth, innerWidth, scrollX];
    });

    must(wide[0] <= wide[1] && wide[2] === 0, `${words}: ${wide}`);
}

// What fingers need, but for rows of sixteen and of ten switches, which are as
// wide as they can be.
async function must_be_large(desk, id) {
    const small = await desk.look(() => [...document.querySelectorAll(
        '.part.button, .part.switch, #panel button')]
        .filter((element) => element.offsetParent)
        .map((element) => ({
            name: element.dataset.name || element.id,
            least: element.classList.contains('switch') ? 34 : 43,
            width: Math.round(element.getBoundingClientRect().width),
            height: Math.round(element.getBoundingClientRect().height) }))
        .filter((one) => one.width < one.least || one.height < one.least));

    must_equal(small, [], `too small on ${id}`);
}

test('every machine fits on a telephone held upright, and can be worked',
     async (desk) => {
    for (const id of machines) {
        await desk.begin(id);
        await must_fit(desk, id);
        await desk.until(() => by_id('stage').clientHeight >= parseInt(
            by_id('stage').style.getPropertyValue('--touch-height'), 10));
        await desk.settle();
        await must_be_large(desk, id);
        const name = await desk.look(() => view.parts.find((part) =>
            part.kind === 'switch').name);

        await desk.part(name).tap();
        await desk.until(() => view.status.events > 0);
    }
    for (const button of ['new', 'games', 'help', 'link']) {
        await desk.page.tap(`#${button}`);
        await desk.page.locator('dialog[open]').waitFor();
        await must_fit(desk, button);
        const box = await desk.page.locator('dialog[open]').boundingBox();

        must(box.x >= 0 && box.x + box.width <= 390, `${button} sticks out`);
        await desk.page.locator('dialog[open] [data-close]').first().tap();
    }
}, { ...upright, is_long: true, before: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
} });

test('a telephone on its side has the board beside the controls',
     async (desk) => {
    for (const id of ['poker:basys3#1', 'go:de1soc#1']) {
        await desk.begin(id);
        await must_fit(desk, id);
        must(await desk.look(() => by_id('board').getBoundingClientRect()
            .height) <= 390, 'the board is too high');
    }
    await desk.page.tap('#fold');
    await desk.until(() => by_id('stage').clientWidth === innerWidth
        && by_id('board').width === 3 * innerWidth);
    await desk.page.tap('#unfold');
    await desk.part('ENTER').tap();
    await desk.reads('VGA', /^menu/);
}, on_its_side);

// Two fingers at once

async function middle(desk, name) {
    await desk.part(name).scrollIntoViewIfNeeded();
    const box = await desk.part(name).boundingBox();

    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('two fingers hold two buttons, and each comes up by itself',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    const client = await desk.context.newCDPSession(desk.page);
    const one = { ...await middle(desk, 'BTN3'), id: 1 };
    const two = { ...await middle(desk, 'BTN0'), id: 2 };
    const touch = (type, ...touchPoints) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const pressed = (a, b) => desk.until((wanted) => ['BTN3', 'BTN0'].map(
        (name) => document.querySelector(`.part[data-name=${name}]`)
            .getAttribute('aria-pressed')).join() === wanted, `${a},${b}`);

    await desk.look(() => {             // however slow this is, none rests
        const later = setTimeout;

        globalThis.setTimeout = (call, ms) =>
            ms === LATCH_MS ? 0 : later(call, ms);
    });
    await touch('touchStart', one);
    await touch('touchStart', one, two);
    await pressed(true, true);
    await touch('touchEnd', one);
    await pressed(false, true);
    await touch('touchEnd');
    await pressed(false, false);
    const { text } = await desk.downloaded(() => desk.page.tap('#save'));
    const lines = [...text.matchAll(/^@\d+ (.*)$/gm)].map((one) => one[1]);

    must_equal(lines, ['press BTN3', 'press BTN0', 'release BTN3',
                       'release BTN0'], 'the journal');
}, upright);

test('a finger that rests latches a button, and another tap lets it go',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    const client = await desk.context.newCDPSession(desk.page);
    const at = await middle(desk, 'BTN3');
    const rest = async () => {
        const label = await desk.part('BTN3').getAttribute('aria-label');

        await client.send('Input.dispatchTouchEvent',
                          { type: 'touchStart', touchPoints: [at] });
        await desk.until((before) => document.querySelector(
            '.part[data-name=BTN3]').getAttribute('aria-label') !== before,
                         label);
        await client.send('Input.dispatchTouchEvent',
                          { type: 'touchEnd', touchPoints: [] });
    };

    await rest();
    await desk.settle();
    must_equal(await desk.part('BTN3').getAttribute('aria-pressed'), 'true',
               'latched');
    await rest();
    await desk.rest();
}, upright);

test('a tap on a square of the array is one on the glass there',
     async (desk) => {
    await desk.begin('checkers:tinychip#1');
    const at = await desk.look(() => {
        const part = view.parts.find((one) => one.kind === 'matrix');
        const canvas = by_id('board'), box = canvas.getBoundingClientRect();
        const scale = box.width / canvas.width;

        return [box.left + (part.x + part.width * 5 / 16) * scale,
                box.top + (part.y + part.height * 11 / 16) * scale];
    });

    await desk.page.touchscreen.tap(...at);             // c3
    await desk.until(() => view.inputs && ['ROW1', 'COL1'].every((name) =>
        document.querySelector(`.part[data-name=${name}]`)
            .getAttribute('aria-checked') === 'true'));
}, upright);

test('a telephone has the way to all games in sight, and it is wide enough',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    const box = await desk.page.locator('#way-home').boundingBox();

    must(box.width >= 44 && box.height >= 44, `${box.width}x${box.height}`);
    must(box.y >= 0 && box.y + box.height <= 844, `at ${box.y}`);
    await desk.page.locator('#way-home').tap();
    await desk.until(() => view.is_lobby);
}, { ...upright, table: true });
