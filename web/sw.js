/* sw.js - the service worker: the page works without a network, always in one
 * version.
 *
 * version.js, which scripts/web.sh writes, lists every file of this version
 * with its SHA-256. All of them are fetched before this version is anything,
 * and each must be what the list says: a host that is half way between two
 * versions gives neither. From then on the page comes from here alone. Another
 * version waits until the player wants it, or until all tabs are closed.
 */
/* global BOARDWALK_FILES, BOARDWALK_VERSION */
importScripts('version.js');

const PREFIX = 'boardwalk-page-', CACHE = PREFIX + BOARDWALK_VERSION;

const HOME = 'index.html';

async function hash_of(bytes)
{
    const hash = await crypto.subtle.digest('SHA-256', bytes);

    return [...new Uint8Array(hash)].map((byte) =>
        byte.toString(16).padStart(2, '0')).join('');
}

/* Unpacked, as it came out; and what was sent on from another address answers
 * for this one. */
function plain_answer(answer, bytes)
{
    const headers = new Headers(answer.headers);

    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(bytes, {status: 200, headers});
}

async function fetch_whole(name)
{
    const answer = await fetch(name, {cache: 'no-cache'});
    const bytes = await answer.arrayBuffer();

    if (!answer.ok || await hash_of(bytes) !== BOARDWALK_FILES[name])
        throw new Error(`${name} is not of this version`);
    return plain_answer(answer, bytes);
}

async function fetch_all()
{
    const names = Object.keys(BOARDWALK_FILES);
    const answers = await Promise.all(names.map(fetch_whole));
    const cache = await caches.open(CACHE);

    await Promise.all(names.map((name, i) => cache.put(name, answers[i])));
}

async function drop_old_versions()
{
    const names = await caches.keys();

    await Promise.all(names.filter((name) => name.startsWith(PREFIX)
                                             && name !== CACHE)
                           .map((name) => caches.delete(name)));
}

/* The name of a file of this version, or null. */
function name_of(request)
{
    const base = new URL('./', self.location.href).href;
    const url = request.url.replace(/[?#].*/, '');

    if (request.method !== 'GET' || !url.startsWith(base))
        return null;
    const name = url.slice(base.length) || HOME;

    return Object.keys(BOARDWALK_FILES).includes(name) ? name : null;
}

/* A browser may have thrown it out: the same file, or none. */
async function answer_with(name)
{
    const cache = await caches.open(CACHE);

    return await cache.match(name) || fetch_whole(name);
}

self.addEventListener('install', (event) => event.waitUntil(fetch_all()));

self.addEventListener('activate', (event) => {
    event.waitUntil(drop_old_versions());
});

self.addEventListener('fetch', (event) => {
    const name = name_of(event.request);

    if (name)
        event.respondWith(answer_with(name));
});

self.addEventListener('message', (event) => {
    if (event.data === 'take over')
        self.skipWaiting();
});
