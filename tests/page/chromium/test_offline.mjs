// test_offline.mjs - the page without a network, from a subfolder of a plain
// host; and a new version, which replaces the old one whole or not at all.
import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { test, must, must_equal } from './tap.mjs';

const types = { html: 'text/html', css: 'text/css', js: 'text/javascript',
                wasm: 'application/wasm', png: 'image/png',
                webmanifest: 'application/manifest+json',
                po: 'text/plain' };

const sha256 = (bytes) => crypto.createHash('sha256').update(bytes)
    .digest('hex');

// version.js for these files, as scripts/web.sh makes it.
function version_of(files) {
    const list = [...files].filter(([name]) => !['sw.js', 'version.js',
                                                 'preview.png'].includes(name))
        .map(([name, bytes]) => `'${name}': '${sha256(bytes)}',`).join('\n');

    return `const BOARDWALK_VERSION = '${sha256(list)}';\n`
         + `const BOARDWALK_FILES = {\n${list}\n};\n`;
}

// The page from memory, under /some/folder/, by a host that can be changed and
// be out of reach.
async function open_host() {
    const web = path.resolve(process.env.WEB), files = new Map();
    const host = { files, is_down: false, asked: 0 };

    for (const name of fs.readdirSync(web))
        if (types[name.split('.').pop()])
            files.set(name, fs.readFileSync(path.join(web, name)));
    host.server = http.createServer((request, response) => {
        const name = new URL(request.url, 'http://x').pathname
            .replace('/some/folder/', '') || 'index.html';
        const bytes = files.get(name);

        host.asked++;
        if (host.is_down) {
            request.socket.destroy();
            return;
        }
        response.writeHead(bytes ? 200 : 404, {
            'content-type': types[name.split('.').pop()] || 'text/plain',
            'cache-control': 'max-age=600' });
        response.end(bytes || 'no');
    });
    await new Promise((done) => host.server.listen(0, '127.0.0.1', done));
    host.home = `http://127.0.0.1:${host.server.address().port}/some/folder/`;
    return host;
}

// Every file says which version it is of.
function bring_version(host, mark) {
    const html = host.files.get('index.html').toString()
        .replace(/(<h1 [^>]*>)[^<]*/, `$1Boardwalk ${mark}`);

    host.files.set('index.html', Buffer.from(html));
    host.files.set('protocol.js', Buffer.concat([
        host.files.get('protocol.js'),
        Buffer.from(`\nexport const MARK_${mark} = '${mark}';\n`)]));
    host.files.set('version.js', Buffer.from(version_of(host.files)));
}

const with_host = (call) => async (desk) => {
    const host = await open_host();

    desk.is_mine = (url) => url.startsWith(host.home);
    try {
        await call(desk, host);
    } finally {
        host.server.closeAllConnections();
        host.server.close();
    }
};

// Not by until(), which takes a promise for an answer.
const is_kept = (desk) => desk.look(async () => {
    const { active } = await navigator.serviceWorker.ready;

    await new Promise((resolve) => {
        const look = () => active.state === 'activated' && resolve();

        active.addEventListener('statechange', look);
        look();
    });
});

const heading = (desk) => desk.page.textContent('h1');

const with_worker = { serviceWorkers: 'allow' };

test('a page that was there once is there without a network, with its game, '
     + 'from any folder', with_host(async (desk, host) => {
    await desk.page.goto(host.home);
    await desk.come_in();
    await desk.click('BTN3');
    await is_kept(desk);
    const { events, id } = await desk.status();

    host.is_down = true;
    await desk.reload();
    must_equal((await desk.status()).id, id, 'the game');
    must((await desk.status()).events >= events, 'its events');
    await desk.click('SW0');
    await desk.page.goto(host.home + '?from=home-screen#m=pegs:nexys3');
    await desk.until(() => view.status && view.status.machine === 'pegs');
    await desk.is_there();
    await desk.key('ArrowUp');
}), with_worker);

test('a new version waits, says that it is there, and replaces the old one '
     + 'whole', with_host(async (desk, host) => {
    bring_version(host, 'one');
    await desk.page.goto(host.home);
    await desk.come_in();
    await desk.click('BTN3');
    await is_kept(desk);
    await desk.reload();
    bring_version(host, 'two');
    await desk.reload();
    must_equal(await heading(desk), 'Boardwalk one', 'before it is wanted');
    await desk.page.locator('#fresh').waitFor();
    must(await desk.look(() => typeof MARK_one !== 'undefined'
        && typeof MARK_two === 'undefined'), 'modules of the first');
    const { id, events } = await desk.status();

    await desk.page.click('#fresh-reload');
    await desk.page.waitForFunction(() => document.querySelector('h1')
        .textContent === 'Boardwalk two');
    await desk.is_there();
    must(await desk.look(() => typeof MARK_two !== 'undefined'),
         'modules of the second');
    must_equal((await desk.status()).id, id, 'the game');
    must((await desk.status()).events >= events, 'its events');
    must_equal(await desk.look(async () => (await caches.keys()).length), 1,
               'versions that are kept');
    host.is_down = true;
    await desk.reload();
    must_equal(await heading(desk), 'Boardwalk two', 'without a network');
}), with_worker);

test('a host that is half way between two versions changes nothing',
     with_host(async (desk, host) => {
    bring_version(host, 'one');
    await desk.page.goto(host.home);
    await desk.come_in();
    await is_kept(desk);
    await desk.reload();
    const old = host.files.get('protocol.js');

    bring_version(host, 'two');
    host.files.set('protocol.js', old);         // it has not come yet
    await desk.look(async () => {
        const found = await navigator.serviceWorker.getRegistration();

        globalThis.states = [];
        found.addEventListener('updatefound', () => {
            const worker = found.installing;

            worker.addEventListener('statechange', () =>
                states.push(worker.state));
        });
        await found.update().catch(() => {});
    });
    await desk.until(() => states.includes('redundant'));
    must(await desk.page.locator('#fresh').isHidden(), 'it is announced');
    await desk.reload();
    must_equal(await heading(desk), 'Boardwalk one', 'the version');
    bring_version(host, 'two');
    await desk.reload();
    await desk.page.locator('#fresh').waitFor();
}), with_worker);

test('the page can be installed: its manifest and icons are what they say',
     async (desk) => {
    await desk.open();
    const manifest = await desk.look(async () => {
        const link = document.querySelector('link[rel=manifest]');
        const answer = await fetch(link.href);

        return { type: answer.headers.get('content-type'),
                 ...await answer.json() };
    });

    must_equal(manifest.type, 'application/manifest+json', 'its type');
    for (const { src, sizes } of manifest.icons)
        must_equal(await desk.look(async (name) => {
            const image = await createImageBitmap(await (await fetch(name))
                .blob());

            return `${image.width}x${image.height}`;
        }, src), sizes, src);
    must(manifest.icons.some((icon) => icon.purpose === 'maskable'),
         'no maskable icon');
});
