/* game_item.js - one game in a list: its picture, what it is, and what can be
 * done with it.
 */
import {make_element} from './dom.js';
import {download, file_name} from './files.js';
import {ask_worker} from './frames.js';
import {go_on_with} from './opening.js';
import {store} from './storage.js';
import {NAME_MAX, box_of, card_words, drop_game, fetch_game, is_on_board,
        marked_journal, picture_of, rename_game} from './stored_games.js';
import {date_words, moves_words, t} from './words.js';

/* "human and knuth · 12 moves · You win ..." */
function game_words(card)
{
    return [card.players, moves_words(card), card.time, card.result,
            is_on_board(card) && t('on the board now'),
            box_of(card.id) === store.session
            && t('not kept: lost when this tab is closed'),
            card.is_broken && t('cannot be read')].filter(Boolean)
                                                  .join(' · ');
}

/* Its name, if it was given one, and then its machine with the date. */
function title_words(card)
{
    const date = date_words(card.date);

    return card.name ? t('{1}, {2}', card.title, date) : date;
}

function game_button(words, label, call)
{
    const button = make_element('button', words, {type: 'button'});

    button.setAttribute('aria-label', `${words}: ${label}`);
    button.addEventListener('click', call);
    return button;
}

async function download_game(card)
{
    await fetch_game(card.id);
    download(file_name(card.machine, card.date), marked_journal(card.id));
}

function delete_game(card, changed)
{
    drop_game(card.id);
    store.box.move();
    ask_worker('forget', {game: card.id});
    changed();
}

/* Asks once, in the place of the buttons. */
function ask_to_delete(card, buttons, changed)
{
    const label = card_words(card);
    const old = [...buttons.childNodes];
    const keep = game_button(t('Keep it'), label, () => {
        buttons.replaceChildren(...old);
        old[old.length - 1].focus();
    });

    buttons.replaceChildren(
        make_element('span', t('Delete this game?')),
        game_button(t('Delete for good'), label,
                    () => delete_game(card, changed)), keep);
    keep.focus();
}

function end_renaming(card, name, changed)
{
    if (name !== null && name !== card.name)
        rename_game(card.id, name);
    changed();
}

/* A field in the place of the name: Enter takes it, Escape does not. */
function ask_for_name(card, title, changed)
{
    const field = make_element('input', null, {
        type: 'text', value: card.name || card.title, maxLength: NAME_MAX,
        autocomplete: 'off'});
    let is_over = false;
    const end = (name) => {
        if (!is_over) {
            is_over = true;
            end_renaming(card, name, changed);
        }
    };

    field.setAttribute('aria-label', t('Name of this game'));
    field.addEventListener('keydown', (event) => {
        if (event.key === 'Enter' || event.key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
            end(event.key === 'Enter' ? field.value.trim() : null);
        }
    });
    field.addEventListener('blur', () => end(field.value.trim()));
    title.replaceChildren(field);
    field.select();
}

function game_buttons(card, title, {can_go_on, changed})
{
    const buttons = make_element('div', null, {className: 'do'});
    const is_current = is_on_board(card), label = card_words(card);

    if (can_go_on && !is_current && !card.is_broken)
        buttons.append(game_button(t('Resume'), label, () => {
            buttons.closest('dialog').close();
            go_on_with(card.id);
        }));
    buttons.append(game_button(t('Save a copy'), label,
                               () => download_game(card)));
    if (can_go_on)
        buttons.append(game_button(t('Rename'), label,
            () => ask_for_name(card, title, changed)));
    if (!is_current)
        buttons.append(game_button(t('Delete'), label,
            () => ask_to_delete(card, buttons, changed)));
    return buttons;
}

function game_picture(card)
{
    const picture = picture_of(card.id);

    return picture ? make_element('img', null, {src: picture, alt: ''})
                   : make_element('span', null, {className: 'no-picture'});
}

export function game_item(card, how)
{
    const item = make_element('li'), words = make_element('div');
    const title = make_element('strong', card.name || card.title);

    words.append(title, make_element('small', title_words(card)),
                 make_element('small', game_words(card)),
                 game_buttons(card, title, how));
    item.append(game_picture(card), words);
    return item;
}
