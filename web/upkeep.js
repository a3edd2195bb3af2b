/* upkeep.js - what the page does by itself after the first picture.
 *
 * It must not hold that up: what was left over is put where it stays, and the
 * page is kept for when there is no network (sw.js). A page of another version
 * takes over whole, when the player says so; never file by file.
 */
import {say} from './announce.js';
import {move_left_games} from './current_game.js';
import {by_id, on_click, set_text} from './dom.js';
import {ask_worker} from './frames.js';
import {keep_what_was_played} from './game_lists.js';
import {store} from './storage.js';
import {cards_in} from './stored_games.js';
import {view} from './view.js';
import {t} from './words.js';

const LOOK_MS = 250, CHECK_MS = 3600000;

const offline = {registration: null, checked_ms: 0};

function show_new_version()
{
    set_text(by_id('fresh-words'), t('A new version is available.'));
    by_id('fresh').hidden = false;
}

/* Waits until it is all there; the first one ever replaces nothing. */
function watch_installing(worker)
{
    const look = () => {
        if (worker.state === 'installed'
            && navigator.serviceWorker.controller)
            show_new_version();
    };

    worker.addEventListener('statechange', look);
    look();
}

/* Every tab of the old version is loaded again, lest it get files of the new
 * one; its game is kept to the last line. */
function watch_takeover()
{
    const had_one = Boolean(navigator.serviceWorker.controller);

    navigator.serviceWorker.addEventListener('controllerchange', () => {
        if (had_one)
            location.reload();
    });
}

function take_new_version()
{
    const waiting = offline.registration && offline.registration.waiting;

    if (waiting)
        waiting.postMessage('take over');
    else
        location.reload();
}

function look_for_new_version()
{
    const now = performance.now();

    if (document.hidden || !offline.registration
        || now - offline.checked_ms < CHECK_MS)
        return;
    offline.checked_ms = now;
    offline.registration.update().catch(() => {});
}

async function keep_page()
{
    watch_takeover();
    const found = await navigator.serviceWorker.register(
        'sw.js', {updateViaCache: 'none'});

    Object.assign(offline, {registration: found,
                            checked_ms: performance.now()});
    if (found.waiting && navigator.serviceWorker.controller)
        show_new_version();
    if (found.installing)
        watch_installing(found.installing);
    found.addEventListener('updatefound', () => {
        watch_installing(found.installing);
    });
    document.addEventListener('visibilitychange', look_for_new_version);
}

/* Guests that are gone leave their snapshots behind. */
function forget_old_snapshots()
{
    const games = [...cards_in(store.box), ...cards_in(store.session)]
        .map((card) => card.id);

    ask_worker('forget_others', {games});
}

async function tidy_up()
{
    if (store.box.is_lost())
        say(t('the games kept in this browser cannot be read now; they are '
              + 'not deleted'));
    forget_old_snapshots();
    await move_left_games();
    if ('serviceWorker' in navigator)
        await keep_page().catch(() => {});
}

export function start_upkeep()
{
    const wait = setInterval(() => {
        if (!view.is_seen || !store.game)
            return;
        clearInterval(wait);
        (window.requestIdleCallback || setTimeout)(tidy_up);
    }, LOOK_MS);

    on_click('fresh-reload', take_new_version);
    store.box.on_trouble(() => store.game && keep_what_was_played(store.game));
}
