// test_language.mjs - the page in German: nothing English is left where players
// look, a game is played in it, and a damaged file leaves English.
import { test, must, must_equal } from './tap.mjs';
import { home } from './desk.mjs';

const german = { locale: 'de-DE', first: true };

// In the page: what is seen and is English though the language has it, and what
// was asked for in vain.
async function english_words() {
    const { language } = await import('./words.js');
    const nodes = document.createTreeWalker(document.body,
                                            NodeFilter.SHOW_TEXT);
    const left = [...language.missed];
    const is_english = (words) => Object.hasOwn(language.words, words)
        && language.words[words] !== words
        && !Object.values(language.words).includes(words);

    while (nodes.nextNode()) {
        const words = nodes.currentNode.data.replace(/\s+/g, ' ').trim();

        if (is_english(words)           // but for what is on a key
            && !nodes.currentNode.parentElement.closest('kbd'))
            left.push(words);
    }
    for (const name of ['aria-label', 'title', 'alt'])
        for (const one of document.querySelectorAll(`[${name}]`))
            if (is_english(one.getAttribute(name)))
                left.push(`${name}: ${one.getAttribute(name)}`);
    return left;
}

const must_be_german = async (desk, where) => must_equal(
    await desk.look(english_words), [], where);

test('language: a German browser sees lobby, new game and rules in German',
     async (desk) => {
    await desk.enter_lobby();
    must_equal(await desk.look(() => document.documentElement.lang), 'de',
               'the language of the page');
    await desk.until(() => document.querySelector('#lobby-cards .main')
        .textContent === 'Spielen');
    must(await desk.look(() => [...document.querySelectorAll(
        '#lobby-cards li')].some((card) => card.textContent.includes(
        'Poker zu zweit'))), 'a title');
    await must_be_german(desk, 'the lobby');
    await desk.page.locator(
        '#lobby-cards li[data-machine="pegs"] .main').click();
    await desk.until(() => !view.is_lobby && view.table.is_there
        && by_id('say-now').textContent);
    await must_be_german(desk, 'the game');
    await desk.page.click('#new');
    must_equal(await desk.page.textContent('#new-title'), 'Neue Partie',
               'the title');
    await must_be_german(desk, 'a new game');
    await desk.page.keyboard.press('Escape');
    await desk.page.click('#rules');
    await desk.until(() => by_id('rules-words').textContent.includes(
        'Die Maschine versteckt'));
    await must_be_german(desk, 'the rules');
    await desk.page.keyboard.press('Escape');
    await desk.page.click('#help');
    await must_be_german(desk, 'help');
}, german);

test('language: a game is played in German, and its journal stays English',
     async (desk) => {
    await desk.enter_lobby();
    await desk.page.locator(
        '#lobby-cards li[data-machine="pegs"] .main').click();
    await desk.until(() => !view.is_lobby && view.table.is_there
        && view.table.things.some((thing) => /^Wähle /.test(thing.words)));
    for (const colour of ['Rot', 'Rot', 'Blau', 'Grün'])
        await desk.page.locator(`#things [aria-label^="Wähle ${colour}"]`)
            .first().click();
    await desk.page.locator('#things [aria-label^="Eingabe"]').first().click();
    await desk.until(() => view.status.moves === 1);
    await desk.until(() => /Runde/.test(by_id('say-now').textContent
                                        + by_id('say-last').textContent));
    await must_be_german(desk, 'the game');
    const journal = await desk.look(() => store_keys('text/').map(
        (key) => store_get(key)).join(''));

    must(!/Runde|Wähle|Spieler/.test(journal), 'German in the journal');
}, { ...german, table: true });

test('language: it is chosen in the settings, and kept', async (desk) => {
    await desk.enter_lobby();
    await desk.page.locator(
        '#lobby-cards li[data-machine="duel"] .main').click();
    await desk.until(() => !view.is_lobby && view.status);
    await desk.page.click('#settings summary');
    await Promise.all([desk.page.waitForEvent('load'),
                       desk.page.selectOption('#language', 'de')]);
    await desk.until(() => document.documentElement.lang === 'de'
        && view.status);
    must_equal(await desk.look(() => by_id('new').textContent),
               'Neue Partie', 'the button');
}, { first: true });

test('language: players and squares are called as on the board, also where a '
     + 'sentence begins', async (desk) => {
    await desk.begin('duel:basys2#20');
    must_equal(await desk.look(async () => {
        const { sentence } = await import('./table_words.js');

        return ['b guessed LACE', 'A guessed LACE', 'a move is four letters',
                'both are right', 'c3-d4: looks best', ''].map(sentence);
    }), ['b guessed LACE.', 'A guessed LACE.', 'A move is four letters.',
         'Both are right.', 'c3-d4: looks best.', ''], 'sentences');
});

// A browser that has no room for a byte more, from when it is told; the
// settings are small enough.
const may_refuse = { first: true, before: () => {
    const full = () => new DOMException('full', 'QuotaExceededError');
    const set = Storage.prototype.setItem;
    const put = IDBObjectStore.prototype.put;

    Storage.prototype.setItem = function (key, text) {
        if (globalThis.is_full && this === localStorage
            && !key.endsWith('/settings'))
            throw full();
        return set.call(this, key, text);
    };
    IDBObjectStore.prototype.put = function (...what) {
        if (globalThis.is_full && this.name === 'kept')
            throw full();
        return put.apply(this, what);
    };
} };

test('language: before a game that is not kept would be lost the player is '
     + 'asked', async (desk) => {
    await desk.begin('duel:basys2#20');
    await desk.look(() => { globalThis.is_full = true; });
    await desk.part('SW0').click();
    await desk.page.locator('#room-dialog').waitFor();
    await desk.page.getByRole('button', { name: /Play on/ }).click();
    await desk.page.click('#settings summary');
    await desk.page.selectOption('#language', 'de');
    await desk.page.locator('#language-dialog').waitFor();
    const { text } = await desk.downloaded(() => desk.page.click(
        '#language-save'));

    must(/^open duel:basys2#20$/m.test(text), text);
    await desk.page.getByRole('button', { name: 'Not now' }).click();
    /* A dialog says that it is closed with the browser's next frame. */
    await desk.until(() => by_id('language').value === 'auto');
    must_equal(await desk.look(() => [document.documentElement.lang,
        view.status.id]), ['en', 'duel:basys2#20'], 'as before');
    await desk.page.selectOption('#language', 'de');
    await Promise.all([desk.page.waitForEvent('load'),
                       desk.page.click('#language-go')]);
    await desk.until(() => document.documentElement.lang === 'de');
}, may_refuse);

test('language: a file that is damaged, or not there, leaves English',
     async (desk) => {
    desk.forgive(/it stays English|404/);
    for (const answer of [{ body: 'msgid "Play"\nmsgstr Spielen\n' },
                          { status: 404, body: '' }]) {
        await desk.page.route('**/de.po', (route) => route.fulfill(answer));
        await desk.enter_lobby();
        must_equal(await desk.look(() => [document.documentElement.lang,
            document.querySelector('#lobby-cards .main').textContent]),
            ['en', 'Play'], 'the page');
        await desk.page.unroute('**/de.po');
        await desk.page.goto('about:blank');
    }
    must(desk.noted.some((words) => words.includes('it stays English')),
         'nothing is told');
}, german);

test('language: English asks for no file', async (desk) => {
    await desk.enter_lobby();
    must(!desk.asked.some((url) => url.endsWith('.po')), 'it was asked for');
    must(desk.asked.some((url) => url.startsWith(home)), 'nothing was');
});
