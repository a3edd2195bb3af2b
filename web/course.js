/* course.js - asks the player, once in a game, before it goes on from an
 * earlier moment.
 */
import {open_dialog} from './dialogs.js';
import {by_id, on_click} from './dom.js';
import {ask_worker} from './frames.js';

/* However the question was closed, it is over; only one button says yes. */
let is_yes = false;

export function show_course(status)
{
    if (!status.asks || by_id('course-dialog').open
        || !open_dialog('course-dialog'))
        return;
    is_yes = false;
    by_id('course-go').focus();
}

export function wire_course()
{
    on_click('course-go', () => {
        is_yes = true;
        by_id('course-dialog').close();
    });
    by_id('course-dialog').addEventListener('close',
        () => ask_worker('course', {is_yes}));
}
