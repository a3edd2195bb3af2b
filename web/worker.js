/* worker.js - the Web Worker: the bench with its minds and its drawing.
 *
 * The page sends orders, one message each, and is sent frames. The worker is a
 * thread of its own so that the page answers while a mind thinks.
 */
import {FINGER_LATCH, FINGER_MOUSE} from './protocol.js';
import {core, do_with_text, guarded, imports, text_at} from './worker_core.js';
import {catch_up, lay_out, pass_time, set_hidden} from './worker_frame.js';
import {begin_game, cancel_opening, open_game, send_journal, take_later,
        take_seat} from './worker_games.js';
import {forget_other_snapshots, forget_snapshot} from './worker_snapshots.js';
import {draw_rules, guide_game, set_sheet, take_back,
        touch_table} from './worker_table.js';

/* The page has compiled it while this worker came to life. */
function start_core(message)
{
    core.wasm = new WebAssembly.Instance(message.module, imports).exports;
    if (message.po)
        do_with_text(message.po, core.wasm.page_language);
    core.wasm.page_ask_first(1);
    core.offer = JSON.parse(text_at(core.wasm.page_offer()));
    self.postMessage({kind: 'offer', offer: core.offer});
    take_later();
}

function set_size(message)
{
    Object.assign(core.size, {width: message.width, height: message.height,
                              theme: message.theme, scale: message.scale,
                              fingers: message.fingers});
    lay_out();
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
    module: start_core,
    tick: pass_time,
    size: set_size,
    sheet: set_sheet,
    show_board: (m) => core.wasm.page_show_board(m.is_shown ? 1 : 0),
    touch_table,
    take_back,
    guide: guide_game,
    rules: draw_rules,
    new: begin_game,
    open: open_game,
    cancel: cancel_opening,
    hidden: set_hidden,
    journal: send_journal,
    forget: (m) => forget_snapshot(m.game),
    forget_others: (m) => forget_other_snapshots(m.games),
    press: (m) => core.wasm.page_press(m.part, m.finger),
    let_go: (m) => core.wasm.page_let_go(m.part, m.fingers),
    touch: (m) => core.wasm.page_touch(m.x, m.y, FINGER_MOUSE),
    latch: work_latch,
    key: work_key,
    key_up: (m) => core.wasm.page_key_up(m.key),
    show_keys: (m) => core.wasm.page_show_keys(m.is_shown ? 1 : 0),
    answer: (m) => do_with_text(m.text, core.wasm.page_answer),
    type: (m) => do_with_text(m.text, core.wasm.page_type),
    do: (m) => do_with_text(m.text, core.wasm.page_do),
    hint: () => core.wasm.page_hint(),
    course: (m) => core.wasm.page_course(m.is_yes ? 1 : 0),
    pause: (m) => core.wasm.page_pause(m.is_paused ? 1 : 0),
    step: (m) => core.wasm.page_step(m.by),
    speed: (m) => core.wasm.page_speed(m.by),
    seek: (m) => core.wasm.page_seek(m.tick),
    seat: take_seat,
    speaker: set_speaker,
};

const without_game = ['module', 'tick', 'size', 'sheet', 'show_board', 'new',
                      'open', 'cancel', 'hidden', 'speaker', 'forget',
                      'forget_others', 'rules'];

const while_opening = ['tick', 'size', 'sheet', 'show_board', 'hidden', 'new',
                       'open', 'cancel', 'forget', 'forget_others', 'rules'];

/* What a hand does is done now, however long ago the last frame was. */
const of_hands = ['press', 'let_go', 'touch', 'latch', 'key', 'key_up',
                  'answer', 'type', 'do', 'touch_table'];

function must_wait(message)
{
    return core.wasm ? core.opening && !while_opening.includes(message.op)
                     : message.op !== 'module';
}

function carry_out(message)
{
    if (of_hands.includes(message.op))
        catch_up();
    orders[message.op](message);
}

function take_order(message)
{
    if (must_wait(message))
        core.later.push(message);
    else if (core.game || without_game.includes(message.op))
        carry_out(message);
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

core.deliver = take_order;
hold_lock_of_life();
self.onmessage = (event) => guarded(() => take_order(event.data));
