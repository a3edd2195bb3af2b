// test_links.mjs - links as nobody should have written them: each is answered
// in words, and the game on the board stays.
import zlib from 'node:zlib';
import { test, must, must_equal } from './tap.mjs';
import { home } from './desk.mjs';

const packed = (text) => zlib.deflateRawSync(text).toString('base64url');
const sample = 'human\nhuman\nboardwalk 1\nopen duel:basys2#1\n'
             + '@20 press BTN3\n@90 release BTN3\n@400 set SW 1\n@900\n';

// The same numbers every time.
let seed = 0x2545f491;
function below(n) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % n;
}

const letters = 'ABCxyz019-_=%+/#&?. \u00e9\u{1f600}';

function mutated(text, alphabet) {
    const all = [...text];

    for (let times = below(4); times >= 0; times--) {
        const at = below(all.length), with_what = alphabet[below(
            alphabet.length)];

        all.splice(at, below(3), ...[with_what].slice(0, below(2) + 1));
    }
    return all.slice(0, below(9) ? all.length : below(all.length)).join('');
}

const alphabet = ['\0', '\n', ' ', '@', '#', '9', '99999999999', 'open', 'go',
                  'press', 'x'.repeat(999), '\u00ff', '\ud7ff', '-1', '"'];

// One in three damages the letters, the others what is packed in them.
function hostile(i) {
    if (i % 3 === 0)
        return '#g=' + mutated(packed(sample), [...letters]);
    if (i % 10 === 1)
        return '#m=' + mutated('duel:basys2%231 repeat=counting',
                               [...letters]);
    return '#g=' + packed(mutated(sample, alphabet));
}

// What becomes of a link: the board has its game, or words say why not.
const follow = (desk, hash) => desk.look((words) => new Promise((resolve) => {
    const { id } = store.game;
    const ear = new MutationObserver(() => {
        said += by_id('notice').textContent;
    });
    const end = (what) => {
        clearInterval(wait);
        ear.disconnect();
        resolve(what);
    };
    let said = '', looks = 0;
    const wait = setInterval(() => {
        if (!by_id('trouble').hidden)
            end('!' + by_id('trouble-words').textContent);
        else if (/cannot be opened|names no machine/.test(said))
            end('refused');
        else if (store.game && store.game.id !== id && !view.pending.size)
            end('opened');
        else if (view.is_opening && ++looks > 40)
            end('long');                /* the next one breaks it off */
    }, 5);

    say('');                            /* the same words are news again */
    ear.observe(by_id('notice'), { childList: true });
    location.hash = words;
    if (!/^#[gm]=/.test(location.hash))
        end('no link');
}), hash);

test('of 300 links that nobody made none stops the machine, and each is '
     + 'opened or refused in words', async (desk) => {
    const ends = { refused: 0, opened: 0, long: 0, 'no link': 0 };

    await desk.begin('duel:basys2#1');
    for (let i = 0; i < 300; i++) {
        const hash = hostile(i);
        const end = await follow(desk, hash);

        must(end in ends, `${hash}: ${end}`);
        ends[end]++;
    }
    must(ends.refused > 100 && ends.opened > 10, JSON.stringify(ends));
    must_equal(await desk.look(() => store_cards().length), 0, 'games');
    await desk.begin('duel:basys2#2');
    await desk.click('BTN3');
}, { is_long: true });

test('megabytes in a small link are refused as soon as they are too many',
     async (desk) => {
    const chunks = [];
    const deflate = zlib.createDeflateRaw({ level: 9 });

    deflate.on('data', (chunk) => chunks.push(chunk));
    deflate.write('human\nhuman\nboardwalk 1\nopen duel:basys2#1\n');
    for (let i = 0; i < 44; i++)
        await new Promise((done) => deflate.write(Buffer.alloc(1 << 20),
                                                  done));
    await new Promise((done) => deflate.end(done));
    const link = Buffer.concat(chunks).toString('base64url');

    must(link.length < 65536, `${link.length} letters`);
    await desk.begin('duel:basys2#1');
    await desk.look((hash) => { location.hash = hash; }, '#g=' + link);
    await desk.says(/too large/);
    must_equal((await desk.status()).id, 'duel:basys2#1', 'the game');
    await desk.click('BTN3');
});

// A day of Go takes minutes to watch.
const long_link = (seats = 'human\nhuman') => '#g=' + packed(
    `${seats}\nboardwalk 1\nopen go:de1soc#1\n@2699000000\n`);
const is_watching = (desk) => desk.until(() => /Watching.* [1-9]\d? %/.test(
    by_id('veil').textContent));

test('a long game in a link can be left again for a new one',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    await desk.look((hash) => { location.hash = hash; }, long_link());
    await is_watching(desk);
    await desk.page.click('#new');
    await desk.page.check('#new-dialog input[value="pegs:nexys3"]');
    await desk.page.click('#new-dialog button[type=submit]');
    await desk.until(() => view.status.machine === 'pegs'
        && by_id('veil').textContent === '');
    await desk.key('ArrowUp');
});

test('a long game in a link can be cancelled: the game before goes on',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    const { id } = await desk.look(() => store.game);

    await desk.look((hash) => { location.hash = hash; }, long_link());
    await is_watching(desk);
    await desk.page.click('#cancel-opening');
    await desk.until(() => by_id('veil').textContent === ''
        && by_id('cancel-opening').offsetParent === null);
    await desk.says(/was not opened/);
    must_equal((await desk.look(() => store.game)).id, id, 'the game');
    await desk.click('BTN3');
});

test('where there was no game before, cancelling leads to the lobby',
     async (desk) => {
    await desk.page.goto(home + long_link());
    await is_watching(desk);
    await desk.page.click('#cancel-opening');
    await desk.until(() => view.is_lobby);
    await desk.come_in();
    await desk.click('BTN3');
});

test('a game of more than a day is refused in words', async (desk) => {
    await desk.begin('duel:basys2#1');
    for (const hours of ['360000000', '18446744073709551615',
                         '99999999999999999999999999']) {
        await desk.look(() => say(''));
        await desk.look((hash) => { location.hash = hash; }, '#g=' + packed(
            `human\nhuman\nboardwalk 1\nopen pegs:nexys3#1\n@${hours}\n`));
        await desk.says(/24 hours of machine time|cannot be opened/);
    }
    must_equal((await desk.status()).id, 'duel:basys2#1', 'the game');
});

test('a link to a machine that is not there names those that are',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    for (const [hash, words] of [['#m=nothing', /cannot be opened/],
                                 ['#m=%E0%A4%A', /damaged/],
                                 ['#m=duel:basys2 lives=99', /lives/],
                                 ['#g=', /damaged/], ['#g=!!', /characters/],
                                 ['#g=AAAA', /damaged/],
                                 ['#g=' + 'A'.repeat(70000), /too long/]]) {
        await desk.look(() => say(''));
        await desk.look((link) => { location.hash = link; }, hash);
        await desk.says(words);
    }
    must_equal((await desk.status()).id, 'duel:basys2#1', 'the game');
});

// Ten hours that a mind watches, too; it has taken the desk by then, and goes
// on no further until somebody breaks it off.
async function minds_watch(desk) {
    await desk.page.workers()[0].evaluate(async () => {
        const later = setTimeout;

        globalThis.core = (await import('/worker_core.js')).core;
        globalThis.setTimeout = (call, ...rest) =>
            core.is_next && !rest.length ? 0 : later(call, ...rest);
    });
    await desk.look((hash) => { location.hash = hash; }, '#g=' + packed(
        'knuth\nhuman\nboardwalk 1\nopen pegs:nexys3#9\n@36000000\n'));
    await desk.until(() => view.is_opening);
    await desk.page.workers()[0].evaluate(() => new Promise((resolve) => {
        const wait = setInterval(() => {
            if (!core.is_next)
                return;
            clearInterval(wait);
            resolve();
        }, 5);
    }));
}

test('a game that minds still watch can be left or cancelled, and never '
     + 'writes over the one before', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    const id = await desk.look(() => store.game.id);
    const text = () => desk.look((game) => store_journal(game)
        .replace(/^@\d+\n/gm, ''), id);
    const before = await text();

    await minds_watch(desk);
    await desk.page.click('#new');
    await desk.page.check('#new-dialog input[value="go:de1soc"]');
    await desk.page.click('#new-dialog button[type=submit]');
    await desk.until(() => view.status.machine === 'go');
    await desk.is_there();
    must_equal(await text(), before, 'the game before');
    await minds_watch(desk);
    await desk.page.click('#cancel-opening');
    await desk.until(() => view.status.machine === 'pegs'
        && by_id('veil').textContent === '');
    must_equal((await desk.status()).seats, ['human', 'human'], 'seats');
    must((await desk.status()).tick >= 36000000, 'its end');
    await desk.says(/left their seats/);
    must_equal(await text(), before, 'the game before');
});
