/* storage.js - the browser's storage, by keys of our own.
 *
 * Where the browser keeps nothing, memory stands in for it: the rest of the
 * page does not need to know.
 */
import {open_vault} from './vault.js';

export const PREFIX = 'boardwalk/';

export const store = {
    box: null,                          /* what is kept: vault.js */
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
        remove_all: (start) => {
            [...map.keys()].filter((key) => key.startsWith(start))
                           .forEach((key) => map.delete(key));
        },
        keys: () => [...map.keys()],
        ready: Promise.resolve(), fetch: async () => {},
        move: async () => true, move_near: () => {}, near_keys: () => [],
        has_room: () => true, is_lost: () => false, on_trouble: () => {},
    };
}

/* One that is full still has what was kept in it; one of a browser that keeps
 * nothing is empty. */
function usable_box(name)
{
    let box = null;

    try {
        box = window[name];
        box.setItem(PREFIX + 'probe', '1');
        box.removeItem(PREFIX + 'probe');
    } catch (error) {
        return error.name === 'QuotaExceededError' && box && box.length
             ? box : null;
    }
    return box;
}

/* What is kept can be asked for when store.box.ready is fulfilled. */
export function store_open()
{
    const near = usable_box('localStorage');

    store.session = usable_box('sessionStorage') || memory_box();
    store.is_kept = near !== null;
    store.box = near ? open_vault(near, PREFIX) : memory_box();
}

export function store_keys(prefix, box = store.box)
{
    const keys = box.keys ? box.keys() : Object.keys(box);

    return keys.filter((key) => key.startsWith(PREFIX + prefix))
               .map((key) => key.slice(PREFIX.length));
}

export function store_get(key, box = store.box)
{
    return box.getItem(PREFIX + key);
}

export function store_drop(key, box = store.box)
{
    box.removeItem(PREFIX + key);
}

export function store_drop_all(prefix, box = store.box)
{
    if (box.remove_all)
        box.remove_all(PREFIX + prefix);
    else
        store_keys(prefix, box).forEach((key) => store_drop(key, box));
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
