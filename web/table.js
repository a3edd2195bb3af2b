/* table.js - the table: what the worker says of it, and touches. */
import {show_end} from './ending.js';
import {ask_worker} from './frames.js';
import {show_guide} from './guide.js';
import {show_moves} from './moves.js';
import {put_sheet, send_sheet} from './sheet.js';
import {show_things} from './table_things.js';
import {show_words} from './table_words.js';
import {view} from './view.js';
import {show_view} from './views.js';

/* The switch and the sizes first, so that things find their places. */
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
    if (message.guide !== undefined)
        show_guide(JSON.parse(message.guide));
    if (message.sheet)
        put_sheet(message.sheet);
    if (message.words !== undefined)
        show_words(JSON.parse(message.words));
    if (message.moves !== undefined)
        show_moves(JSON.parse(message.moves));
    if (message.end !== undefined)
        show_end(JSON.parse(message.end));
}

export function touch_table(touch, value)
{
    ask_worker('touch_table', {touch, value: value || 0});
}
