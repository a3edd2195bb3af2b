/* game_archive.js - exports all games to one file, and imports them.
 *
 * The file is a zip: every system unpacks it, and each game in it is a plain
 * journal that every face of boardwalk opens. What a journal does not know -
 * names, players, results - is beside them in games.json; without that file, a
 * zip of journals from anywhere can be taken in as well.
 */
import {say} from './announce.js';
import {make_game_id} from './current_game.js';
import {download, file_name} from './files.js';
import {read_json, store, store_put} from './storage.js';
import {card_of, drop_game_from, fetch_game, is_stored, marked_journal,
        store_journal} from './stored_games.js';
import {view} from './view.js';
import {t} from './words.js';
import {unzip_files, zip_files} from './zip.js';

const LIST = 'games.json', TEXT_MAX = 8388608;      /* bytes of a journal */

/* "duel-2026-05-02-1000.bw", and -2 for the second of that minute. */
function names_of(cards)
{
    const taken = new Map();

    return cards.map((card) => {
        const name = file_name(card.machine, card.date);
        const count = (taken.get(name) || 0) + 1;

        taken.set(name, count);
        return count === 1 ? name : name.replace(/\.bw$/, `-${count}.bw`);
    });
}

export async function export_games(cards)
{
    const names = names_of(cards), files = [];
    const list = cards.map((card, i) => ({file: names[i], ...card}));

    for (const [i, card] of cards.entries()) {
        await fetch_game(card.id);
        files.push({name: names[i], date: card.date,
                    text: marked_journal(card.id)});
    }
    files.push({name: LIST, date: Date.now(),
                text: JSON.stringify({boardwalk: 1, games: list}, null, 1)});
    download(file_name('boardwalk-games', Date.now()).replace(/bw$/, 'zip'),
             await zip_files(files));
    return cards.length;
}

/* Taking them in */

/* What the list says of a file, whoever wrote that list. */
function said_of(list, name)
{
    const games = list && Array.isArray(list.games) ? list.games : [];

    return games.find((one) => one && one.file === name) || {};
}

/* "duel:basys2" of "open duel:basys2#7 lives=3"; null: it is no journal. */
function machine_of(text)
{
    const open = /^boardwalk 1\r?\nopen ([a-z0-9_]+)(:[a-z0-9_]+)?/.exec(text);

    return open && view.offer.machines.find((one) => one.name === open[1]);
}

/* A game of that id may be there already, and may be another. */
async function free_id(said, text)
{
    const id = typeof said.id === 'string' && /^[a-z0-9]{6,40}$/.test(said.id)
             ? said.id : make_game_id();

    if (!is_stored(id))
        return id;
    await fetch_game(id);
    return marked_journal(id) === text || store_journal(id) === text
         ? null : make_game_id();
}

function put_game(id, said, machine, text)
{
    const card = Object.assign({}, said, {
        machine: machine.name, title: machine.title, generation: 1,
        date: Number.isFinite(said.date) ? said.date : Date.now(),
        is_touched: true, is_paused: true, is_broken: false});
    const is_put = store_put(`text/${id}/1/0`, text)
                && store_put('card/' + id, JSON.stringify(card));

    if (is_put)                         /* nothing but what a card has */
        store_put('card/' + id, JSON.stringify(card_of(id)));
    else
        drop_game_from(store.box, id);
    return is_put;
}

function taken_words(count)
{
    return [count.added === 1 ? t('one game was added')
                              : t('{1} games were added', count.added),
            count.same && t('{1} were already there', count.same),
            count.bad && t('{1} could not be read', count.bad),
            count.full && t('there was no room for {1}', count.full)]
        .filter(Boolean).join('; ');
}

async function take_in(texts, count)
{
    const list = read_json(texts.get(LIST) || 'null');

    texts.delete(LIST);
    for (const [name, text] of texts) {
        const machine = machine_of(text), said = said_of(list, name);
        const id = machine && await free_id(said, text);

        if (!machine)
            count.bad++;
        else if (!id)
            count.same++;
        else if (put_game(id, said, machine, text))
            count.added++;
        else
            count.full++;
    }
}

export async function import_games(name, bytes)
{
    const texts = new Map(), count = {added: 0, same: 0, bad: 0, full: 0};

    try {
        count.bad = await unzip_files(bytes, TEXT_MAX, (file, text) => {
            texts.set(file, text);
        });
    } catch (error) {
        say(t('{1} cannot be opened: it is cut off or damaged', name));
        return;
    }
    await take_in(texts, count);
    store.box.move();
    say(t('{1}: {2}', name, taken_words(count)));
}
