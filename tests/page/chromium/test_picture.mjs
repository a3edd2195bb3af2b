// test_picture.mjs - the picture, whatever happens to the window: sizes,
// desks, motion.
import { test, must, must_equal } from './tap.mjs';
import { native_picture } from './native.mjs';

// The same moment drawn natively.
async function compare(desk) {
    const picture = await desk.picture();
    const file = await desk.downloaded(() => desk.page.click('#save'));

    must_equal(picture.hash, native_picture(file.text, picture),
               `${picture.width} x ${picture.height}, `
               + `theme ${picture.theme}`);
}

test('a resize storm ends with the right picture', async (desk) => {
    await desk.begin('poker:basys3#1');
    for (let i = 0; i < 40; i++)
        await desk.page.setViewportSize({ width: 300 + (i * 137) % 1100,
                                          height: 300 + (i * 91) % 700 });
    await desk.page.setViewportSize({ width: 1000, height: 700 });
    await desk.until(() => by_id('board').width
        === by_id('stage').clientWidth && by_id('board').height
        === by_id('stage').clientHeight);
    await desk.halt();
    await compare(desk);
    await desk.page.click('#pause');
    await desk.click('BTNC');
});

test('the smallest window has a board, and where there is no room at all it '
     + 'is said', async (desk) => {
    await desk.begin('go:de1soc#1');
    await desk.page.setViewportSize({ width: 200, height: 100 });
    await desk.until(() => by_id('board').width === 200
        && by_id('board').height >= 100);
    await desk.look(() => Object.assign(by_id('stage').style, {
        height: '3px', minHeight: 0 }));
    await desk.until(() => /more room/.test(by_id('veil').textContent));
    await desk.look(() => by_id('stage').removeAttribute('style'));
    await desk.page.setViewportSize({ width: 1000, height: 700 });
    await desk.is_there();
    await desk.key('Enter');
});

test('the desk follows the system, and the setting before it',
     async (desk) => {
    const corner = () => desk.look(() => [...by_id('board').getContext('2d')
        .getImageData(0, 0, 1, 1).data].slice(0, 3).reduce((a, b) => a + b));

    await desk.begin('duel:basys2#1');
    await desk.settle();
    const light = await corner();

    await desk.page.emulateMedia({ colorScheme: 'dark' });
    await desk.until(() => document.documentElement.dataset.desk === 'dark');
    await desk.settle();
    must(await corner() < light, 'the desk stays light');
    await desk.page.click('#settings summary');
    await desk.page.selectOption('#desk', 'light');
    await desk.settle();
    must_equal(await corner(), light, 'the light desk');
    await desk.reload();
    must_equal(await desk.look(() => document.documentElement.dataset.desk),
               'light', 'the desk after a reload');
}, { colorScheme: 'light' });

test('with reduced motion there are 15 pictures a second at most, and time '
     + 'goes on', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.page.locator('#seats select').nth(0).selectOption('random');
    await desk.page.locator('#seats select').nth(1).selectOption('random');
    for (let i = 0; i < 3; i++)
        await desk.page.click('#faster');
    await desk.until(() => view.status.events > 4);
    const seen = await desk.look(() => new Promise((resolve) => {
        const times = [];
        const count = (event) => {
            if (event.data.cuts)
                times.push(performance.now());
            if (times.length === 20)
                resolve(times);
        };

        view.worker.addEventListener('message', count);
    }));

    must(seen[19] - seen[0] > 19 * (1000 / 15 - 12),
         `20 pictures in ${seen[19] - seen[0]} ms`);
}, { reducedMotion: 'reduce' });
