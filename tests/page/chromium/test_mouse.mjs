// test_mouse.mjs - what a mouse can do besides a click.
import { test, must, must_equal } from './tap.mjs';

async function middle(desk, name) {
    const box = await desk.part(name).boundingBox();

    return [box.x + box.width / 2, box.y + box.height / 2];
}

const levels = (desk) => desk.look(() => [7, 6, 5, 4, 3, 2, 1, 0].map((n) =>
    document.querySelector(`.part[data-name=SW${n}]`)
        .getAttribute('aria-checked') === 'true' ? 1 : 0).join(''));

test('a button is down for as long as the mouse is, wherever that goes',
     async (desk) => {
    const is = (level) => desk.until((wanted) => document.querySelector(
        '.part[data-name=BTN3]').getAttribute('aria-pressed') === wanted,
                                     level);

    await desk.begin('duel:basys2#1');
    await desk.page.mouse.move(...await middle(desk, 'BTN3'));
    await desk.page.mouse.down();
    await is('true');
    await desk.page.mouse.move(5, 5);
    await desk.pass(0.5);
    await is('true');
    await desk.page.mouse.up();
    await is('false');
    must_equal((await desk.status()).events, 2, 'events');
});

test('a row of switches is drawn up, each of them once, and down again',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.set('SW5', true);
    for (const wanted of ['11111000', '00000000']) {
        await desk.page.mouse.move(...await middle(desk, 'SW7'));
        await desk.page.mouse.down();
        await desk.page.mouse.move(...await middle(desk, 'SW3'),
                                   { steps: 25 });
        await desk.page.mouse.up();
        await desk.settle();
        must_equal(await levels(desk), wanted, 'the switches');
    }
    must_equal((await desk.status()).events, 1 + 4 + 5, 'events');
});

test('a right click latches a button, and lets it go', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.part('BTN3').click({ button: 'right' });
    await desk.until(() => /latched/.test(document.querySelector(
        '.part[data-name=BTN3]').getAttribute('aria-label')));
    await desk.set('SW0', true);
    must_equal(await desk.part('BTN3').getAttribute('aria-pressed'), 'true',
               'latched');
    await desk.part('BTN3').click({ button: 'right' });
    await desk.rest();
    must(!/latched/.test(await desk.part('BTN3').getAttribute('aria-label')),
         'it still is');
});

test('the slider goes back through the whole game, and on again',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    await desk.reads('AN', '_P-A');
    await desk.halt();
    const { end } = await desk.status();
    const box = await desk.page.locator('#rewind').boundingBox();
    const y = box.y + box.height / 2;

    await desk.page.mouse.move(box.x + box.width - 10, y);
    await desk.page.mouse.down();
    await desk.page.mouse.move(box.x + box.width / 2, y, { steps: 5 });
    await desk.until((last) => view.status.rewound
        && Math.abs(view.status.tick - last / 2) < last / 8, end);
    await desk.page.mouse.move(box.x, y, { steps: 5 });
    await desk.until(() => view.status.tick < 20);
    await desk.reads('AN', '____');
    await desk.page.mouse.move(box.x + box.width, y, { steps: 5 });
    await desk.page.mouse.up();
    await desk.until((last) => view.status.tick === last
        && !view.status.rewound, end);
    await desk.reads('AN', '_P-A');
});
