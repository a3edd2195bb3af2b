/* worker_table.js - the table in the worker: its sheet, touches, news of it.
 *
 * The core says what is new on the table; only that travels, with the frame
 * that shows the board which it was read off.
 */
import {core, text_at} from './worker_core.js';

const NEW_THINGS = 1, NEW_WORDS = 2, NEW_MOVES = 4, NEW_PICTURE = 8,
      NEW_GUIDE = 16, NEW_END = 32;

const LOOK_MS = 40;                     /* a table changes once in a move */

const sheet = {width: 0, height: 0, looked_ms: 0};

export function set_sheet(message)
{
    sheet.width = message.width;
    sheet.height = message.height;
    sheet.looked_ms = 0;
    core.wasm.page_table_size(message.width, message.height, message.theme);
}

function sheet_pixels()
{
    const {width, height} = sheet;
    const data = new Uint8ClampedArray(core.wasm.memory.buffer,
                                       core.wasm.page_table_pixels(),
                                       width * height * 4).slice();

    return {width, height, data};
}

/* What is new, as a part of the frame. */
export function add_table(message)
{
    const now = performance.now();

    if (now - sheet.looked_ms < LOOK_MS)
        return;
    sheet.looked_ms = now;
    const news = core.wasm.page_table_look();

    if (!news)
        return;
    message.table = {};
    if (news & NEW_THINGS)
        message.table.lies = text_at(core.wasm.page_table());
    if (news & NEW_WORDS)
        message.table.words = text_at(core.wasm.page_table_words());
    if (news & NEW_MOVES)
        message.table.moves = text_at(core.wasm.page_moves());
    if (news & NEW_GUIDE)
        message.table.guide = text_at(core.wasm.page_guide());
    if (news & NEW_END)
        message.table.end = text_at(core.wasm.page_end());
    if (news & NEW_PICTURE)
        message.table.sheet = sheet_pixels();
}

export function touch_table(message)
{
    const error = text_at(core.wasm.page_table_touch(message.touch,
                                                     message.value || 0));

    sheet.looked_ms = 0;
    self.postMessage({kind: 'touched', error});
}

/* A first game: step by step from now on, or no longer. */
export function guide_game(message)
{
    if (message.is_on)
        core.wasm.page_guide_begin();
    else
        core.wasm.page_guide_stop();
    sheet.looked_ms = 0;
}

/* The picture of a machine's rules, if it has one. */
export function draw_rules(message)
{
    const {number, width, height} = message;
    const address = core.wasm.page_rules_picture(number, width, height,
                                                 message.theme);
    const data = address ? new Uint8ClampedArray(
        core.wasm.memory.buffer, address, width * height * 4).slice() : null;

    self.postMessage({kind: 'rules', number, width, height, data},
                     data ? [data.buffer] : []);
}

export function take_back()
{
    const is_done = core.wasm.page_take_back() !== 0;

    sheet.looked_ms = 0;
    self.postMessage({kind: 'taken_back', is_done});
}
