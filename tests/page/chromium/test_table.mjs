// test_table.mjs - the table: a game of Go played to its end by a mouse, by a
// finger, by keys and by what a screen reader finds; the words below it, the
// moves beside it, and what is taken back.
import { test, must, must_equal } from './tap.mjs';

const upright = { viewport: { width: 390, height: 844 }, hasTouch: true,
                  isMobile: true, deviceScaleFactor: 3 };
const keys_of_go = ['LEFT', 'RIGHT', 'UP', 'DOWN', 'ENTER', 'SPACE', 'ESC'];

const now_says = (desk, pattern) => desk.until((words) => new RegExp(words)
    .test(by_id('say-now').textContent), pattern.source);

// A person against random, fast, with the table that the page has chosen.
async function begin_go(desk, seat = 'random') {
    await desk.begin('go:de1soc#1');
    await now_says(desk, /Start a game/);
    if (seat !== 'human') {
        await desk.look((who) => ask_worker('seat', { seat: 1, who }), seat);
        await desk.until((who) => view.status.seats[1] === who, seat);
    }
    for (let i = 0; i < 3; i++)
        await desk.look(() => ask_worker('speed', { by: 1 }));
}

// One more move of ours has been made, or the game is over.
const moves_made = (desk) => desk.look(() => document.querySelectorAll(
    '#moves li').length);

async function my_turn(desk) {
    await now_says(desk, /^Your turn|wins by/);
    await desk.until(() => /wins by/.test(by_id('say-now').textContent)
        || !document.querySelector('.thing[aria-label="Pass"]')
            || document.querySelector('.thing[aria-label="Pass"]')
                .getAttribute('aria-disabled') === 'false');
    return !/wins by/.test(await desk.look(() =>
        by_id('say-now').textContent));
}

// Three stones, and then passes until the other one passes, too. A hand is a
// way to touch the thing of that name.
async function play_go(desk, hand) {
    const free = ['E5', 'C3', 'G7', 'C7', 'G3', 'E3', 'E7', 'D4'];
    let stones = 0;

    await hand('Start a game');
    for (let turn = 0; turn < 120 && await my_turn(desk); turn++) {
        const before = await moves_made(desk);
        const empty = stones < 3 ? await desk.look((names) =>
            names.find((name) => document.querySelector(
                `.thing[aria-label="${name}, empty"]`)), free) : null;

        stones += empty ? 1 : 0;
        await hand(empty ? `${empty}, empty` : 'Pass');
        await desk.until((count) => document.querySelectorAll(
            '#moves li').length > count
            || /wins by/.test(by_id('say-now').textContent), before);
    }
    await now_says(desk, /wins by/);
    must(stones === 3, `${stones} stones`);
    await must_have_used_keys(desk);
}

// Nothing was done that a finger on the keyboard could not do.
async function must_have_used_keys(desk) {
    const { text } = await desk.downloaded(() => desk.look(() =>
        ask_worker('journal', { why: 'save' })));
    const events = [...text.matchAll(/^@\d+ (.*)$/gm)].map((one) => one[1]);
    const odd = events.filter((words) => !/^(press|release) /.test(words)
        || !keys_of_go.includes(words.split(' ')[1]));

    must(events.length > 20, `only ${events.length} events`);
    must_equal(odd, [], 'events that are no presses of keys');
}

test('table: a game of Go against random, to its end, by the mouse alone',
     async (desk) => {
    await begin_go(desk);
    await play_go(desk, async (name) => {
        const box = await desk.page.locator(
            `.thing[aria-label^="${name}"]`).first().boundingBox();

        await desk.page.mouse.click(box.x + box.width / 2,
                                    box.y + box.height / 2);
    });
}, { is_long: true });

test('table: a game of Go against random, to its end, by a finger on a '
     + 'telephone', async (desk) => {
    await begin_go(desk);
    must_equal(await desk.look(() => document.body.dataset.view), 'table',
               'what is shown first');
    const small = await desk.look(() => [...document.querySelectorAll(
        'button.thing')].map((one) => one.getBoundingClientRect())
        .filter((box) => box.width < 44 || box.height < 44).length);

    must_equal(small, 0, 'things smaller than a finger');
    await play_go(desk, (name) => desk.page.locator(
        `.thing[aria-label^="${name}"]`).first().tap());
    must(await desk.look(() => document.documentElement.scrollWidth)
         <= 390, 'it is wider than the screen');
}, { ...upright, is_long: true });

// From the board's first stop, by arrows; other things by Tab.
async function walk_to(desk, name) {
    const label = () => desk.look(() => document.activeElement.getAttribute(
        'aria-label') || document.activeElement.textContent);
    const point = /^([A-J])(\d), /.exec(name);

    for (let i = 0; i < 60; i++) {
        const at = await label();
        const here = /^([A-J])(\d), /.exec(at);

        if (at === name)
            return;
        if (!point || !here)
            await desk.page.keyboard.press('Tab');
        else if (here[1] !== point[1])
            await desk.page.keyboard.press(here[1] < point[1] ? 'ArrowRight'
                                                              : 'ArrowLeft');
        else
            await desk.page.keyboard.press(here[2] < point[2] ? 'ArrowUp'
                                                              : 'ArrowDown');
    }
    throw new Error(`no key leads to ${name}, but to ${await label()}`);
}

test('table: a game of Go against random, to its end, by keys alone',
     async (desk) => {
    let count = 0;

    await begin_go(desk);
    await play_go(desk, async (name) => {
        await desk.look(() => document.activeElement.closest('#things')
            ? 0 : by_id('things').focus());
        await walk_to(desk, name);
        must(await desk.look(() => {
            const { outlineStyle, outlineWidth } = getComputedStyle(
                document.activeElement);

            return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        }), 'the focus is not seen');
        await desk.page.keyboard.press(count++ % 2 ? 'Space' : 'Enter');
    });
}, { is_long: true });

// By roles and names; a press without any pointer, as a screen reader's.
test('table: a game of Go against random, to its end, through the '
     + 'accessibility tree alone', async (desk) => {
    await begin_go(desk);
    await play_go(desk, async (name) => {
        const board = desk.page.getByRole('grid', { name: 'Board' });
        const place = /, /.test(name)
            ? board.getByRole('gridcell').getByRole('button', { name })
            : desk.page.getByRole('button', { name, exact: true });

        must_equal(await place.count(), 1, `things called ${name}`);
        await place.dispatchEvent('click');
    });
    const rows = desk.page.getByRole('grid').getByRole('row');

    must_equal(await rows.count(), 9, 'rows');
    must(await desk.page.getByRole('grid').getByRole('button',
        { name: /, Black/ }).count() >= 1, 'no stone is told of');
}, { is_long: true });
