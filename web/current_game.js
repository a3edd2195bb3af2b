/* current_game.js - the game on the board, and how it is kept.
 *
 * A game begins as a guest: it lies in sessionStorage, where a reload finds it
 * and the closing of the tab ends it. With the first thing that the player
 * does in it, it is kept (vault.js), if there is room. Whatever lies there was
 * played, and only the player deletes it. One tab at a time writes a game.
 */
import {PREFIX, store, store_get, store_put} from './storage.js';
import {add_lines_to, box_of, card_of, cards_in, drop_game_from, flush_lines,
        go_on_with_text, is_stored, journal_of, save_card, store_cards,
        store_mark, store_picture} from './stored_games.js';
import {take_picture} from './thumbnail.js';
import {view} from './view.js';
import {players_words} from './words.js';

const MARK_MS = 400;

export function is_guest(game)
{
    return game.box === store.session;
}

function note_touch(game)
{
    if (game.is_touched || !view.status || !view.status.acts)
        return;
    game.is_touched = true;
    save_card(game, {is_touched: true});
}

/* From the guests to those that are kept; false: there is no room, and
 * nothing has changed. */
function keep_guest(game)
{
    const kept = Object.assign({}, game, {
        box: store.box, wait: {text: journal_of(game), is_whole: true}});
    const card = card_of(game.id);

    if (!store_put('card/' + game.id, JSON.stringify(card))
        || !flush_lines(kept)) {
        drop_game_from(store.box, game.id);
        return false;
    }
    store_put('mark/' + game.id, store_get('mark/' + game.id,
                                           store.session) || '');
    store_put('current', game.id);
    drop_game_from(store.session, game.id);
    Object.assign(game, kept);
    ask_to_persist();
    return true;
}

/* A browser may clear what it was not asked to keep. */
function ask_to_persist()
{
    if (navigator.storage && navigator.storage.persist)
        navigator.storage.persist().catch(() => {});
}

/* How the game looks now, for the list; and all of it moves to where it stays:
 * it may be the last that is seen of it. */
export function put_game_down()
{
    const game = store.game;

    if (!game || is_guest(game))
        return Promise.resolve();
    const picture = take_picture();

    if (picture)
        store_picture(game.id, picture);
    return store.box.move();
}

/* True: everything that was played in it is stored. */
export function is_safe(game)
{
    if (is_guest(game) && game.is_touched)
        return keep_guest(game) && store.box.has_room();
    return is_guest(game) || (flush_lines(game) && store.box.has_room());
}

/* The mark goes first: time that passed without a line nobody has seen is
 * harmless, a line beyond the mark would not be. False: there is no line of
 * the game on the board. */
export function store_lines(message)
{
    const game = store.game;

    if (!game || message.game !== game.id || message.lines === undefined)
        return false;
    if (view.status)
        store_mark(game, view.status.tick, view.status.end);
    if (!message.begun)
        add_lines_to(game, message.lines, false);
    else if (!message.is_new || !go_on_with_text(game, message.lines))
        add_lines_to(game, message.lines, true);
    note_touch(game);
    return true;
}

/* The card of a game follows what changes while it is played, its mark how
 * time goes. */
export function keep_card(status)
{
    const game = store.game, now = performance.now();
    const seen = [status.paused, status.moves, status.result,
                  ...status.seats].join();

    if (!game)
        return;
    if (game.seen !== seen)
        save_card(game, card_changes(status));
    game.seen = seen;
    if (now - (game.marked_ms || 0) < MARK_MS)
        return;
    game.marked_ms = now;
    keep_mark();
}

export function card_changes(status)
{
    return {is_paused: status.paused, seats: status.seats,
            players: players_words(status), events: status.events,
            time: status.of, moves: status.moves, result: status.result};
}

export function keep_mark()
{
    const game = store.game, status = view.status;

    if (!game || !status || view.pending.size)
        return;
    store_mark(game, status.tick, status.end);
    if (game.events !== status.events)
        save_card(game, card_changes(status));
    game.events = status.events;
}

export function make_game_id()
{
    const chance = crypto.getRandomValues(new Uint32Array(1))[0];

    return Date.now().toString(36) + chance.toString(36);
}

/* One tab at a time writes a game, where the browser has locks. */
export function lock_game(id)
{
    if (!navigator.locks || !store.is_kept)
        return Promise.resolve(() => {});
    return new Promise((resolve) => {
        navigator.locks.request(PREFIX + id, {ifAvailable: true}, (lock) => {
            if (lock)
                return new Promise((release) => resolve(release));
            resolve(null);
            return null;
        }).catch(() => resolve(() => {}));
    });
}

/* A page that was just left lets go a moment later. */
export async function lock_patiently(id)
{
    for (let tries = 0; tries < 4; tries++) {
        const release = await lock_game(id);

        if (release)
            return release;
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return null;
}

/* This tab plays that game from now on. */
export function take_game(id, release)
{
    const card = card_of(id);

    if (store.game && store.game.id !== id)
        put_game_down().finally(store.release);
    store.release = release;
    store.game = {
        id, generation: card.generation,
        box: is_stored(id) ? box_of(id) : store.session,
        piece: 0, tail: '',             /* the last piece of its text */
        wait: null,                     /* lines that found no room */
        is_touched: card.is_touched,    /* the player did something in it */
        was_asked: false,               /* what may go in its place */
    };
    store.game.was_asked = is_guest(store.game) && card.is_touched;
    if (!is_guest(store.game)) {
        store_put('current', id);
        move_left_over(id);
    }
    store_put('current', id, store.session);
    drop_old_guests(id);
}

function move_left_over(id)
{
    for (const start of ['card/' + id, 'mark/' + id, 'text/' + id + '/',
                         'picture/' + id])
        store.box.move_near(start);
}

/* What killed tabs and older versions of this page left near moves to where it
 * stays, unless another tab plays it; without locks nobody knows. */
export async function move_left_games()
{
    const ids = store.box.near_keys('card/').map((key) => key.slice(5));

    for (const id of navigator.locks ? ids : []) {
        const release = store.game && store.game.id === id
                      ? null : await lock_game(id);

        if (!release)
            continue;
        move_left_over(id);
        await store.box.move();
        release();
    }
}

/* Guests in whom nothing was done leave when another game comes. */
function drop_old_guests(id)
{
    for (const card of cards_in(store.session))
        if (card.id !== id && !card.is_touched)
            drop_game_from(store.session, card.id);
}

export function current_game()
{
    const ids = [store_get('current', store.session), store_get('current')];

    return ids.find((id) => id && is_stored(id))
        || (store_cards().find((card) => !card.is_broken) || {}).id;
}
