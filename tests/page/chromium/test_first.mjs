// test_first.mjs - a first game step by step, and the card at the end of one.
//
// Machines bring the steps and the ends; where none does, the page is told
// what one would say.
import { test, must, must_equal } from './tap.mjs';

const upright = { viewport: { width: 390, height: 844 }, hasTouch: true,
                  isMobile: true, deviceScaleFactor: 2 };

async function begin_go(desk) {
    await desk.begin('go:de1soc#1');
    await desk.until(() => /Start a game/.test(by_id('say-now').textContent));
    await desk.settle();
}

// A first game

// Names of machines that bring steps.
const guided_names = (desk) => desk.look(() => games_of(view.offer).filter(
    (machine) => machine.intro && machine.intro.steps).map(
    (machine) => machine.name));

// Does what the ring is around, again and again, until nothing is asked for
// any more. A ring that stays has to be touched again; without one the game
// goes on by itself.
async function follow_rings(desk, touch) {
    const steps = new Set();

    for (let i = 0; i < 120; i++) {
        const now = await desk.look(() => view.guide.step);

        if (!now)
            return steps;
        steps.add(now);
        const ringed = desk.page.locator('.thing.is-next').first();

        if (await ringed.count() && await ringed.getAttribute(
            'aria-disabled') === 'false')
            await touch(ringed).catch(() => {});
        await desk.settle();
    }
    throw new Error(`no end: ${await desk.look(() =>
        by_id('guide-words').textContent)}`);
}

for (const [how, options, touch] of [
    ['the mouse', {}, (thing) => thing.click({ timeout: 3000 })],
    ['a finger', upright, (thing) => thing.tap({ timeout: 3000 })],
    ['keys', {}, async (thing) => {
        await thing.focus();
        await thing.press('Enter');
    }]])
    test(`first game: guided to its end by ${how}, and never again`,
         async (desk) => {
        await desk.enter_lobby();
        const [name] = await guided_names(desk);

        if (!name)
            return;                     // no machine has any steps
        const play = () => desk.page.locator(
            `#lobby-cards li[data-machine="${name}"] .main`).click();

        await play();
        await desk.until(() => view.guide.step === 1);
        for (let i = 0; i < 3; i++)
            await desk.look(() => ask_worker('speed', { by: 1 }));
        const steps = await follow_rings(desk, touch);

        must(steps.size > 2, `only steps ${[...steps]}`);
        await desk.until((words) => settings.guided.split(' ')
            .includes(words), name);
        must(!await desk.page.locator('#guide').isVisible(), 'a strip');
        await desk.page.goBack();
        await desk.until(() => view.is_lobby);
        await play();
        await desk.until(() => !view.is_lobby && view.status
            && view.status.tick < 20000);
        await desk.settle();
        must_equal(await desk.look(() => view.guide.step), 0, 'a guide');
    }, { first: true, is_long: true, ...options });

test('first game: it can be skipped for good, and asked for again',
     async (desk) => {
    await desk.enter_lobby();
    const [name] = await guided_names(desk);

    if (!name)
        return;
    const card = desk.page.locator(`#lobby-cards li[data-machine="${name}"]`);

    await card.locator('.main').click();
    await desk.until(() => view.guide.step === 1);
    await desk.reload();                // in its middle: it goes on
    await desk.until(() => view.guide.step > 0);
    await desk.page.getByRole('button', { name: 'Skip' }).click();
    await desk.until(() => view.guide.step === 0);
    must(!await desk.page.locator('.is-next').count(), 'a ring');
    await desk.reload();
    await desk.settle();
    must_equal(await desk.look(() => view.guide.step), 0, 'a guide');
    await desk.page.click('#home');
    await card.getByText('First steps').click();
    await desk.until(() => view.guide.step > 0 && !view.is_lobby);
}, { first: true });

test('first game: a step is read out, its thing and its part are ringed and '
     + 'described by it', async (desk) => {
    await begin_go(desk);
    const part = await desk.look(() => view.parts.findIndex((one) =>
        one.name === 'ENTER'));

    await desk.look((number) => take_table({ guide: JSON.stringify({
        step: 2, steps: 6, words: 'press <Enter> now', touch: 1,
        part: number }), lies: JSON.stringify({ ...view.table,
        things: view.table.things.map((thing) => thing.words
            === 'Start a game' ? { ...thing, marks: 256 } : thing) }) }),
        part);
    must_equal(await desk.page.locator('#guide-words').innerText(),
               'Step 2 of 6: Press <Enter> now.', 'the words');
    must_equal(await desk.page.locator('#guide-words').getAttribute(
        'aria-live'), 'polite', 'a live region');
    const described = await desk.page.locator(
        '[aria-describedby="guide-words"]').evaluateAll((all) =>
        all.map((one) => one.dataset.name
                         || one.getAttribute('aria-label')));

    must_equal(described.sort(), ['ENTER', 'Start a game'], 'ringed');
    must(await desk.page.locator('.thing.is-next').evaluate((one) =>
        getComputedStyle(one).outlineStyle !== 'none'), 'no ring');
    await desk.look(() => take_table({ guide: JSON.stringify({ step: 0,
        steps: 0, words: '', touch: 0, part: -1 }),
        lies: JSON.stringify({ ...view.table, things: view.table.things.map(
            (thing) => ({ ...thing, marks: 0 })) }) }));
    must_equal(await desk.page.locator('.is-next, [aria-describedby='
        + '"guide-words"]').count(), 0, 'rings');
    must(!await desk.page.locator('#guide').isVisible(), 'the strip');
}, { table: true });

// The end

const moves = [3, 8, -2, 5].map((value, i) => ({ tick: 100 * (i + 1),
    seat: 'Ab'[i % 2], words: `C${i + 1}`, value }));

// In the page: as a worker would tell it of a game that is over; what is asked
// of the worker is noted.
function tell_end([list, graph]) {
    globalThis.orders = [];
    view.worker.postMessage = (message) => {
        if (['seek', 'journal', 'new'].includes(message.op))
            orders.push(message);
    };
    take_table({ moves: JSON.stringify(list), end: JSON.stringify({
        is_over: true, winner: 'A', words: 'you win by 4 points',
        graph }) });
}

test('end: a card says who won and why, beside the game; its graph leads to '
     + 'every move', async (desk) => {
    await begin_go(desk);
    await desk.look(tell_end, [moves, 'points ahead']);
    const card = desk.page.getByRole('region', { name: 'The end of the game' });

    must_equal(await card.getByRole('status').innerText(),
               'You win by 4 points.', 'the words');
    const [box, table] = await Promise.all([card.boundingBox(),
        desk.page.locator('#sheet').boundingBox()]);

    must(box.y >= table.y + table.height - 1, 'it hides the table');
    await card.getByRole('button', { name: 'Look back' }).click();
    const graph = card.getByRole('slider', { name: 'How the game went' });

    must_equal(await desk.page.locator('#graph-words').innerText(),
               'Points ahead after each of 4 moves: 3 at first, 5 at the end, '
               + 'between -2 and 8.', 'in words');
    must_equal(await graph.getAttribute('aria-describedby'), 'graph-words',
               'described');
    const at = await graph.boundingBox();

    await desk.page.mouse.click(at.x + at.width * 0.34, at.y + at.height / 2);
    must_equal(await desk.look(() => orders.pop().tick), 200, 'a click');
    await desk.look(() => show_status({ ...view.status, tick: 210,
                                        rewound: true }));
    must_equal(await graph.getAttribute('aria-valuetext'),
               'Move 2, b: C2 (points ahead: 8)', 'where it is');
    await graph.focus();
    await desk.page.keyboard.press('ArrowRight');
    must_equal(await desk.look(() => orders.pop().tick), 300, 'a key');
    await desk.page.keyboard.press('Home');
    must_equal(await desk.look(() => orders.pop().tick), 100, 'Home');
    await card.getByRole('button', { name: 'Save a copy' }).click();
    must_equal(await desk.look(() => orders.pop().op), 'journal', 'a file');
    await card.getByRole('button', { name: 'New game' }).click();
    await desk.until(() => orders.some((one) => one.op === 'new'
        && /^go:de1soc( |$)/.test(one.id)));
}, { table: true });

test('end: the card stays while one looks back, goes when the game goes on, '
     + 'and is closed for good', async (desk) => {
    const card = desk.page.locator('#end');
    const tell = (rewound, is_over) => desk.look(([is_back, is_end]) => {
        view.status = { ...view.status, rewound: is_back };
        take_table({ end: JSON.stringify({ is_over: is_end, winner: '',
            words: is_end ? 'a draw' : '', graph: '' }) });
        show_status(view.status);
    }, [rewound, is_over]);

    await begin_go(desk);
    await desk.look(tell_end, [moves, '']);
    await tell(true, false);
    must(await card.isVisible(), 'it went when one looked back');
    await tell(false, false);
    must(!await card.isVisible(), 'it stayed when the game went on');
    await tell(false, true);
    must(await card.isVisible(), 'another end');
    await card.getByRole('button', { name: 'Close' }).click();
    await tell(true, false);
    await tell(false, true);
    must(!await card.isVisible(), 'it came back');
}, { table: true });

test('end: on a telephone the card is within the screen, its buttons for a '
     + 'finger', async (desk) => {
    await begin_go(desk);
    await desk.look(tell_end, [moves, 'points ahead']);
    await desk.page.locator('#look-back').tap();
    must(await desk.look(() => document.documentElement.scrollWidth
        <= innerWidth), 'it is wider than the screen');
    const small = await desk.look(() => [...document.querySelectorAll(
        '#end button, #guide button')].map((button) =>
        button.getBoundingClientRect()).filter((box) => box.width
            && (box.height < 44 || box.width < 44)).length);

    must_equal(small, 0, 'small buttons');
}, { table: true, ...upright });

// Whatever a line says of the end, the card has said it.
test('end: the result is seen once; at an earlier moment the line tells of '
     + 'that one', async (desk) => {
    const now = desk.page.locator('#say-now');
    const tell = (is_over, words) => desk.look(([is_end, line]) => {
        view.status = { ...view.status, rewound: !is_end };
        say('');
        take_table({ words: JSON.stringify({ now: line, last: 'b passed' }),
                     end: JSON.stringify({
            is_over: is_end, winner: 'A', graph: '',
            words: is_end ? 'you win by 4 points' : '' }) });
    }, [is_over, words]);

    await begin_go(desk);
    await desk.look(tell_end, [moves, '']);
    await tell(true, 'You win by 4 points. Touch Play again');
    must_equal((await now.innerText()).trim(), 'Touch Play again.', 'the end');
    await tell(false, 'Your turn, Black. Touch a point');
    must_equal(await now.innerText(), 'Your turn, Black. Touch a point.',
               'an earlier moment');
}, { table: true });

for (const [where, options] of [['1280x800', {}], ['a telephone', upright]])
    test(`moves: the first ones move nothing else in the panel, ${where}`,
         async (desk) => {
        const place = () => desk.page.locator('#new').boundingBox();

        await begin_go(desk);
        const before = await place();

        for (const count of [1, 2, 3, 4]) {
            await desk.look((list) => take_table({
                moves: JSON.stringify(list) }), moves.slice(0, count));
            must_equal(await place(), before, `after ${count}`);
        }
        const words = await desk.page.locator('#moves button span').last()
            .boundingBox();
        const last = await desk.page.locator('#moves button').last()
            .boundingBox();

        must(Math.abs((words.y + words.height / 2)
                      - (last.y + last.height / 2)) <= 1.5,
             'words are not in the middle of their row');
    }, { table: true, ...options });

test('take back: on a telephone it is seen what was done, a hint as well, and '
     + 'a new game is not paused', async (desk) => {
    await desk.begin('pegs:nexys3#7');
    await desk.until(() => /Turn 1/.test(by_id('say-now').textContent));
    await desk.page.locator('#hint').tap();
    await desk.until(() => scrollY === 0 && /codes left/.test(
        by_id('say-last').textContent));
    for (const name of ['red', 'green', 'blue', 'yellow', 'Enter'])
        await desk.page.getByRole('button', {
            name: new RegExp(`^(Choose )?${name}`, 'i') }).first().tap();
    await desk.until(() => view.status.moves === 1
        && /Turn 2/.test(by_id('say-now').textContent));
    await desk.page.locator('#take-back').tap();
    await desk.until(() => view.status.paused && scrollY === 0
        && /taken back/.test(by_id('say-last').textContent));
    await desk.look(() => begin_new('pegs:nexys3', 'human', 'human'));
    await desk.until(() => view.status.tick > 500 && !view.status.rewound);
    must(!(await desk.status()).paused, 'paused');
}, { table: true, ...upright });

test('new game: Mastermind for one, or for two people, as in the lobby',
     async (desk) => {
    await desk.enter_lobby();
    must_equal(await desk.page.locator('#lobby-cards li').nth(1)
        .getByText('Two people').count(), 1, 'in the lobby');
    await desk.begin('pegs:nexys3#7');
    await desk.page.locator('#new').click();
    await desk.page.getByText('Two people', { exact: true }).last().click();
    must_equal(await desk.page.locator('[data-option=match]').inputValue(),
               '3', 'games of each');
    must_equal(await desk.page.locator('[data-option=match] option').first()
        .textContent(), 'no match', 'in words');
    await desk.page.locator('#new-dialog button.main').click();
    await desk.until(() => /match=3/.test(view.status.id));
}, { table: true });
