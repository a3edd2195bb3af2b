/* lobby_worker.js - the boards of the lobby: a bench for each machine, on which
 * minds play.
 *
 * A thread of its own, so that the page answers at once, and one that ends when
 * the lobby is left. It may take little: boards are small and drawn seldom, one
 * after the other, those that nobody sees not at all, and if all of them
 * together take more than their share they are drawn more seldom still.
 */

/* Between two pictures of one board (ms): at first, at the most; and the share
 * of time that all of them may take. */
const BEAT_MS = 200, BEAT_MS_MOST = 1000, SHARE = 0.05;

const AHEAD_MS = 14000;                 /* played before anybody looks */

const STEP_MS = 100;                    /* the most that a frame takes */

const OVER_MS = 6000, STILL_MS = 40000; /* until another game is begun */

const NEW_PICTURE = 8;

const lobby = {module: null, po: '', cards: [], timer: 0, is_still: false,
               is_hidden: false};

const decoder = new TextDecoder(), encoder = new TextEncoder();

/* A bench of its own for each machine */

/* Puts a text where the next call reads it. */
function put_text(wasm, text)
{
    const words = encoder.encode(text);
    const room = wasm.page_room(words.length + 1);
    const bytes = new Uint8Array(wasm.memory.buffer);

    bytes.set(words, room);
    bytes[room + words.length] = 0;
}

function make_bench()
{
    const page = {line() {}, begin() {}, clock: () => performance.now()};
    const wasm = new WebAssembly.Instance(lobby.module, {page}).exports;

    if (lobby.po) {
        put_text(wasm, lobby.po);
        wasm.page_language();
    }
    return wasm;
}

function text_of(wasm, address)
{
    const bytes = new Uint8Array(wasm.memory.buffer);

    return decoder.decode(bytes.subarray(address, bytes.indexOf(0, address)));
}

function begin_demo(card)
{
    const [machine, ...options] = card.id.split(' ');
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];

    put_text(card.wasm, `${[`${machine}#${seed}`, ...options].join(' ')}\n${
        card.seats.join('\n')}`);
    card.error = text_of(card.wasm, card.wasm.page_new());
    Object.assign(card, {ahead_ms: AHEAD_MS, over_ms: 0, quiet_ms: 0,
                         is_whole: true});
}

/* In place of a scale: what parts do is not printed on small boards. */
const PLAIN = -1;

function size_card(card)
{
    const {board, sheet} = card;

    card.has_board = card.wasm.page_size(board.width, board.height,
                                         card.theme, PLAIN) !== 0;
    card.has_sheet = card.wasm.page_table_size(sheet.width, sheet.height,
                                               card.theme) !== 0;
    card.is_whole = true;
}

/* Time */

/* A machine that is at its end waits a moment and begins anew; so does one on
 * which nothing has happened for long. */
function renew_if_over(card, elapsed_ms, is_new)
{
    const is_over = JSON.parse(text_of(card.wasm,
                                       card.wasm.page_end())).is_over;

    card.over_ms = is_over ? card.over_ms + elapsed_ms : 0;
    card.quiet_ms = is_new ? 0 : card.quiet_ms + elapsed_ms;
    if (card.over_ms > OVER_MS || card.quiet_ms > STILL_MS)
        begin_demo(card);
}

/* Pixels */

function cut(wasm, address, stride, [left, top, width, height])
{
    const all = new Uint8ClampedArray(wasm.memory.buffer, address);
    const data = new Uint8ClampedArray(width * height * 4);

    for (let row = 0; row < height; row++) {
        const from = ((top + row) * stride + left) * 4;

        data.set(all.subarray(from, from + width * 4), row * width * 4);
    }
    return {left, top, width, height, data};
}

function board_cuts(card, count)
{
    const {wasm, board} = card;
    const rects = new Int32Array(wasm.memory.buffer, wasm.page_dirty(),
                                 4 * count);
    const dirty = card.is_whole ? [[0, 0, board.width, board.height]]
        : Array.from({length: count}, (_, i) =>
            Array.from(rects.subarray(4 * i, 4 * i + 4)));

    card.is_whole = false;
    return dirty.map((rect) => cut(wasm, wasm.page_pixels(), board.width,
                                   rect));
}

function send_picture(card, count, news)
{
    const {board, sheet} = card;
    const cuts = card.has_board && (count || card.is_whole)
               ? board_cuts(card, count) : [];
    const table = card.has_sheet && news & NEW_PICTURE
        ? cut(card.wasm, card.wasm.page_table_pixels(), sheet.width,
              [0, 0, sheet.width, sheet.height]) : null;

    if (!cuts.length && !table)
        return false;
    self.postMessage({kind: 'picture', number: card.number, cuts, table},
                     [...cuts, table].filter(Boolean).map(
                         (one) => one.data.buffer));
    return true;
}

/* What is played before anybody looks is not drawn. */
function run_ahead(card)
{
    const until = performance.now() + 12;

    card.wasm.page_show_board(0);
    while (card.ahead_ms > 0 && performance.now() < until) {
        card.wasm.page_frame(STEP_MS);
        card.ahead_ms -= STEP_MS - card.wasm.page_left();
    }
    card.wasm.page_show_board(1);
    card.last_ms = performance.now();
}

/* All time but the last piece passes without a picture. */
function play_card(card, elapsed_ms)
{
    let left = Math.min(elapsed_ms, BEAT_MS_MOST);

    card.wasm.page_show_board(0);
    for (; left > STEP_MS; left -= STEP_MS)
        card.wasm.page_frame(STEP_MS);
    card.wasm.page_show_board(1);
    return card.wasm.page_frame(left);
}

/* One picture of a card; a machine that is dear gets fewer of them. */
function show_card(card)
{
    const now = performance.now(), elapsed = now - card.last_ms;
    const count = play_card(card, lobby.is_still ? 0 : elapsed);
    const is_new = send_picture(card, count, card.wasm.page_table_look());

    card.last_ms = now;
    if (!lobby.is_still)
        renew_if_over(card, elapsed, is_new);
    card.cost_ms = (7 * card.cost_ms + performance.now() - now) / 8;
    card.due_ms = now + Math.min(BEAT_MS_MOST, Math.max(
        BEAT_MS, card.cost_ms * lobby.cards.length / SHARE));
    card.is_shown = card.ahead_ms <= 0;
}

function work_card(card)
{
    const is_first = card.due_ms === 0;

    if (card.ahead_ms > 0 && !is_first)
        run_ahead(card);
    if (is_first || card.ahead_ms <= 0)
        show_card(card);
    if (card.ahead_ms > 0)
        card.due_ms = performance.now() + 5;
}

/* Where pictures stand still, one of each is enough. */
function waits(card)
{
    return card.is_seen && card.wasm && !card.error
        && !(lobby.is_still && card.is_shown);
}

function plan_next()
{
    const due = Math.min(...lobby.cards.filter(waits).map(
        (card) => card.due_ms));

    clearTimeout(lobby.timer);
    if (!lobby.is_hidden && due < Infinity)
        lobby.timer = setTimeout(beat, Math.max(
            4, due - performance.now()));
}

function beat()
{
    const waiting = lobby.cards.filter(waits);
    const card = waiting.reduce((one, other) =>
        other.due_ms < one.due_ms ? other : one, waiting[0]);

    try {
        if (card)
            work_card(card);
    } catch (error) {                   /* the others play on */
        card.error = String(error.message || error);
    }
    plan_next();
}

/* Orders */

/* The first of them is there before the last is begun. */
function begin_card(card)
{
    const made = Object.assign({wasm: make_bench(), due_ms: 0, cost_ms: 0,
                                last_ms: performance.now(), error: '',
                                is_seen: true, is_shown: false}, card);

    begin_demo(made);
    if (!made.error)
        size_card(made);
    lobby.cards[card.number] = made;
    plan_next();
}

function start_cards(message)
{
    lobby.module = message.module;
    lobby.po = message.po;
    lobby.is_still = message.is_still;
    lobby.cards = message.cards.map((card) => ({number: card.number}));
    message.cards.forEach((card, i) => setTimeout(begin_card, 30 * i, card));
}

function resize_card(message)
{
    const card = lobby.cards[message.number];

    if (!card || !card.wasm)
        return;
    Object.assign(card, {board: message.board, sheet: message.sheet,
                         theme: message.theme, is_shown: false});
    size_card(card);
    plan_next();
}

/* Whoever comes back into sight goes on where he was. */
function set_seen(message)
{
    const now = performance.now();

    lobby.is_still = message.is_still;
    lobby.is_hidden = message.is_hidden;
    lobby.cards.forEach((card, i) => {
        const is_seen = message.seen[i] !== false;

        if (is_seen && (!card.is_seen || message.is_back))
            card.last_ms = now;
        card.is_seen = is_seen;
    });
    plan_next();
}

const orders = {start: start_cards, size: resize_card, seen: set_seen};

self.onmessage = (event) => orders[event.data.op](event.data);
