/* game_lists.js - lists of kept games: to resume one, and to make room.
 *
 * A game that is played is kept, if there is room. Where there is none the
 * player is asked which game may go; until then a notice stays that this one
 * is not kept.
 */
import {say} from './announce.js';
import {is_guest, is_safe, keep_mark, put_game_down} from './current_game.js';
import {open_dialog} from './dialogs.js';
import {by_id, on_click, set_text} from './dom.js';
import {export_games} from './game_archive.js';
import {game_item} from './game_item.js';
import {store} from './storage.js';
import {guest_cards, is_on_board, store_cards} from './stored_games.js';
import {t} from './words.js';

export function keep_what_was_played(game)
{
    if (is_safe(game)) {
        game.was_asked = false;
        if (store.is_kept)
            hide_unkept();
        return;
    }
    show_unkept(is_guest(game)
        ? t('This game is not kept: it is lost when this tab is closed.')
        : t('The browser has no room left: what is played now is not kept.'),
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

export function open_room()
{
    if (open_dialog('room-dialog'))
        list_room();
}

/* The game on the board can be downloaded, but not deleted. */
function list_room()
{
    const others = store_cards().filter((card) => !is_on_board(card));

    set_text(by_id('room-words'),
             t('This browser has no room left for this game. To keep it, '
               + 'delete another.'));
    by_id('room-list').replaceChildren(...others.reverse().map(
        (card) => game_item(card, {can_go_on: false,
                                   changed: list_changed})));
}

/* Something was deleted: perhaps there is room now. */
async function try_again_to_keep()
{
    if (!store.game || by_id('unkept').hidden || !store.is_kept)
        return;
    await store.box.move();
    keep_what_was_played(store.game);
    if (!by_id('unkept').hidden)
        return;
    by_id('room-dialog').close();
    say(t('there is room: this game is kept'));
}

/* What other tabs did is in the list, too, and how this game looks now. */
export async function open_games()
{
    if (!open_dialog('games-dialog'))
        return;
    keep_mark();
    put_game_down();
    list_games();
    await store.box.fetch('card/');
    await store.box.fetch('picture/');
    if (by_id('games-dialog').open)
        list_games();
}

function list_games()
{
    const cards = [...guest_cards(), ...store_cards()];

    by_id('games-none').hidden = cards.length > 0;
    by_id('export').hidden = cards.length === 0;
    by_id('games-list').replaceChildren(...cards.map(
        (card) => game_item(card, {can_go_on: true,
                                   changed: list_changed})));
}

/* A game was deleted, or has another name. */
function list_changed()
{
    if (by_id('room-dialog').open)
        list_room();
    else
        list_games();
    document.querySelector('dialog[open] h2').focus();
    try_again_to_keep();
}

export function wire_games()
{
    on_click('export', async () => {
        const count = await export_games([...guest_cards(),
                                          ...store_cards()]);

        say(count === 1 ? t('one game is saved')
                        : t('{1} games are saved', count));
    });
    on_click('games-open', () => {
        by_id('games-dialog').close();
        by_id('file').click();
    });
}
