/* worker_frame.js - time in the worker, and what the page is sent of it.
 *
 * The one rule of order: a line of the journal travels in the same message as
 * the picture that came of it, and the page stores it first. So nothing that a
 * player has seen is lost by a reload or a crash.
 *
 * The page asks for a frame whenever it can show one. While the tab is hidden
 * and time shall go on, a timer does; and if that was held up, even for an
 * hour, what was missed is a debt, worked off in slices between which messages
 * are heard.
 */
import {BUSY_MS, FRAME_MS_MAX, core, guarded, text_at} from './worker_core.js';
import {save_snapshot, save_snapshot_if_due} from './worker_snapshots.js';
import {add_table} from './worker_table.js';

const DIRTY_MAX = 64;                   /* more are sent as one whole */

/* Between frames of a page that dozes. */
const DOZE_MS_LEAST = 40, DOZE_MS_MOST = 500;

export const pulse = {
    last_ms: 0,
    debt_ms: 0,
    goes_on: false,                     /* as the user chose */
    is_hidden: false, is_waiting: false,
    timer: 0,
    is_slicing: false,
    slices: null,                       /* a channel to ourselves */
};

/* A copy of a rectangle, to be given away. */
function cut_out(left, top, width, height)
{
    const pixels = new Uint8ClampedArray(core.wasm.memory.buffer,
                                         core.wasm.page_pixels(),
                                         core.size.width * core.size.height
                                         * 4);
    const data = new Uint8ClampedArray(width * height * 4);

    for (let row = 0; row < height; row++) {
        const from = ((top + row) * core.size.width + left) * 4;

        data.set(pixels.subarray(from, from + width * 4), row * width * 4);
    }
    return {left, top, width, height, data};
}

function note_dirty(count)
{
    const rects = new Int32Array(core.wasm.memory.buffer,
                                 core.wasm.page_dirty(), 4 * count);

    for (let i = 0; i < count; i++) {
        const rect = Array.from(rects.subarray(4 * i, 4 * i + 4));

        if (!core.dirty.some((one) => one.every((n, at) => n === rect[at])))
            core.dirty.push(rect);      /* again and again, if it blinks */
    }
    if (core.dirty.length > DIRTY_MAX)
        core.is_whole = true;
    if (core.is_whole)
        core.dirty = [];
}

/* One more picture frame of time; what changed is sent when it is seen. */
function run_frame(elapsed_ms)
{
    note_dirty(core.wasm.page_frame(elapsed_ms));
}

function take_cuts()
{
    const rects = core.is_whole
        ? [[0, 0, core.size.width, core.size.height]] : core.dirty;

    core.is_whole = false;
    core.dirty = [];
    return rects.map((rect) => cut_out(...rect));
}

/* A text, if the page has another one. */
function news_of(name, text)
{
    if (core.sent[name] === text)
        return undefined;
    core.sent[name] = text;
    return text;
}

function latch_marks()
{
    const count = core.parts ? core.parts.length : 0;
    let text = '';

    if (core.has_latches)               /* or one waits to go down */
        for (let i = 0; i < count; i++)
            text += core.wasm.page_is_latched(core.parts[i].part) ? '1' : '0';
    return text;
}

/* Of a game's moves or of its end. */
function has_moves(message)
{
    return message.table && (message.table.moves !== undefined
                             || message.table.end !== undefined);
}

/* Ten times a second is quick enough for words; with a line of the journal
 * or a list of moves the page needs to know how far time went. */
function add_words(message)
{
    const now = performance.now();

    message.inputs = news_of('inputs', text_at(core.wasm.page_inputs()));
    message.latches = news_of('latches', latch_marks());
    if (now - core.status_ms < 95 && !message.lines && !message.is_new
        && !has_moves(message))
        return;
    core.status_ms = now;
    message.reading = news_of('reading', text_at(core.wasm.page_reading()));
    message.status = news_of('status', text_at(core.wasm.page_status()));
}

function add_lines(message)
{
    if (!core.begun && !core.lines.length)
        return;
    message.begun = core.begun;
    message.lines = core.lines.join('');
    core.begun = false;
    core.lines = [];
}

/* Sends what there is to tell, with the picture if somebody looks. */
export function send_frame(message, is_seen)
{
    message.kind = 'frame';
    message.game = core.game;
    if (core.game && !core.opening) {   /* or the core has the next one, and */
        add_lines(message);             /* this name is that of the last */
        add_table(message);
        add_words(message);
    }
    message.behind_ms = pulse.debt_ms;
    if (is_seen && core.size.is_shown
        && (core.is_whole || core.dirty.length)) {
        message.cuts = take_cuts();
        message.width = core.size.width;
        message.height = core.size.height;
    }
    const pictures = [...message.cuts || [], message.table
                      && message.table.sheet].filter(Boolean);

    self.postMessage(message, pictures.map((one) => one.data.buffer));
}

/* Whether there was anything to hear. */
function send_sound()
{
    if (!core.speaker)
        return false;
    const count = core.wasm.page_sound_take(4096);

    if (count <= 0)
        return false;
    const samples = new Int16Array(core.wasm.memory.buffer,
                                   core.wasm.page_sound(), count).slice();
    const is_heard = samples.some((sample) => sample !== samples[0]);

    core.speaker.postMessage(samples);
    return is_heard;
}

/* How high the board should be, in CSS pixels; 0: as it is. */
function touch_height()
{
    const {fingers, scale, width} = core.size;
    const in_pixels = (length) => Math.ceil(length * scale / 100);

    return fingers ? core.wasm.page_touch_height(width,
        in_pixels(fingers.height), in_pixels(fingers.target)) * 100 / scale
                   : 0;
}

function send_parts()
{
    const parts = text_at(core.wasm.page_parts());

    core.parts = JSON.parse(parts);
    self.postMessage({kind: 'parts', parts: core.parts, game: core.game,
                      question: text_at(core.wasm.page_question()),
                      touch_height: touch_height(),
                      width: core.size.width, height: core.size.height});
}

export function lay_out()
{
    const size = core.size;

    if (!core.game || !size.width)
        return;
    size.is_shown = core.wasm.page_size(size.width, size.height,
                                        size.theme, size.scale) !== 0;
    core.is_whole = true;
    if (size.is_shown)
        send_parts();
    self.postMessage({kind: 'room', is_enough: size.is_shown});
}

/* A page that dozed until now asks for all of that time. */
function take_elapsed(doze_ms = 0)
{
    const now = performance.now();
    const passed = now - pulse.last_ms;

    pulse.last_ms = now;
    if (pulse.is_hidden && pulse.goes_on)
        pulse.debt_ms += Math.max(0, passed - FRAME_MS_MAX);
    return Math.min(passed, FRAME_MS_MAX + doze_ms);
}

/* No more at once than a sitting takes for one frame (pace.h). */
function run_frames(elapsed_ms)
{
    for (; elapsed_ms > FRAME_MS_MAX; elapsed_ms -= FRAME_MS_MAX)
        run_frame(FRAME_MS_MAX);
    run_frame(elapsed_ms);
}

/* Runs what has passed since the last frame, if the page dozes: what a hand
 * does is done at this moment. */
export function catch_up()
{
    if (performance.now() - pulse.last_ms > DOZE_MS_LEAST
        && !pulse.is_waiting && !pulse.is_hidden && core.game)
        run_frames(take_elapsed(DOZE_MS_MOST));
}

function is_paused()
{
    return JSON.parse(text_at(core.wasm.page_status())).paused;
}

function run_slice()
{
    const until = performance.now() + BUSY_MS;

    pulse.is_slicing = false;
    while (pulse.debt_ms > 0 && performance.now() < until) {
        const part = Math.min(pulse.debt_ms, FRAME_MS_MAX);

        run_frame(part);
        pulse.debt_ms -= part - core.wasm.page_left();
    }
    if (is_paused())
        pulse.debt_ms = 0;
    send_frame({}, false);
    plan_slice();
}

function plan_slice()
{
    if (pulse.debt_ms <= 0 || pulse.is_slicing || core.opening
        || !core.game)
        return;
    pulse.is_slicing = true;
    if (!pulse.slices) {
        pulse.slices = new MessageChannel();
        pulse.slices.port1.onmessage = () => guarded(run_slice);
    }
    pulse.slices.port2.postMessage(0);
}

export function pass_time(message)
{
    const elapsed = take_elapsed(message.doze_ms);
    let is_sounding = false;

    pulse.is_waiting = message.is_waiting;
    if (message.is_waiting)
        pulse.debt_ms = 0;
    if (core.game && !core.opening) {
        run_frames(message.is_waiting ? 0 : elapsed);
        is_sounding = send_sound();
        save_snapshot_if_due();
    }
    send_frame({is_answer: message.op === 'tick', is_sounding,
                opening: core.wasm.page_opening()}, message.is_seen);
    plan_slice();
}

function beat_alone()
{
    clearTimeout(pulse.timer);
    pulse.timer = 0;
    if (!pulse.is_hidden || !pulse.goes_on)
        return;
    pulse.timer = setTimeout(beat_alone, 20);
    guarded(() => pass_time({op: 'alone', is_seen: false,
                               is_waiting: pulse.is_waiting}));
}

export function set_hidden(message)
{
    if (!message.goes_on) {
        pulse.last_ms = performance.now();
    } else if (pulse.is_hidden && pulse.goes_on) {
        const elapsed = take_elapsed(); /* adds to the debt itself */

        pulse.debt_ms += elapsed;
    }
    if (message.is_hidden)
        save_snapshot();                /* nobody may come back */
    pulse.is_hidden = message.is_hidden;
    pulse.goes_on = message.goes_on;
    pulse.is_waiting = message.is_waiting;
    beat_alone();
    plan_slice();
}
