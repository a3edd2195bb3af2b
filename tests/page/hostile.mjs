// hostile.mjs WASM SCRIPTS [TRIES] - journals as nobody wrote them: none may
// trap, hang, or lose the game on the desk. Prints TAP.
import fs from 'node:fs';
import { open_bench, say, say_equal, scripts_in, end } from './bench.mjs';

const [wasm, folder, tries_word] = process.argv.slice(2);
const tries = Number(tries_word || 5000);
const slices_max = 1;                   // then something else is opened

// A clock that goes on by a millisecond whenever it is asked: a slice is so
// many looks at it, whatever else this machine has to do.
let now_ms = 0;
const bench = await open_bench(wasm, () => ++now_ms);
const { own } = bench;

const samples = scripts_in(folder)
    .map((path) => fs.readFileSync(path, 'latin1'))
    .filter((text) => text.length < 3000);
const words = ['press', 'release', 'set', 'type', 'wait', 'rewind', 'expect',
               'open', 'boardwalk', 'power', 'tap', '@', '+', '#', '"', '\\',
               '\\x', '\n', '\r', ' ', '99999999999999999999', '-1', '0x',
               '18446744073709551615', '1e9s', 'SW', 'BTN3', 'xxxxxxxx',
               '\x01', '\xff', 'A'.repeat(600), 'go:de1soc', '1000000000s'];

// The same numbers every time.
let seed = 0x2545f491;
function below(n) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % n;
}

function pick(list) {
    return list[below(list.length)];
}

function splice(text, at, cut, put) {
    return text.slice(0, at) + put + text.slice(at + cut);
}

function change(text) {
    const at = below(text.length + 1);

    switch (below(8)) {
    case 0: return splice(text, at, 1, String.fromCharCode(below(256)));
    case 1: return splice(text, at, 0, pick(words));
    case 2: return splice(text, at, below(30), '');
    case 3: return text.slice(0, at);
    case 4: return splice(text, at, 0, String(below(1 << 30)));
    case 5: return splice(text, at, 0, text.slice(at, at + below(80)));
    case 6: return splice(text, at, 0, pick(samples).slice(0, 200));
    default: return splice(text, at, 4, pick(words) + ' ');
    }
}

function mutate(text) {
    for (let i = 1 + below(6); i > 0; i--)
        text = change(text);
    return text;
}

function bytes(text) {
    return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

// A game that must survive all of it.
bench.start('duel:basys2#7', 'human', 'consistent');
own.page_frame(100);
const id = bench.json('status').id;

const told = new Set();
let refused = 0, opened = 0, unfinished = 0, trapped = '', odd = '';
let last = '';

try {
    for (let i = 0; i < tries && !odd; i++) {
        const seats = pick(['human\nhuman\n', 'human\nrandom\n', '\n\n',
                            'nobody\nhuman\n', 'x'.repeat(300) + '\n\n']);

        last = seats + mutate(pick(samples));
        let error = bench.ask('open', bytes(last));
        let slices = 0;

        while (!error && own.page_opening() >= 0 && slices++ < slices_max)
            error = bench.text(own.page_open_on());
        if (error)
            refused++;
        else if (own.page_opening() >= 0)
            unfinished++;
        else
            opened++;
        told.add(error.replace(/[^a-z ]/g, ''));
        if (own.page_opening() > 1000 || (error && own.page_opening() >= 0))
            odd = `opening is ${own.page_opening()} after ${error}`;
        if (i % 256 === 0 && own.page_opening() < 0)
            own.page_frame(20);
    }
} catch (error) {
    trapped = `${error}\n${JSON.stringify(last)}`;
}
say(`hostile: ${tries} journals with faults trap nowhere`, trapped === '',
    trapped);
say('hostile: nor does one leave things half done', odd === '', odd, last);
say('hostile: many were refused, in many ways, and some opened',
    refused > tries / 4 && opened > tries / 100 && told.size > 100,
    `${refused} refused in ${told.size} ways, ${opened} opened, `
    + `${unfinished} too long`);

// An error says where, and the game stays.
say_equal('hostile: a game begins after all that',
          bench.start(id, 'human', 'consistent'), '');
own.page_frame(100);
const before = bench.ask('status'), journal = bench.journal;

say_equal('hostile: an error has its line',
          bench.open('boardwalk 1\nopen duel\n\n# why\npress BTN9\n'),
          "line 5: no part 'BTN9' on the basys2 board; did you mean 'BTN3'?");
say('hostile: no journal at all is told in words',
    ['', 'x', 'x\n', '\n\n\n', 'boardwalk 2\n', 'boardwalk 1\n']
        .every((text) => bench.open(text).length > 10));
say('hostile: what is too large is refused',
    bench.open('#'.repeat(8 << 20) + '\n').includes('too large')
    && bench.open('#'.repeat(10 << 20) + '\n').includes('too large'));
say('hostile: an unknown mind in front of a good game is refused',
    bench.open('boardwalk 1\nopen duel\n', 'nobody').includes('no mind'));
say('hostile: the game and its journal are as they were',
    bench.ask('status') === before && bench.journal === journal,
    before, bench.ask('status'));

// Long waits come in slices, and end.
for (const line of ['wait 1000000000s', '@9000000000', '+9000000000',
                    '@5 wait 80000s', 'rewind 8000000000']) {
    const asked = now_ms;
    const error = bench.ask('open', 'human\nhuman\nboardwalk 1\n'
                                    + `open poker\n${line}\n`);

    say(`hostile: '${line}' is refused, or its first slice is over soon`,
        (error.includes('is exceeded') || own.page_opening() >= 0)
        && now_ms - asked < 100, error, now_ms - asked);
}
const lines_before = bench.journal;

own.page_press(bench.json('parts').findIndex(
    (part) => part.name === 'BTN3'), 1);
own.page_seek(0);
say('hostile: hands are not heard while a game is being opened',
    own.page_opening() >= 0 && own.page_key(13) === -1
    && bench.journal === lines_before, bench.journal);
say_equal('hostile: what is on its way can be left for another game',
          bench.start('duel:basys2#8'), '');
say_equal('hostile: and is', own.page_opening(), -1);

// A day of machine time, told by the last line and by the machine's clock.
const day = (hours) => `boardwalk 1\nopen pegs:nexys3#1\n@${hours * 3600000}\n`;
const begin_open = (text, is_own) => {
    bench.put(`human\nhuman\n${text}`);
    return bench.text(own.page_open(is_own));
};

say('hostile: more than 24 hours of machine time are refused at once',
    begin_open(day(25), 0).includes('24 hours') && own.page_opening() === -1);
say('hostile: a game of one\'s own may have more',
    begin_open(day(25), 1) === '' && own.page_opening() >= 0);
for (let i = 0; i < 9; i++)
    own.page_open_on();
say('hostile: how far it is follows the machine\'s time',
    own.page_opening() > 0 && own.page_opening() < 500, own.page_opening());
say('hostile: cancelled, it leaves the game before as it was',
    own.page_cancel() === 0 && own.page_opening() === -1
    && bench.json('status').id === 'duel:basys2#8', bench.ask('status'));
say('hostile: but not any time',
    begin_open(day(9999), 1).includes('720 hours'));
say_equal('hostile: a line cut into slices comes to the tick it would',
          bench.open('boardwalk 1\nopen duel\n@100 wait 100000t\n'
                     + '+50000 press BTN3\nwait 99999t\n')
          || bench.json('status').tick, 250099);
say('hostile: with its event where it belongs',
    bench.journal.includes('@150100 press BTN3\n'), bench.journal);

// Games that are over leave their memory to the next ones.
const long_game = 'boardwalk 1\nopen go\nwait 400s\n';
const used = [];

for (let i = 0; i < 6; i++) {
    bench.open(long_game);
    bench.start('poker#1', 'odds', 'odds');
    own.page_size(900 + i, 700, 0);
    own.page_frame(20);
    used.push(own.memory.buffer.byteLength);
}
say('hostile: six games after each other take what two do',
    used[5] < 1.25 * used[1], used.join(' '));

// No memory: an answer, and no trap. All that there can be is taken, and of
// what is free in it the picture and then the room for text take as much as
// they get.
function take_all_memory() {
    let width = 8192;
    let bytes = 1 << 28;

    own.memory.grow(16384 - own.memory.buffer.byteLength / 65536);
    while (width > 0 && own.page_size(width, 1024, 0) === 0)
        width -= 64;
    while (bytes > 4096 && own.page_room(bytes) === 0)
        bytes -= bytes >> 5;
    return width;
}

const answers = [];
let width = 0;
let failure = '';

try {
    bench.start('duel:basys2#9');
    width = take_all_memory();
    for (let i = 0; i < 40; i++) {
        answers.push(bench.start('go:de1soc#' + i, 'mcts', 'uct'));
        own.page_frame(20);
        answers.push(bench.open(samples[i], 'human', 'optimal'));
        own.page_frame(20);
    }
} catch (error) {
    failure = String(error);
}
say('hostile: without memory there is an answer and no trap', failure === '',
    failure);
say('hostile: and the answer says so',
    width < 8192 && answers.some((text) => text.includes('out of memory')),
    width, [...new Set(answers)].join('\n'));
own.page_size(300, 200, 0);
say_equal('hostile: with memory again it plays on',
          bench.start('duel:basys2#9'), '');
end();
