/* vault.js - long-term storage, by keys as in localStorage.
 *
 * Whatever is put is in localStorage when the call returns, so that a tab that
 * is killed in that moment has lost nothing. From there it moves to IndexedDB,
 * in batches, where there is room for as many games as the disk has; and it
 * leaves localStorage only when it has arrived. So what lies in localStorage
 * is always the newest, whoever left it there: a killed tab, another one that
 * plays, or a version of this page that knew nothing else. What is removed
 * leaves a note there, under gone/, until it is out of the database: else a
 * tab that is closed in that moment would leave a deleted game behind.
 *
 * Only what is asked for by fetch is in memory; cards and marks are from the
 * start. Where there is no IndexedDB everything stays in localStorage.
 */
const MOVE_MS = 30000, TRIES = 5;

const vault = {
    near: null, prefix: '',             /* localStorage, and our keys in it */
    far: null,                          /* the database; null: there is none */
    opening: null,                      /* a promise of it */
    is_lost: false,                     /* it is there and cannot be read */
    known: new Map(),                   /* what is in it, as far as read */
    moving: new Map(),                  /* key: whether it is put or removed;
                                         * "text/7/*": all of these go */
    loose: new Set(),                   /* keys that are in memory alone */
    batch: null,                        /* a promise of the one on its way */
    has_failed: false,                  /* the last one */
    on_trouble: () => {},
    timer: 0,
};

/* It is opened again when it is needed. */
function close_far(far)
{
    far.close();
    vault.far = vault.opening = null;
}

function open_far()
{
    return new Promise((resolve, reject) => {
        const ask = indexedDB.open('boardwalk-games', 1);

        ask.onupgradeneeded = () => ask.result.createObjectStore('kept');
        ask.onerror = ask.onblocked = () => reject(ask.error);
        ask.onsuccess = () => {
            ask.result.onversionchange = () => { close_far(ask.result); };
            ask.result.onclose = () => { close_far(ask.result); };
            resolve(ask.result);
        };
    });
}

async function far_or_none()
{
    try {
        vault.opening = vault.far ? vault.opening
                                  : vault.opening || open_far();
        vault.far = await vault.opening;
    } catch (error) {
        vault.opening = null;
        vault.is_lost = typeof indexedDB === 'object' && indexedDB !== null;
    }
    return vault.far;
}

/* One transaction, as a promise of what its work asked for. */
function with_far(mode, work)
{
    return new Promise((resolve, reject) => {
        const change = vault.far.transaction('kept', mode,
                                             {durability: 'strict'});
        const answers = work(change.objectStore('kept'));

        change.onabort = change.onerror = () => reject(change.error);
        change.oncomplete = () => resolve(answers.map((one) => one.result));
    });
}

function range_of(start)
{
    return IDBKeyRange.bound(start, start + '\uffff');
}

function near_keys(start)
{
    return Object.keys(vault.near).filter((key) => key.startsWith(start));
}

/* What is near under these keys, to see whether it has changed. */
function near_state(start)
{
    return JSON.stringify(near_keys(start).sort().map(
        (key) => [key, vault.near.getItem(key)]));
}

function forget_known(start)
{
    for (const key of vault.known.keys())
        if (key.startsWith(start) && !vault.loose.has(key))
            vault.known.delete(key);
}

function will_go(key)
{
    return vault.moving.get(key) === false
        || [...vault.moving.keys()].some((one) => one.endsWith('*')
                                         && key.startsWith(one.slice(0, -1)));
}

/* Another tab may move things while they are read: what was near before must
 * still be near after, or it is read again. */
async function fetch_far(start)
{
    if (!await far_or_none())
        return;
    for (let tries = 0; tries < TRIES; tries++) {
        const before = near_state(start);
        const [keys, texts] = await with_far('readonly', (kept) => [
            kept.getAllKeys(range_of(start)), kept.getAll(range_of(start))]);

        if (tries < TRIES - 1 && near_state(start) !== before)
            continue;
        forget_known(start);
        keys.forEach((key, i) => {
            if (!will_go(key) && !vault.loose.has(key))
                vault.known.set(key, String(texts[i]));
        });
        return;
    }
}

async function fetch_kept(start)
{
    try {
        await fetch_far(vault.prefix + start);
    } catch (error) {
        vault.is_lost = true;
    }
}

/* Moving */

function is_of_game(key)
{
    return /^(card|mark|text|picture)\//.test(key.slice(vault.prefix.length));
}

/* Where a note lies that a key is on its way out of the database. */
function note_key(key)
{
    return vault.prefix + 'gone/' + key.slice(vault.prefix.length);
}

/* Without room for the note it goes as it would have gone without one. */
function leave_note(key)
{
    try {
        vault.near.setItem(note_key(key), '');
    } catch (error) {
        vault.near.removeItem(note_key(key));
    }
}

function note_move(key, is_put)
{
    if (is_put)
        vault.near.removeItem(note_key(key));
    else
        leave_note(key);
    vault.moving.set(key, is_put);
    vault.timer = vault.timer || setTimeout(move_all, MOVE_MS);
}

function write_batch(batch, texts)
{
    return with_far('readwrite', (kept) => [...batch].map(([key, is_put]) => {
        if (is_put)
            return kept.put(texts.get(key), key);
        return kept.delete(key.endsWith('*') ? range_of(key.slice(0, -1))
                                             : key);
    }));
}

/* It has arrived: what is near is not needed any more, unless it is newer. */
function batch_arrived(batch, texts)
{
    for (const [key, is_put] of batch)
        if (!is_put && !vault.moving.has(key))
            vault.near.removeItem(note_key(key));
    for (const [key, text] of texts) {
        if (vault.moving.has(key))
            continue;
        if (vault.near.getItem(key) === text || vault.loose.has(key))
            vault.near.removeItem(key);
        vault.loose.delete(key);
        vault.known.set(key, text);
    }
}

/* It has not: it goes with the next one, and before what came after it. */
function batch_failed(batch)
{
    for (const key of vault.moving.keys())
        batch.delete(key);
    vault.moving = new Map([...batch, ...vault.moving]);
    vault.has_failed = true;
    if (vault.loose.size)
        vault.on_trouble();
}

function texts_of(batch)
{
    return new Map([...batch].filter(([, is_put]) => is_put)
                             .map(([key]) => [key, get_item(key)])
                             .filter(([, text]) => text !== null));
}

async function move_batch()
{
    if (!vault.moving.size || !await far_or_none())
        return;
    const texts = texts_of(vault.moving);
    const batch = new Map([...vault.moving].filter(([key, is_put]) =>
        !is_put || texts.has(key)));

    vault.moving = new Map();
    try {
        await write_batch(batch, texts);
        vault.has_failed = false;
        batch_arrived(batch, texts);
    } catch (error) {
        batch_failed(batch);
    }
}

/* True when everything has arrived. */
async function move_all()
{
    clearTimeout(vault.timer);
    vault.timer = 0;
    await vault.batch;
    vault.batch = move_batch();
    await vault.batch;
    return vault.moving.size === 0;
}

/* The box */

function get_item(key)
{
    const text = vault.loose.has(key) ? null : vault.near.getItem(key);

    return text !== null ? text : vault.known.get(key) ?? null;
}

/* Where localStorage is full, memory must do until it has moved. */
function set_item(key, text)
{
    try {
        vault.near.setItem(key, text);
        vault.loose.delete(key);
    } catch (error) {
        if (!vault.far || !is_of_game(key))
            throw error;
        vault.known.set(key, text);
        vault.loose.add(key);
        setTimeout(move_all);
    }
    if (is_of_game(key))
        note_move(key, true);
}

function remove_item(key)
{
    vault.near.removeItem(key);
    vault.known.delete(key);
    vault.loose.delete(key);
    if (is_of_game(key))
        note_move(key, false);
}

function remove_all(start)
{
    near_keys(start).forEach((key) => vault.near.removeItem(key));
    for (const keys of [vault.known, vault.loose, vault.moving])
        [...keys.keys()].filter((key) => key.startsWith(start))
                        .forEach((key) => keys.delete(key));
    note_move(start + '*', false);
}

/* What another tab or an older version left near moves, too. */
function move_near(start)
{
    near_keys(vault.prefix + start).filter(is_of_game)
        .forEach((key) => note_move(key, true));
}

/* What a tab removed that was closed before it was out of the database. */
function go_on_removing()
{
    const notes = note_key(vault.prefix);

    near_keys(notes).forEach((note) =>
        note_move(vault.prefix + note.slice(notes.length), false));
}

/* on_trouble is called when something found no room anywhere. */
export function open_vault(near, prefix)
{
    Object.assign(vault, {near, prefix});
    go_on_removing();
    return {
        getItem: get_item, setItem: set_item, removeItem: remove_item,
        remove_all, move_near,
        keys: () => [...new Set([...near_keys(prefix),
                                 ...vault.known.keys()])],
        near_keys: (start) => near_keys(prefix + start).map(
            (key) => key.slice(prefix.length)),
        ready: fetch_kept('card/').then(() => fetch_kept('mark/')),
        fetch: fetch_kept,
        move: move_all,
        has_room: () => !vault.has_failed || vault.loose.size === 0,
        is_lost: () => vault.is_lost,
        on_trouble: (call) => { vault.on_trouble = call; },
    };
}
