// games.mjs WASM NATIVE BOARDWALK SCRIPTS - games in the page's core: begun,
// played, taken back, kept, opened again, here and on a desktop. Prints TAP.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { open_bench, say, say_equal, scripts_in, end } from './bench.mjs';

const [wasm, native, boardwalk, scripts] = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'boardwalk-page-'));
const file = path.join(folder, 'game.bw');
const bench = await open_bench(wasm);
const { own } = bench;

process.on('exit', () => fs.rmSync(folder, { recursive: true }));

function natively(journal) {
    fs.writeFileSync(file, journal);
    return execFileSync(native, ['sum', file], { encoding: 'utf8' }).trim();
}

function here() {
    const status = bench.json('status');

    return `${status.tick} ${status.sum}`;
}

function frames(count, ms = 20) {
    for (let i = 0; i < count; i++)
        own.page_frame(ms);
}

function part(name) {
    return bench.json('parts').find((one) => one.name === name).part;
}

function reading(name) {
    return bench.json('reading').find((one) => one.name === name).text;
}

// Before there is a game nothing may be amiss.
say('games: an empty desk takes every call',
    Object.keys(own).filter((name) => name.startsWith('page_')
                                      && name !== 'page_room')
        .every((name) => { own[name](0, 0, 0); return true; }));

const offer = bench.json('offer');
const version = execFileSync(boardwalk, ['--version'], { encoding: 'utf8' });
const listed = execFileSync(boardwalk, ['list'], { encoding: 'utf8' })
    .match(/^[a-z0-9_]+(?=:[a-z0-9]+ )|(?<=^ +minds: ).*/gm).join('\n')
    .replace(/^(.*)\n(.*)$/gm, '$1: $2');

say('games: the offer has the version, and every machine with what to choose',
    version.includes(offer.version)
    && offer.machines.map((one) => `${one.name}: ${one.minds.join(', ')}`)
       .join('\n') === listed
    && offer.machines.every((one) => one.title && one.board && one.how_to
                            && one.seats.length && one.minds.length
                            && one.options.every((option) => option.name
                                && option.help && option.value)));

say('games: a machine that is not there is refused in words',
    bench.start('dual:basys2#1').includes("did you mean 'duel"),
    bench.start('dual:basys2#1'));
say('games: so is a mind', bench.start('duel#1', 'nobody')
    .includes("no mind 'nobody'"), bench.start('duel#1', 'nobody'));

// Cards that are given: more bits than a number of this page's has.
say('games: the cards of a hand can be given, and a card twice is named',
    offer.machines.find((one) => one.name === 'poker').options
        .find((one) => one.name === 'deal').like.includes('AhKh')
    && bench.start('poker#1 deal=AhKhAh').includes('Ah appears twice'));
bench.start('poker:basys3#1 deal=2s3s9h8h7hAcKcQcJc');
own.page_press(part('BTNC'), 1);
own.page_let_go(part('BTNC'), 1);
frames(20);
say_equal('games: the cards that were given are dealt', reading('TTY'),
          '7H AC KC');
say('games: the journal has them', natively(bench.ask('journal'))
    && bench.ask('journal').includes(' deal=2s3s9h8h7hAcKcQcJc\n'));

// A press that is over before a frame has passed.
say_equal('games: a new game begins', bench.start('duel:basys2#42'), '');
own.page_press(part('BTN3'), 1);
own.page_let_go(part('BTN3'), 1);
frames(10);
say_equal('games: a click shorter than a frame arrives',
          reading('AN'), '_0-0');
say('games: it was in the journal, and the button is up again',
    /press BTN3\n@\d+ release BTN3\n$/.test(bench.journal)
    && !bench.ask('inputs').includes('1'), bench.journal);
frames(150);
say_equal('games: time goes on', reading('AN'), '_P-A');

// Keys, by number.
own.page_key('L'.charCodeAt(0));
say('games: a capital letter sets the switches',
    bench.ask('inputs').includes('1'));
say_equal('games: a key that means nothing says so',
          own.page_key(0x110000 + 99), -1);
say_equal('games: the question mark asks for help', own.page_key(63), 1);
own.page_press(part('BTN3'), 4);
say_equal('games: a latched button is latched',
          own.page_is_latched(part('BTN3')), 1);
own.page_let_go(part('BTN3'), 4);
frames(20);

// Time
const before = here();
const end_tick = bench.json('status').end;

own.page_pause(1);
frames(20);
say_equal('games: a pause is one', here(), before);
own.page_step(1);
own.page_step(-1);
say_equal('games: a step on and a step back lead here', here(), before);
own.page_seek(0);
own.page_frame(0);
say('games: the beginning is reached, and known to be the past',
    bench.json('status').tick === 0 && bench.json('status').rewound);
say('games: the journal is the whole game all the same',
    natively(bench.ask('journal')).startsWith(`${end_tick + 1} `));
own.page_seek(end_tick);
say_equal('games: the way forward is the same', here(), before);
own.page_pause(0);

// Journals, there and back.
own.page_seek(1e300);
say_equal('games: a page\'s journal gives the same sum on a desktop',
          natively(bench.ask('journal')), here());
say_equal('games: so do the lines that the page kept',
          natively(`${bench.journal}@${bench.json('status').end}\n`),
          here());
const kept = here();
say_equal('games: it opens again', bench.open(bench.ask('journal')), '');
say_equal('games: with the same sum', here(), kept);

for (const script of scripts_in(scripts).filter((_, i) => i % 16 === 3)) {
    const text = fs.readFileSync(script, 'utf8');
    const error = bench.open(text);

    say_equal(`games: ${path.basename(script)} opens with the desktop's sum`,
              error || here(), natively(text));
}

// A game that minds played on the desktop, resumed by minds here.
const match = path.join(folder, 'match.bw');

execFileSync(boardwalk, ['play', 'duel', '--seed', '7', '--face', 'null',
                         '--a', 'consistent', '--b', 'random',
                         '--journal', match], { stdio: 'ignore' });
const played = fs.readFileSync(match, 'utf8').replace(/^#.*\n/gm, '');
const head = played.split('\n').slice(0, 41).join('\n') + '\n';

say_equal('games: minds take their seats in a desktop\'s game',
          bench.open(head, 'consistent', 'random'), '');
const in_front = bench.journal;

for (let i = 0; i < 9; i++)
    own.page_speed(1);
say_equal('games: speed goes up to unlimited', bench.json('status').speed,
          'unlimited');
for (let i = 0; i < 3000
     && bench.json('status').end < 3e6; i++)
    own.page_frame(4);
const lines = (text) => text.split('\n').filter((line) => / /.test(line));
const again = lines(bench.journal).slice(0, lines(played).length - 1);

say('games: and play it to its end as the desktop\'s minds did',
    again.length > 60 && again.join('\n')
    === lines(played).slice(0, again.length).join('\n'),
    in_front, bench.journal.slice(0, 3000), 'desktop', played.slice(0, 3000));
for (let i = 0; i < 6; i++)
    own.page_speed(-1);

// What does not fit into a frame is left, and can be given again.
bench.start('duel:basys2#1');
let left = 3000000;
let rounds = 0;

for (; left > 0 && rounds < 10000; rounds++) {
    own.page_frame(left);
    left = own.page_left();
}
say('games: an hour comes in pieces, and none of it is lost',
    rounds > 1 && Math.abs(bench.json('status').tick - 3000000) < 5,
    rounds, bench.json('status').tick);
bench.open(head, 'consistent', 'random');

// Seats
bench.put('optimal');
say_equal('games: another mind takes a seat', bench.text(own.page_seat(1)),
          '');
while (own.page_opening() >= 0)
    own.page_frame(0);
say_equal('games: and is known by its name',
          bench.json('status').seats.join(), 'consistent,optimal');
bench.put('nobody');
say('games: who is not there takes none',
    bench.text(own.page_seat(0)).includes("no mind 'nobody'"));
while (own.page_opening() >= 0)
    own.page_frame(0);
say_equal('games: and the one before stays seated',
          bench.json('status').seats.join(), 'consistent,optimal');

// Sound, hints, words.
bench.start('go:de1soc#1');
own.page_size(640, 480, 1);
own.page_listen(48000);
own.page_key(13);
frames(1);
let heard = 0;
for (let i = 0; i < 100; i++) {
    own.page_frame(20);
    heard += own.page_sound_take(8192);
}
say('games: two seconds have about so many samples',
    heard > 90000 && heard < 100000, heard);
own.page_seek(0);
own.page_seek(1e18);
say_equal('games: a seek is not heard', own.page_sound_take(8192), 0);
bench.start('poker#3');
for (let i = 0; i < 2; i++) {
    own.page_key(13);
    own.page_key_up(13);
    frames(60);
}
say_equal('games: cards are read by nobody before they are looked at',
          reading('TTY'), "player A's cards / v to look");
say_equal('games: v looks at them', own.page_key('v'.charCodeAt(0)), 7);
say_equal('games: then they are read', reading('TTY'), '6C TS 5H/4H 2D');
own.page_seek_by(-1);
own.page_frame(0);
own.page_seek_by(1);
say_equal('games: and no longer when time was taken back', reading('TTY'),
          "player A's cards / v to look");
bench.start('checkers:tinychip#1');
frames(10);
say_equal('games: checkers asks for a move', bench.ask('question'), 'move:');
bench.put('c3-d4');
own.page_answer();
frames(400);
say('games: and makes it',
    reading('ARRAY').split('/')[4].includes('R'), reading('ARRAY'));
own.page_hint();
own.page_frame(0);
say('games: a hint is a notice', bench.json('status').notice.length > 3,
    bench.ask('status'));
say_equal('games: a journal goes over to the next game', bench.begun > 5,
          true);
// Places to go on from: the same game with them, sooner; and with none that
// does not fit.
function snap() {
    const length = own.page_snap();
    const at = own.page_snap_bytes();

    return bench.memory().slice(at, at + length);
}

// How many pieces it came in, with what was there at the end.
function open_with(bytes, text, a = 'human', b = 'human') {
    if (bytes) {
        bench.put(bytes);
        own.page_take_snap(bytes.length);
    }
    let error = bench.ask('open', `${a}\n${b}\n${text}`);
    const shares = [];

    while (!error && own.page_opening() >= 0) {
        shares.push(own.page_opening());
        error = bench.text(own.page_open_on());
    }
    return { error, shares, end: here() };
}

// The same game up to a line, and then another one: an event that differs, one
// that is not there, one more, and an end before the places. Its places must
// not be believed, neither for this journal nor for the next.
function check_other_journals(bytes, text, a, b) {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => /^@\d+ press /.test(line));
    const with_line = (...others) =>
        [...lines.slice(0, at), ...others, ...lines.slice(at + 2)].join('\n');
    const [press, release] = lines.slice(at, at + 2);
    const later = release.replace(/^@\d+/, (tick) => '@'
                                                   + (+tick.slice(1) + 1));
    const journals = {
        'with another event': with_line(press, later),
        'without two of its events': with_line(),
        'with two more': with_line(press, release, later.replace(
            'release', 'press'), later),
        'that ends before them': `${lines.slice(0, at + 2).join('\n')}\n`,
    };

    for (const [words, journal] of Object.entries(journals)) {
        const none = open_with(null, journal, a, b);
        const wrong = open_with(bytes, journal, a, b);

        say_equal(`games: nor in a journal ${words}`,
                  wrong.error || wrong.end, none.error || none.end);
    }
    const next = journals['with another event'];
    const before = open_with(null, next, a, b).end;

    open_with(bytes, 'this is no journal\n', a, b);
    say_equal('games: nor in the next one, after a journal that is none',
              open_with(null, next, a, b).end, before);
    say('games: nor after a seat that nobody can take',
        open_with(bytes, text, 'nobody', b).error !== ''
        && open_with(null, next, a, b).end === before, here());
}

bench.start('duel:basys2#3');
say_equal('games: a short game has no places to keep', own.page_snap(), 0);
for (const [id, a, b] of [['poker#9', 'human', 'odds'],
                          ['poker#10', 'human', 'human']]) {
    bench.start(id, a, b);
    own.page_speed(9);
    for (let i = 0; bench.json('status').end < 2e7; i++) {
        own.page_key(13);
        own.page_frame(500);
        own.page_key_up(13);
        for (let j = 0; j < 9; j++)
            own.page_frame(500);
    }
    const text = bench.ask('journal');
    const bytes = snap();
    const slow = open_with(null, text, a, b);
    const fast = open_with(bytes, text, a, b);

    say_equal(`games: ${id} opens the same with places`, fast.error
              || fast.end, slow.end);
    say('games: in far fewer pieces',
        fast.shares.length < slow.shares.length / 3,
        fast.shares.length, slow.shares.length);
    say('games: without, how far it is grows evenly up to the end',
        slow.shares.every((one, i) => i === 0 || one >= slow.shares[i - 1])
        && slow.shares.at(-1) > 900 && slow.shares[slow.shares.length >> 1]
           > 200 && slow.shares[slow.shares.length >> 1] < 800,
        slow.shares.join(' '));
    own.page_hint();
    const hint = bench.json('status').notice;
    open_with(null, text, a, b);
    own.page_hint();
    say_equal('games: with the same hint', bench.json('status').notice, hint);
    bytes[bytes.length >> 1] ^= 4;
    const bad = open_with(bytes, text, a, b);

    say('games: places that were changed are not believed',
        bad.end === slow.end
        && bad.shares.length > fast.shares.length, bad.error);
    bytes[bytes.length >> 1] ^= 4;
    const other = text.replace(`#${id.slice(6)}`, '#77');
    const none = open_with(null, other, a, b);
    const wrong = open_with(bytes, other, a, b);

    say_equal('games: nor are those of another game', wrong.end, none.end);
    check_other_journals(bytes, text, a, b);
    own.page_take_snap(-1);
    own.page_take_snap(1 << 30);
    say_equal('games: nor what is none at all',
              open_with(new Uint8Array(5000), text, a, b).end, slow.end);
}
// A mind that takes its time thinks in slices: time on the board stands, frames
// go on, and it comes to a move.
say_equal('games: a deep mind sits down',
          bench.start('go#1', 'deep', 'random'), '');
{
    let thoughts = 0;
    let has_stood = true;

    for (let i = 0; i < 4000 && !/press SPACE|press UP/.test(bench.journal);
         i++) {
        const before = bench.json('status');

        own.page_frame(20);
        const after = bench.json('status');

        thoughts += after.thinking;
        has_stood &&= !(before.thinking && after.thinking)
                   || before.tick === after.tick;
    }
    say('games: it thinks in slices, and time stands meanwhile',
        thoughts > 20 && has_stood, String(thoughts));
    say('games: and then it moves',
        /press (UP|DOWN|LEFT|RIGHT|SPACE)/.test(bench.journal), bench.journal);
}

// A page that is loaded again has no game yet. What it does is counted by the
// clock that it looks at: with places to go on from it need not look often.
const long_game = 'boardwalk 1\nopen poker:basys3#5\n@100 set SW 3\n'
                + '@30000000\n';
let looks = 0;
const counting = () => { looks++; return looks; };
const first = await open_bench(wasm, counting);
const opened = first.open(long_game);
const looks_without = looks;
const places = first.memory().slice(
    ...((length, at) => [at, at + length])(first.own.page_snap(),
                                           first.own.page_snap_bytes()));
const fresh = await open_bench(wasm, counting);

looks = 0;
fresh.put(places);
fresh.own.page_take_snap(places.length);
say('games: a long game is opened again from the last place that was kept',
    opened === '' && fresh.open(long_game) === ''
    && places.length > 8000 && looks * 10 < looks_without
    && fresh.json('status').sum === first.json('status').sum,
    `${looks} looks at the clock, ${looks_without} without places`);

end();
