/* stored_games.js - games in the browser's storage: cards, journals, marks.
 *
 * Each game has four sorts of keys: its card (what it is), its mark (how far
 * time went), its picture, and its text in pieces, so that one more line
 * rewrites only a small piece. A journal that is begun anew gets a new
 * generation of pieces; the old one goes when the new one is there. The text
 * of a game that is not on the board must be fetched before it can be read.
 */
import {read_json, store, store_drop, store_drop_all, store_get, store_keys,
        store_put} from './storage.js';
import {date_words, t} from './words.js';

export const NAME_MAX = 60;             /* letters of a game's name */

const PIECE_MAX = 4096;                 /* letters of a journal */

/* Where a game lies: with the guests of this tab, or among those kept. */
export function box_of(id)
{
    return store_get('card/' + id, store.session) !== null ? store.session
                                                           : store.box;
}

export function is_stored(id)
{
    return store_get('card/' + id, box_of(id)) !== null;
}

export function is_on_board(card)
{
    return Boolean(store.game) && store.game.id === card.id;
}

function last_generation(id)
{
    return store_keys(`text/${id}/`, box_of(id)).reduce((last, key) =>
        Math.max(last, Number(key.split('/')[2]) || 0), 0);
}

/* A card that cannot be read is still a game of somebody's. */
export function card_of(id)
{
    const card = read_json(store_get('card/' + id, box_of(id))) || {};
    const word = (value, other) => typeof value === 'string' ? value : other;

    return {
        id,
        machine: word(card.machine, '?'),
        title: word(card.title, t('a game that cannot be read')),
        name: word(card.name, '').slice(0, NAME_MAX),
        date: Number.isFinite(card.date) ? card.date : 0,
        events: Number.isInteger(card.events) ? card.events : 0,
        moves: Number.isInteger(card.moves) ? card.moves : 0,
        result: word(card.result, ''),
        time: word(card.time, ''),
        players: word(card.players, ''),
        seats: Array.isArray(card.seats) ? card.seats.map(String) : [],
        generation: Number.isInteger(card.generation)
                  ? card.generation : last_generation(id),
        is_paused: card.is_paused === true,
        is_broken: card.is_broken === true,
        is_touched: card.is_touched === true,
    };
}

export function card_words(card)
{
    return `${card.name || card.title}, ${date_words(card.date)}`;
}

/* Newest first. */
export function cards_in(box)
{
    return store_keys('card/', box).map((key) => card_of(key.slice(5)))
                                   .sort((a, b) => b.date - a.date);
}

export function store_cards()
{
    return cards_in(store.box);
}

/* What was played in this tab and found no room. */
export function guest_cards()
{
    return cards_in(store.session).filter((card) => card.is_touched);
}

export function drop_game_from(box, id)
{
    store_drop_all('text/' + id + '/', box);
    store_drop('mark/' + id, box);
    store_drop('picture/' + id, box);
    store_drop('card/' + id, box);
}

export function drop_game(id)
{
    drop_game_from(box_of(id), id);
}

function piece_key(game, piece)
{
    return `text/${game.id}/${game.generation}/${piece}`;
}

/* After this its journal can be read. */
export async function fetch_game(id)
{
    if (box_of(id) !== store.box || is_on_board({id}))
        return;
    await store.box.fetch('card/' + id);
    await store.box.fetch('mark/' + id);
    await store.box.fetch('text/' + id + '/');
}

export function store_journal(id)
{
    const game = {id, generation: card_of(id).generation};
    const box = box_of(id);
    let text = '', next;

    for (let i = 0; (next = store_get(piece_key(game, i), box)) !== null; i++)
        text += next;
    return text;
}

export function save_card(game, changes)
{
    const card = Object.assign(card_of(game.id), changes,
                               {generation: game.generation});

    return store_put('card/' + card.id, JSON.stringify(card), game.box);
}

/* A new generation of text; what there was before goes only when that is
 * there. */
function write_whole(game, text)
{
    const old = store_keys('text/' + game.id + '/', game.box);
    const card = store_get('card/' + game.id, game.box);

    game.generation++;
    if (!store_put(piece_key(game, 0), text, game.box)
        || !save_card(game, {})) {
        store_drop(piece_key(game, 0), game.box);
        if (card !== null)
            store_put('card/' + game.id, card, game.box);
        game.generation--;
        return false;
    }
    old.forEach((key) => store_drop(key, game.box));
    Object.assign(game, {piece: 0, tail: text});
    return true;
}

function write_more(game, lines)
{
    const is_full = game.tail.length + lines.length > PIECE_MAX;
    const piece = is_full ? game.piece + 1 : game.piece;
    const tail = is_full ? lines : game.tail + lines;

    if (!store_put(piece_key(game, piece), tail, game.box))
        return false;
    Object.assign(game, {piece, tail});
    return true;
}

/* Lines that found no room wait, so that there is never a gap. */
export function flush_lines(game)
{
    const wait = game.wait;

    if (wait && (wait.is_whole ? write_whole(game, wait.text)
                               : write_more(game, wait.text)))
        game.wait = null;
    return !game.wait;
}

export function add_lines_to(game, lines, is_whole)
{
    if (is_whole || !game.wait)
        game.wait = {text: lines, is_whole};
    else
        game.wait.text += lines;
    flush_lines(game);
}

/* The whole journal of the game on the board, wherever it lies. */
export function journal_of(game)
{
    const wait = game.wait || {text: '', is_whole: false};

    return (wait.is_whole ? '' : store_journal(game.id)) + wait.text;
}

/* The same but for marks of time, which are no events. */
function is_same_text(one, other)
{
    const bare = (text) => text.replace(/^@\d+\n/gm, '');

    return bare(one) === bare(other);
}

/* A game that was kept goes on where its last piece ends. */
export function go_on_with_text(game, lines)
{
    let last;

    if (!is_same_text(store_journal(game.id), lines))
        return false;
    for (let i = 0; (last = store_get(piece_key(game, i), game.box)) !== null;
         i++)
        Object.assign(game, {piece: i, tail: last});
    return true;
}

export function store_mark(game, tick, end)
{
    store_put('mark/' + game.id, `${tick} ${end}`, game.box);
}

export function store_picture(id, picture)
{
    store_put('picture/' + id, picture, box_of(id));
}

/* A picture that we drew; whatever else lies there is none. */
export function picture_of(id)
{
    const picture = store_get('picture/' + id, box_of(id)) || '';

    return /^data:image\/(webp|jpeg|png);base64,[\w+/=]+$/.test(picture)
         ? picture : '';
}

export function rename_game(id, name)
{
    const card = Object.assign(card_of(id), {name: name.slice(0, NAME_MAX)});

    return store_put('card/' + id, JSON.stringify(card), box_of(id));
}

/* How far time went: "tick end", numbers of whoever wrote them. */
export function mark_of(id)
{
    const numbers = /^(\d{1,15}) (\d{1,15})$/.exec(
        store_get('mark/' + id, box_of(id)));

    return numbers ? {tick: Number(numbers[1]), end: Number(numbers[2])}
                   : null;
}

export function marked_journal(id)
{
    const mark = mark_of(id), text = store_journal(id);
    const last = /(?:^|\n)@(\d+)[^\n]*\n$/.exec(text.slice(-2000));

    return mark && mark.end > (last ? Number(last[1]) : 0)
         ? `${text}@${mark.end}\n` : text;
}
