/* machine.js - the worker as the page sees it: start, answers, end.
 *
 * A line of the journal comes in the same message as the picture that came of
 * it, and is stored first: what a player has seen is never lost.
 */
import {say, show_reading, show_refusal} from './announce.js';
import {current_game, make_game_id, store_lines} from './current_game.js';
import {ask_question, ask_to_type, show_question} from './dialogs.js';
import {by_id, set_text} from './dom.js';
import {download, file_name} from './files.js';
import {ask_worker, beat, frame_answered, send_size, tell_hidden,
        wake} from './frames.js';
import {keep_what_was_played} from './game_lists.js';
import {open_help} from './help.js';
import {copy_link} from './links.js';
import {fill_lobby, leave_lobby} from './lobby.js';
import {game_is_there, go_on_with, set_aside, show_refused} from './opening.js';
import {fold_panel, show_status, state_words} from './panel.js';
import {mark_parts, show_parts} from './parts.js';
import {put_cuts, show_opening, show_veil, take_room} from './picture.js';
import {stay_where_we_are} from './route.js';
import {take_rules} from './rules.js';
import {play_samples, route_sound, sound, wake_sound} from './sound.js';
import {store} from './storage.js';
import {card_of} from './stored_games.js';
import {take_table} from './table.js';
import {view} from './view.js';
import {language, t} from './words.js';

/* A worker that is silent may think, or be one of many on a busy computer: it
 * is told of soon and given up late. One whose lock is free has ended. */
const SILENT_MS = 5000;

export const LOST_MS = 60000;

function take_words(message)
{
    if (message.inputs !== undefined)
        view.inputs = message.inputs;
    if (message.latches !== undefined)
        view.latches = message.latches;
    if (message.inputs !== undefined || message.latches !== undefined)
        mark_parts();
    if (message.reading !== undefined)
        show_reading(JSON.parse(message.reading));
    if (message.status !== undefined)
        show_status(view.status);
}

/* Time alone is no news. */
function has_news(message)
{
    return message.cuts || message.table || message.lines || message.is_new
        || message.is_sounding || message.inputs !== undefined
        || message.reading !== undefined;
}

/* Lines first: what is shown is stored. */
function take_frame(message)
{
    view.behind_ms = message.behind_ms;
    if (message.status !== undefined)
        view.status = JSON.parse(message.status);
    if (message.is_new) {
        game_is_there(message);
        wake();
    }
    if (store_lines(message))
        keep_what_was_played(store.game);
    if (has_news(message))
        view.changed_ms = performance.now();
    if (view.status && (message.is_sounding
                        || view.status.events !== view.events)) {
        view.events = view.status.events;
        view.worked_ms = performance.now();
    }
    if (message.is_sounding)
        wake_sound();
    if (message.table)
        take_table(message.table);
    if (message.cuts) {
        put_cuts(message);
        show_veil(view.veil);
    }
    if (message.opening !== undefined)
        show_opening(message.opening);
    take_words(message);
}

function take_journal(message)
{
    const status = JSON.parse(message.status);

    if (message.why === 'link') {
        copy_link(message.text, [status.seats[0] || 'human',
                                 status.seats[1] || 'human']);
        return;
    }
    download(file_name(status.machine, Date.now()), message.text);
    say(t('a copy of the game is saved'));
}

function take_offer(message)
{
    view.offer = message.offer;
    view.is_ready = true;
    wake();
    set_text(by_id('version'), `Boardwalk ${message.offer.version}`);
    fill_lobby();
}

/* What the core wishes of the page after a key, enum player_wish. */
function grant_wish(wish)
{
    switch (wish) {
    case 1: open_help(); break;
    case 2: ask_worker('journal', {why: 'save'}); break;
    case 3: by_id('file').click(); break;
    case 4: say(t('to leave, close the tab; the game is kept')); break;
    case 5: ask_to_type(); break;
    case 6: ask_question(); break;
    }
}

const answers = {
    offer: take_offer,
    frame: (message) => {
        if (message.is_answer) {
            end_silence();
            frame_answered();
        }
        take_frame(message);
    },
    parts: (message) => {
        show_parts(message);
        show_question(message.question);
    },
    card: ({card}) => { view.card = card; },
    room: take_room,
    opening: (message) => show_opening(message.share),
    refused: show_refused,
    rules: take_rules,
    journal: take_journal,
    wish: (message) => grant_wish(message.wish),
    samples: (message) => play_samples(message.samples),
    touched: ({error}) => show_refusal(error),
    taken_back: ({is_done}) => {
        if (!is_done)
            show_refusal(t('there is no move of yours to take back'));
    },
    dead: (message) => worker_died(
        t('The machine stopped ({1}).', message.words)),
    alive: watch_for_end,
};

export function worker_died(words)
{
    const pending = [...view.pending.values()];

    view.pending.clear();
    leave_lobby();                      /* where trouble is told */
    if (view.worker)
        view.worker.terminate();
    view.worker = null;
    beat.is_asked = false;
    set_text(by_id('trouble-words'), store.is_kept
        ? t('{1} Everything up to now is kept.', words) : words);
    by_id('trouble').hidden = false;
    show_veil(words);
    fold_panel(false);
    if (view.is_ready)                  /* so it was the game that failed */
        pending.filter((one) => one.is_stored)
               .forEach((one) => set_aside(one, words));
}

export function restart()
{
    by_id('trouble').hidden = true;
    show_veil(t('One moment …'));
    view.size = {width: 0, height: 0, theme: 0};
    view.sheet_mark = '';
    start_worker();
    ask_worker('show_board', {is_shown: view.is_board_seen});
    if (sound.context)
        route_sound();
    start_again();
}

/* Compiled here, while the worker comes to life, and once for all. */
async function load_wasm()
{
    const answer = await fetch('boardwalk.wasm');
    const type = answer.headers.get('content-type') || '';

    if (!answer.ok)
        throw new Error(t('the server answered {1}', answer.status));
    return /^application\/wasm/.test(type)
         ? WebAssembly.compileStreaming(answer)
         : WebAssembly.compile(await answer.arrayBuffer());
}

function not_loaded(words)
{
    view.module = null;
    worker_died(t('The machine could not be loaded ({1}).', words));
}

function give_module(worker)
{
    const give = (module) => {
        view.given_ms = performance.now();
        worker.postMessage({op: 'module', module, po: language.po});
    };

    view.module = view.module || load_wasm();
    view.module.then(give,
                     (error) => not_loaded(`boardwalk.wasm: `
                                           + error.message));
}

export function start_worker()
{
    try {
        view.worker = new Worker('worker.js#worker-' + make_game_id(),
                                 {type: 'module'});
    } catch (error) {
        not_loaded(error.message);
        return;
    }
    view.is_ready = false;
    view.given_ms = 0;
    give_module(view.worker);
    view.worker.onmessage = (event) => answers[event.data.kind](event.data);
    view.worker.onerror = (event) => {
        event.preventDefault();
        not_loaded(event.message || t('worker.js did not start'));
    };
    beat.is_asked = false;
    tell_hidden();
    send_size();
    wake();
}

/* Waits for the lock that the worker holds while it lives. */
function watch_for_end(message)
{
    const worker = view.worker;

    if (!navigator.locks)
        return;
    navigator.locks.request(message.lock, () => {
        if (view.worker === worker)
            worker_died(t('The machine stopped without a message.'));
    }).catch(() => {});
}

function show_silence(silent_ms)
{
    view.is_silent = true;
    set_text(by_id('state'),
             t('no answer for {1} s', Math.floor(silent_ms / 1000)));
}

function end_silence()
{
    if (view.is_silent && view.status)
        set_text(by_id('state'), state_words(view.status));
    view.is_silent = false;
}

function silent_ms()
{
    const now = performance.now();

    if (!view.worker || document.hidden)
        return 0;
    if (!view.is_ready)
        return view.given_ms ? now - view.given_ms : 0;
    return beat.is_asked ? now - beat.asked_ms : 0;
}

export function watch_worker()
{
    const silent = silent_ms();

    if (silent > LOST_MS)
        worker_died(view.is_ready ? t('The machine does not answer.')
                                  : t('The machine does not start.'));
    else if (silent > SILENT_MS)
        show_silence(silent);
}

/* A worker that was started anew goes on with what there was. */
async function start_again()
{
    await store.box.ready;
    const id = current_game();

    if (view.is_lobby)
        fill_lobby();
    else if (id && !card_of(id).is_broken)
        go_on_with(id);
    else
        stay_where_we_are();
}
