/* boardwalk.js - the page, its worker and its loudspeaker, in one file.
 *
 * The browser runs this file three times: as the page, which shows pictures,
 * keeps games and takes fingers and keys; as a Web Worker, which has the
 * machine itself, boardwalk.wasm, with the minds and the drawing; and as an
 * AudioWorklet, which plays samples. Which one it is, is told at the end.
 * Nothing here knows a game: what can be called is in src/page/page.h.
 *
 * The one rule of order: a line of the journal travels in the same message
 * as the picture that came of it, and the page stores it first. So nothing
 * that a player has seen is lost by a reload or a crash.
 */
'use strict';

/* What all three share */

const FINGER_MOUSE = 1, FINGER_KEY = 2, FINGER_LATCH = 4;

/* Runs of time (ms): the most that a frame is given, and how long the worker
 * may be busy before it looks for messages again. */
const FRAME_MS_MAX = 100, BUSY_MS = 20;

const DIRTY_MAX = 64;                   /* more are sent as one whole */

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

/* The worker: the machine in memory */

const core = {
    wasm: null,                         /* what page.h exports */
    decoder: null, encoder: null,       /* a loudspeaker has none */
    parts: null,
    offer: null,
    game: null,                         /* the page's name for this game */
    opening: null,                      /* what asked for the one to come */
    is_next: false,                     /* and that is on the desk already */
    later: [],                          /* messages meanwhile */
    begun: false, lines: [],            /* of the journal, not yet sent */
    size: {width: 0, height: 0, theme: 0, is_shown: false},
    is_whole: true,                     /* the next picture must be */
    dirty: [],                          /* rectangles not yet sent */
    sent: {},                           /* texts that the page has */
    status_ms: 0,
    speaker: null,                      /* a port to whoever plays */
    has_latches: false,
    is_dead: false,                     /* it failed once */
};

function text_at(address, length)
{
    const bytes = new Uint8Array(core.wasm.memory.buffer);
    const end = length === undefined ? bytes.indexOf(0, address)
                                     : address + length;

    return core.decoder.decode(bytes.subarray(address, end));
}

/* Puts a text where the next call reads it; false: no memory for it. */
function put_text(text)
{
    const bytes = core.encoder.encode(text);
    const address = core.wasm.page_room(bytes.length + 1);
    const room = new Uint8Array(core.wasm.memory.buffer);

    if (!address)
        return false;
    room.set(bytes, address);
    room[address + bytes.length] = 0;
    return true;
}

/* Calls what reads a text; "" is success. */
function call_with(text, call)
{
    if (!put_text(text))
        return 'out of memory for this text';
    return text_at(call());
}

function do_with(text, call)
{
    if (put_text(text))
        call();
}

/* The last lines of a game that makes room for another are still its own. */
function send_farewell()
{
    if (core.game && core.lines.length)
        self.postMessage({kind: 'frame', game: core.game,
                          lines: core.lines.join('')});
    core.lines = [];
}

/* What the machine asks of the page. */
const imports = {
    page: {
        line(address, length) { core.lines.push(text_at(address, length)); },
        begin() { send_farewell(); core.begun = core.is_next = true; },
        clock() { return performance.now(); },
    },
};

/* The page has compiled it while this worker came to life. */
function boot(message)
{
    core.decoder = new TextDecoder();
    core.encoder = new TextEncoder();
    core.wasm = new WebAssembly.Instance(message.module, imports).exports;
    core.offer = JSON.parse(text_at(core.wasm.page_offer()));
    self.postMessage({kind: 'offer', offer: core.offer});
    core.later.splice(0).forEach(take);
}

/* The worker: pictures and words for the page */

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

    for (let i = 0; i < count; i++)
        core.dirty.push(Array.from(rects.subarray(4 * i, 4 * i + 4)));
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

function latches()
{
    const count = core.parts ? core.parts.length : 0;
    let text = '';

    if (core.has_latches)               /* or one waits to go down */
        for (let i = 0; i < count; i++)
            text += core.wasm.page_is_latched(core.parts[i].part) ? '1' : '0';
    return text;
}

/* Ten times a second is quick enough for words; with a line of the journal
 * the page needs to know how far time went. */
function add_words(message)
{
    const now = performance.now();

    message.inputs = news_of('inputs', text_at(core.wasm.page_inputs()));
    message.latches = news_of('latches', latches());
    if (now - core.status_ms < 95 && !message.lines && !message.is_new)
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
function send(message, is_seen)
{
    message.kind = 'frame';
    message.game = core.game;
    if (core.game && !core.opening) {   /* or the core has the next one, and */
        add_lines(message);             /* this name is that of the last */
        add_words(message);
    }
    message.behind_ms = pulse.debt_ms;
    if (is_seen && core.size.is_shown
        && (core.is_whole || core.dirty.length)) {
        message.cuts = take_cuts();
        message.width = core.size.width;
        message.height = core.size.height;
    }
    self.postMessage(message,
                     (message.cuts || []).map((cut) => cut.data.buffer));
}

function send_sound()
{
    if (!core.speaker)
        return;
    const count = core.wasm.page_sound_take(4096);

    if (count > 0)
        core.speaker.postMessage(
            new Int16Array(core.wasm.memory.buffer, core.wasm.page_sound(),
                           count).slice());
}

function send_parts()
{
    const parts = text_at(core.wasm.page_parts());

    core.parts = JSON.parse(parts);
    self.postMessage({kind: 'parts', parts: core.parts, game: core.game,
                      question: text_at(core.wasm.page_question()),
                      width: core.size.width, height: core.size.height});
}

function lay_out()
{
    const size = core.size;

    if (!core.game || !size.width)
        return;
    size.is_shown = core.wasm.page_size(size.width, size.height,
                                        size.theme) !== 0;
    core.is_whole = true;
    if (size.is_shown)
        send_parts();
    self.postMessage({kind: 'room', is_enough: size.is_shown});
}

/* The worker: time
 *
 * The page asks for a frame whenever it can show one. While the tab is hidden
 * and time shall go on, a timer does; and if that was held up, even for an
 * hour, what was missed is a debt, worked off in slices between which
 * messages are heard. */

const pulse = {
    last_ms: 0,
    debt_ms: 0,
    goes_on: false,                     /* as the user chose */
    is_hidden: false, is_waiting: false,
    timer: 0,
    is_slicing: false,
    slices: null,                       /* a channel to ourselves */
};

function take_elapsed()
{
    const now = performance.now();
    const passed = now - pulse.last_ms;

    pulse.last_ms = now;
    if (pulse.is_hidden && pulse.goes_on)
        pulse.debt_ms += Math.max(0, passed - FRAME_MS_MAX);
    return Math.min(passed, FRAME_MS_MAX);
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
    send({}, false);
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

function frame(message)
{
    const elapsed = take_elapsed();

    if (message.is_waiting)
        pulse.debt_ms = 0;
    if (core.game && !core.opening) {
        run_frame(message.is_waiting ? 0 : elapsed);
        send_sound();
    }
    send({is_answer: message.op === 'tick',
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
    guarded(() => frame({op: 'alone', is_seen: false,
                           is_waiting: pulse.is_waiting}));
}

/* The worker: games */

function refuse(what, message, error)
{
    self.postMessage({kind: 'refused', what, game: message.game, error});
}

function is_begun(message)
{
    core.game = message.game;
    core.is_next = false;
    core.sent = {};
    core.dirty = [];
    core.has_latches = false;
    pulse.debt_ms = 0;
    pulse.last_ms = performance.now();
    core.begun = true;                  /* the whole, as it stands now */
    core.lines = [text_at(core.wasm.page_journal())];
    send({is_new: true}, false);
    lay_out();
    frame({op: 'first', is_waiting: true, is_seen: true});
}

/* Whoever asks for another game does not wait for a long one. */
function break_off()
{
    if (core.opening && core.is_next)
        cancel_opening();               /* it has taken the desk */
    else if (core.opening)
        refuse('broken off', core.opening, '');
    core.opening = null;
}

function begin_game(message)
{
    const id = with_seed(message.id || core.offer.machines[0].id);

    break_off();
    const error = call_with(`${id}\n${message.a}\n${message.b}`,
                            core.wasm.page_new);

    if (error)
        refuse('new', message, error);
    else
        is_begun(message);
    take_later();
}

function open_game(message)
{
    break_off();
    core.opening = message;
    open_on(message, call_with(
        `${message.a}\n${message.b}\n${message.journal}`,
        () => core.wasm.page_open(message.is_own ? 1 : 0)));
}

/* The player does not want to wait for a long game, or for minds that watch
 * one: the game before stays, or this one goes on without its minds. */
function cancel_opening()
{
    const message = core.opening;
    const is_there = core.wasm.page_cancel() !== 0;

    if (message && is_there) {
        finish_open(message);
    } else if (message) {
        core.opening = null;
        refuse('cancelled', message, '');
        take_later();
    }
}

function take_later()
{
    if (!core.opening)
        core.later.splice(0).forEach(take);
}

function finish_open(message)
{
    core.opening = null;
    if (message.seek !== undefined)
        core.wasm.page_seek(message.seek);
    if (message.is_paused)
        core.wasm.page_pause(1);
    is_begun(message);
    take_later();
}

function fail_open(message, error)
{
    core.opening = null;
    refuse('open', message, error);
    take_later();
}

/* Goes on opening a game, if it is still the one that is wanted. */
function open_on(message, error)
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
        setTimeout(() => guarded(() => open_on(message, '')));
    }
}

function send_journal(message)
{
    self.postMessage({kind: 'journal', why: message.why,
                      text: text_at(core.wasm.page_journal()),
                      status: text_at(core.wasm.page_status())});
}

/* The worker: what the page asks for */

function set_size(message)
{
    Object.assign(core.size, {width: message.width, height: message.height,
                              theme: message.theme});
    lay_out();
}

function set_hidden(message)
{
    if (!message.goes_on) {
        pulse.last_ms = performance.now();
    } else if (pulse.is_hidden && pulse.goes_on) {
        const elapsed = take_elapsed(); /* adds to the debt itself */

        pulse.debt_ms += elapsed;
    }
    pulse.is_hidden = message.is_hidden;
    pulse.goes_on = message.goes_on;
    pulse.is_waiting = message.is_waiting;
    beat_alone();
    plan_slice();
}

function work_latch(message)
{
    core.has_latches = true;
    if (core.wasm.page_is_latched(message.part))
        core.wasm.page_let_go(message.part, FINGER_LATCH);
    else
        core.wasm.page_press(message.part, FINGER_LATCH);
}

function work_key(message)
{
    const wish = core.wasm.page_key(message.key);

    if (wish > 0)
        self.postMessage({kind: 'wish', wish});
}

function take_seat(message)
{
    const error = call_with(message.who,
                            () => core.wasm.page_seat(message.seat));

    core.sent.status = undefined;       /* the menu may show what is not so */
    if (error)
        refuse('seat', message, error);
}

function set_speaker(message)
{
    core.speaker = message.port || core.speaker;
    if (!message.rate_hz)
        core.speaker = null;
    else if (message.is_here)
        core.speaker = {postMessage: (samples) => self.postMessage(
            {kind: 'samples', samples}, [samples.buffer])};
    core.wasm.page_listen(message.rate_hz);
}

const orders = {
    module: boot,
    tick: frame,
    size: set_size,
    new: begin_game,
    open: open_game,
    cancel: cancel_opening,
    hidden: set_hidden,
    journal: send_journal,
    press: (m) => core.wasm.page_press(m.part, m.finger),
    let_go: (m) => core.wasm.page_let_go(m.part, m.fingers),
    touch: (m) => core.wasm.page_touch(m.x, m.y, FINGER_MOUSE),
    latch: work_latch,
    key: work_key,
    key_up: (m) => core.wasm.page_key_up(m.key),
    show_keys: (m) => core.wasm.page_show_keys(m.is_shown ? 1 : 0),
    answer: (m) => do_with(m.text, core.wasm.page_answer),
    type: (m) => do_with(m.text, core.wasm.page_type),
    do: (m) => do_with(m.text, core.wasm.page_do),
    hint: () => core.wasm.page_hint(),
    pause: (m) => core.wasm.page_pause(m.is_paused ? 1 : 0),
    step: (m) => core.wasm.page_step(m.by),
    speed: (m) => core.wasm.page_speed(m.by),
    seek: (m) => core.wasm.page_seek(m.tick),
    seat: take_seat,
    speaker: set_speaker,
};

const without_game = ['module', 'tick', 'size', 'new', 'open', 'cancel',
                      'hidden', 'speaker'];
const while_opening = ['tick', 'size', 'hidden', 'new', 'open', 'cancel'];

function must_wait(message)
{
    return core.wasm ? core.opening && !while_opening.includes(message.op)
                     : message.op !== 'module';
}

function take(message)
{
    if (must_wait(message))
        core.later.push(message);
    else if (core.game || without_game.includes(message.op))
        orders[message.op](message);
}

/* A machine that failed is not called again: the page starts another. */
function guarded(call)
{
    if (core.is_dead)
        return;
    try {
        call();
    } catch (error) {
        core.is_dead = true;
        self.postMessage({kind: 'dead', words: String(error.message
                                                      || error)});
    }
}

/* As long as this worker lives it holds a lock, by the name that the page gave
 * it: the page gets that lock when it has ended, however silently. */
function hold_lock_of_life()
{
    const name = self.location.hash.slice(1);

    if (!self.navigator.locks || !name)
        return;
    self.navigator.locks.request(name, () => {
        self.postMessage({kind: 'alive', lock: name});
        return new Promise(() => {});
    }).catch(() => {});                 /* then only silence tells */
}

function be_worker()
{
    hold_lock_of_life();
    self.onmessage = (event) => guarded(() => take(event.data));
}

/* The loudspeaker: an AudioWorklet
 *
 * Samples come a frame at a time. It begins when there is enough for a frame
 * that is late, fades out when there is none left, and lets old ones go when
 * there are too many: what is heard is never older than 50 ms. */

const SPEAKER_START_MS = 24, SPEAKER_MOST_MS = 46, FADE_SAMPLES = 96;

function make_speaker_class(base, rate_hz)
{
    const start = Math.round(rate_hz * SPEAKER_START_MS / 1000);
    const most = Math.round(rate_hz * SPEAKER_MOST_MS / 1000);

    return class extends base {
        constructor()
        {
            super();
            this.parts = [];
            this.at = 0;                /* in the first of them */
            this.ready = 0;
            this.is_on = false;
            this.volume = 0;            /* of what comes, and */
            this.tail = 0;              /* what fades of what went */
            this.level = 0;
            this.port.onmessage = (event) => {
                event.data.port.onmessage = (sound) => this.add(sound.data);
            };
        }

        add(samples)
        {
            this.parts.push(samples);
            this.ready += samples.length;
            if (this.ready > most)
                this.drop(this.ready - start);
        }

        /* Where the line breaks, the new fades in over the old. */
        splice()
        {
            this.tail = this.level;
            this.volume = 0;
        }

        drop(count)
        {
            this.ready -= count;
            this.at += count;
            while (this.parts.length && this.at >= this.parts[0].length)
                this.at -= this.parts.shift().length;
            this.splice();
        }

        next()
        {
            const sample = this.parts[0][this.at++] / 32768;

            this.ready--;
            if (this.at >= this.parts[0].length) {
                this.parts.shift();
                this.at = 0;
            }
            this.volume = Math.min(1, this.volume + 1 / FADE_SAMPLES);
            return sample * this.volume;
        }

        one()
        {
            if (this.is_on && !this.ready) {
                this.is_on = false;
                this.splice();
            }
            this.tail *= 1 - 4 / FADE_SAMPLES;
            this.level = this.tail + (this.is_on ? this.next() : 0);
            return this.level;
        }

        process(inputs, outputs)
        {
            const out = outputs[0][0];

            if (this.ready >= start)
                this.is_on = true;
            for (let i = 0; i < out.length; i++)
                out[i] = this.one();
            for (let i = 1; i < outputs[0].length; i++)
                outputs[0][i].set(out);
            return true;
        }
    };
}

function be_loudspeaker(scope)
{
    scope.registerProcessor('boardwalk-speaker', make_speaker_class(
        scope.AudioWorkletProcessor, scope.sampleRate));
}

/* The page: what is kept
 *
 * Each game has three sorts of keys: its card (what it is), its mark (how far
 * time went) and its text in pieces, so that one more line rewrites only a
 * small piece. A journal that is begun anew gets a new generation of pieces;
 * the old one goes when the new one is there.
 *
 * A game begins as a guest: it lies in sessionStorage, where a reload finds it
 * and the closing of the tab ends it. With the first thing that the player
 * does in it, it is kept: it moves to localStorage, if there is room. Whatever
 * lies there was played, and only the player deletes it. */

const GAMES_MAX = 20, PIECE_MAX = 4096, MARK_MS = 400;
const PREFIX = 'boardwalk/';

const store = {
    box: null,                          /* localStorage, or the like of it */
    session: null,                      /* what this tab remembers */
    is_kept: true,
    game: null,                         /* what is on the board: take_game */
    release: null,                      /* gives its lock back */
};

function memory_box()
{
    const map = new Map();

    return {
        getItem: (key) => map.has(key) ? map.get(key) : null,
        setItem: (key, value) => { map.set(key, String(value)); },
        removeItem: (key) => { map.delete(key); },
        key: (i) => [...map.keys()][i],
        get length() { return map.size; },
    };
}

function usable_box(name)
{
    try {
        const box = window[name];

        box.setItem(PREFIX + 'probe', '1');
        box.removeItem(PREFIX + 'probe');
        return box;
    } catch (error) {
        return null;
    }
}

function store_open()
{
    store.box = usable_box('localStorage');
    store.session = usable_box('sessionStorage') || memory_box();
    store.is_kept = store.box !== null;
    if (!store.box) {
        store.box = memory_box();
        show_unkept('This browser keeps nothing for this page: the game will '
                    + 'be gone with it, unless you download it.', false);
    }
}

function store_keys(prefix, box = store.box)
{
    const keys = [];

    for (let i = 0; i < box.length; i++) {
        const key = box.key(i);

        if (key.startsWith(PREFIX + prefix))
            keys.push(key.slice(PREFIX.length));
    }
    return keys;
}

function store_get(key, box = store.box)
{
    return box.getItem(PREFIX + key);
}

function store_drop(key, box = store.box)
{
    box.removeItem(PREFIX + key);
}

/* False: there is no room for it, and what was there before still is. */
function store_put(key, value, box = store.box)
{
    try {
        box.setItem(PREFIX + key, value);
        return true;
    } catch (error) {
        return false;
    }
}

/* Where a game lies: with the guests of this tab, or among those kept. */
function box_of(id)
{
    return store_get('card/' + id, store.session) !== null ? store.session
                                                           : store.box;
}

function is_there(id)
{
    return store_get('card/' + id, box_of(id)) !== null;
}

function read_json(text)
{
    try {
        return JSON.parse(text);
    } catch (error) {
        return null;
    }
}

function last_generation(id)
{
    return store_keys(`text/${id}/`, box_of(id)).reduce((last, key) =>
        Math.max(last, Number(key.split('/')[2]) || 0), 0);
}

/* A card that cannot be read is still a game of somebody's. */
function card_of(id)
{
    const card = read_json(store_get('card/' + id, box_of(id))) || {};
    const word = (value, other) => typeof value === 'string' ? value : other;

    return {
        id,
        machine: word(card.machine, '?'),
        title: word(card.title, 'a game that cannot be read'),
        date: Number.isFinite(card.date) ? card.date : 0,
        events: Number.isInteger(card.events) ? card.events : 0,
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

function card_words(card)
{
    return `${card.title}, ${date_words(card.date)}`;
}

/* Newest first. */
function cards_in(box)
{
    return store_keys('card/', box).map((key) => card_of(key.slice(5)))
                                   .sort((a, b) => b.date - a.date);
}

function store_cards()
{
    return cards_in(store.box);
}

/* What was played in this tab and found no room. */
function guest_cards()
{
    return cards_in(store.session).filter((card) => card.is_touched);
}

function drop_game_from(box, id)
{
    for (const key of store_keys('text/' + id + '/', box))
        store_drop(key, box);
    store_drop('mark/' + id, box);
    store_drop('card/' + id, box);
}

function drop_game(id)
{
    drop_game_from(box_of(id), id);
}

function piece_key(game, piece)
{
    return `text/${game.id}/${game.generation}/${piece}`;
}

function store_journal(id)
{
    const game = {id, generation: card_of(id).generation};
    const box = box_of(id);
    let text = '', next;

    for (let i = 0; (next = store_get(piece_key(game, i), box)) !== null; i++)
        text += next;
    return text;
}

function save_card(game, changes)
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
function flush_lines(game)
{
    const wait = game.wait;

    if (wait && (wait.is_whole ? write_whole(game, wait.text)
                               : write_more(game, wait.text)))
        game.wait = null;
    return !game.wait;
}

function add_lines_to(game, lines, is_whole)
{
    if (is_whole || !game.wait)
        game.wait = {text: lines, is_whole};
    else
        game.wait.text += lines;
    flush_lines(game);
}

/* The whole journal of the game on the board, wherever it lies. */
function text_of(game)
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
function go_on_with_text(game, lines)
{
    let last;

    if (!is_same_text(store_journal(game.id), lines))
        return false;
    for (let i = 0; (last = store_get(piece_key(game, i), game.box)) !== null;
         i++)
        Object.assign(game, {piece: i, tail: last});
    return true;
}

function store_mark(game, tick, end)
{
    store_put('mark/' + game.id, `${tick} ${end}`, game.box);
}

/* The mark goes first: time that passed without a line nobody has seen is
 * harmless, a line beyond the mark would not be. */
function store_frame(message)
{
    const game = store.game;

    if (!game || message.game !== game.id || message.lines === undefined)
        return;
    if (view.status)
        store_mark(game, view.status.tick, view.status.end);
    if (!message.begun)
        add_lines_to(game, message.lines, false);
    else if (!message.is_new || !go_on_with_text(game, message.lines))
        add_lines_to(game, message.lines, true);
    note_touch(game);
    keep_what_was_played(game);
}

/* The page: room for games
 *
 * A game that is played is kept, if there is room. Where there is none the
 * player is asked which game may go; until then a notice stays that this one
 * is not kept. */

function is_guest(game)
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
        box: store.box, wait: {text: text_of(game), is_whole: true}});
    const card = card_of(game.id);

    if (store_cards().length >= GAMES_MAX)
        return false;
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
    return true;
}

/* True: everything that was played in it is stored. */
function is_safe(game)
{
    if (is_guest(game) && game.is_touched)
        return keep_guest(game);
    return flush_lines(game) || is_guest(game);
}

function keep_what_was_played(game)
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

function show_unkept(words, has_way_out)
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

function open_room()
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

function make_game_id()
{
    const chance = crypto.getRandomValues(new Uint32Array(1))[0];

    return Date.now().toString(36) + chance.toString(36);
}

/* One tab at a time writes a game, where the browser has locks. */
function lock_game(id)
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
async function lock_patiently(id)
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
function take_game(id, release)
{
    const card = card_of(id);

    if (store.release)
        store.release();
    store.release = release;
    store.game = {
        id, generation: card.generation,
        box: is_there(id) ? box_of(id) : store.session,
        piece: 0, tail: '',             /* the last piece of its text */
        wait: null,                     /* lines that found no room */
        is_touched: card.is_touched,    /* the player did something in it */
        was_asked: false,               /* what may go in its place */
    };
    store.game.was_asked = is_guest(store.game) && card.is_touched;
    if (!is_guest(store.game))
        store_put('current', id);
    store_put('current', id, store.session);
    drop_old_guests(id);
}

/* Guests in whom nothing was done leave when another game comes. */
function drop_old_guests(id)
{
    for (const card of cards_in(store.session))
        if (card.id !== id && !card.is_touched)
            drop_game_from(store.session, card.id);
}

function current_game()
{
    const ids = [store_get('current', store.session), store_get('current')];

    return ids.find((id) => id && is_there(id))
        || (store_cards().find((card) => !card.is_broken) || {}).id;
}

/* Settings */

const settings = {desk: 'auto', sound: 'on', hidden: 'pause',
                  is_folded: false};

function settings_read()
{
    const kept = read_json(store_get('settings')) || {};

    for (const name of Object.keys(settings))
        if (typeof kept[name] === typeof settings[name])
            settings[name] = kept[name];
}

function settings_set(name, value)
{
    settings[name] = value;
    store_put('settings', JSON.stringify(settings));
}

/* The page: links
 *
 * Behind #g= stands what page_open reads, seats and journal, deflated and in
 * base64url. A stranger may have written it. */

const LINK_MAX = 65536, LINK_TEXT_MAX = 1048576, FILE_MAX = 8388608;

function to_base64url(bytes)
{
    let text = '';

    for (let i = 0; i < bytes.length; i += 8192)
        text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return btoa(text).replace(/\+/g, '-').replace(/\//g, '_')
                     .replace(/=+$/, '');
}

function from_base64url(text)
{
    if (!/^[A-Za-z0-9_-]*$/.test(text))
        throw new Error('it has letters that no such link has');
    try {
        return Uint8Array.from(
            atob(text.replace(/-/g, '+').replace(/_/g, '/')),
            (letter) => letter.charCodeAt(0));
    } catch (error) {
        throw new Error('it is cut off or damaged');
    }
}

async function deflate(text)
{
    const packed = new Blob([text]).stream()
                                   .pipeThrough(new CompressionStream(
                                       'deflate-raw'));

    return new Uint8Array(await new Response(packed).arrayBuffer());
}

/* Stops as soon as there is too much of it: a small link may be a bomb. */
async function inflate(bytes)
{
    const reader = new Blob([bytes]).stream().pipeThrough(
        new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', {fatal: true});
    let text = '', length = 0;

    for (;;) {
        const {done, value} = await reader.read();

        if (done)
            return text + decoder.decode();
        length += value.length;
        if (length > LINK_TEXT_MAX) {
            reader.cancel().catch(() => {});
            throw new RangeError('its game is too large: a link holds '
                                 + '1 MiB at most');
        }
        text += decoder.decode(value, {stream: true});
    }
}

async function link_text(packed)
{
    if (packed.length > LINK_MAX)
        throw new Error('it is too long: 65536 letters at most');
    if (!window.DecompressionStream)
        throw new Error('this browser is too old for links that hold a '
                        + 'game; open its file instead');
    const bytes = from_base64url(packed);

    return inflate(bytes).catch((error) => {
        throw error instanceof RangeError
            ? error : new Error('it is cut off or damaged');
    });
}

/* "A\nB\njournal" */
function split_link(text)
{
    const parts = /^([^\n]{1,40})\n([^\n]{1,40})\n/.exec(text);

    if (!parts)
        throw new Error('no game is in it');
    return {a: parts[1], b: parts[2], journal: text.slice(parts[0].length)};
}

async function open_link(packed)
{
    try {
        const game = split_link(await link_text(packed));

        open_journal(game.journal, game.a, game.b, 'the link');
        return true;
    } catch (error) {
        say(`this link cannot be opened: ${error.message}`);
        return false;
    }
}

function open_machine(words)
{
    let id;

    try {
        id = decodeURIComponent(words);
    } catch (error) {
        say('this link names no machine: it is damaged');
        return false;
    }
    begin_new(id.replace(/\s+/g, ' ').slice(0, 250), 'human', 'human');
    return true;
}

/* A link is opened once: a reload goes on with the game, not with the
 * link. */
async function open_fragment()
{
    const hash = location.hash;

    if (!/^#[gm]=/.test(hash))
        return false;
    history.replaceState(null, '', location.pathname + location.search);
    return hash[1] === 'g' ? open_link(hash.slice(3))
                           : open_machine(hash.slice(3));
}

async function copy_link(journal, seats)
{
    const packed = window.CompressionStream
        ? to_base64url(await deflate(`${seats.join('\n')}\n${journal}`)) : '';
    const link = location.href.replace(/#.*/, '') + '#g=' + packed;

    if (!packed) {
        say('this browser is too old for links that hold a game; download '
            + 'it instead');
    } else if (packed.length > LINK_MAX
               || journal.length > LINK_TEXT_MAX) {
        say('this game is too long for a link; download it instead');
    } else {
        show_link(link);
    }
}

async function show_link(link)
{
    try {
        await navigator.clipboard.writeText(link);
        say('the link to this game is copied; the whole game is in it');
    } catch (error) {
        by_id('link-text').value = link;
        open_dialog('link-dialog');
        by_id('link-text').select();
    }
}

/* The page: files */

function download(name, text)
{
    const url = URL.createObjectURL(new Blob([text],
                                             {type: 'text/plain'}));
    const anchor = document.createElement('a');

    anchor.href = url;
    anchor.download = name;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
}

function file_name(machine, date)
{
    const at = new Date(date - new Date(date).getTimezoneOffset() * 60000);
    const stamp = at.toISOString().slice(0, 16).replace('T', '-')
                    .replace(':', '');

    return `${machine.replace(/[^a-z0-9]+/gi, '-')}-${stamp}.bw`;
}

async function open_file(file)
{
    if (!file)
        return;
    if (file.size > FILE_MAX) {
        say(`${file.name} is too large for a journal: 8 MiB at most`);
        return;
    }
    try {
        const text = new TextDecoder('utf-8', {fatal: true}).decode(
            await file.arrayBuffer());

        open_journal(text, 'human', 'human', file.name);
    } catch (error) {
        say(`${file.name} is no journal: it is not plain text`);
    }
}

function take_drops()
{
    document.addEventListener('dragover', (event) => {
        event.preventDefault();
        document.body.classList.add('dropping');
    });
    document.addEventListener('dragleave', (event) => {
        if (!event.relatedTarget)
            document.body.classList.remove('dropping');
    });
    document.addEventListener('drop', (event) => {
        event.preventDefault();
        document.body.classList.remove('dropping');
        open_file(event.dataTransfer.files[0]);
    });
}

/* The page: what it shows */

const view = {
    worker: null,
    module: null,                       /* a promise of what it runs */
    is_ready: false,                    /* it has begun to run it */
    given_ms: 0,                        /* when it was given to it */
    is_silent: false,                   /* it has not answered for long */
    offer: null,
    status: null,
    behind_ms: 0,                       /* still to be caught up with */
    pending: new Map(),                 /* games being opened, by id */
    is_opening: false,                  /* one is being watched */
    is_seen: false,                     /* a first picture has come */
    veil: '',                           /* why there is no picture, or "" */

    parts: [], elements: [],            /* as page_parts has them */
    inputs: '', latches: '',
    size: {width: 0, height: 0, theme: 0},      /* as the worker has it */
    touch: null,                        /* a finger on the canvas */
    shows_keys: false,
    is_pointing: false,                 /* a mouse was used last, no key */

    question: '', asks: '',             /* of the machine; what answers */
    choice: null,                       /* of a new game */
    is_dragging: false,                 /* the rewind slider */
    seek: null,                         /* where to, not yet sent */
    seats_shown: '',
    notice_mark: '', notice_is_core: false, trouble: '',
};

const by_id = (id) => document.getElementById(id);

function make(tag, words, properties)
{
    const element = Object.assign(document.createElement(tag),
                                  properties || {});

    if (words !== undefined && words !== null)
        element.textContent = words;
    return element;
}

function set_text(element, words)
{
    if (element.textContent !== words)
        element.textContent = words;
}

function set_attribute(element, name, value)
{
    if (element.getAttribute(name) !== value)
        element.setAttribute(name, value);
}

function date_words(date)
{
    return date ? new Date(date).toLocaleString(
        undefined, {dateStyle: 'medium', timeStyle: 'short'}) : 'no date';
}

function ask_worker(op, fields)
{
    if (view.worker)
        view.worker.postMessage(Object.assign({op}, fields));
    wake();
}

function machine_now()
{
    const name = view.status && view.status.machine;

    return view.offer && view.status && (view.offer.machines.find(
        (machine) => view.status.id.startsWith(machine.id))
        || view.offer.machines.find((machine) => machine.name === name));
}

/* The page: announcements
 *
 * What changed is said when it has settled, one thing at a time, about one a
 * second. What changes again and again, a blinking light or a digit that
 * scrolls, must rest longer; and what was said just now is not said again. */

const NOTICE_MS = 6000;                 /* and some more for each letter */
const SETTLED_MS = 700, RESTED_MS = 2500, RESTLESS = 5, AGAIN_MS = 8000;

const herald = {
    line: [],                           /* notices that wait to be said */
    readings: new Map(),                /* name: what it showed, and when */
    timer: 0, notice_timer: 0,
};

/* Where nothing is to be said, a word for whoever is new. */
function quiet_words()
{
    return window_query('(pointer: coarse)').matches
         ? 'Help tells how to play.'
         : 'Hold ? to see which keys work the board.';
}

function say(words)
{
    set_text(by_id('notice'), words || quiet_words());
    by_id('notice').classList.toggle('is-there', words !== '');
    clearTimeout(herald.notice_timer);
    if (!words)
        return;
    announce(words);
    herald.notice_timer = setTimeout(() => say(''),
                                     NOTICE_MS + 60 * words.length);
}

function announce(words)
{
    if (!herald.line.includes(words))
        herald.line.push(words);
    if (herald.line.length > 4)
        herald.line.shift();
    herald_soon(50);
}

function herald_soon(delay_ms)
{
    if (!herald.timer)
        herald.timer = setTimeout(herald_speak, delay_ms);
}

const light_words = {'.': 'dark', 0: 'off', 1: 'on', R: 'red',
                     G: 'green', Y: 'amber'};

/* "c3 dark, d4 red": what is new on an array, its top row first. */
function square_words(text, before)
{
    const rows = text.split('/'), old = before.split('/');
    const words = [];

    rows.forEach((row, i) => [...row].forEach((light, j) => {
        if (light !== (old[i] || '')[j])
            words.push(String.fromCharCode(97 + j) + (rows.length - i)
                       + ' ' + (light_words[light] || light));
    }));
    return words.length > 6 ? `${words.length} squares are new`
                            : words.join(', ');
}

/* Lines of a terminal are parted by strokes. */
function line_words(text)
{
    return text.replace(/\s+/g, ' ').split(/ ?\/ ?/).filter(Boolean)
               .join(', ').trim();
}

function reading_words(reading, before)
{
    const text = line_words(reading.text) || 'nothing';

    if (reading.kind === 'matrix')
        return `${reading.name}: ${square_words(reading.text, before)}`;
    if (reading.kind === 'digit')
        return `${reading.name} reads ${text}`;
    if (reading.kind === 'led' && text.length === 1)
        return `${reading.name} ${light_words[text] || text}`;
    return `${reading.name} ${text}`;
}

/* The words of a reading that has settled on something new, or null. */
function settled_words(known, now)
{
    const recent = known.changes.filter((at) => now - at < 6000).length;
    const rest = recent > RESTLESS ? RESTED_MS : SETTLED_MS;
    const words = reading_words(known.reading, known.said_text);

    if (known.is_said || now - known.changes[known.changes.length - 1]
                         < rest)
        return null;
    known.is_said = true;
    if (known.said_text === known.reading.text)
        return null;                    /* there and back again */
    known.said_text = known.reading.text;
    if (known.last_words === words && now - known.last_ms < AGAIN_MS)
        return null;
    known.last_words = words;
    known.last_ms = now;
    return words;
}

function next_words()
{
    const now = performance.now();

    if (herald.line.length)
        return herald.line.shift();
    for (const known of herald.readings.values()) {
        const words = settled_words(known, now);

        if (words)
            return words;
    }
    return null;
}

function herald_speak()
{
    const words = next_words();
    const waits = herald.line.length
               || [...herald.readings.values()].some((known) =>
                      !known.is_said);

    herald.timer = 0;
    if (words)
        by_id('live').textContent = words;
    if (waits)
        herald_soon(words ? 1000 : 250);
}

/* What a new game shows at first is in the table; only changes are said. */
function note_reading(reading)
{
    const known = herald.readings.get(reading.name);

    if (!known) {
        herald.readings.set(reading.name, {reading, changes: [0],
                                           said_text: reading.text,
                                           is_said: true});
    } else if (known.reading.text !== reading.text) {
        known.reading = reading;
        known.is_said = false;
        known.changes.push(performance.now());
        known.changes.splice(0, known.changes.length - 8);
        herald_soon(250);
    }
}

function show_reading(readings)
{
    const body = by_id('shows');

    while (body.rows.length > readings.length)
        body.deleteRow(-1);
    readings.forEach((reading, i) => {
        const row = body.rows[i] || body.insertRow();

        while (row.cells.length < 2)
            row.insertCell();
        set_text(row.cells[0], reading.name);
        set_text(row.cells[1], reading.text);
        note_reading(reading);
    });
}

/* The page: the board
 *
 * A canvas, and over it a real button for every part that can be worked. */

function put_cuts(message)
{
    const canvas = by_id('board');
    const paper = canvas.getContext('2d', {alpha: false});

    if (canvas.width !== message.width || canvas.height !== message.height) {
        canvas.width = message.width;
        canvas.height = message.height;
    }
    for (const cut of message.cuts)
        paper.putImageData(new ImageData(cut.data, cut.width, cut.height),
                           cut.left, cut.top);
    if (!view.is_seen) {
        view.is_seen = true;
        performance.mark('boardwalk-picture');
    }
}

/* Sharp on every screen, and no larger than a browser can bear. */
function wanted_size()
{
    const box = by_id('stage').getBoundingClientRect();
    const most = Math.sqrt(8.3e6 / Math.max(1, box.width * box.height));
    const ratio = Math.min(window.devicePixelRatio || 1, most);

    return {width: Math.floor(box.width * ratio),
            height: Math.floor(box.height * ratio),
            theme: desk_is_light() ? 1 : 0};
}

function send_size()
{
    const size = wanted_size(), now = view.size;

    if (size.width === now.width && size.height === now.height
        && size.theme === now.theme)
        return;
    view.size = size;
    view.worker.postMessage(Object.assign({op: 'size'}, size));
}

function part_label(part, is_latched)
{
    return [part.name, part.does === '-' ? 'unused' : part.does,
            part.key && `key ${part.key}`,
            is_latched && 'latched'].filter(Boolean).join(', ');
}

const workable = ['button', 'switch', 'keyboard', 'terminal'];

function make_part(part)
{
    const element = make('button', null, {type: 'button'});

    element.className = `part ${part.kind}`;
    if (part.kind === 'switch')
        element.setAttribute('role', 'switch');
    element.addEventListener('pointerdown', finger_down);
    element.addEventListener('pointermove', finger_moved);
    element.addEventListener('pointerup', finger_up);
    element.addEventListener('pointercancel', finger_up);
    element.addEventListener('lostpointercapture', finger_up);
    element.addEventListener('click', part_clicked);
    element.addEventListener('mousedown', (event) => {
        event.preventDefault();         /* a mouse takes no focus */
    });
    element.addEventListener('contextmenu', (event) => {
        event.preventDefault();
    });
    return element;
}

/* Old elements are used again, so that the focus stays where it is. */
function show_parts(message)
{
    const group = by_id('parts'), old = new Map();
    const scale = by_id('stage').clientWidth / message.width;

    for (const element of [...group.children])
        old.set(`${element.dataset.name} ${element.dataset.kind}`, element);
    view.parts = message.parts;
    view.elements = view.parts.map((part) => {
        const key = `${part.name} ${part.kind}`;

        if (!workable.includes(part.kind) || part.width <= 0)
            return null;
        const element = old.get(key) || make_part(part);

        old.delete(key);
        place_part(element, part, scale);
        if (element.parentNode !== group)
            group.append(element);
        return element;
    });
    for (const element of old.values())
        element.remove();
    view.inputs = view.latches = '';
    mark_parts();
}

function place_part(element, part, scale)
{
    element.dataset.part = part.part;
    element.dataset.name = part.name;
    element.dataset.kind = part.kind;
    element.title = part_label(part);
    set_attribute(element, 'aria-label', part_label(part));
    element.style.left = `${part.x * scale}px`;
    element.style.top = `${part.y * scale}px`;
    element.style.width = `${part.width * scale}px`;
    element.style.height = `${part.height * scale}px`;
}

/* Keeps what a screen reader says true. */
function mark_parts()
{
    view.elements.forEach((element, i) => {
        const is_on = view.inputs[i] === '1' ? 'true' : 'false';

        if (!element || element.dataset.kind === 'keyboard'
            || element.dataset.kind === 'terminal')
            return;
        set_attribute(element, element.dataset.kind === 'switch'
                      ? 'aria-checked' : 'aria-pressed', is_on);
        set_attribute(element, 'aria-label', part_label(
            view.parts[i], view.latches[i] === '1'));
    });
}

function is_up(element)
{
    return element.getAttribute('aria-checked') === 'true';
}

/* A hand on the mouse is not one on the keyboard: what was clicked does not
 * keep the keys, Enter and Space above all, from the machine. */
function focus_board()
{
    by_id('stage').focus({preventScroll: true});
}

/* Fingers: each pointer has its own part, and several may be on one. */

const LATCH_MS = 500, LATCH_MOVE_PX = 10, LOOK_KEY = 118;   /* 'v' */

const fingers = new Map();              /* pointer: what it does */
let touches_to_end = false;             /* squares, entered by a touch */

function part_number(element)
{
    return Number(element.dataset.part);
}

function set_switch(element, level)
{
    if (is_up(element) === level)
        return;
    set_attribute(element, 'aria-checked', String(level));
    ask_worker('press', {part: part_number(element),
                         finger: FINGER_MOUSE});
}

function latch(finger)
{
    clearTimeout(finger.timer);
    finger.is_latching = true;
    ask_worker('latch', {part: finger.part});
    ask_worker('let_go', {part: finger.part, fingers: FINGER_MOUSE});
    if (navigator.vibrate && finger.is_touch)
        navigator.vibrate(20);
}

function press_button(finger, event)
{
    ask_worker('press', {part: finger.part, finger: FINGER_MOUSE});
    if (event.pointerType !== 'mouse')
        finger.timer = setTimeout(() => latch(finger), LATCH_MS);
}

function start_finger(finger, event)
{
    const kind = finger.element.dataset.kind;

    if (kind === 'keyboard') {
        ask_to_type();
    } else if (kind === 'terminal') {
        ask_worker('key', {key: LOOK_KEY});
    } else if (kind === 'switch') {
        finger.level = !is_up(finger.element);
        set_switch(finger.element, finger.level);
    } else {
        press_button(finger, event);
    }
}

function finger_down(event)
{
    const element = event.currentTarget;
    const finger = {element, part: part_number(element), x: event.clientX,
                    y: event.clientY, timer: 0,
                    is_touch: event.pointerType === 'touch'};

    begin_sound();
    focus_board();
    if (event.button === 2 && element.dataset.kind === 'button') {
        ask_worker('latch', {part: finger.part});
        return;
    }
    if (event.button !== 0 || fingers.has(event.pointerId))
        return;
    element.setPointerCapture(event.pointerId);
    element.dataset.worked = performance.now();
    fingers.set(event.pointerId, finger);
    start_finger(finger, event);
}

/* A finger drawn along a row of switches sets them all alike. */
function drag_switches(finger, event)
{
    const over = document.elementsFromPoint(event.clientX, event.clientY)
        .find((element) => element.dataset && element.dataset.kind
                           === 'switch');

    if (over && over !== finger.element)
        set_switch(over, finger.level);
}

function finger_moved(event)
{
    const finger = fingers.get(event.pointerId);

    if (!finger)
        return;
    if (finger.level !== undefined)
        drag_switches(finger, event);
    if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y)
        > LATCH_MOVE_PX)
        clearTimeout(finger.timer);
}

function has_finger(part)
{
    return [...fingers.values()].some((finger) => finger.part === part
                                                  && !finger.is_latching);
}

function finger_up(event)
{
    const finger = fingers.get(event.pointerId);

    if (!finger)
        return;
    fingers.delete(event.pointerId);
    clearTimeout(finger.timer);
    if (!finger.is_latching && !has_finger(finger.part))
        ask_worker('let_go', {part: finger.part, fingers: FINGER_MOUSE});
    end_touches();
}

/* A press that came neither by pointer nor by key: a screen reader's. */
function part_clicked(event)
{
    const element = event.currentTarget;

    if (performance.now() - Number(element.dataset.worked || -2000) < 1000
        || event.detail > 0)
        return;
    tap_part(element);
}

function tap_part(element)
{
    const finger = {element, part: part_number(element)};

    start_finger(finger, {pointerType: 'mouse'});
    ask_worker('let_go', {part: finger.part, fingers: FINGER_MOUSE});
}

/* Whatever has no button of its own is found by its pixel. */

function touch_at(client_x, client_y)
{
    const box = by_id('stage').getBoundingClientRect();
    const scale = view.size.width / box.width;

    touches_to_end = true;
    ask_worker('touch', {x: Math.floor((client_x - box.left) * scale),
                         y: Math.floor((client_y - box.top) * scale)});
}

function end_touches()
{
    if (!touches_to_end || fingers.size)
        return;
    touches_to_end = false;
    ask_worker('let_go', {part: -1, fingers: FINGER_MOUSE});
}

function let_go_of_all()
{
    for (const finger of fingers.values())
        clearTimeout(finger.timer);
    fingers.clear();
    keys.clear();
    show_keys(false);
    ask_worker('let_go', {part: -1, fingers: FINGER_MOUSE | FINGER_KEY});
}

/* A finger that touches glass may want to scroll; it means a square only if
 * it leaves where it came. */
function canvas_down(event)
{
    begin_sound();
    focus_board();
    if (event.pointerType === 'touch')
        view.touch = {x: event.clientX, y: event.clientY};
    else if (event.button === 0)
        touch_at(event.clientX, event.clientY);
}

function canvas_up(event)
{
    const from = view.touch;

    view.touch = null;
    if (from && event.type === 'pointerup'
        && Math.hypot(event.clientX - from.x, event.clientY - from.y)
           <= LATCH_MOVE_PX)
        touch_at(from.x, from.y);
    end_touches();
}

function take_touches()
{
    by_id('board').addEventListener('pointerdown', canvas_down);
    by_id('board').addEventListener('pointerup', canvas_up);
    by_id('board').addEventListener('pointercancel', canvas_up);
    window.addEventListener('blur', let_go_of_all);
}

/* The page: keys, by the numbers of src/player/key.h */

const KEY_BEYOND = 0x110000;
const named_keys = {
    Enter: 13, Escape: 27, Backspace: 127,
    ArrowUp: KEY_BEYOND + 1, ArrowDown: KEY_BEYOND + 2,
    ArrowRight: KEY_BEYOND + 3, ArrowLeft: KEY_BEYOND + 4,
    Home: KEY_BEYOND + 5, End: KEY_BEYOND + 6, PageUp: KEY_BEYOND + 7,
    PageDown: KEY_BEYOND + 8, Delete: KEY_BEYOND + 9,
};

/* Those that go on as long as they are held, unless they hold a part. */
const repeating = [',', '.', '<', '>', '[', ']', 'PageUp', 'PageDown',
                   'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

const HELP_MS = 350;                    /* a shorter '?' asks for help */

const keys = new Map();                 /* code: the number that went down */
const question_key = {code: '', since_ms: 0};

function key_number(event)
{
    const letters = [...event.key];
    const is_written = event.getModifierState('AltGraph')
                    || (event.altKey && /^[^\w\s]$/.test(event.key));

    if (event.metaKey || event.isComposing
        || ((event.ctrlKey || event.altKey) && !is_written))
        return 0;
    return letters.length === 1 ? event.key.codePointAt(0)
                                : named_keys[event.key] || 0;
}

/* Whose key it is: 'part', 'board' or '' (the browser's). */
function key_goes_to(event)
{
    const control = event.target.closest
        && event.target.closest('button, a, summary, input, select, '
                                + 'textarea, dialog');
    const is_letter = [...event.key].length === 1 && event.key !== ' ';

    if (document.querySelector('dialog[open]'))
        return '';
    if (!control)
        return 'board';
    if (control.matches('select, textarea, dialog, input:not([type=range])'))
        return '';
    if (control.classList.contains('part'))
        return event.key === ' ' || event.key === 'Enter' ? 'part' : 'board';
    return is_letter ? 'board' : '';
}

function is_repeatable(event)
{
    const name = event.key.replace(/^Arrow/, '');

    return repeating.includes(event.key)
        && !view.parts.some((part) => part.key
                            && part.key.split(/[ ,]+/).includes(name));
}

function key_on_part(element, event)
{
    const part = part_number(element);

    element.dataset.worked = performance.now();
    if (event.repeat)
        return;
    if (event.shiftKey && element.dataset.kind === 'button') {
        ask_worker('latch', {part});
    } else if (element.dataset.kind === 'button') {
        keys.set(event.code, {part});
        ask_worker('press', {part, finger: FINGER_KEY});
    } else {
        tap_part(element);
    }
}

function key_on_board(event)
{
    const number = key_number(event);

    if (!number || (event.repeat && !is_repeatable(event)))
        return number !== 0;
    if (event.key === '?') {
        question_key.code = event.code;
        question_key.since_ms = event.timeStamp;
        show_keys(true);
        return true;
    }
    keys.set(event.code, {number});
    ask_worker('key', {key: number});
    return true;
}

function key_down(event)
{
    const to = key_goes_to(event);

    begin_sound();
    view.is_pointing = false;
    if (event.key === 'F1') {
        event.preventDefault();
        open_help();
    } else if (event.key === 'Escape' && !to
               && !document.querySelector('dialog[open]')) {
        focus_board();
    } else if (to === 'part') {
        key_on_part(event.target, event);
        event.preventDefault();
    } else if (to === 'board' && key_on_board(event)) {
        event.preventDefault();
    }
}

function key_up(event)
{
    const held = keys.get(event.code);

    if (event.code === question_key.code)
        question_released(event);
    if (event.target.classList && event.target.classList.contains('part')
        && event.key === ' ')
        event.preventDefault();         /* no click of its own */
    if (!held)
        return;
    keys.delete(event.code);
    if (held.number)
        ask_worker('key_up', {key: held.number});
    else
        ask_worker('let_go', {part: held.part, fingers: FINGER_KEY});
}

/* As long as it was down, however late the page comes to hear of it. */
function question_released(event)
{
    const held_ms = event.timeStamp - question_key.since_ms;

    question_key.code = '';
    show_keys(false);
    if (held_ms < HELP_MS)
        open_help();
}

function show_keys(is_shown)
{
    if (is_shown !== view.shows_keys) {
        view.shows_keys = is_shown;
        ask_worker('show_keys', {is_shown});
    }
}

/* What the core wishes of the page after a key, enum player_wish. */
function grant(wish)
{
    switch (wish) {
    case 1: open_help(); break;
    case 2: ask_worker('journal', {why: 'save'}); break;
    case 3: by_id('file').click(); break;
    case 4: say('to leave, close the tab; the game is kept'); break;
    case 5: ask_to_type(); break;
    case 6: ask_question(); break;
    }
}

/* The page: sound */

const sound = {context: null, node: null, has_begun: false, due_s: 0};

function has_speaker()
{
    return view.parts.some((part) => part.kind === 'speaker');
}

/* A browser wants to see a hand before it makes a noise. */
function begin_sound()
{
    if (sound.context && sound.context.state === 'suspended'
        && settings.sound === 'on')
        sound.context.resume();
    if (sound.has_begun || settings.sound !== 'on' || !has_speaker())
        return;
    sound.has_begun = true;
    connect_sound().catch(() => {
        say('this browser plays no sound');
    });
}

async function connect_sound()
{
    sound.context = new AudioContext({latencyHint: 'interactive'});
    if (sound.context.audioWorklet) {
        await sound.context.audioWorklet.addModule('boardwalk.js');
        sound.node = new AudioWorkletNode(sound.context,
                                          'boardwalk-speaker',
                                          {numberOfInputs: 0});
        sound.node.connect(sound.context.destination);
    }
    listen();
}

/* Tells the worker where samples go, or that nobody listens. */
function listen()
{
    const is_on = settings.sound === 'on' && sound.context;
    const rate_hz = is_on ? sound.context.sampleRate : 0;

    if (!is_on || !sound.node) {
        view.worker.postMessage({op: 'speaker', rate_hz, is_here: true});
        return;
    }
    const channel = new MessageChannel();

    sound.node.port.postMessage({port: channel.port1}, [channel.port1]);
    view.worker.postMessage({op: 'speaker', rate_hz, port: channel.port2},
                            [channel.port2]);
}

/* Without an AudioWorklet (plain http): pieces set one behind the other. */
function play_samples(samples)
{
    const context = sound.context;
    const rate = context.sampleRate, now = context.currentTime;
    const piece = context.createBuffer(1, samples.length, rate);
    const source = context.createBufferSource();

    if (sound.due_s > now + 0.045)
        return;                         /* too much is waiting already */
    piece.copyToChannel(Float32Array.from(samples, (s) => s / 32768), 0);
    source.buffer = piece;
    source.connect(context.destination);
    sound.due_s = Math.max(sound.due_s, now + 0.02);
    source.start(sound.due_s);
    sound.due_s += samples.length / rate;
}

function set_sound(value)
{
    settings_set('sound', value);
    if (value === 'off' && sound.context)
        sound.context.suspend();
    begin_sound();
    if (sound.context && view.worker)
        listen();
}

/* The page: the panel */

function state_words(status)
{
    if (view.behind_ms > 1000)
        return `catching up, ${Math.round(view.behind_ms / 1000)} s behind`;
    if (status.rewound)
        return status.paused ? 'rewound, paused' : 'rewound';
    return status.paused ? 'paused' : '';
}

function show_time(status)
{
    const slider = by_id('rewind');

    set_text(by_id('time'), status.time);
    set_text(by_id('of'), `of ${status.of}`);
    set_text(by_id('state'), state_words(status));
    set_text(by_id('speed'), status.speed);
    if (view.is_dragging)
        return;
    set_slider(status);
    set_attribute(slider, 'aria-valuetext',
                  `${status.time} of ${status.of}`);
}

/* An arrow key shall go some way, and the last step end at the last tick. */
function set_slider(status)
{
    const slider = by_id('rewind');
    const step = Math.max(1, Math.floor(status.end / 400));

    slider.step = step;
    slider.min = status.end % step;
    slider.max = status.end;
    slider.value = status.tick;
    slider_fill();
}

function slider_fill()
{
    const slider = by_id('rewind');
    const share = slider.max > 0 ? slider.value / slider.max : 1;

    slider.style.setProperty('--share', `${100 * share}%`);
}

function show_pause(status)
{
    const word = status.paused ? 'Go on' : 'Pause';

    set_text(by_id('pause-word'), word);
    by_id('pause').classList.toggle('main', status.paused);
    set_attribute(by_id('pause-icon'), 'href',
                  status.paused ? '#i-play' : '#i-pause');
}

function show_seats(status)
{
    const machine = machine_now();
    const selects = by_id('seats').querySelectorAll('select');

    if (!machine)
        return;
    if (selects.length !== machine.seats.length
        || by_id('seats').dataset.game !== status.id)
        return build_seats(machine, status);
    selects.forEach((select, i) => {
        if (document.activeElement !== select
            || view.seats_shown !== status.seats.join())
            select.value = status.seats[i] || 'human';
    });
    view.seats_shown = status.seats.join();
}

function build_seats(machine, status)
{
    by_id('seats').replaceChildren(...machine.seats.map((seat, i) =>
        seat_field(machine, seat, status.seats[i], (who) => {
            ask_worker('seat', {seat: i, who});
        })));
    by_id('seats').dataset.game = status.id;
    [...by_id('seats').children].forEach((label, i) => {
        label.hidden = Boolean(status.missing[i]);
    });
    by_id('seats-section').hidden = machine.seats.length === 0;
}

function who_words(who)
{
    return who === 'human' ? 'a person' : who;
}

/* "a person and knuth", without seats that this game does not have. */
function players_words(status)
{
    return status.seats.filter((who, i) => !status.missing[i])
                       .map(who_words).join(' and ');
}

function seat_field(machine, seat, who, on_change)
{
    const label = make('label', `Player ${seat} `);
    const select = make('select');

    select.append(...['human', ...machine.minds].map((mind) =>
        make('option', who_words(mind), {value: mind})));
    select.value = who || 'human';
    select.addEventListener('change', () => on_change(select.value));
    label.append(select);
    return label;
}

function show_title(status)
{
    const machine = machine_now();
    const words = machine ? machine.title : status.id;

    set_text(by_id('machine'), words);
    document.title = `${status.machine} – Boardwalk`;
    set_attribute(by_id('stage'), 'aria-label', `The board: ${words}`);
}

/* The core's notices come and go by themselves. */
function show_notice(status)
{
    const mark = `${status.notices} ${status.notice}`;

    if (view.notice_mark === mark)
        return;
    view.notice_mark = mark;
    if (status.notice || view.notice_is_core)
        say(status.notice);
    view.notice_is_core = Boolean(status.notice);
}

/* What stopped a mind is told once. */
function show_trouble(status)
{
    if (status.trouble && status.trouble !== view.trouble)
        say(status.trouble);
    view.trouble = status.trouble;
}

function show_status(status)
{
    show_time(status);
    show_pause(status);
    show_seats(status);
    show_title(status);
    show_notice(status);
    show_trouble(status);
    keep_card(status);
}

/* The card of a game follows what changes while it is played, its mark how
 * time goes. */
function keep_card(status)
{
    const game = store.game, now = performance.now();
    const seen = `${status.paused} ${status.seats.join()}`;

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

function card_changes(status)
{
    return {is_paused: status.paused, seats: status.seats,
            players: players_words(status), events: status.events,
            time: status.of};
}

function seek_by_slider()
{
    const slider = by_id('rewind');

    view.seek = slider.value === slider.min ? 0 : Number(slider.value);
    slider_fill();
    wake();
}

function toggle_pause()
{
    ask_worker('pause', {is_paused: !(view.status && view.status.paused)});
}

function on_click(id, call)
{
    by_id(id).addEventListener('click', call);
}

function wire_time()
{
    const slider = by_id('rewind');

    on_click('pause', toggle_pause);
    on_click('back', () => ask_worker('step', {by: -1}));
    on_click('on', () => ask_worker('step', {by: 1}));
    on_click('slower', () => ask_worker('speed', {by: -1}));
    on_click('faster', () => ask_worker('speed', {by: 1}));
    slider.addEventListener('input', seek_by_slider);
    slider.addEventListener('pointerdown', () => {
        view.is_dragging = true;
    });
    for (const name of ['pointerup', 'pointercancel', 'change'])
        slider.addEventListener(name, () => { view.is_dragging = false; });
}

function wire_game()
{
    on_click('new', open_new);
    on_click('games', open_games);
    on_click('ask', ask_question);
    on_click('hint', () => ask_worker('hint'));
    on_click('power', () => ask_worker('do', {text: 'power'}));
    on_click('save', () => ask_worker('journal', {why: 'save'}));
    on_click('link', () => ask_worker('journal', {why: 'link'}));
    on_click('open', () => by_id('file').click());
    on_click('help', open_help);
    on_click('restart', restart);
    on_click('make-room', open_room);
    on_click('cancel-opening', () => ask_worker('cancel'));
    by_id('file').addEventListener('change', (event) => {
        open_file(event.target.files[0]);
        event.target.value = '';
    });
}

/* Before a dialog opens, so that it gives the focus back to the board. */
function wire_focus()
{
    const panel = by_id('panel');

    document.addEventListener('pointerdown', () => {
        view.is_pointing = true;
    }, true);
    panel.addEventListener('click', (event) => {
        if (event.detail > 0 && event.target.closest('button'))
            focus_board();
    }, true);
    panel.addEventListener('change', () => {
        if (view.is_pointing)
            focus_board();
    });
}

function fold(is_folded)
{
    document.body.classList.toggle('is-folded', is_folded);
    by_id('unfold').hidden = !is_folded;
    settings_set('is_folded', is_folded);
}

function wire_fold()
{
    on_click('fold', () => { fold(true); by_id('unfold').focus(); });
    on_click('unfold', () => { fold(false); by_id('fold').focus(); });
    document.querySelector('.skip').addEventListener('click', (event) => {
        event.preventDefault();
        fold(false);
        by_id('panel').focus();
    });
}

/* The desk */

const light_system = window_query('(prefers-color-scheme: light)');
const calm_system = window_query('(prefers-reduced-motion: reduce)');

function window_query(words)
{
    return globalThis.matchMedia ? matchMedia(words) : {matches: false};
}

function desk_is_light()
{
    return settings.desk === 'auto' ? light_system.matches
                                    : settings.desk === 'light';
}

function set_desk()
{
    document.documentElement.dataset.desk = desk_is_light() ? 'light'
                                                            : 'dark';
    wake();
}

function wire_settings()
{
    const of = {desk: 'desk', sound: 'sound', hidden: 'hidden-tab'};

    for (const [name, id] of Object.entries(of))
        by_id(id).value = settings[name];
    by_id('desk').addEventListener('change', (event) => {
        settings_set('desk', event.target.value);
        set_desk();
    });
    by_id('sound').addEventListener('change', (event) => {
        set_sound(event.target.value);
    });
    by_id('hidden-tab').addEventListener('change', (event) => {
        settings_set('hidden', event.target.value);
        tell_hidden();
    });
    light_system.addEventListener('change', set_desk);
    fold(settings.is_folded);
}

/* The page: dialogs. Time waits while one is open. */

function open_dialog(id)
{
    const dialog = by_id(id);

    if (document.querySelector('dialog[open]'))
        return false;
    let_go_of_all();
    dialog.showModal();
    return true;
}

function is_beside(dialog, event)
{
    const box = dialog.getBoundingClientRect();

    return event.clientX < box.left || event.clientX > box.right
        || event.clientY < box.top || event.clientY > box.bottom;
}

function wire_dialogs()
{
    for (const dialog of document.querySelectorAll('dialog')) {
        dialog.addEventListener('close', wake);
        dialog.addEventListener('pointerdown', (event) => {
            if (event.target === dialog && is_beside(dialog, event))
                dialog.close();
        });
        for (const button of dialog.querySelectorAll('[data-close]'))
            button.addEventListener('click', () => dialog.close());
    }
    by_id('ask-dialog').querySelector('form').addEventListener('submit',
        (event) => {
            event.preventDefault();
            by_id('ask-dialog').close();
            ask_worker(view.asks, {text: by_id('ask-text').value});
        });
    by_id('new-dialog').querySelector('form').addEventListener('submit',
        (event) => {
            event.preventDefault();
            play_choice();
        });
}

function ask_words(title, op)
{
    if (!open_dialog('ask-dialog'))
        return;
    view.asks = op;
    set_text(by_id('ask-title'), title);
    by_id('ask-text').value = '';
    by_id('ask-text').focus();
}

function ask_to_type()
{
    ask_words('Type on the keyboard:', 'type');
}

/* "move:" is asked for as "Move:" */
function question_words()
{
    return view.question.charAt(0).toUpperCase() + view.question.slice(1);
}

function ask_question()
{
    if (view.question)
        ask_words(question_words(), 'answer');
}

function show_question(question)
{
    view.question = question;
    by_id('ask').hidden = !question;
    set_text(by_id('ask'), question_words().replace(/:$/, ''));
    by_id('ask').title = 'Typed in words (m)';
}

/* New game */

function open_new()
{
    if (!view.offer || !open_dialog('new-dialog'))
        return;
    const now = machine_now() || view.offer.machines[0];

    by_id('new-machines').replaceChildren(make('legend', 'Machine'),
        ...view.offer.machines.map((machine) =>
            machine_choice(machine, machine === now)));
    set_text(by_id('new-error'), '');
    choose_machine(now);
    by_id('new-machines').querySelector('input:checked').focus();
}

function machine_choice(machine, is_chosen)
{
    const label = make('label');
    const radio = make('input', null, {type: 'radio', name: 'machine',
                                       value: machine.id,
                                       checked: is_chosen});
    const words = make('span');

    words.append(make('strong', machine.title),
                 make('small', machine.board));
    radio.addEventListener('change', () => choose_machine(machine));
    label.append(radio, words);
    return label;
}

function choose_machine(machine)
{
    view.choice = {machine, seats: machine.seats.map(() => 'human'),
                   options: {}};
    by_id('new-seats').replaceChildren(...machine.seats.map((seat, i) =>
        seat_field(machine, seat, 'human', (who) => {
            view.choice.seats[i] = who;
        })));
    by_id('new-options').replaceChildren(
        ...machine.options.map(option_field));
}

function option_field(option)
{
    const label = make('label', option.name + ' ');
    const field = option.values ? make('select')
                                : make('input', null, {
                                      type: 'number', min: option.least,
                                      max: option.most, required: true});

    for (const value of option.values || [])
        field.append(make('option', value, {value}));
    field.value = option.value;
    field.addEventListener('change', () => {
        view.choice.options[option.name] = field.value;
    });
    label.append(field, make('small', option.help));
    return label;
}

function play_choice()
{
    const {machine, seats, options} = view.choice;
    const words = Object.entries(options).map(([name, value]) =>
        ` ${name}=${value}`);

    set_text(by_id('new-error'), '');
    begin_new(machine.id + words.join(''), seats[0] || 'human',
              seats[1] || 'human');
}

/* Games that are kept */

function open_games()
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

function is_on_board(card)
{
    return Boolean(store.game) && store.game.id === card.id;
}

function events_words(count)
{
    return count === 1 ? '1 event' : `${count} events`;
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
    if (by_id('room-dialog').open)
        list_room();
    else
        list_games();
    document.querySelector('dialog[open] h2').focus();
    try_again_to_keep();
}

function game_button(words, label, call)
{
    const button = make('button', words, {type: 'button'});

    button.setAttribute('aria-label', `${words}: ${label}`);
    button.addEventListener('click', call);
    return button;
}

function game_item(card, can_go_on)
{
    const item = make('li'), words = make('div'), buttons = make('div');
    const is_current = is_on_board(card);
    const label = card_words(card);

    words.append(make('strong', card.title),
                 make('small', game_words(card)));
    if (can_go_on && !is_current && !card.is_broken)
        buttons.append(game_button('Go on', label, () => {
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

/* Help */

const other_keys = [
    ['? held', 'shows the keys on the board'],
    ['? F1', 'this page'],
    ['h', 'a hint'],
    ['Space or P', 'pause, and go on'],
    [', .', 'one tick back, on'],
    ['< >', 'one second back, on'],
    ['PgUp PgDn', 'ten seconds back, on'],
    ['Home End', 'to the start, to now'],
    ['[ ]', 'slower, faster'],
    ['w o p', 'download, open, power off and on'],
    ['m', 'an answer in words, where the machine asks for one'],
    ['v', 'looks under a cover'],
    ['Tab', 'from part to part, and to the controls'],
    ['Shift-Enter', 'latches the button that has the focus'],
    ['Esc', 'from the controls back to the board'],
];

function has_use(part)
{
    return part.key && part.does && part.does !== '-';
}

/* Neighbours that do the same share a row: "2 1 0  SW2-SW0: letter". */
function help_runs()
{
    const runs = [];

    for (const part of view.parts.filter(has_use)) {
        const last = runs[runs.length - 1];

        if (last && last.does === part.does && last.group === part.group)
            Object.assign(last, {to: part.name,
                                 key: `${last.key} ${part.key}`});
        else
            runs.push(Object.assign({}, part));
    }
    return runs.map((run) => [run.key, `${run.name}${run.to
        ? ' to ' + run.to : ''}: ${run.does}`]);
}

function fill_rows(table, rows)
{
    table.tBodies[0].replaceChildren(...rows.map(([key, does]) => {
        const row = make('tr'), cell = make('td');

        cell.append(make('kbd', key));
        row.append(cell, make('td', does));
        return row;
    }));
}

function open_help()
{
    const machine = machine_now();

    if (!machine || !open_dialog('help-dialog'))
        return;
    set_text(by_id('help-title'), machine.title);
    set_text(by_id('help-how'), machine.how_to.replace(/\n(?!\n)/g, ' '));
    fill_rows(by_id('help-parts'), help_runs());
    fill_rows(by_id('help-keys'), other_keys);
    by_id('help-dialog').scrollTop = 0;
}

/* The page: games begun and opened
 *
 * A game is opened under its own name, and the one before stays current until
 * the worker says that it is there. */

async function begin_new(id, a, b)
{
    const game = make_game_id();

    view.pending.set(game, {id: game, release: await lock_game(game),
                            is_new: true});
    ask_worker('new', {game, id, a, b});
}

async function open_journal(journal, a, b, from)
{
    const game = make_game_id();

    view.pending.set(game, {id: game, release: await lock_game(game),
                            is_new: true, from});
    ask_worker('open', {game, a, b, journal});
}

/* How far time went: "tick end", numbers of whoever wrote them. */
function mark_of(id)
{
    const numbers = /^(\d{1,15}) (\d{1,15})$/.exec(
        store_get('mark/' + id, box_of(id)));

    return numbers ? {tick: Number(numbers[1]), end: Number(numbers[2])}
                   : null;
}

function marked_journal(id)
{
    const mark = mark_of(id), text = store_journal(id);
    const last = /(?:^|\n)@(\d+)[^\n]*\n$/.exec(text.slice(-2000));

    return mark && mark.end > (last ? Number(last[1]) : 0)
         ? `${text}@${mark.end}\n` : text;
}

/* A game that another tab plays is opened as a copy. */
async function go_on_with(id)
{
    const card = card_of(id), mark = mark_of(id);
    const release = store.game && store.game.id === id
                  ? store.release : await lock_patiently(id);
    const [a, b] = [card.seats[0] || 'human', card.seats[1] || 'human'];
    const seek = mark && mark.tick < mark.end ? mark.tick : undefined;

    if (!release) {
        open_journal(marked_journal(id), a, b, 'a copy: the game itself is '
                     + 'open in another tab');
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
function game_is_there(message)
{
    const pending = take_pending(message.game);
    const machine = machine_now();

    herald.readings.clear();
    if (!pending)
        return;
    take_game(pending.id, pending.release);
    save_card(store.game, Object.assign(card_changes(view.status), {
        machine: view.status.machine,
        title: machine ? machine.title : view.status.machine,
        date: pending.is_new ? Date.now() : card_of(pending.id).date,
        is_broken: false}));
    if (by_id('new-dialog').open) {
        by_id('new-dialog').close();
        focus_board();
    }
    if (pending.from)
        say(`this is ${pending.from}`);
}

function show_refused(message)
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
        say(`${pending && pending.from ? pending.from : 'this game'} cannot `
            + `be opened: ${message.error}`);
    if (pending && pending.release && !pending.is_stored)
        pending.release();
    if (!store.game && !view.pending.size)
        begin_new('', 'human', 'human');
}

/* The game before is still there, or there was none. */
function opening_was_cancelled()
{
    say('the game was not opened');
    if (!store.game && !view.pending.size)
        begin_new('', 'human', 'human');
}

/* A kept game that cannot be read stays in the list, to be downloaded. */
function set_aside(pending, error)
{
    const card = card_of(pending.id);

    card.is_broken = true;
    store_put('card/' + card.id, JSON.stringify(card), box_of(card.id));
    if (pending.release)
        pending.release();
    if (store.game && store.game.id === pending.id)
        store.game = store.release = null;
    say(`the kept game (${card_words(card)}) cannot be read: ${error}. `
        + 'It is still among the games, to be downloaded');
}

/* The page and its worker */

const beat = {request: 0, timer: 0, is_asked: false, asked_ms: 0,
              last_ms: 0};
const CALM_MS = 1000 / 15, REST_MS = 250;

/* A worker that is silent may think, or be one of many on a busy computer: it
 * is told of soon and given up late. One whose lock is free has ended. */
const SILENT_MS = 5000, LOST_MS = 60000;

function is_waiting()
{
    return Boolean(document.querySelector('dialog[open]'))
        || view.is_dragging;
}

/* While nothing moves, a frame now and then is enough. */
function is_moving()
{
    return view.status && !view.status.paused && !is_waiting();
}

function wake()
{
    if (!beat.request && view.worker && !document.hidden)
        beat.request = requestAnimationFrame(on_beat);
}

function on_beat(now)
{
    beat.request = 0;
    if (beat.is_asked || !view.worker || !view.is_ready)
        return;
    const is_seen = !calm_system.matches
                 || now - beat.last_ms > CALM_MS - 4;

    beat.last_ms = is_seen ? now : beat.last_ms;
    beat.asked_ms = performance.now();
    beat.is_asked = true;
    send_size();
    if (view.seek !== null)
        view.worker.postMessage({op: 'seek', tick: view.seek});
    view.seek = null;
    view.worker.postMessage({op: 'tick', is_seen,
                             is_waiting: is_waiting()});
}

function frame_answered()
{
    beat.is_asked = false;
    if (view.is_silent && view.status)
        set_text(by_id('state'), state_words(view.status));
    view.is_silent = false;
    clearTimeout(beat.timer);
    if (is_moving() || view.seek !== null)
        wake();
    else
        beat.timer = setTimeout(wake, REST_MS);
}

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
    store_frame(message);
    if (message.cuts) {
        put_cuts(message);
        show_veil(view.veil);
    }
    if (message.opening !== undefined)
        show_opening(message.opening);
    take_words(message);
}

/* A share of -1: nothing is being opened. */
function show_opening(share)
{
    const was_on = view.is_opening;

    view.is_opening = share >= 0;
    if (view.is_opening)
        show_veil(`Watching the game so far, ${Math.floor(share / 10)} % …`);
    else if (was_on)
        show_veil(view.veil);
}

/* What stands over the board; while a game is opened, with a way out. */
function show_veil(words)
{
    set_text(by_id('veil'), words);
    by_id('veil-box').hidden = !words;
    by_id('cancel-opening').hidden = !view.is_opening || !words;
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
    say('the game is downloaded');
}

function take_room(message)
{
    view.veil = message.is_enough ? ''
              : 'The board needs more room than there is here.';
    if (view.veil)
        show_veil(view.veil);
}

function take_offer(message)
{
    view.offer = message.offer;
    view.is_ready = true;
    wake();
    set_text(by_id('version'), `Boardwalk ${message.offer.version}`);
}

const answers = {
    offer: take_offer,
    frame: (message) => {
        if (message.is_answer)
            frame_answered();
        take_frame(message);
    },
    parts: (message) => {
        show_parts(message);
        show_question(message.question);
    },
    room: take_room,
    opening: (message) => show_opening(message.share),
    refused: show_refused,
    journal: take_journal,
    wish: (message) => grant(message.wish),
    samples: (message) => play_samples(message.samples),
    dead: (message) => worker_died(
        `The machine stopped (${message.words}).`),
    alive: watch_for_end,
};

function worker_died(words)
{
    const pending = [...view.pending.values()];

    view.pending.clear();
    if (view.worker)
        view.worker.terminate();
    view.worker = null;
    beat.is_asked = false;
    set_text(by_id('trouble-words'), words + (store.is_kept
        ? ' Everything up to now is kept.' : ''));
    by_id('trouble').hidden = false;
    show_veil(words);
    fold(false);
    if (view.is_ready)                  /* so it was the game that failed */
        pending.filter((one) => one.is_stored)
               .forEach((one) => set_aside(one, words));
}

function restart()
{
    by_id('trouble').hidden = true;
    show_veil('One moment …');
    view.size = {width: 0, height: 0, theme: 0};
    start_worker();
    if (sound.context)
        listen();
    start_game();
}

/* Compiled here, while the worker comes to life, and once for all. */
async function load_wasm()
{
    const answer = await fetch('boardwalk.wasm');
    const type = answer.headers.get('content-type') || '';

    if (!answer.ok)
        throw new Error(`the server says ${answer.status}`);
    return /^application\/wasm/.test(type)
         ? WebAssembly.compileStreaming(answer)
         : WebAssembly.compile(await answer.arrayBuffer());
}

function not_loaded(words)
{
    view.module = null;
    worker_died(`The machine could not be loaded (${words}).`);
}

function give_module(worker)
{
    const give = (module) => {
        view.given_ms = performance.now();
        worker.postMessage({op: 'module', module});
    };

    view.module = view.module || load_wasm();
    view.module.then(give,
                     (error) => not_loaded(`boardwalk.wasm: `
                                           + error.message));
}

function start_worker()
{
    try {
        view.worker = new Worker('boardwalk.js#worker-' + make_game_id());
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
        not_loaded(event.message || 'boardwalk.js did not start');
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

    navigator.locks.request(message.lock, () => {
        if (view.worker === worker)
            worker_died('The machine ended without a word.');
    }).catch(() => {});
}

function show_silence(silent_ms)
{
    view.is_silent = true;
    set_text(by_id('state'),
             `no answer for ${Math.floor(silent_ms / 1000)} s`);
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

function watch_worker()
{
    const silent = silent_ms();

    if (silent > LOST_MS)
        worker_died(view.is_ready ? 'The machine does not answer.'
                                  : 'The machine does not start.');
    else if (silent > SILENT_MS)
        show_silence(silent);
}

/* Coming, going, and tabs out of sight */

function tell_hidden()
{
    if (view.worker)
        view.worker.postMessage({op: 'hidden', is_hidden: document.hidden,
                                 goes_on: settings.hidden === 'go on',
                                 is_waiting: is_waiting()});
}

function visibility_changed()
{
    if (document.hidden) {
        let_go_of_all();
        keep_mark();
        cancelAnimationFrame(beat.request);
        beat.request = 0;
    }
    beat.asked_ms = performance.now();
    tell_hidden();
    wake();
}

function keep_mark()
{
    const game = store.game, status = view.status;

    if (!game || !status || view.pending.size)
        return;
    store_mark(game, status.tick, status.end);
    if (game.events !== status.events)
        save_card(game, card_changes(status));
    game.events = status.events;
}

async function start_game()
{
    const id = current_game();

    if (await open_fragment())
        return;
    if (id && !card_of(id).is_broken)
        go_on_with(id);
    else
        begin_new('', 'human', 'human');
}

function wire_window()
{
    document.addEventListener('keydown', key_down);
    document.addEventListener('keyup', key_up);
    document.addEventListener('visibilitychange', visibility_changed);
    window.addEventListener('pagehide', keep_mark);
    window.addEventListener('hashchange', open_fragment);
    new ResizeObserver(wake).observe(by_id('stage'));
    calm_system.addEventListener('change', wake);
    setInterval(watch_worker, 1000);
}

function be_page()
{
    say('');
    store_open();
    settings_read();
    set_desk();
    if (typeof WebAssembly !== 'object') {
        worker_died('This browser is too old: it has no WebAssembly.');
        return;
    }
    start_worker();
    start_game();
    wire_time();
    wire_game();
    wire_fold();
    wire_focus();
    wire_settings();
    wire_dialogs();
    take_touches();
    take_drops();
    wire_window();
}

/* Which of the three this is. */
if (typeof AudioWorkletGlobalScope !== 'undefined')
    be_loudspeaker(globalThis);
else if (typeof WorkerGlobalScope !== 'undefined')
    be_worker();
else
    be_page();
