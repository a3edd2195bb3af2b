// test_alone.mjs - the page asks nothing of anybody else, and needs nobody.
import fs from 'node:fs';
import { test, must, must_equal } from './tap.mjs';
import { home } from './desk.mjs';

// All of what there is, so that whatever asks for something does.
async function tour(desk) {
    await desk.key('Enter');
    for (const id of ['new', 'games', 'help']) {
        await desk.page.click(`#${id}`);
        await desk.page.locator('dialog[open]').waitFor();
        await desk.page.keyboard.press('Escape');
    }
    await desk.page.click('#hint');
    await desk.until(() => view.status.notices > 0);
    await desk.page.click('#link');
    await desk.says(/copied/);
}

// All that web/ has is in use, and nothing else is. (What a worklet fetches
// the browser does not tell; a service worker, and what an installed page
// needs, are test_offline.mjs's.)
const elsewhere = ['index.html', 'meson.build', 'speaker.js', 'sw.js',
                   'manifest.webmanifest', 'icon-192.png', 'icon-512.png',
                   'icon-maskable.png', 'preview.png',
                   'design.html'];      // of boardwalk export
const files = fs.readdirSync(new URL('../../../web', import.meta.url))
    .filter((name) => !elsewhere.includes(name))
    .concat('languages.js');            // made by web.sh

test('it asks for each of its files and for nothing of any other host',
     async (desk) => {
    await desk.enter_lobby();
    await desk.until(() => document.querySelector('#lobby .is-alive'));
    await desk.begin('go:de1soc#1');
    await tour(desk);
    // A browser without windows has no tab to show an icon in.
    must(await desk.look(async () => (await fetch(
        document.querySelector('link[rel="icon"]').href)).ok), 'the icon');
    const paths = desk.asked.filter((url) => !url.startsWith('data:'))
        .map((url) => new URL(url));

    must(paths.every((url) => home.startsWith(url.origin)), paths.join());
    must_equal([...new Set(paths.map((url) => url.pathname))].sort(),
               ['', 'boardwalk.wasm', ...files].map((name) => '/' + name)
                   .sort(), 'the files');
    must_equal(await desk.look(() => document.cookie), '', 'cookies');
}, { permissions: ['clipboard-read', 'clipboard-write'] });

test('its policy lets it ask nobody else, whoever tries', async (desk) => {
    desk.forgive(/Content Security Policy|violates the following/);
    await desk.begin('duel:basys2#1');
    const tries = await desk.look(async (away) => {
        const is_refused = async (call) => {
            try {
                await call();
                return false;
            } catch (error) {
                return true;
            }
        };
        const element = (tag, name) => () => new Promise((done, fail) => {
            const one = document.createElement(tag);

            one.onload = done;
            one.onerror = fail;
            one[name] = away;
            document.body.append(one);
        });

        const inline = document.createElement('script');

        inline.textContent = 'globalThis.was_run = true';
        document.body.append(inline);
        return Promise.all([is_refused(() => fetch(away)),
                            is_refused(element('img', 'src')),
                            is_refused(element('script', 'src')),
                            globalThis.was_run === undefined]);
    }, home.replace('127.0.0.1', 'localhost') + 'boardwalk.css');

    desk.asked = desk.asked.filter((url) => !url.includes('localhost'));
    must_equal(tries, [true, true, true, true], 'refused');
});

test('the page names its modules at once: none waits for another',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    const own = files.filter((name) =>
        /^(?!worker|lobby_worker).*\.js$/.test(name));
    const named = await desk.look(() => [...document.querySelectorAll(
        'link[rel=modulepreload], script[type=module]')].map((element) =>
        element.getAttribute('href') || element.getAttribute('src')));

    must_equal(named.sort(), own.sort(), 'modules');
});

test('when the network is cut it plays on, begins games and keeps them',
     async (desk) => {
    desk.forgive(/ERR_INTERNET_DISCONNECTED/);
    await desk.begin('duel:basys2#1');
    await desk.context.setOffline(true);
    await desk.click('BTN3');
    await desk.reads('AN', '_0-0');
    await desk.page.click('#new');
    await desk.page.check('#new-dialog input[value="go:de1soc"]');
    await desk.page.click('#new-dialog button[type=submit]');
    await desk.reads('VGA', 'Go: press Enter');
    await desk.key('Enter');
    await desk.reads('VGA', /^menu/);
    await desk.page.click('#hint');
    await desk.until(() => view.status.notices > 0);
    await desk.page.click('#link');
    await desk.says(/copied/);
    const file = await desk.downloaded(() => desk.page.click('#save'));

    must(file.text.includes('press ENTER'), file.text);
}, { permissions: ['clipboard-read', 'clipboard-write'] });

// A worklet fetches its file by itself, and Playwright does not cut it off.
function cut_off_worklets() {
    if (globalThis.AudioWorklet)        // there is none in about:blank
        AudioWorklet.prototype.addModule = () =>
            Promise.reject(new DOMException('no network', 'AbortError'));
}

test('a first sound is heard without a network, too', async (desk) => {
    desk.forgive(/ERR_INTERNET_DISCONNECTED/);
    await desk.begin('go:de1soc#1');
    await desk.context.setOffline(true);
    await desk.look(() => {
        globalThis.heard = 0;
        view.worker.addEventListener('message', (event) => {
            if (event.data.kind === 'samples')
                heard = Math.max(heard, ...event.data.samples);
        });
    });
    const is_refused = () => desk.look(() => /no sound/.test(
        by_id('notice').textContent));

    do {
        await desk.key('Enter');
        must(!await is_refused(), 'it says that there is no sound');
    } while (await desk.look(() => heard < 1000));
    must(await desk.look(() => sound.due_s > 0), 'no sample is played');
}, { before: cut_off_worklets });
