// test_room.mjs - room for games: what was played is never dropped without a
// question, and what was only looked at takes none.
import zlib from 'node:zlib';
import { test, must, must_equal } from './tap.mjs';

const packed = (text) => zlib.deflateRawSync(text).toString('base64url');

const kept_ids = (desk) => desk.look(() => store_cards().map((card) =>
    card.id).sort());

// Another game comes onto the board by what is done in the page.
async function arrives(desk, act) {
    const id = await desk.look(() => store.game.id);

    await act();
    await desk.until((before) => store.game.id !== before
        && !view.pending.size && by_id('veil').textContent === '', id);
}

const follow = (desk, hash) => arrives(desk, () => desk.look((words) => {
    location.hash = words;
}, hash));

async function play_one(desk, seed) {
    await arrives(desk, () => desk.look((id) => begin_new(id, 'human',
        'human'), `duel:basys2#${seed}`));
    await desk.is_there();
    await desk.part('SW0').click();
    await desk.until(() => view.status.acts > 0);
}

// A played game of the player's own, which must never go.
async function begin_with_own(desk) {
    await desk.begin('pegs:nexys3#5');
    await desk.click('BTNU');
    await desk.until(() => store_cards().length === 1);
    return kept_ids(desk);
}

async function must_have_own(desk, own) {
    must_equal(await kept_ids(desk), own, 'the games that are kept');
    await desk.page.click('#games');
    await desk.page.locator('#games-list li').first()
        .getByRole('button', { name: /^Resume/ }).click();
    await desk.until(() => view.status.id === 'pegs:nexys3#5'
        && view.status.events === 2);
}

test('five links of a mebibyte each cost no kept game', async (desk) => {
    const own = await begin_with_own(desk);
    const lines = '@5 press BTN0\n@5 release BTN0\n'.repeat(34000);

    for (let i = 0; i < 5; i++)
        await follow(desk, '#g=' + packed(
            `human\nhuman\nboardwalk 1\nopen duel:basys2#${i}\n${lines}`));
    must((await desk.status()).events === 68000, 'the last link');
    await must_have_own(desk, own);
}, { is_long: true });

test('24 links to machines cost no kept game', async (desk) => {
    const own = await begin_with_own(desk);

    for (let i = 0; i < 24; i++)
        await follow(desk, `#m=duel%23x${i}`);
    await must_have_own(desk, own);
}, { is_long: true });

test('21 new games in which nothing is done cost no kept game',
     async (desk) => {
    const own = await begin_with_own(desk);

    for (let i = 0; i < 21; i++)
        await arrives(desk, async () => {
            await desk.page.click('#new');
            await desk.page.click('#new-dialog button[type=submit]');
        });
    await must_have_own(desk, own);
}, { is_long: true });

test('a game opened by a link is kept as soon as something is done in it, '
     + 'and until then by a reload only', async (desk) => {
    const journal = 'human\nhuman\nboardwalk 1\nopen duel:basys2#77\n'
                  + '@20 press BTN3\n@90 release BTN3\n@400\n';

    await desk.begin('pegs:nexys3#5');
    await follow(desk, '#g=' + packed(journal));
    await desk.reload();
    must_equal((await desk.status()).id, 'duel:basys2#77', 'the game');
    must_equal(await kept_ids(desk), [], 'kept');
    await desk.page.click('#games');
    await desk.until(() => !by_id('games-none').hidden);
    await desk.page.keyboard.press('Escape');
    await desk.click('SW0');
    must_equal((await kept_ids(desk)).length, 1, 'kept');
    desk.page = await desk.context.newPage();           // another tab
    await desk.open();
    await desk.until(() => view.status.id === 'duel:basys2#77'
        && view.status.events === 3);
});

test('minds that play alone are a guest, too: a reload finds them, the list '
     + 'does not', async (desk) => {
    await desk.begin('duel:basys2#1');
    for (const seat of [0, 1])
        await desk.page.locator('#seats select').nth(seat)
            .selectOption('consistent');
    await desk.until(() => view.status.events > 4);
    must_equal(await kept_ids(desk), [], 'kept');
    await desk.reload();
    must((await desk.status()).events > 4, 'its events');
});

// More games than any list of the past held, each with a press in it.
test('21 games that are played are all kept, and none of them asks',
     async (desk) => {
    await desk.begin('duel:basys2#0');
    await desk.part('SW0').click();
    await desk.until(() => view.status.acts > 0);
    for (let i = 1; i < 22; i++)
        await play_one(desk, i);
    must_equal((await kept_ids(desk)).length, 22, 'kept games');
    must(await desk.page.locator('dialog[open]').count() === 0, 'a dialog');
    await desk.look(() => store.box.move());
    must_equal(await desk.look(() => store.box.near_keys('text/').filter(
        (key) => !key.includes(store.game.id))), [], 'texts left near');
    await desk.reload();
    must_equal((await kept_ids(desk)).length, 22, 'after a reload');
    await desk.page.click('#games');
    await desk.page.locator('#games-list li').nth(21).getByRole('button',
        { name: /^Resume/ }).click();
    await desk.until(() => view.status.id === 'duel:basys2#0'
        && view.status.events >= 1);
}, { is_long: true });

// A browser that has no room for a byte more, nowhere, from when it is told.
const may_refuse = { before: () => {
    const full = () => new DOMException('full', 'QuotaExceededError');
    const set = Storage.prototype.setItem;
    const put = IDBObjectStore.prototype.put;

    Storage.prototype.setItem = function (key, text) {
        if (globalThis.is_full && this === localStorage)
            throw full();
        return set.call(this, key, text);
    };
    IDBObjectStore.prototype.put = function (...what) {
        if (globalThis.is_full && this.name === 'kept')
            throw full();
        return put.apply(this, what);
    };
} };

const be_full = (desk, is_full) => desk.look((value) => {
    globalThis.is_full = value;
}, is_full);

// Presses until the page has noticed that there is no room.
async function press_until_asked(desk) {
    for (let i = 0; i < 6 && await desk.page.locator('#room-dialog')
        .isHidden(); i++) {
        const { acts } = await desk.status();

        await desk.part('SW0').press('Enter');      // though it asks by now
        await desk.until((before) => view.status.acts > before
            || by_id('room-dialog').open, acts);
        await desk.look(() => store.box.move());
    }
    await desk.page.locator('#room-dialog').waitFor();
}

async function delete_first(desk, list) {
    const first = desk.page.locator(`${list} li`).first();

    await first.getByRole('button', { name: /^Delete: / }).click();
    await first.getByRole('button', { name: /^Delete for good/ }).click();
}

test('where there is no room the player is asked which game may go, none '
     + 'goes by itself, and there is no gap once there is room',
     async (desk) => {
    await desk.begin('pegs:nexys3#1');
    await desk.click('BTNU');
    await play_one(desk, 7);
    await desk.look(() => store.box.move());
    const before = await kept_ids(desk);

    await be_full(desk, true);
    await press_until_asked(desk);
    must_equal(await kept_ids(desk), before, 'kept while it asks');
    must_equal(await desk.page.locator('#room-list li').count(), 1, 'rows');
    const { text } = await desk.downloaded(() => desk.page.locator(
        '#room-list li').first().getByRole('button', { name: /^Save/ })
        .click());

    must(/^open pegs:nexys3#1$/m.test(text), text);
    await desk.page.getByRole('button', { name: /Play on/ }).click();
    await desk.page.locator('#unkept').waitFor();
    await desk.click('SW1', 'SW2');
    must(await desk.page.locator('#unkept').isVisible(), 'the notice went');
    must(!await desk.page.locator('#room-dialog').isVisible(), 'asked again');
    await desk.page.click('#make-room');
    await be_full(desk, false);
    await delete_first(desk, '#room-list');
    await desk.says(/this game is kept/);
    must(await desk.page.locator('#unkept').isHidden(), 'the notice stays');
    const { events } = await desk.status();

    await desk.reload();
    must_equal((await desk.status()).events, events, 'events');
    must_equal((await kept_ids(desk)).length, 1, 'kept');
}, may_refuse);

test('a game that finds no room is not lost by beginning another',
     async (desk) => {
    await desk.begin('duel:basys2#20');
    await be_full(desk, true);
    await desk.part('SW0').click();
    await desk.page.locator('#room-dialog').waitFor();
    await desk.page.getByRole('button', { name: /Play on/ }).click();
    await arrives(desk, () => desk.look(() => begin_new('pegs:nexys3',
        'human', 'human')));
    await desk.page.click('#games');
    await desk.page.locator('#games-list li', { hasText: 'Duel' })
        .or(desk.page.locator('#games-list li')).first()
        .getByRole('button', { name: /^Resume/ }).click();
    await desk.until(() => view.status.id === 'duel:basys2#20'
        && view.status.events >= 1);
}, may_refuse);

test('a localStorage that others have filled costs nothing: games go past it',
     async (desk) => {
    await desk.begin('pegs:nexys3#1');
    await desk.look(() => {
        for (const length of [100000, 1000, 10, 1])
            try {
                for (;;)
                    localStorage.setItem('x' + Math.random(),
                                         'x'.repeat(length));
            } catch (error) {
                continue;
            }
    });
    await desk.click('BTNU', 'SW0');
    must(!await desk.page.locator('dialog[open]').count(), 'it asks');
    const { events } = await desk.status();

    await desk.look(() => store.box.move());
    await desk.look(() => sessionStorage.clear());
    await desk.reload();
    must_equal((await desk.status()).events, events, 'events');
}, { is_long: true });

test('the list of games says who played, how much and for how long',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    await desk.page.locator('#seats select').nth(1).selectOption('knuth');
    await desk.until(() => view.status.seats[1] === 'knuth');
    await desk.until(() => /and knuth/.test(card_of(store.game.id).players)
        && card_of(store.game.id).events >= 2);
    await desk.page.click('#games');
    const words = await desk.page.locator('#games-list li').textContent();

    must(/a person and knuth · \d+ events · \d+:\d\d\.\d/.test(words), words);
});
