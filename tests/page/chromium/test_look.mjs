// test_look.mjs - what the page writes can be read: contrast of all texts
// against what is behind them, and room for a finger, on screens of all sizes,
// dark and light.
import { test, must, must_equal } from './tap.mjs';

// In the page: every element that has a text of its own and is seen, with the
// contrast of the text as the Web Content Accessibility Guidelines count it.
function faint_texts() {
    const channels = (colour) => (colour.match(/[\d.]+/g) || []).map(Number);
    const light = (colour) => channels(colour).slice(0, 3).map((one) => {
        const share = one / 255;

        return share <= 0.03928 ? share / 12.92
                                : ((share + 0.055) / 1.055) ** 2.4;
    }).reduce((sum, one, i) => sum + one * [0.2126, 0.7152, 0.0722][i], 0);
    const behind = (element) => {
        for (let at = element; at; at = at.parentElement) {
            const colour = getComputedStyle(at).backgroundColor;
            const [, , , alpha = 1] = channels(colour);

            if (alpha === 1)
                return colour;
        }
        return 'rgb(255, 255, 255)';
    };
    const has_text = (element) => [...element.childNodes].some((node) =>
        node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    const is_seen = (element) => element.checkVisibility()
        && element.getClientRects().length
        && !element.closest('.unseen, .skip, .thing, option');
    const is_off = (element) => element.closest(
        ':disabled, [aria-disabled=true]');

    return [...document.body.querySelectorAll('*')].filter((element) =>
        has_text(element) && is_seen(element) && !is_off(element))
        .map((element) => {
            const style = getComputedStyle(element);
            const both = [light(style.color), light(behind(element))];
            const ratio = (Math.max(...both) + 0.05)
                        / (Math.min(...both) + 0.05);
            const px = parseFloat(style.fontSize);
            const is_large = px >= 24 || (px >= 18.66
                                          && Number(style.fontWeight) >= 700);

            return { text: element.textContent.trim().slice(0, 30), px,
                     ratio: Math.round(100 * ratio) / 100,
                     is_faint: ratio < (is_large ? 3 : 4.5),
                     is_small: px < 11 };
        }).filter((one) => one.is_faint || one.is_small);
}

// In the page: what a finger could not hit. Of a radio button it is all of its
// label that is touched.
function small_targets() {
    const MOST = 43.5;                  // 44, and what rounding leaves of it

    return [...document.querySelectorAll(
        'button, select, input, summary, [role=radio]')]
        .filter((one) => one.checkVisibility() && !one.closest('#parts')
            && one.getBoundingClientRect().width)
        .map((one) => one.type === 'radio' ? one.closest('label') : one)
        .map((one) => [one, one.getBoundingClientRect()])
        .filter(([, box]) => box.height < MOST || box.width < MOST)
        .map(([one, box]) => `${one.id || one.textContent.trim()} `
            + `${Math.round(box.width)}x${Math.round(box.height)}`);
}

const screens = { '1280x800': {}, '1920x1080': {},
                  '390x844': { hasTouch: true, isMobile: true },
                  '844x390': { hasTouch: true, isMobile: true },
                  '820x1180': { hasTouch: true, isMobile: true },
                  '1180x820': { hasTouch: true, isMobile: true } };

for (const [size, options] of Object.entries(screens))
    for (const colorScheme of ['dark', 'light'])
        test(`look: all texts stand out on a ${colorScheme} desk, and fingers `
             + `have room, at ${size}`, async (desk) => {
            await desk.begin('poker:basys3#1');
            must_equal(await desk.look(faint_texts), [], 'the game');
            if (options.hasTouch)
                must_equal(await desk.look(small_targets), [], 'targets');
            for (const id of ['new', 'games', 'help']) {
                await desk.page.locator(`#${id}`).click();
                await desk.page.locator('dialog[open]').waitFor();
                must_equal(await desk.look(faint_texts), [], id);
                if (options.hasTouch)
                    must_equal(await desk.look(small_targets), [], id);
                await desk.page.keyboard.press('Escape');
            }
        }, { table: true, colorScheme, ...options,
             viewport: { width: Number(size.split('x')[0]),
                         height: Number(size.split('x')[1]) } });

// In the page: from a8 to h1.
function height_of_squares() {
    const box = (name) => [...document.querySelectorAll('.thing')].find(
        (one) => (one.getAttribute('aria-label') || '').startsWith(name))
        .getBoundingClientRect();

    return box('h1').bottom - box('a8').top;
}

for (const size of ['1280x800', '1920x1080', '820x1180', '1180x820'])
    test('look: a draughts board has half the height of the screen at least, '
         + `and the panel is in sight, at ${size}`, async (desk) => {
        await desk.begin('checkers:tinychip#1');
        await desk.settle();
        const height = await desk.look(height_of_squares);
        const screen = desk.page.viewportSize().height;
        const time = await desk.page.locator('#time').boundingBox();

        must(2 * height >= screen, `${height} pixels of ${screen}`);
        must(time.y + time.height <= screen, `the time is at ${time.y}`);
    }, { table: true, ...screens[size],
         viewport: { width: Number(size.split('x')[0]),
                     height: Number(size.split('x')[1]) } });

// In the page: what a menu says, where its words are wider than their place.
function cut_choices() {
    const pen = document.createElement('canvas').getContext('2d');
    const ARROW = 20;

    return [...document.querySelectorAll('#seats select')].flatMap((select) => {
        const style = getComputedStyle(select);
        const room = select.clientWidth - parseFloat(style.paddingLeft)
                   - parseFloat(style.paddingRight) - ARROW;

        pen.font = style.font;
        return [...select.options].map((one) => one.text).filter((text) =>
            pen.measureText(text).width > room);
    });
}

for (const size of ['1280x800', '1180x820', '390x844'])
    test(`look: no name of a mind is cut off at ${size}`, async (desk) => {
        for (const id of ['duel:basys2#1', 'poker:basys3#1']) {
            await desk.begin(id);
            must_equal(await desk.look(cut_choices), [], id);
        }
    }, { table: true, ...screens[size],
         viewport: { width: Number(size.split('x')[0]),
                     height: Number(size.split('x')[1]) } });
