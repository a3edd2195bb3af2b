/* storage.js - the browser's storage, by keys of our own.
 *
 * Where the browser keeps nothing, memory stands in for it: the rest of the
 * page does not need to know.
 */

export const PREFIX = 'boardwalk/';

export const store = {
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

export function store_open()
{
    store.box = usable_box('localStorage');
    store.session = usable_box('sessionStorage') || memory_box();
    store.is_kept = store.box !== null;
    store.box = store.box || memory_box();
}

export function store_keys(prefix, box = store.box)
{
    const keys = [];

    for (let i = 0; i < box.length; i++) {
        const key = box.key(i);

        if (key.startsWith(PREFIX + prefix))
            keys.push(key.slice(PREFIX.length));
    }
    return keys;
}

export function store_get(key, box = store.box)
{
    return box.getItem(PREFIX + key);
}

export function store_drop(key, box = store.box)
{
    box.removeItem(PREFIX + key);
}

/* False: there is no room for it, and what was there before still is. */
export function store_put(key, value, box = store.box)
{
    try {
        box.setItem(PREFIX + key, value);
        return true;
    } catch (error) {
        return false;
    }
}

export function read_json(text)
{
    try {
        return JSON.parse(text);
    } catch (error) {
        return null;
    }
}
