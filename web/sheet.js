/* sheet.js - the picture of the table: its size, and its pixels. */
import {by_id} from './dom.js';
import {desk_is_light} from './settings.js';
import {table_is_seen} from './shown.js';
import {place_things} from './table_things.js';
import {view} from './view.js';

const SHEET_PIXELS = 3e6;               /* sharp enough, and soon drawn */

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
    const ratio = Math.min(window.devicePixelRatio || 1, Math.sqrt(
        SHEET_PIXELS / Math.max(1, box.width * box.height)));
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

/* It comes whole: a move may change any part of it. */
export function put_sheet({width, height, data})
{
    const canvas = by_id('table');

    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d', {alpha: false})
          .putImageData(new ImageData(data, width, height), 0, 0);
}
