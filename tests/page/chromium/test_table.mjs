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
}, { is_long: true, table: true });

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
}, { ...upright, is_long: true, table: true });

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
}, { is_long: true, table: true });

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
}, { is_long: true, table: true });

// Words, moves, taking back

async function place(desk, name) {
    const before = await moves_made(desk);

    await my_turn(desk);
    await desk.page.locator(`.thing[aria-label="${name}, empty"]`).click();
    await desk.until((count) => document.querySelectorAll('#moves li').length
        > count, before);
}

const stone_at = (desk, name) => desk.look((point) => [
    ...document.querySelectorAll('.thing')].map((one) =>
    one.getAttribute('aria-label') || '').find((label) =>
    label.startsWith(`${point}, `)), name);

test('table: a line tells what now and what happened last, refusals as well, '
     + 'and never moves', async (desk) => {
    const place_of = () => desk.look(() => {
        const box = by_id('say').getBoundingClientRect();

        return [box.top, box.height, by_id('sheet').offsetTop].map(Math.round);
    });

    await begin_go(desk, 'human');
    const at = await place_of();

    must_equal(await desk.look(() => by_id('say').getAttribute('aria-live')),
               'polite', 'the line');
    must(!await desk.page.getByText('Hold ? to see').isVisible(),
         'the old notice is there');
    await desk.page.locator('.thing[aria-label="Start a game"]').click();
    await now_says(desk, /^Your turn, Black/);
    await place(desk, 'E5');
    await desk.until(() => /^Black played E5/.test(
        by_id('say-last').textContent));
    await my_turn(desk);
    await desk.page.locator('.thing[aria-label^="E5, Black"]').click();
    await desk.until(() => by_id('say-last').textContent
        === 'There is a stone already.');
    must_equal(await place_of(), at, 'where the line stands');
    await desk.until(() => /^Black played E5/.test(
        by_id('say-last').textContent));
    must_equal(await place_of(), at, 'where the line stands');
}, { table: true });

test('table: a move of the list leads back to it, taking back to before the '
     + 'last own one, and another move goes on from there', async (desk) => {
    await begin_go(desk, 'human');
    await desk.page.locator('.thing[aria-label="Start a game"]').click();
    for (const name of ['E5', 'C3', 'G7'])
        await place(desk, name);
    must_equal(await desk.page.locator('#moves button').allTextContents(),
               ['1AE5', '2bC3', '3AG7'], 'moves');
    await desk.page.getByRole('button', { name: 'Go to move 1, A: E5' })
        .click();
    await desk.until(() => view.status.rewound);
    await desk.until(() => document.querySelector(
        '.thing[aria-label^="C3, empty"]'));
    must_equal(await desk.page.locator('#moves li').count(), 3, 'moves');
    must_equal(await desk.page.locator('#moves .is-later').count(), 2,
               'later moves');
    await desk.page.keyboard.press('End');
    await desk.until(() => !view.status.rewound && document.querySelector(
        '.thing[aria-label^="G7, Black"]'));
    await desk.page.click('#take-back');
    await desk.until(() => view.status.rewound && view.status.paused
        && document.querySelector('.thing[aria-label="G7, empty"]'));
    must(/^C3, White/.test(await stone_at(desk, 'C3')), 'too far back');
    await desk.page.locator('.thing[aria-label="D4, empty"]').click();
    await desk.until(() => !view.status.rewound && !view.status.paused
        && document.querySelector('.thing[aria-label^="D4, Black"]'));
    must_equal(await desk.page.locator('#moves button').allTextContents(),
               ['1AE5', '2bC3', '3AD4'], 'moves after that');
    must_equal(await stone_at(desk, 'G7'), 'G7, empty', 'the old move');
    for (let i = 0; i < 3; i++) {
        await desk.page.click('#take-back');
        await desk.until((count) => document.querySelectorAll(
            '#moves li:not(.is-later)').length === count, 2 - i);
    }
    await desk.until(() => /^Your turn, Black/.test(
        by_id('say-now').textContent));
    await desk.page.click('#take-back', { force: true });
    await desk.until(() => /no move of yours/.test(
        by_id('say-last').textContent));
}, { table: true });

test('table: it is there after a reload, with its moves, and so is what is '
     + 'shown', async (desk) => {
    await begin_go(desk, 'human');
    await desk.page.locator('.thing[aria-label="Start a game"]').click();
    await place(desk, 'E5');
    await place(desk, 'C3');
    await desk.page.getByRole('radio', { name: 'Table' }).click();
    must(!await desk.page.locator('#stage').isVisible(), 'the board is seen');
    await desk.reload();
    await now_says(desk, /^Your turn, Black/);
    must_equal(await desk.look(() => document.body.dataset.view), 'table',
               'what is shown');
    must(/^C3, White/.test(await stone_at(desk, 'C3')), 'the stone');
    must_equal(await desk.page.locator('#moves li').count(), 2, 'moves');
    await desk.page.keyboard.press('Tab');      // and keys choose, too
    await desk.page.getByRole('radio', { name: 'Table' }).focus();
    await desk.page.keyboard.press('ArrowLeft');
    await desk.until(() => document.body.dataset.view === 'board'
        && by_id('board').getBoundingClientRect().width > 100);
    must(!await desk.page.locator('#table-area').isVisible(), 'the table');
    await desk.page.keyboard.press('Escape');
    await desk.key('ArrowUp');
}, { table: true });

test('table: a page on which nothing happens dozes, time goes on, and a key '
     + 'wakes it at once', async (desk) => {
    await begin_go(desk, 'human');
    for (let i = 0; i < 3; i++)
        await desk.look(() => ask_worker('speed', { by: -1 }));
    await desk.until(() => view.status.speed === '1x');
    await desk.until(() => beat.doze_ms === 500);
    const { asked, ticks } = await desk.look(() => new Promise((resolve) => {
        const from = { ms: performance.now(), tick: view.status.tick };
        let count = 0;
        const listen = (event) => {
            count += event.data.is_answer ? 1 : 0;
            if (performance.now() - from.ms < 4000)
                return;
            view.worker.removeEventListener('message', listen);
            setTimeout(resolve, 0, { asked: count, ticks: (view.status.tick
                - from.tick) / (performance.now() - from.ms) });
        };

        view.worker.addEventListener('message', listen);
    }));

    must(asked <= 10, `${asked} frames in 4 s`);
    must(ticks > 31.25 * 0.6 && ticks < 31.25 * 1.3,
         `${ticks} ticks in a millisecond`);
    await desk.page.keyboard.press('Enter');
    await desk.until(() => beat.doze_ms === 0);
    await desk.reads('VGA', /^menu/);
}, { table: true });

// Things that no Go board has, laid by hand: pieces, a card, a slider.

// In the page: a small table, with every order to the worker noted.
function lay_things() {
    const spots = Array.from({ length: 9 }, (_, i) => ({
        kind: 3, piece: i < 3 ? 9 : 5, marks: i === 1 ? 2 : 0,
        x: 80 + i % 3 * 160, y: 80 + Math.floor(i / 3) * 160, width: 160,
        height: 160, touch: i === 8 ? 0 : 20 + i, words: `square ${i}` }));
    const at = (kind, x, y, touch, words, more) => ({ kind, piece: 0,
        marks: 0, x, y, width: 200, height: 100, touch, words, ...more });

    globalThis.orders = [];
    view.worker.postMessage = (message) => {
        if (message.op === 'touch_table')
            orders.push([message.touch, message.value]);
    };
    take_table({ lies: JSON.stringify({ is_there: true, is_open: true,
        seat: 0, things: [...spots,
            at(1, 10, 600, 0, 'The pot has 20'),
            at(4, 300, 600, 0, 'Queen of hearts'),
            at(4, 550, 600, 31, 'Ten of clubs'),
            at(5, 10, 750, 32, 'Bet', { value: 5, least: 0, most: 50 }),
            at(2, 10, 880, 33, 'Check'),
            at(2, 300, 880, 34, 'Red peg', { piece: 15 })] }) });
}

test('table: pieces are dragged, cards and labels read, sliders slid',
     async (desk) => {
    const orders = () => desk.look(() => globalThis.orders.splice(0));
    const middle = async (name) => {
        const box = await desk.page.getByRole('button', { name }).boundingBox();

        return [box.x + box.width / 2, box.y + box.height / 2];
    };

    await begin_go(desk, 'human');
    await desk.look(lay_things);
    must_equal(await desk.page.getByRole('grid').getByRole('row').count(), 3,
               'rows');
    must_equal(await desk.page.getByRole('grid').getByRole('button').count(),
               9, 'squares');
    await desk.page.mouse.move(...await middle('square 0'));
    await desk.page.mouse.down();
    await desk.page.mouse.move(...await middle('square 4'), { steps: 4 });
    await desk.page.mouse.up();
    must_equal(await orders(), [[20, 0], [24, 20]], 'a drag');
    await desk.page.mouse.move(...await middle('square 3'));  // an empty one
    await desk.page.mouse.down();
    await desk.page.mouse.move(...await middle('square 4'), { steps: 4 });
    await desk.page.mouse.up();
    must_equal(await orders(), [], 'a drag of nothing');
    await desk.page.mouse.move(...await middle('Red peg'));
    await desk.page.mouse.down();
    await desk.page.mouse.move(...await middle('square 4'), { steps: 4 });
    await desk.page.mouse.up();
    must_equal(await orders(), [[24, 34]], 'a drag from a key');
    await desk.page.mouse.click(...await middle('square 8'));
    must_equal(await orders(), [], 'a touch of what is disabled');
    await desk.until(() => by_id('say-last').textContent === 'Not now.');
    must_equal(await desk.page.getByRole('button', { name: 'square 1' })
        .getAttribute('aria-pressed'), 'true', 'the chosen one');
    must_equal(await desk.page.getByRole('img', { name: 'Queen of hearts' })
        .count(), 1, 'a card');
    must(await desk.page.getByText('The pot has 20').count() === 1, 'a label');
    await desk.page.getByRole('button', { name: 'Ten of clubs' }).click();
    must_equal(await orders(), [[31, 0]], 'a card that can be touched');
    const slider = desk.page.getByRole('slider', { name: 'Bet' });

    must_equal(await slider.inputValue(), '5', 'the slider');
    await slider.focus();
    await desk.page.keyboard.press('ArrowRight');
    must_equal((await orders()).at(-1), [32, 6], 'slid by a key');
    await slider.fill('40');
    must_equal((await orders()).at(-1), [32, 40], 'slid');
}, { table: true });
