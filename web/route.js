/* route.js - routes between the pages of the page: the lobby, or a game.
 *
 * The address of the lobby has nothing behind it; that of a game names its
 * machine and options, #m=, so that whoever gets it begins the same game. Which
 * game it was is in the state of the browser's history: a reload, Back and
 * Forward find it again.
 */
import {by_id, on_click} from './dom.js';
import {focus_board} from './held.js';
import {id_without_seed} from './intros.js';
import {is_link, open_fragment} from './links.js';
import {leave_lobby, show_lobby, show_resume} from './lobby.js';
import {go_on_with} from './opening.js';
import {store} from './storage.js';
import {card_of, is_stored} from './stored_games.js';
import {on_turn} from './turns.js';
import {view} from './view.js';

function bare_address()
{
    return location.pathname + location.search;
}

function game_in_history()
{
    return history.state && typeof history.state.game === 'string'
         ? history.state.game : '';
}

/* A game is one step after the lobby, whatever other games follow it. */
function show_address(game)
{
    const words = encodeURIComponent(id_without_seed(view.status.id))
        .replace(/%3A/g, ':').replace(/%3D/g, '=');
    const is_step = !game_in_history() && !location.hash;

    if (game_in_history() === game)
        return;
    history[is_step ? 'pushState' : 'replaceState']({game}, '',
        `${bare_address()}#m=${words}`);
}

/* A game that is kept, or the one that is on the board behind the lobby. */
function go_on(id)
{
    leave_lobby();
    if (store.game && store.game.id === id) {
        show_address(id);
        focus_board();
    } else {
        go_on_with(id);
    }
}

/* What the address means now: the page has begun, or the user went back. */
export async function follow_address()
{
    const id = game_in_history();

    if (!id && !is_link())
        show_lobby();
    await store.box.ready;
    if (id && is_stored(id) && !card_of(id).is_broken)
        go_on(id);
    else if (!is_link())
        show_resume();                  /* what is kept is known now */
    else if (!await open_fragment())
        stay_where_we_are();
}

function go_to_lobby()
{
    if (view.is_lobby)
        return;
    history.pushState(null, '', bare_address());
    show_lobby();
}

/* What was asked for cannot be shown: the game on the board stays, or the
 * lobby is there for all. */
export function stay_where_we_are()
{
    if (store.game) {
        leave_lobby();
        show_address(store.game.id);
    } else if (!view.pending.size) {
        history.replaceState(null, '', bare_address());
        show_lobby();
    }
}

/* Going back to a game changes the address after the #, too: that is no
 * link. */
export function wire_route()
{
    window.addEventListener('popstate', () => {
        if (game_in_history())
            follow_address();
    });
    window.addEventListener('hashchange', () => {
        if (!game_in_history())
            follow_address();
    });
    on_turn('there', (pending) => pending && show_address(pending.id));
    on_turn('refused', stay_where_we_are);
    on_click('resume', () => go_on(by_id('resume').dataset.game));
    on_click('lobby-link', go_to_lobby);
    on_click('way-home', go_to_lobby);
    on_click('home', go_to_lobby);
}
