// test_machines.mjs - a game on each of the five machines, by clicks and keys.
import { test, must } from './tap.mjs';

// Duel: A plays by the mouse, b by the keyboard

const letter_bits = { A: 1, C: 2, E: 3, F: 4, H: 5, L: 6, U: 7 };

async function enter_by_mouse(desk, letter) {
    for (let bit = 0; bit < 3; bit++)
        await desk.set(`SW${bit}`, (letter_bits[letter] >> bit & 1) === 1);
    await desk.click('BTN3');
}

async function enter_by_key(desk, letter) {
    await desk.page.keyboard.press(letter);
    await desk.key('l');
}

// What was entered so far, then the letter on the switches.
async function enter_all(desk, enter, word, is_hidden) {
    for (let i = 0; i < 4; i++) {
        const shown = is_hidden ? '---'.slice(0, i) : word.slice(0, i);

        await desk.reads('AN', new RegExp(`^${shown}[^_]_*$`));
        await enter(desk, word[i]);
    }
}

const make_code = (desk, enter, word) => enter_all(desk, enter, word, true);
const guess = (desk, enter, word) => enter_all(desk, enter, word, false);

test('a whole match of duel, A at the mouse and b at the keyboard '
     + '(M0-11, M0-13, M0-32, M0-47, M0-56, M0-58)', async (desk) => {
    await desk.begin('duel:basys2#1');
    await desk.reads('AN', '_A-b');
    await desk.page.click('#faster');
    await desk.page.keyboard.press(']');
    await desk.until(() => view.status.speed === '5x');
    await desk.click('BTN3');
    await desk.reads('AN', '_0-0');
    await desk.reads('AN', '_P-A');
    await make_code(desk, enter_by_mouse, 'HLEF');
    await desk.reads('AN', '_P-b');
    await desk.reads('AN', '_L-3');
    await guess(desk, enter_by_key, 'HLEF');
    await desk.reads('LD', '11111111');
    await desk.reads('AN', 'HLEF');
    await desk.key('l');
    await desk.reads('AN', '_0-1');
    await desk.reads('AN', '_P-b');
    await make_code(desk, enter_by_key, 'ACEF');
    await desk.reads('AN', '_L-3');
    await guess(desk, enter_by_mouse, 'UUUU');
    await desk.reads('AN', 'UUUU');
    await desk.reads('LD', '00000000');
    await desk.click('BTN3');
    await desk.reads('AN', '_L-2');
    await guess(desk, enter_by_mouse, 'FFFF');
    await desk.reads('LD', '01010111');
    await desk.click('BTN3');
    await desk.reads('AN', '_L-1');
    await guess(desk, enter_by_mouse, 'AAAA');
    await desk.reads('LD', '11010101');
    await desk.click('BTN3');
    await desk.reads('AN', 'ACEF');
    await desk.reads('AN', '_0-2');
    await desk.page.keyboard.press('[');
    await desk.page.keyboard.press('[');
    await desk.reads('LD', '11111111');
    await desk.reads('LD', '00000000');
    await desk.reads('LD', '11111111');
    await desk.click('BTN3');
    await desk.reads('AN', '_A-b');
}, { is_long: true });

// Pegs: as the hint says, until it is won

const colours = 'KBGCRMYW';

// Each peg the short way round; half of it by keys, half by clicks.
async function set_pegs(desk, now, wanted) {
    for (let i = 0; i < 4; i++) {
        const up = (colours.indexOf(wanted[i]) - colours.indexOf(now[i]) + 8)
                 % 8;

        for (let n = up <= 4 ? up : 8 - up; n > 0; n--)
            if (i % 2)
                await desk.click(up <= 4 ? 'BTNU' : 'BTND');
            else
                await desk.key(up <= 4 ? 'ArrowUp' : 'ArrowDown');
        await desk.key('ArrowRight');
    }
}

async function hinted(desk) {
    await desk.look(() => say(''));
    await desk.page.click('#hint');
    const words = await desk.says(/codes? left/);
    const code = /\b([KBGCRMYW]{4})\b/.exec(words);

    must(code, `no code in the hint '${words}'`);
    return code[1];
}

// The newest turn first, then the older ones, and back.
async function look_back(desk, guesses, turn) {
    const led = (n) => (1 << n).toString(2).padStart(8, '0');

    await desk.set('SW0', true);
    for (let at = guesses.length - 1; at >= 0; at--) {
        await desk.reads('LD', led(at));
        await desk.reads('RGB', guesses[at]);
        if (at)
            await desk.key('ArrowDown');
    }
    await desk.set('SW0', false);
    await desk.reads('LD', led(turn));
}

test('a game of pegs, by hints until it is won, with a look at its history '
     + '(M1-03, M1-04, M1-05, M1-18, M1-33, M1-36, M1-39, M1-41)',
     async (desk) => {
    const guesses = [];

    await desk.begin('pegs:nexys3#1');
    await desk.reads('LD', '00000001');
    while (!guesses.length || await desk.reading('AN') !== 'HHHH') {
        must(guesses.length < 8, 'eight turns did not do');
        const code = await hinted(desk);

        await desk.speed('2x');
        await set_pegs(desk, guesses[guesses.length - 1] || 'KKKK', code);
        guesses.push(code);
        await desk.speed('0.1x');       // a result is shown for five seconds
        await desk.key('Enter');
        await desk.settle();
        if (guesses.length === 2) {
            await desk.speed('2x');
            await look_back(desk, guesses, 2);
        }
    }
    await desk.reads('RGB', guesses[guesses.length - 1]);
    await desk.key('Enter');
    await desk.reads('LD', '00000001');
    await desk.reads('AN', '____');
}, { is_long: true });

// Checkers: a move that is none, and one that is

test('checkers: a move that is not allowed lights ERROR, Enter puts it out, '
     + 'and the game goes on (M3-027, M3-028, M3-029, M3-030, M3-034)',
     async (desk) => {
    await desk.begin('checkers:tinychip#1');
    await desk.reads('RED', '1');
    await desk.key('ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight');
    await desk.key('Enter');                    // the man on c3
    await desk.key('ArrowUp');                  // cannot go to c4
    await desk.key('Enter');
    await desk.reads('ERROR', '1');
    await desk.reads('RED', '1');
    await desk.click('ENTER');
    await desk.reads('ERROR', '0');
    await click_square(desk, 'c3');             // points at it, then
    await click_square(desk, 'c3');             // takes it
    await click_square(desk, 'd4');
    await click_square(desk, 'd4');
    await desk.reads('BLACK', '1');
    await desk.reads('ARRAY', /\/\.\.\.R\.\.\.\.\/R\.Y?\.?R?/);
    await desk.page.keyboard.press('m');
    await desk.page.fill('#ask-text', 'b6-a5');
    await desk.page.keyboard.press('Enter');
    await desk.reads('RED', '1');
    await desk.reads('ERROR', '0');
    await desk.page.keyboard.press('m');
    await desk.page.fill('#ask-text', 'c3-k9');
    await desk.page.keyboard.press('Enter');
    await desk.says(/a1 to h8/);
});

async function click_square(desk, name) {
    const at = await desk.look((square) => {
        const part = view.parts.find((one) => one.kind === 'matrix');
        const canvas = by_id('board'), box = canvas.getBoundingClientRect();
        const scale = box.width / canvas.width;
        const file = square.charCodeAt(0) - 97;
        const row = 8 - Number(square[1]);

        return { x: box.left + (part.x + part.width * (2 * file + 1) / 16)
                             * scale,
                 y: box.top + (part.y + part.height * (2 * row + 1) / 16)
                            * scale };
    }, name);
    const { events } = await desk.status();

    await desk.page.mouse.click(at.x, at.y);
    await desk.until((before) => view.status.events > before, events);
    await desk.rest();
    await desk.settle();
}

// Poker: a hand from the deal to the showdown

test('a hand of poker from the deal to the showdown, with covered cards and '
     + 'bets in words (M2-007, M2-061, M2-062, M2-097)', async (desk) => {
    const card = '[2-9TJQKA][HDCS]';
    const board = `${card} ${card} ${card}`;

    await desk.begin('poker:basys3#1');
    await desk.reads('AN', '0000');
    await desk.key('Enter');
    await desk.reads('TTY', new RegExp(`^${board}$`));
    await desk.click('BTNC');
    await desk.reads('LD', '1000000000000000');
    await desk.reads('TTY', "player A's cards / v to look");
    await desk.page.keyboard.press('v');
    await desk.reads('TTY', new RegExp(`^${board}/${card} ${card}$`));
    const first = await desk.reading('TTY');

    await desk.key('Enter');
    await desk.reads('TTY', new RegExp(`^${board}$`));
    await desk.key('Enter');
    await desk.reads('LD', '0100000000000000');
    await desk.part('TTY').click();
    await desk.reads('TTY', new RegExp(`^${board}/${card} ${card}$`));
    must(await desk.reading('TTY') !== first, 'both have the same cards');
    await desk.key('Enter');
    await desk.reads('LD', '0000000000000000');
    await desk.key('Enter');
    await desk.reads('TTY', '1P 1P 1P');
    await desk.reads('AN', '0095');
    await desk.page.click('#ask');
    await desk.page.fill('#ask-text', '20');
    await desk.page.keyboard.press('Enter');
    await desk.until(() => [4, 2].every((n) => document.querySelector(
        `.part[data-name=SW${n}]`).getAttribute('aria-checked') === 'true'));
    await desk.key('Enter');
    await desk.reads('AN', '0075');
    await desk.key('Enter');
    await desk.reads('TTY', '2P 2P 2P');
    await desk.key('Enter', 'Enter');           // calls by the same switches
    await desk.reads('LD', /^0{14}(10|01|11)$/);
}, { is_long: true });

// Go: two people, to the score

test('a game of Go, by the screen\'s keyboard and by keys, to the score '
     + '(M4-024, M4-025, M4-026)', async (desk) => {
    await desk.begin('go:de1soc#1');
    await desk.reads('VGA', 'Go: press Enter');
    await desk.key('Enter');
    await desk.reads('VGA', /^menu: Player vs player/);
    await desk.click('ENTER');
    await desk.reads('VGA', /^Black to move; cursor E5/);
    await desk.key('ArrowUp');
    await desk.reads('VGA', /cursor E6/);
    await desk.click('LEFT');
    await desk.reads('VGA', /cursor D6/);
    await desk.key('Enter');
    await desk.reads('VGA', /^White to move; .*move 1/);
    await desk.click('DOWN', 'DOWN', 'ENTER');
    await desk.reads('VGA', /^Black to move; .*move 2/);
    await desk.key('Space');
    await desk.reads('VGA', /^White to move; .*passed/);
    await desk.key('ArrowRight', 'Enter');
    await desk.reads('VGA', /^Black to move; .*move 4/);
    await desk.click('SPACE');
    await desk.key('Space');
    await desk.reads('VGA', /White wins by 6.5; any key$/);
    await desk.reads('LEDR', '1111111111');
    await desk.key('ArrowLeft');
    await desk.reads('VGA', /^menu: /);
}, { is_long: true });
