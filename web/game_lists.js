/* game_lists.js - lists of kept games: to go on with, and to make room.
 *
 * A game that is played is kept, if there is room. Where there is none the
 * player is asked which game may go; until then a notice stays that this one
 * is not kept.
 */
import {say} from './announce.js';
import {is_guest, is_safe} from './current_game.js';
import {open_dialog} from './dialogs.js';
import {by_id, make_element, set_text} from './dom.js';
import {download, file_name} from './files.js';
import {go_on_with} from './opening.js';
import {store} from './storage.js';
import {ask_worker} from './frames.js';
import {GAMES_MAX, box_of, card_words, drop_game, guest_cards, is_on_board,
        marked_journal, store_cards} from './stored_games.js';
import {date_words, events_words} from './words.js';

export function keep_what_was_played(game)
{
    if (is_safe(game)) {
        game.was_asked = false;
        if (store.is_kept)
            hide_unkept();
        return;
    }
    show_unkept(is_guest(game)
        ? 'This game is not kept: it is gone when this tab is closed.'
        : 'The browser has no room left: what is played now is not kept.',
                true);
    if (!game.was_asked)
        open_room();
    game.was_asked = true;
}

export function show_unkept(words, has_way_out)
{
    set_text(by_id('unkept-words'), words);
    by_id('unkept').hidden = false;
    by_id('make-room').hidden = !has_way_out;
}

function hide_unkept()
{
    by_id('unkept').hidden = true;
}

function room_words()
{
    return store_cards().length >= GAMES_MAX
        ? `This browser keeps ${GAMES_MAX} games, and this would be one more. `
          + 'To keep it, delete another.'
        : 'This browser has no room left for this game. To keep it, delete '
          + 'another.';
}

export function open_room()
{
    if (open_dialog('room-dialog'))
        list_room();
}

/* The game on the board can be downloaded, but not deleted. */
function list_room()
{
    const others = store_cards().filter((card) => !is_on_board(card));

    set_text(by_id('room-words'), room_words());
    by_id('room-list').replaceChildren(...others.reverse().map(
        (card) => game_item(card, false)));
}

/* Something was deleted: perhaps there is room now. */
function try_again_to_keep()
{
    if (!store.game || by_id('unkept').hidden || !store.is_kept)
        return;
    keep_what_was_played(store.game);
    if (!by_id('unkept').hidden)
        return;
    by_id('room-dialog').close();
    say('there is room: this game is kept');
}

export function open_games()
{
    if (open_dialog('games-dialog'))
        list_games();
}

function list_games()
{
    const cards = [...guest_cards(), ...store_cards()];

    by_id('games-none').hidden = cards.length > 0;
    by_id('games-list').replaceChildren(...cards.map(
        (card) => game_item(card, true)));
}

/* "2 May 2026, 10:00 · a person and knuth · 12 events · 1:02.3" */
function game_words(card)
{
    return [date_words(card.date), card.players,
            card.events && events_words(card.events), card.time,
            is_on_board(card) && 'on the board now',
            box_of(card.id) === store.session
            && 'not kept: gone when this tab is closed',
            card.is_broken && 'cannot be read'].filter(Boolean).join(' · ');
}

function delete_game(id)
{
    drop_game(id);
    ask_worker('forget', {game: id});
    if (by_id('room-dialog').open)
        list_room();
    else
        list_games();
    document.querySelector('dialog[open] h2').focus();
    try_again_to_keep();
}

function game_button(words, label, call)
{
    const button = make_element('button', words, {type: 'button'});

    button.setAttribute('aria-label', `${words}: ${label}`);
    button.addEventListener('click', call);
    return button;
}

function game_item(card, can_go_on)
{
    const item = make_element('li'), words = make_element('div');
    const buttons = make_element('div');
    const is_current = is_on_board(card);
    const label = card_words(card);

    words.append(make_element('strong', card.title),
                 make_element('small', game_words(card)));
    if (can_go_on && !is_current && !card.is_broken)
        buttons.append(game_button('Resume', label, () => {
            by_id('games-dialog').close();
            go_on_with(card.id);
        }));
    buttons.append(game_button('Download', label, () => {
        download(file_name(card.machine, card.date),
                 marked_journal(card.id));
    }));
    if (!is_current)
        buttons.append(game_button('Delete', label,
                                   () => delete_game(card.id)));
    item.append(words, buttons);
    return item;
}
