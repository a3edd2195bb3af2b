/* worker_snapshots.js - snapshots to resume games from, in IndexedDB.
 *
 * Without them a game only takes longer to open, so whatever fails here is as
 * if nothing had been kept. The core believes a place only if it fits the
 * journal.
 */
import {core} from './worker_core.js';

/* Between two times of keeping, which is what a page that is reloaded must
 * watch again; and after an opening that was slow, lest the next one be. */
const SAVE_MS = 20000, SOON_MS = 300, SLOW_MS = 150;

let saved_ms = 0;

/* What the work asked for; null if it cannot be had. */
export function with_snapshots(mode, work)
{
    return new Promise((resolve) => {
        const nothing = () => resolve(null);

        try {
            const ask = indexedDB.open('boardwalk', 1);

            ask.onupgradeneeded = () => ask.result.createObjectStore('snap');
            ask.onerror = ask.onblocked = nothing;
            ask.onsuccess = () => {
                const change = ask.result.transaction('snap', mode);
                const answer = work(change.objectStore('snap'));

                change.onabort = nothing;
                change.oncomplete = () => resolve(answer.result);
                ask.result.close();     /* when that is done */
            };
        } catch (error) {
            nothing();
        }
    });
}

export function save_snapshot()
{
    const length = core.game && !core.opening ? core.wasm.page_snap() : 0;
    const at = core.wasm.page_snap_bytes(), game = core.game;

    saved_ms = performance.now();
    if (length > 0) {
        const bytes = new Uint8Array(core.wasm.memory.buffer, at, length)
            .slice();

        with_snapshots('readwrite', (kept) => kept.put(bytes, game));
    }
}

/* A game that has just begun has nothing to keep yet, unless that took long. */
export function delay_snapshot(took_ms)
{
    saved_ms = performance.now()
             - (took_ms > SLOW_MS ? SAVE_MS - SOON_MS : 0);
}

export function save_snapshot_if_due()
{
    if (performance.now() - saved_ms > SAVE_MS
        && core.wasm.page_opening() < 0)
        save_snapshot();
}

/* Hands the core what is kept of the game that is being opened. */
export async function give_snapshot(message)
{
    const bytes = await with_snapshots('readonly',
                                       (kept) => kept.get(message.game));

    if (!(bytes instanceof Uint8Array) || core.opening !== message)
        return;
    const room = core.wasm.page_room(bytes.length + 1);

    if (room !== 0) {
        new Uint8Array(core.wasm.memory.buffer).set(bytes, room);
        core.wasm.page_take_snap(bytes.length);
    }
}

export function forget_snapshot(game)
{
    with_snapshots('readwrite', (kept) => kept.delete(game));
}

/* Of games that are gone; those of another tab's guests go with them, which
 * costs that tab some time at most. */
export async function forget_other_snapshots(games)
{
    const keys = await with_snapshots('readonly', (kept) => kept.getAllKeys());

    for (const key of keys || [])
        if (!games.includes(key) && key !== core.game)
            forget_snapshot(key);
}
