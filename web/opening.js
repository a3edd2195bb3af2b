/* opening.js - begins and opens games.
 *
 * A game is opened under its own name, and the one before stays current until
 * the worker says that it is there.
 */
import {forget_readings, say} from './announce.js';
import {card_changes, lock_game, lock_patiently, make_game_id,
        take_game} from './current_game.js';
import {by_id, set_text} from './dom.js';
import {ask_worker} from './frames.js';
import {focus_board} from './held.js';
import {show_veil} from './picture.js';
import {store, store_put} from './storage.js';
import {box_of, card_of, card_words, fetch_game, mark_of, marked_journal,
        save_card} from './stored_games.js';
import {tell_turn} from './turns.js';
import {machine_now, view} from './view.js';
import {t} from './words.js';

/* Options: is_guided, whether it is played step by step; where it is not said,
 * if it is the first of its machine. */
export async function begin_new(id, a, b, options = {})
{
    const game = make_game_id();

    tell_turn('wanted');
    view.pending.set(game, {id: game, release: await lock_game(game),
                            is_new: true, is_begun: true, ...options});
    ask_worker('new', {game, id, a, b});
}

/* Where it is from, and what to say when it is there. */
export async function open_journal(journal, a, b, from,
                                   words = t('opened {1}', from))
{
    const game = make_game_id();

    tell_turn('wanted');
    view.pending.set(game, {id: game, release: await lock_game(game),
                            is_new: true, from, words});
    ask_worker('open', {game, a, b, journal});
}

/* A game that another tab plays is opened as a copy. */
export async function go_on_with(id)
{
    tell_turn('wanted');
    const release = store.game && store.game.id === id
                  ? store.release : await lock_patiently(id);

    await fetch_game(id);
    const card = card_of(id), mark = mark_of(id);
    const [a, b] = [card.seats[0] || 'human', card.seats[1] || 'human'];
    const seek = mark && mark.tick < mark.end ? mark.tick : undefined;

    if (!release) {
        open_journal(marked_journal(id), a, b, t('a copy of this game'),
                     t('this is a copy: the game itself is open in another '
                       + 'tab'));
        return;
    }
    view.pending.set(id, {id, release, is_stored: true});
    ask_worker('open', {game: id, a, b, seek, journal: marked_journal(id),
                        is_paused: card.is_paused, is_own: true});
}

function take_pending(id)
{
    const pending = view.pending.get(id);

    view.pending.delete(id);
    return pending;
}

/* The worker has it: from now on its lines are kept under its name. */
export function game_is_there(message)
{
    const pending = take_pending(message.game);
    const machine = machine_now();

    forget_readings();
    if (!pending) {
        tell_turn('there', null);
        return;
    }
    take_game(pending.id, pending.release);
    save_card(store.game, Object.assign(card_changes(view.status), {
        machine: view.status.machine,
        title: machine ? machine.title : view.status.machine,
        date: pending.is_new ? Date.now() : card_of(pending.id).date,
        is_broken: false}));
    if (by_id('new-dialog').open) {
        by_id('new-dialog').close();
        window.scrollTo(0, 0);
        focus_board();
    }
    tell_turn('there', pending);
    if (pending.words)
        say(pending.words);
}

export function show_refused(message)
{
    const pending = take_pending(message.game);

    if (message.what === 'seat') {
        say(message.error);
        return;
    }
    show_veil('');
    if (message.what === 'broken off' || message.what === 'cancelled') {
        if (pending && pending.release)
            pending.release();
        if (message.what === 'cancelled')
            opening_was_cancelled();
        return;
    }
    if (pending && pending.is_stored)
        set_aside(pending, message.error);
    else if (by_id('new-dialog').open)
        set_text(by_id('new-error'), message.error);
    else
        say(pending && pending.from
            ? t('{1} cannot be opened: {2}', pending.from, message.error)
            : t('this game cannot be opened: {1}', message.error));
    if (pending && pending.release && !pending.is_stored)
        pending.release();
    tell_turn('refused');
}

/* The game before is still there, or there was none. */
function opening_was_cancelled()
{
    say(t('the game was not opened'));
    tell_turn('refused');
}

/* A kept game that cannot be read stays in the list, to be downloaded. */
export function set_aside(pending, error)
{
    const card = card_of(pending.id);

    card.is_broken = true;
    store_put('card/' + card.id, JSON.stringify(card), box_of(card.id));
    if (pending.release)
        pending.release();
    if (store.game && store.game.id === pending.id)
        store.game = store.release = null;
    say(t('the kept game ({1}) cannot be read: {2}. It is still among the '
          + 'games, to be downloaded', card_words(card), error));
}
