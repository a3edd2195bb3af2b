// test_kept.mjs - nothing is lost: reloads, crashes, links, files.
import { test, must, must_equal } from './tap.mjs';
import { keep, native_sum, native_show, native_game, native_picture }
    from './native.mjs';
import { home } from './desk.mjs';

// Each on another desk, by another sort of screen.
const machines = [
    ['duel:basys2#1', 'dark', 1280, 1], ['pegs:nexys3#1', 'light', 1100, 1],
    ['checkers:tinychip#1', 'light', 900, 1.5],
    ['poker:basys3#1', 'dark', 1000, 2], ['go:de1soc#1', 'light', 1280, 1]];

async function seek(desk, tick) {
    await desk.look((to) => ask_worker('seek', { tick: to }), tick);
    await desk.until((to) => view.status.tick === to, tick);
    await desk.settle();
}

const bare = ({ id, tick, end, sum, events, paused, rewound, seats }) =>
    ({ id, tick, end, sum, events, paused, rewound, seats });

// The same moment natively: tick, checksum, board, and every pixel.
async function compare_natively(desk, id, name, text) {
    const { tick, sum } = await desk.status(), shown = native_show(text);
    const picture = await desk.picture();

    must(name.endsWith('.bw') && name.startsWith(id.split(':')[0]), name);
    must_equal(native_sum(text), { tick, sum }, 'natively');
    must(shown.startsWith(`${id} `) && shown.split('\n')[0].includes(
        `tick ${tick}`), shown.split('\n')[0]);
    must_equal(picture.hash, native_picture(text, picture), 'the pixels at '
        + `${picture.width} x ${picture.height}, theme ${picture.theme}`);
}

for (const [id, colorScheme, width, deviceScaleFactor] of machines)
    test(`${id}: a reload finds the same tick, sum and picture, and the `
         + 'desktop the same of its file, pixel by pixel '
         + `(${colorScheme}, ${deviceScaleFactor}x)`, async (desk) => {
        await desk.begin(id);
        await desk.fiddle();
        await desk.halt();
        const { name, text } = await desk.downloaded(() =>
            desk.page.click('#save'));
        const before = await desk.status(), picture = await desk.picture();

        await compare_natively(desk, id, name, text);
        await desk.reload();
        await desk.settle();
        must_equal(bare(await desk.status()), bare(before), 'the game');
        must_equal(await desk.picture(), picture, 'the picture');
        await desk.page.click('#pause');
        await desk.part('SW0').or(desk.part('COL0')).click();
        await desk.until((events) => view.status.events > events,
                         before.events);
    }, { colorScheme, deviceScaleFactor, viewport: { width, height: 800 } });

test('a reload while time goes on loses no tick that was seen',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    await desk.reads('AN', '_0-0');
    const before = await desk.status();

    await desk.reload();
    const after = await desk.status();

    must(after.end >= before.tick && after.events >= before.events,
         JSON.stringify([before, after]));
    await desk.halt();
    await seek(desk, before.tick);
    must_equal((await desk.status()).sum, before.sum, 'the sum back there');
});

test('a rewound game is kept where it was, and so is what is done there',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    await desk.reads('AN', '_0-0');
    await desk.click('SW0');
    await desk.halt();
    await desk.page.locator('#rewind').focus();
    await desk.page.keyboard.press('Home');
    await desk.until(() => view.status.tick === 0);
    await desk.page.click('#on');
    await desk.until(() => view.status.tick === 1);
    const back = await desk.status();

    await desk.reload();
    await desk.settle();
    must_equal(bare(await desk.status()), bare(back), 'rewound');
    await desk.part('SW2').click();
    await desk.until(() => !view.status.rewound && view.status.events === 1);
    await desk.settle();
    const cut = await desk.status();

    await desk.reload();
    await desk.settle();
    must_equal(bare(await desk.status()), bare(cut), 'cut off');
});

test('a long game is kept with places to go on from, and a reload finds the '
     + 'same game', async (desk) => {
    await desk.begin('poker:basys3#5');
    await desk.click('BTNC');
    await desk.page.workers()[0].evaluate(async () => {
        const {core} = await import('/worker_core.js');

        for (let i = 0; i < 30; i++)
            core.wasm.page_speed(1);
    });
    await desk.until(() => view.status.end > 6e6);
    await desk.halt();
    const before = await desk.status();

    must(await desk.page.workers()[0].evaluate(async () => {
        const {core} = await import('/worker_core.js');
        const {save_snapshot, with_snapshots} =
            await import('/worker_snapshots.js');

        save_snapshot();
        const kept = await with_snapshots('readonly',
                                          (all) => all.get(core.game));

        return kept.length > 8000;
    }), 'the places');
    await desk.reload();
    await desk.settle();
    must_equal(bare(await desk.status()), bare(before), 'the game');
});

test('a crash of the tab loses nothing that was seen', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    await desk.reads('AN', '_0-0');
    const { events, tick } = await desk.status();
    const client = await desk.context.newCDPSession(desk.page);
    const is_gone = desk.page.waitForEvent('crash');

    client.send('Page.crash').catch(() => {});
    await is_gone;
    desk.page = await desk.context.newPage();
    await desk.open();
    await desk.until(([least, when]) => view.status.events >= least
        && view.status.end >= when - 1000, [events, tick]);
});

// The tab is gone in this moment, and with it whatever it had not handed over.
async function kill_tab(desk) {
    const client = await desk.context.newCDPSession(desk.page);
    const is_gone = desk.page.waitForEvent('crash');

    client.send('Page.crash').catch(() => {});
    await is_gone;
    desk.page = await desk.context.newPage();
    await desk.open();
}

test('a tab that is killed while its game is on the way to the database '
     + 'loses nothing', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3', 'SW0');
    await desk.look(() => store.box.move());
    must_equal(await desk.look(() => store.box.near_keys('text/').length), 0,
               'what is left near');
    await desk.click('SW1', 'SW2');
    desk.page.evaluate(() => { store.box.move(); }).catch(() => {});
    const { events } = await desk.status();

    await kill_tab(desk);
    await desk.until((least) => view.status.id === 'duel:basys2#1'
        && view.status.events === least, events);
    await desk.click('SW3');
    await desk.look(() => store.box.move());
    await kill_tab(desk);
    await desk.until((least) => view.status.events === least, events + 1);
});

test('games of a version that knew localStorage alone are taken over',
     async (desk) => {
    const journal = (seed) => 'boardwalk 1\nopen duel:basys2#' + seed
        + '\n@20 press BTN3\n@90 release BTN3\n';
    const old = {};

    for (let i = 0; i < 20; i++) {
        old[`boardwalk/card/old${i}`] = JSON.stringify({
            machine: 'duel', title: 'the old one', date: 1000 + i, events: 2,
            time: '0:01.0', players: 'x', seats: ['human', 'human'],
            generation: 3, is_touched: true });
        old[`boardwalk/mark/old${i}`] = '900 900';
        old[`boardwalk/text/old${i}/3/0`] = journal(i).slice(0, 30);
        old[`boardwalk/text/old${i}/3/1`] = journal(i).slice(30);
    }
    old['boardwalk/current'] = 'old7';
    await desk.open();
    await desk.look(() => history.replaceState(null, '', location.pathname));
    await desk.reload_with(old, '', '');
    must_equal((await desk.status()).id, 'duel:basys2#7', 'the last one');
    await desk.until(() => !store.box.near_keys('card/').some((key) =>
        key !== 'card/old7'));
    must_equal(await desk.look(() => store_cards().length), 20, 'games');
    await desk.reload();
    await desk.page.click('#games');
    await desk.page.locator('#games-list li').nth(19).getByRole('button',
        { name: /^Resume/ }).click();
    await desk.until(() => view.status.id === 'duel:basys2#0'
        && view.status.events === 2 && view.status.end >= 900);
});

test('what the database holds can be damaged, and the page is still there',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    await desk.look(() => store.box.move());
    await desk.look(() => new Promise((resolve) => {
        const ask = indexedDB.open('boardwalk-games');

        ask.onsuccess = () => {
            const change = ask.result.transaction('kept', 'readwrite');
            const kept = change.objectStore('kept');

            kept.put('{]', `boardwalk/card/${store.game.id}`);
            kept.put(new Uint8Array(9), 'boardwalk/card/strange');
            kept.put({ a: 1 }, 'boardwalk/mark/strange');
            kept.put('<img src=x onerror=alert(1)>',
                     'boardwalk/picture/strange');
            change.oncomplete = resolve;
        };
    }));
    await desk.look(() => { localStorage.clear(); sessionStorage.clear(); });
    desk.page = await desk.context.newPage();
    await desk.open();
    await desk.page.click('#games');
    await desk.page.locator('#games-list li').nth(1).waitFor();
    must_equal(await desk.page.locator('#games-list img[src="x"]').count(), 0,
               'a picture that is none');
});

test('without a database games are kept in localStorage, as ever',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    await desk.look(() => sessionStorage.clear());
    const { events } = await desk.status();

    await desk.reload();
    must_equal((await desk.status()).events, events, 'events');
}, { before: () => {
    IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
    };
} });

test('the address names the machine, a bookmark of it begins a game, and a '
     + 'reload goes on with the one that is played', async (desk) => {
    await desk.begin('pegs:nexys3#5 match=2');
    await desk.click('BTNU');
    const hash = await desk.look(() => location.hash);
    const { id } = await desk.look(() => store.game);

    must_equal(decodeURIComponent(hash), '#m=pegs:nexys3 match=2', 'address');
    await desk.reload();
    must_equal((await desk.look(() => store.game)).id, id, 'after a reload');
    must_equal(await desk.look(() => location.hash), hash, 'the address');
    desk.page = await desk.context.newPage();
    await desk.open(hash);
    must((await desk.status()).id.endsWith(' match=2'), 'its options');
    must((await desk.look(() => store.game)).id !== id, 'another game');
});

// The list

test('the list has a picture of each game, takes a name for it, and asks '
     + 'before it deletes', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    await desk.look(() => { location.hash = '#m=pegs:nexys3'; });
    await desk.until(() => view.status.machine === 'pegs');
    await desk.page.click('#games');
    const item = desk.page.locator('#games-list li').first();

    await item.locator('img').waitFor();
    must(await desk.look(() => picture_of(store_cards()[0].id).length < 12000
        && document.querySelector('#games-list img').complete), 'its size');
    await item.getByRole('button', { name: /^Rename/ }).click();
    await desk.page.keyboard.type('<b>Sunday & Anna');
    await desk.page.keyboard.press('Enter');
    await item.locator('strong', { hasText: '<b>Sunday & Anna' }).waitFor();
    await item.getByRole('button', { name: /^Rename/ }).click();
    await desk.page.keyboard.type('nothing');
    await desk.page.keyboard.press('Escape');
    await item.locator('strong', { hasText: '<b>Sunday & Anna' }).waitFor();
    await item.getByRole('button', { name: /^Delete: / }).click();
    await item.getByRole('button', { name: /^Keep it/ }).click();
    must_equal(await desk.look(() => store_cards().length), 1, 'kept');
    await item.getByRole('button', { name: /^Delete: / }).click();
    await item.getByRole('button', { name: /^Delete for good/ }).click();
    await desk.until(() => !by_id('games-none').hidden);
    await desk.reload();
    must_equal(await desk.look(() => store_cards().length), 0, 'deleted');
});

test('a deleted game stays deleted if the page is closed before the database '
     + 'has heard of it', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    await desk.look(() => { location.hash = '#m=pegs:nexys3'; });
    await desk.until(() => view.status.machine === 'pegs');
    must(await desk.look(() => store.box.move()), 'the game has moved');
    await desk.look(() => {
        IDBObjectStore.prototype.delete = () => {
            throw new DOMException('not now', 'AbortError');
        };
    });
    await desk.page.click('#games');
    await desk.page.getByRole('button', { name: /^Delete: / }).click();
    await desk.page.getByRole('button', { name: /^Delete for good/ }).click();
    await desk.until(() => !by_id('games-none').hidden);
    for (const when of ['after a reload', 'after the next one']) {
        await desk.reload();
        must_equal(await desk.look(() => store_cards().length), 0, when);
        must(await desk.look(() => store.box.move()), 'it has gone');
        must_equal(await desk.look(() => Object.keys(localStorage)
            .filter((key) => key.includes('/gone/')).length), 0, 'notes');
    }
});

test('all games are exported into one file, and taken in elsewhere, once',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    await desk.look(() => { location.hash = '#m=pegs:nexys3%238'; });
    await desk.until(() => view.status.machine === 'pegs');
    await desk.is_there();
    await desk.click('BTNU');
    await desk.page.click('#games');
    await desk.page.locator('#games-list li').nth(1).getByRole('button',
        { name: /^Rename/ }).click();
    await desk.page.keyboard.type('the first');
    await desk.page.keyboard.press('Enter');
    const { name, bytes } = await desk.downloaded(() =>
        desk.page.click('#export'));
    const friend = await desk.another();
    const file = { name, buffer: bytes, mimeType: 'application/zip' };

    must(/^boardwalk-games-.*\.zip$/.test(name), name);
    await friend.begin('go:de1soc#1');
    await friend.page.setInputFiles('#file', file);
    await friend.says(/2 games were added/);
    await friend.page.setInputFiles('#file', file);
    await friend.says(/0 games were added; 2 were already there/);
    for (const damaged of [bytes.subarray(0, bytes.length - 30),
                           bytes.subarray(0, 5)]) {
        await friend.look(() => say(''));
        await friend.page.setInputFiles('#file', {
            name: 'bad.zip', buffer: damaged, mimeType: 'application/zip' });
        await friend.says(/bad.zip cannot be opened/);
    }
    await friend.reload();
    await friend.page.click('#games');
    await friend.page.locator('#games-list li', { hasText: 'the first' })
        .getByRole('button', { name: /^Resume/ }).click();
    await friend.until(() => view.status.id === 'duel:basys2#1'
        && view.status.events >= 2);
    must_equal(await friend.look(() => store_cards().length), 2, 'games');
});

test('two tabs do not write the same game', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    const first = desk.page, id = await desk.look(() => store.game.id);

    desk.page = await desk.context.newPage();
    await desk.open();
    await desk.says(/another tab/);
    must(await desk.look(() => store.game.id) !== id, 'the same game');
    must_equal(await first.evaluate(() => store.game.id), id, 'the first');
});

test('who plays is chosen in the middle of a game, and kept; one alone has '
     + 'no second seat', async (desk) => {
    await desk.begin('duel:basys2#1');
    for (const [seat, mind] of [[0, 'optimal'], [1, 'knuth']])
        await desk.page.locator('#seats select').nth(seat).selectOption(mind);
    await desk.until(() => view.status.seats.join() === 'optimal,knuth');
    await desk.until(() => view.status.events > 4);
    await desk.reload();
    must_equal((await desk.status()).seats, ['optimal', 'knuth'], 'seats');
    await desk.begin('pegs:nexys3#1');
    must_equal(await desk.page.locator('#seats label:visible').count(), 1,
               'seats at the pegs');
    await desk.begin('pegs:nexys3#1 match=2');
    must_equal(await desk.page.locator('#seats label:visible').count(), 2,
               'seats in a match');
});

// Links

async function copied_link(desk) {
    await desk.page.click('#link');
    await desk.says(/copied/);
    return desk.look(() => navigator.clipboard.readText());
}

const may_copy = { permissions: ['clipboard-read', 'clipboard-write'] };

for (const id of ['duel:basys2#1', 'go:de1soc#1'])
    test(`a link to ${id} shows the same game to somebody else`,
         async (desk) => {
        await desk.begin(id);
        await desk.fiddle();
        await desk.halt();
        const link = await copied_link(desk);
        const before = await desk.status(), picture = await desk.picture();
        const friend = await desk.another();

        must(link.startsWith(`${home}#g=`), link);
        await friend.page.goto(link);
        await friend.is_there();
        await friend.halt();
        await seek(friend, before.tick);
        const after = await friend.status();

        must_equal([after.id, after.sum, after.events],
                   [before.id, before.sum, before.events], 'the game');
        must_equal(await friend.picture(), picture, 'the picture');
        must_equal(await friend.look(() => location.hash),
                   '#m=' + id.replace(/#.*/, ''), 'the address');
        await friend.reload();
        await friend.until((wanted) => view.status.id === wanted, before.id);
    }, may_copy);

test('a link replaces no game: the one before is still among the games',
     async (desk) => {
    await desk.begin('pegs:nexys3#5');
    await desk.click('BTNU');
    await desk.look(() => { location.hash = '#m=duel:basys2%231'; });
    await desk.until(() => view.status.machine === 'duel');
    await desk.page.click('#games');
    await desk.page.locator('#games-list li').first().getByRole('button', { name: /^Resume/ }).click();
    await desk.until(() => view.status.id === 'pegs:nexys3#5');
    must((await desk.status()).events >= 1, 'its events');
});

test('without a clipboard the link is shown, to be copied by hand',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.page.click('#link');
    await desk.page.locator('#link-dialog').waitFor();
    must(/#g=[\w-]{20,}$/.test(await desk.page.inputValue('#link-text')));
}, { before: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
} });

// Files

test('a game of the desktop goes on in the page', async (desk) => {
    const journal = native_game('duel', 'consistent', 'random', '3');
    const { tick, sum } = native_sum(journal);

    await desk.open();
    await desk.page.setInputFiles('#file', keep(journal));
    await desk.says(/^opened game/);
    await desk.halt();
    await seek(desk, tick);
    must_equal((await desk.status()).sum, sum, 'the sum');
    await desk.page.click('#pause');
    await desk.part('SW0').click();
    await desk.until(() => view.status.events > 0 && !view.status.rewound);
    await desk.reload();
    await desk.until(() => view.status.id.startsWith('duel:basys2#3'));
});

test('a file that is no journal is refused in words', async (desk) => {
    const files = [['a.bw', Buffer.from([255, 254, 0]), /not plain text/],
                   ['b.bw', Buffer.from('hello'), /cannot be opened/],
                   ['c.bw', Buffer.from(''), /cannot be opened/],
                   ['d.bw', Buffer.alloc(9 << 20, 'x'), /too large/]];

    await desk.begin('duel:basys2#1');
    for (const [name, buffer, words] of files) {
        await desk.page.setInputFiles('#file', { name, buffer,
                                                 mimeType: 'text/plain' });
        await desk.says(words);
    }
    must_equal((await desk.status()).id, 'duel:basys2#1', 'the game');
});
