/* table.js - the table: its picture, and what the worker tells of it. */
import {by_id} from './dom.js';
import {ask_worker} from './frames.js';
import {show_moves} from './moves.js';
import {desk_is_light} from './settings.js';
import {place_things, show_things} from './table_things.js';
import {show_words} from './table_words.js';
import {view} from './view.js';
import {show_view, table_is_seen} from './views.js';

const SHEET_WIDTH = 800, SHEET_HEIGHT = 1000;   /* as table.h has it */

/* The largest sheet that fits its place, in the page's pixels. */
function sheet_box()
{
    const area = by_id('table-area');
    const width = Math.floor(Math.min(area.clientWidth,
                                      area.clientHeight * SHEET_WIDTH
                                      / SHEET_HEIGHT));

    return {width, height: Math.floor(width * SHEET_HEIGHT / SHEET_WIDTH)};
}

/* Called before a frame is asked for, like the size of the board. */
export function send_sheet()
{
    const box = table_is_seen() ? sheet_box() : {width: 0, height: 0};
    const ratio = Math.min(window.devicePixelRatio || 1, 3);
    const wanted = {width: Math.floor(box.width * ratio),
                    height: Math.floor(box.height * ratio),
                    theme: desk_is_light() ? 1 : 0};
    const mark = JSON.stringify([wanted, box]);

    if (mark === view.sheet_mark || !view.worker)
        return;
    view.sheet_mark = mark;
    Object.assign(by_id('sheet').style, {width: `${box.width}px`,
                                         height: `${box.height}px`});
    place_things(box.width / SHEET_WIDTH);
    view.worker.postMessage(Object.assign({op: 'sheet'}, wanted));
}

function put_sheet({width, height, data})
{
    const canvas = by_id('table');

    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d', {alpha: false})
          .putImageData(new ImageData(data, width, height), 0, 0);
}

function take_lies(lies)
{
    const was_there = view.table.is_there;

    view.table = lies;
    if (lies.is_there !== was_there || !document.body.dataset.view)
        show_view();
    send_sheet();
    show_things(lies.things);
}

export function take_table(message)
{
    if (message.lies !== undefined)
        take_lies(JSON.parse(message.lies));
    if (message.sheet)
        put_sheet(message.sheet);
    if (message.words !== undefined)
        show_words(JSON.parse(message.words));
    if (message.moves !== undefined)
        show_moves(JSON.parse(message.moves));
}

export function touch_table(touch, value)
{
    ask_worker('touch_table', {touch, value: value || 0});
}
