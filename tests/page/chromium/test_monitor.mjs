// test_monitor.mjs - the Go machine's own monitor, by mouse and by finger: its
// menus and its board.
import { test, must, must_equal } from './tap.mjs';

const upright = { viewport: { width: 390, height: 844 }, hasTouch: true,
                  isMobile: true, deviceScaleFactor: 3 };

// Where a pixel of the machine's picture is on the page: in the glass, around
// which is the case, with the stand below.
const on_monitor = (desk, x, y) => desk.look(([at_x, at_y]) => {
    const part = view.parts.find((one) => one.name === 'VGA');
    const canvas = by_id('board'), box = canvas.getBoundingClientRect();
    const scale = box.width / canvas.width, edge = Math.floor(part.width / 34);

    return [box.left + (part.x + edge
                        + (part.width - 2 * edge) * at_x / 640) * scale,
            box.top + (part.y + edge
                       + (part.height - 4 * edge) * at_y / 480) * scale];
}, [x, y]);

// From the title into a game against the machine, and the first stones. The
// watcher is given a moment to read what is shown.
async function play_on_monitor(desk, touch) {
    const at = async (x, y) => {
        await desk.pass(0.5);
        await touch(...await on_monitor(desk, x, y));
    };

    await desk.reads('VGA', 'Go: press Enter');
    await at(320, 300);
    await desk.reads('VGA', /^menu: Player vs player/);
    await at(400, 203);
    await desk.reads('VGA', /^menu: Level 1/);
    await at(400, 203);
    await desk.reads('VGA', /^menu: Black/);
    await at(400, 145);
    await desk.reads('VGA', /^Black to move; cursor E5/);
    await at(272, 308);
    await desk.reads('VGA', /^Black to move; .*move 2/);
    const { events } = await desk.status();

    await at(272, 308);
    await desk.says(/there is a stone already/);
    must_equal((await desk.status()).events, events, 'events');
}

test('the monitor of Go is worked by the mouse', async (desk) => {
    await desk.begin('go:de1soc#1');
    await play_on_monitor(desk, (x, y) => desk.page.mouse.click(x, y));
    const { text } = await desk.downloaded(() => desk.look(() =>
        ask_worker('journal', { why: 'save' })));

    must(/ press DOWN$/m.test(text) && !/ set /.test(text),
         'keys of the keyboard');
}, { is_long: true });

test('the monitor of Go is worked by a finger on a phone', async (desk) => {
    await desk.begin('go:de1soc#1');
    await desk.page.locator('#view-board').click();
    await play_on_monitor(desk, (x, y) => desk.page.touchscreen.tap(x, y));
}, { ...upright, is_long: true });
