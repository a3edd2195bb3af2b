/* worker_core.js - the bench in memory, boardwalk.wasm, for the worker.
 *
 * What can be called is in src/page/page.h; nothing here knows a game. Texts go
 * in and out as strings. A core that failed once is not called again.
 */

/* Runs of time (ms): the most that a frame is given, and how long the worker
 * may be busy before it looks for messages again. */
export const FRAME_MS_MAX = 100, BUSY_MS = 20;

export const core = {
    wasm: null,                         /* what page.h exports */
    decoder: new TextDecoder(), encoder: new TextEncoder(),
    parts: null,
    offer: null,
    game: null,                         /* the page's name for this game */
    opening: null,                      /* what asked for the one to come */
    is_next: false,                     /* and that is on the desk already */
    later: [],                          /* messages meanwhile */
    deliver: null,                      /* what takes them then */
    begun: false, lines: [],            /* of the journal, not yet sent */
    size: {width: 0, height: 0, theme: 0, scale: 100,
           fingers: null, is_shown: false},
    is_whole: true,                     /* the next picture must be */
    dirty: [],                          /* rectangles not yet sent */
    sent: {},                           /* texts that the page has */
    status_ms: 0,
    speaker: null,                      /* a port to whoever plays */
    has_latches: false,
    is_dead: false,                     /* it failed once */
};

export function text_at(address, length)
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
export function call_with_text(text, call)
{
    if (!put_text(text))
        return 'out of memory for this text';
    return text_at(call());
}

export function do_with_text(text, call)
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
export const imports = {
    page: {
        line(address, length) { core.lines.push(text_at(address, length)); },
        begin() { send_farewell(); core.begun = core.is_next = true; },
        clock() { return performance.now(); },
    },
};

/* A machine that failed is not called again: the page starts another. */
export function guarded(call)
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
