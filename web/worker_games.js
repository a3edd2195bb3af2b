/* worker_games.js - games begun, opened and given up, in the worker.
 *
 * A long journal is opened in slices, between which messages are heard; those
 * that are for the game to come wait for it.
 */
import {BUSY_MS, call_with_text, core, guarded,
        text_at} from './worker_core.js';
import {lay_out, pass_time, pulse, send_frame} from './worker_frame.js';
import {delay_snapshot, give_snapshot} from './worker_snapshots.js';

function make_seed()
{
    return String(crypto.getRandomValues(new Uint32Array(1))[0]);
}

/* "duel:basys2 lives=3" gets a seed if it has none. */
function with_seed(id)
{
    const [machine, ...options] = id.trim().split(/\s+/);
    const name = machine.includes('#') ? machine
                                       : machine + '#' + make_seed();

    return [name, ...options].join(' ');
}

function send_refusal(what, message, error)
{
    self.postMessage({kind: 'refused', what, game: message.game, error});
}

function present_game(message)
{
    core.game = message.game;
    core.is_next = false;
    core.sent = {};
    core.dirty = [];
    core.has_latches = false;
    pulse.debt_ms = 0;
    pulse.last_ms = performance.now();
    delay_snapshot(performance.now() - (message.begun_ms || Infinity));
    core.begun = true;                  /* the whole, as it stands now */
    core.lines = [text_at(core.wasm.page_journal())];
    send_frame({is_new: true}, false);
    self.postMessage({kind: 'card', card: JSON.parse(
        text_at(core.wasm.page_card()))});
    lay_out();
    pass_time({op: 'first', is_waiting: true, is_seen: true});
}

/* Whoever asks for another game does not wait for a long one. */
function break_off_opening()
{
    if (core.opening && core.is_next)
        cancel_opening();               /* it has taken the desk */
    else if (core.opening)
        send_refusal('broken off', core.opening, '');
    core.opening = null;
}

export function begin_game(message)
{
    const id = with_seed(message.id || core.offer.machines[0].id);

    break_off_opening();
    const error = call_with_text(`${id}\n${message.a}\n${message.b}`,
                                 core.wasm.page_new);

    if (error)
        send_refusal('new', message, error);
    else
        present_game(message);
    take_later();
}

function begin_opening(message)
{
    go_on_opening(message, call_with_text(
        `${message.a}\n${message.b}\n${message.journal}`,
        () => core.wasm.page_open(message.is_own ? 1 : 0)));
}

export async function open_game(message)
{
    break_off_opening();
    message.begun_ms = performance.now();
    core.opening = message;
    if (message.is_own)
        await give_snapshot(message);
    if (core.opening === message)
        guarded(() => begin_opening(message));
}

/* The player does not want to wait for a long game, or for minds that watch
 * one: the game before stays, or this one goes on without its minds. */
export function cancel_opening()
{
    const message = core.opening;
    const is_there = core.wasm.page_cancel() !== 0;

    if (message && is_there) {
        finish_open(message);
    } else if (message) {
        core.opening = null;
        send_refusal('cancelled', message, '');
        take_later();
    }
}

export function take_later()
{
    if (!core.opening)
        core.later.splice(0).forEach(core.deliver);
}

function finish_open(message)
{
    core.opening = null;
    if (message.seek !== undefined)
        core.wasm.page_seek(message.seek);
    if (message.is_paused)
        core.wasm.page_pause(1);
    present_game(message);
    take_later();
}

function fail_open(message, error)
{
    core.opening = null;
    send_refusal('open', message, error);
    take_later();
}

/* Goes on opening a game, if it is still the one that is wanted. */
function go_on_opening(message, error)
{
    const until = performance.now() + BUSY_MS;

    if (core.opening !== message)
        return;
    while (!error && core.wasm.page_opening() >= 0
           && performance.now() < until)
        error = text_at(core.wasm.page_open_on());
    if (error) {
        fail_open(message, error);
    } else if (core.wasm.page_opening() < 0) {
        finish_open(message);
    } else {
        self.postMessage({kind: 'opening',
                          share: core.wasm.page_opening()});
        setTimeout(() => guarded(() => go_on_opening(message, '')));
    }
}

export function send_journal(message)
{
    self.postMessage({kind: 'journal', why: message.why,
                      text: text_at(core.wasm.page_journal()),
                      status: text_at(core.wasm.page_status())});
}

export function take_seat(message)
{
    const error = call_with_text(message.who,
                                 () => core.wasm.page_seat(message.seat));

    core.sent.status = undefined;       /* the menu may show what is not so */
    delay_snapshot(Infinity);           /* those kept know nobody new */
    if (error)
        send_refusal('seat', message, error);
}
