/* held.js - keeps what keys and fingers hold down, and releases all of it. */
import {by_id} from './dom.js';
import {ask_worker} from './frames.js';
import {FINGER_KEY, FINGER_MOUSE} from './protocol.js';
import {view} from './view.js';

export const fingers = new Map();       /* pointer: what it does */

export const keys = new Map();          /* code: the number that went down */

export function let_go_of_all()
{
    for (const finger of fingers.values())
        clearTimeout(finger.timer);
    fingers.clear();
    keys.clear();
    show_keys(false);
    ask_worker('let_go', {part: -1, fingers: FINGER_MOUSE | FINGER_KEY});
}

export function show_keys(is_shown)
{
    if (is_shown !== view.shows_keys) {
        view.shows_keys = is_shown;
        ask_worker('show_keys', {is_shown});
    }
}

/* A hand on the mouse is not one on the keyboard: what was clicked does not
 * keep the keys, Enter and Space above all, from the machine. */
export function focus_board()
{
    by_id(view.is_board_seen ? 'stage' : 'game').focus(
        {preventScroll: true});
}
