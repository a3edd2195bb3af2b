/* views.js - the switch between the table, the board, and both. */
import {by_id, set_attribute} from './dom.js';
import {ask_worker, wake} from './frames.js';
import {settings_set} from './settings.js';
import {board_is_seen, names, small_screen, view_now} from './shown.js';
import {view} from './view.js';

/* A board that nobody sees is not drawn, but its machine goes on. */
export function show_view()
{
    const now = view_now();

    document.body.dataset.view = now;
    for (const name of names) {
        const button = by_id(`view-${name}`);

        set_attribute(button, 'aria-checked', String(name === now));
        button.tabIndex = name === now ? 0 : -1;
    }
    if (view.is_board_seen !== board_is_seen()) {
        view.is_board_seen = board_is_seen();
        ask_worker('show_board', {is_shown: view.is_board_seen});
    }
    wake();
}

function choose_view(name)
{
    settings_set('view', name);
    show_view();
}

/* As in any group of radio buttons, arrows choose. */
function walk_views(event)
{
    const by = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1,
                ArrowDown: 1}[event.key];
    const at = names.indexOf(view_now());

    if (!by)
        return;
    event.preventDefault();
    choose_view(names[(at + by + names.length) % names.length]);
    by_id(`view-${view_now()}`).focus();
}

export function wire_views()
{
    for (const name of names)
        by_id(`view-${name}`).addEventListener('click',
                                               () => choose_view(name));
    by_id('views').addEventListener('keydown', walk_views);
    if (small_screen.addEventListener)
        small_screen.addEventListener('change', show_view);
    show_view();
}
