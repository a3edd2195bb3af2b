/* shown.js - whether the table, the board or both are shown.
 *
 * A machine without a table has its board alone. On a small screen the table
 * comes first, and the board is one tap away.
 */
import {window_query} from './dom.js';
import {settings} from './settings.js';
import {view} from './view.js';

export const names = ['table', 'both', 'board'];

export const small_screen = window_query('(max-width: 900px) and '
    + '(orientation: portrait), (max-width: 560px), (max-height: 480px)');

/* The board lies below the rest and may be as high as fingers need it. */
const upright_touch = window_query('(pointer: coarse) and '
    + '(max-width: 900px) and (orientation: portrait)');

/* What fingers need: the least size of a target, and how high the board is at
 * least, in CSS pixels; null: it is as high as it is. */
export function finger_room()
{
    return upright_touch.matches
         ? {target: 44, height: Math.min(0.82 * innerHeight,
                                         1.75 * innerWidth)} : null;
}

export function view_now()
{
    if (!view.table.is_there)
        return 'none';
    if (names.includes(settings.view))
        return settings.view;
    return small_screen.matches ? 'table' : 'both';
}

export function board_is_seen()
{
    return view_now() !== 'table';
}

export function table_is_seen()
{
    return ['table', 'both'].includes(view_now());
}
