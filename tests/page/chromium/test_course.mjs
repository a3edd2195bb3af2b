// test_course.mjs - going on from an earlier moment is asked about, once.
import { test, must_equal } from './tap.mjs';

const is_asked = (desk) => desk.page.locator('#course-dialog[open]').waitFor();

// With time stopped, lest the game catches up with itself.
async function go_back(desk) {
    await desk.page.click('#pause');
    await desk.until(() => view.status.paused);
    await desk.page.locator('#rewind').focus();
    await desk.page.keyboard.press('Home');
    await desk.until(() => view.status.rewound);
}

test('going on from an earlier moment is asked about: staying loses nothing, '
     + 'and a yes counts for the whole game', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3', 'SW0', 'SW1');
    const { events } = await desk.status();

    await go_back(desk);
    await desk.part('SW2').click();
    await is_asked(desk);
    await desk.page.keyboard.press('Escape');
    await desk.until(() => !view.status.asks);
    must_equal((await desk.status()).events, events, 'the events');

    await desk.part('SW2').click();
    await is_asked(desk);
    await desk.page.click('#course-go');
    await desk.until(() => view.status.events < 3);
    await desk.page.click('#pause');
    await desk.until(() => !view.status.paused);
    await desk.click('SW3', 'SW4');
    await go_back(desk);
    await desk.part('SW5').click();
    await desk.until(() => view.status.events === 1
        && !document.querySelector('#course-dialog').open);
}, { asks: true });
