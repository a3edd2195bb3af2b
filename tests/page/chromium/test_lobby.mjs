// test_lobby.mjs - the first minutes: the lobby with its live boards, by mouse,
// finger, keys and what a screen reader finds; a new game in players' words;
// the rules.
//
// A machine may or may not have an intro of its own: what is asserted holds in
// either case.
import { test, must, must_equal } from './tap.mjs';
import { home } from './desk.mjs';

const upright = { viewport: { width: 390, height: 844 }, hasTouch: true,
                  isMobile: true, deviceScaleFactor: 2 };

// In the page: the pictures of all cards, each as a number.
function card_sums() {
    return [...document.querySelectorAll('#lobby-cards li')].map((card) => {
        let sum = 0;

        for (const canvas of card.querySelectorAll('canvas')) {
            const { data } = canvas.getContext('2d').getImageData(
                0, 0, Math.max(1, canvas.width), Math.max(1, canvas.height));

            for (let i = 0; i < data.length; i += 4)
                sum = Math.imul(sum ^ data[i] ^ data[i + 1] << 8, 16777619);
        }
        return sum;
    });
}

const all_alive = (desk) => desk.until(() => {
    const cards = [...document.querySelectorAll('#lobby-cards li')];

    return cards.length > 0
        && cards.every((card) => card.classList.contains('is-alive'));
});

const play_button = (desk, name) => desk.page.locator(
    `#lobby-cards li[data-machine="${name}"] .main`);

const in_game = (desk, pattern) => desk.until((words) => !view.is_lobby
    && view.status && new RegExp(words).test(view.status.id),
    pattern.source);

test('lobby: a first visit sees a card for each game, and every board is '
     + 'alive', async (desk) => {
    await desk.enter_lobby();
    must_equal(await desk.look(() => [...document.querySelectorAll(
        '#lobby-cards li')].map((card) => card.dataset.machine)),
        await desk.look(() => [...new Set(view.offer.machines.map(
            (machine) => machine.name))]), 'cards');
    must(!await desk.page.locator('#game').isVisible(), 'a game is seen');
    must_equal(await desk.look(() => [view.status, store.game,
        location.hash]), [null, null, ''], 'a game');
    must(await desk.look(() => [...document.querySelectorAll(
        '#lobby-cards p')].every((words) => words.textContent.length > 20)),
        'a card says nothing');
    await all_alive(desk);
    const first = await desk.look(card_sums);

    for (let moved = first.map(() => false); !moved.every(Boolean);) {
        const now = await desk.look(card_sums);

        moved = moved.map((was, i) => was || now[i] !== first[i]);
        await desk.look(() => new Promise(requestAnimationFrame));
        await desk.page.locator('#lobby-cards li').nth(
            Math.max(0, moved.indexOf(false))).scrollIntoViewIfNeeded();
    }
}, { first: true });

test('lobby: one click plays, against a mind; the address tells, and Back, '
     + 'Forward and a reload follow it', async (desk) => {
    await desk.enter_lobby();
    await play_button(desk, 'checkers').click();
    await in_game(desk, /^checkers/);
    await desk.is_there();
    const { seats } = await desk.status();
    const id = await desk.look(() => store.game.id);

    must_equal(seats.filter((who) => who === 'human').length, 1, 'people');
    must(await desk.look(() => location.hash.startsWith('#m=checkers')),
         'the address');
    await desk.page.goBack();
    await desk.until(() => view.is_lobby && !location.hash);
    must(await desk.page.locator('#resume').isVisible(), 'no Resume');
    await desk.page.goForward();
    await desk.until(() => !view.is_lobby);
    must_equal(await desk.look(() => store.game.id), id, 'the game');
    await desk.reload();
    must_equal(await desk.look(() => store.game.id), id, 'after a reload');
}, { first: true });

test('lobby: the game that is played waits behind it and goes on',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.click('BTN3');
    const { events } = await desk.status();

    await desk.page.click('#lobby-link');
    await all_alive(desk);
    const tick = await desk.look(() => new Promise((resolve) => {
        const before = view.status.tick;

        setTimeout(() => resolve(view.status.tick - before), 1500);
    }));

    must_equal(tick, 0, 'ticks while it waits');
    await desk.page.click('#resume');
    await desk.until((count) => !view.is_lobby
        && view.status.events === count, events);
    await desk.pass(0.2);
    await desk.click('SW0');
    await desk.page.click('#home');
    await desk.until(() => view.is_lobby);
    desk.page = await desk.context.newPage();
    await desk.page.goto(home);         // who comes back another day
    await desk.until(() => view.is_lobby && !by_id('lobby-resume').hidden);
    const [top, card] = await Promise.all(['#resume', '#lobby-cards'].map(
        (what) => desk.page.locator(what).boundingBox()));

    must(top.y < card.y, 'Resume is not on top');
});

test('lobby: by keys alone', async (desk) => {
    const tab_to = async (name) => {
        for (let i = 0; i < 60; i++) {
            await desk.page.keyboard.press('Tab');
            if (await desk.look((words) => document.activeElement
                .getAttribute('aria-label') === words
                || document.activeElement.id === words, name))
                return;
        }
        throw new Error(`${name} is not reached`);
    };
    const label = async () => play_button(desk, 'pegs')
        .getAttribute('aria-label');

    await desk.enter_lobby();
    await tab_to(await label());
    await desk.page.keyboard.press('Enter');
    await in_game(desk, /^pegs/);
    await desk.is_there();
    await tab_to('lobby-link');
    await desk.page.keyboard.press('Enter');
    await desk.until(() => view.is_lobby);
    await desk.page.keyboard.press('Space');    // is no key of a machine
    await tab_to('resume');
    await desk.page.keyboard.press('Enter');
    await in_game(desk, /^pegs/);
}, { first: true });

test('lobby: by a finger on a telephone, and the game is in view',
     async (desk) => {
    await desk.enter_lobby();
    must(await desk.look(() => document.documentElement.scrollWidth
        <= innerWidth), 'it is wider than the screen');
    const small = await desk.look(() => [...document.querySelectorAll(
        '#lobby button')].map((button) => button.getBoundingClientRect())
        .filter((box) => box.width && (box.height < 44 || box.width < 44))
        .length);

    must_equal(small, 0, 'buttons too small for a finger');
    await play_button(desk, 'go').tap();
    await in_game(desk, /^go/);
    await desk.is_there();
    must_equal(await desk.look(() => scrollY), 0, 'scrolled');
    must(await desk.page.locator('#table').isVisible(), 'no table');
}, { first: true, ...upright });

test('lobby: who listens finds the games, and what each button begins',
     async (desk) => {
    await desk.enter_lobby();
    const titles = await desk.look(() => games_of(view.offer).map(
        (machine) => intro_for(machine).title));

    must_equal(await desk.page.getByRole('heading', { level: 2 })
        .allTextContents(), titles, 'headings');
    for (const title of titles) {
        for (const name of [`Play ${title}`, `${title}: rules`])
            must_equal(await desk.page.getByRole('button', { name,
                exact: true }).count(), 1, name);
    }
    must_equal(await desk.page.locator('#lobby canvas').evaluateAll(
        (all) => all.filter((one) => !one.closest('[aria-hidden=true]'))
            .length), 0, 'pictures without a name');
}, { first: true });

test('lobby: watching seats two minds, two people none', async (desk) => {
    await desk.enter_lobby();
    const name = await desk.look(() => intro_for(view.offer.machines.find(
        (machine) => machine.name === 'checkers')).title);

    await desk.page.getByRole('button', { name: `${name}: watch minds play` })
        .click();
    await in_game(desk, /^checkers/);
    await desk.until(() => view.status.seats.every((who) =>
        who !== 'human'));
    await desk.page.goBack();
    await desk.until(() => view.is_lobby);
    await desk.page.getByRole('button', { name: `${name}: two people` })
        .click();
    await in_game(desk, /^checkers/);
    await desk.until(() => view.status.seats.every((who) =>
        who === 'human'));
}, { first: true });

test('lobby: Choose... offers the game of its card, and its strengths',
     async (desk) => {
    await desk.enter_lobby();
    const dialog = desk.page.locator('#new-dialog');

    await desk.page.locator('#lobby-cards li[data-machine=poker] .choose')
        .click();
    await desk.until(() => by_id('new-dialog').open);
    must_equal(await desk.look(() => view.choice.machine.name), 'poker',
               'the game');
    must_equal(await dialog.locator('#new-levels input').count(), 3,
               'strengths');
    await dialog.locator('#new-levels input').nth(2).check();
    await dialog.getByRole('button', { name: 'Play' }).click();
    await in_game(desk, /^poker/);
    await desk.until(() => view.status.seats.includes('equilibrium'));
    await desk.until(() => [...document.querySelectorAll('#seats select')]
        .some((one) => one.selectedOptions[0].textContent
                       === 'Hard (equilibrium)'));
}, { first: true });

// In the page: how many pictures come in a while.
function count_pictures(ms) {
    return new Promise((resolve) => {
        const put = CanvasRenderingContext2D.prototype.putImageData;
        let count = 0;

        CanvasRenderingContext2D.prototype.putImageData = function(...all) {
            count++;
            put.apply(this, all);
        };
        setTimeout(() => {
            CanvasRenderingContext2D.prototype.putImageData = put;
            resolve(count);
        }, ms);
    });
}

test('lobby: with reduced motion every board is a still picture',
     async (desk) => {
    await desk.enter_lobby();
    await all_alive(desk);
    while (await desk.look(count_pictures, 3000))
        must(true);                     // each has still to come to its place
    must_equal(await desk.look(count_pictures, 3000), 0, 'pictures');
    must(new Set(await desk.look(card_sums)).size > 3, 'no pictures');
}, { first: true, reducedMotion: 'reduce' });

test('lobby: boards rest while the tab is hidden, or the lobby is left',
     async (desk) => {
    await desk.enter_lobby();
    await all_alive(desk);
    must(await desk.look(count_pictures, 3000) > 0, 'no pictures');
    await desk.look(() => {
        Object.defineProperty(document, 'hidden', { value: true,
                                                    configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
    });
    while (await desk.look(count_pictures, 1500))
        must(true);                     // those that were on their way
    await desk.look(() => {
        delete document.hidden;
        document.dispatchEvent(new Event('visibilitychange'));
    });
    while (await desk.look(count_pictures, 1500) === 0)
        must(true);
    const workers = () => desk.page.workers().filter((one) =>
        one.url().includes('lobby_worker')).length;

    must_equal(workers(), 1, 'workers');
    await play_button(desk, 'duel').click();
    await in_game(desk, /^duel/);
    while (workers())
        await desk.look(() => new Promise(requestAnimationFrame));
}, { first: true });

test('lobby: a link that cannot be opened leads there, and says so',
     async (desk) => {
    await desk.page.goto(`${home}#m=nothing:at-all`);
    await desk.until(() => view.is_lobby
        && /cannot be opened/.test(by_id('lobby-notice').textContent));
    await desk.page.goto('about:blank');
    await desk.page.goto(`${home}#g=garbage`);
    await desk.until(() => view.is_lobby
        && /cannot be opened/.test(by_id('lobby-notice').textContent));
    await play_button(desk, 'duel').click();
    await in_game(desk, /^duel/);
}, { first: true });

// A new game

test('new game: cards of one\'s own are typed, and wrong ones named',
     async (desk) => {
    await desk.begin('poker:basys3#1');
    await desk.page.click('#new');
    const dialog = desk.page.locator('#new-dialog');
    const deal = dialog.locator('[data-option="deal"]');
    const own = dialog.locator('[data-own="deal"]');
    const play = dialog.getByRole('button', { name: 'Play' });

    must(!await own.isVisible(), 'a field that nobody asked for');
    await deal.selectOption('own');
    await own.fill('Ah Kh Ah');
    await play.click();
    await desk.until(() => /Ah appears twice/.test(
        by_id('new-error').textContent));
    await own.fill('Ah Kh 3d 6c Qh Th Jh');
    await play.click();
    await desk.until(() => / deal=AhKh3d6cQhThJh/.test(view.status.id)
        && /deal=AhKh3d6cQhThJh/.test(location.hash));
    await desk.page.click('#new');
    await deal.selectOption('own');
    await deal.selectOption('hash');
    must(!await own.isVisible(), 'the field stays');
    await play.click();
    await desk.until(() => / deal=hash/.test(view.status.id));
});

test('new game: strengths first, two people second, the rest under More',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.page.click('#new');
    const dialog = desk.page.locator('#new-dialog');

    const words = await dialog.innerText();
    const labels = await dialog.locator('#new-choices span')
        .allTextContents();

    must(await desk.look((all) => view.offer.machines.every((machine) =>
        !all.includes(machine.board)), words), 'a board');
    must(await desk.look((all) => view.offer.machines.every((machine) =>
        machine.options.every((option) => !all.includes(option.name))),
        labels), 'the name of an option');
    await dialog.locator('input[value="checkers:tinychip"]').check();
    must_equal(await dialog.locator('#new-levels input').count(), 3,
               'strengths');
    must_equal(await dialog.locator('input[name=opponent]:checked').count(),
               1, 'chosen');
    must(!await dialog.locator('#new-seats').isVisible(), 'seats are seen');
    const mind = await dialog.locator('#new-levels input').nth(1)
        .inputValue();

    await dialog.locator('#new-levels input').nth(1).check();
    await dialog.getByRole('button', { name: 'Play' }).click();
    await in_game(desk, /^checkers/);
    await desk.until((who) => view.status.seats.includes(who)
        && view.status.seats.includes('human'), mind);
    must_equal(await desk.look(() => settings.level), 1, 'remembered');
    await desk.page.click('#new');
    must_equal(await dialog.locator('#new-levels input:checked')
        .inputValue(), mind, 'the strength the next time');
    await dialog.getByText('Two people').click();
    await dialog.getByRole('button', { name: 'Play' }).click();
    await desk.until(() => view.status.seats.every((who) =>
        who === 'human'));
});

test('new game: whoever sits down under More is none of the three, and one '
     + 'alone has no opponent', async (desk) => {
    await desk.begin('go:de1soc#1');
    await desk.page.click('#new');
    const dialog = desk.page.locator('#new-dialog');
    const chosen = () => dialog.locator('input[name=opponent]:checked');

    await dialog.locator('summary').click();
    for (const seat of [0, 1])
        await dialog.locator('#new-seats select').nth(seat)
            .selectOption('random');
    must_equal(await chosen().count(), 0, 'chosen');
    for (const seat of [0, 1])
        await dialog.locator('#new-seats select').nth(seat)
            .selectOption('human');
    must_equal(await chosen().inputValue(), 'human', 'two people');
    await dialog.locator('input[value="pegs:nexys3"]').check();
    must_equal(await chosen().inputValue(), 'alone', 'an opponent');
    must_equal(await dialog.locator('#new-levels input').count(), 0, 'levels');
    await dialog.getByRole('button', { name: 'Play' }).click();
    await in_game(desk, /^pegs/);
});

// The rules

test('rules: one click away in the lobby and in a game', async (desk) => {
    const dialog = desk.page.locator('#rules-dialog');

    await desk.enter_lobby();
    await desk.page.getByRole('button', { name: /: rules$/ }).first().click();
    must((await dialog.locator('#rules-words p').allTextContents()).join()
        .length > 100, 'no rules');
    if (await desk.look(() => Boolean(view.offer.machines[0].intro)))
        await dialog.locator('canvas').waitFor();
    await desk.page.keyboard.press('Escape');
    await play_button(desk, 'go').click();
    await in_game(desk, /^go/);
    await desk.is_there();
    await desk.page.click('#rules');
    must(await dialog.getByRole('heading').first().innerText()
        === await desk.look(() => `${intro_for(machine_now()).title}: `
                                  + 'the rules'), 'the heading');
    await dialog.getByRole('button', { name: 'Close' }).click();
    must(!await dialog.isVisible(), 'it is still open');
}, { first: true });

test('words of the page go through a table of translations, with holes',
     async (desk) => {
    await desk.enter_lobby();
    must_equal(await desk.look(() => {
        const plain = t('{1} of {2}', 2, 6);

        use_words({ '{1} of {2}': 'von {2} {1}' });
        const other = [t('{1} of {2}', 2, 6), t('toString'), t('Skip {1}')];

        use_words(null);
        return [plain, ...other];
    }), ['2 of 6', 'von 6 2', 'toString', 'Skip {1}'], 'words');
}, { first: true });
