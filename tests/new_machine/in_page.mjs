// in_page.mjs WASM - a move of Nim in the page's core, and the answer of a
// mind, for new_machine.sh. Prints TAP.
import { open_bench, say, say_equal, end } from '../page/bench.mjs';

const bench = await open_bench(process.argv[2]);
const { own } = bench;

function frames(count) {
    for (let i = 0; i < count; i++)
        own.page_frame(20);
}

function part(name) {
    return bench.json('parts').find((one) => one.name === name).part;
}

function reading(name) {
    return bench.json('reading').find((one) => one.name === name).text;
}

const offered = bench.json('offer').machines.find((one) => one.name === 'nim');

say_equal('nim: the page offers it with its minds',
          offered && offered.minds.join(), 'perfect,random');
say_equal('nim: a game begins',
          bench.start('nim:basys2#1', 'human', 'perfect'), '');
frames(10);
say_equal('nim: A is asked', reading('AN'), '_P-A');
own.page_key('0'.charCodeAt(0));
own.page_press(part('BTN3'), 1);
own.page_let_go(part('BTN3'), 1);
frames(10);
say('nim: a click takes an LED', reading('LD') === '11111011',
    reading('LD'));
for (let i = 0; i < 500 && reading('AN') !== '_P-A'; i++)
    frames(1);
say('nim: and the mind takes its own',
    reading('AN') === '_P-A' && reading('LD') !== '11111011', reading('LD'));
end();
