// cross.mjs WASM NATIVE SCRIPTS - does the machine tick in a browser as it
// does everywhere? Every script, every tick. Prints TAP.
import fs from 'node:fs';
import { execFileSync } from 'node:child_process';
import { open_bench, say, say_equal, scripts_in, end } from './bench.mjs';

const [wasm, native, folder] = process.argv.slice(2);
const scripts = scripts_in(folder);
const bench = await open_bench(wasm);

function natively(paths, env = {}) {
    return execFileSync(native, ['check', ...paths],
                        { encoding: 'utf8', env: { ...process.env, ...env } })
        .trimEnd().split('\n')
        .map((line) => line.slice(0, line.lastIndexOf(' ')));
}

const in_wasm = scripts.map(
    (path) => bench.ask('check', fs.readFileSync(path)));
const here = natively(scripts);
const wrong = scripts.filter((path, i) => in_wasm[i] !== here[i]);

say(`cross: ${scripts.length} scripts tick in wasm as they do natively`,
    scripts.length > 100 && wrong.length === 0,
    ...wrong.map((path) => `${path}: ${in_wasm[scripts.indexOf(path)]} in `
                         + `wasm, ${here[scripts.indexOf(path)]} natively`));
say('cross: none of them is refused',
    here.every((line) => !line.startsWith('!')),
    ...here.filter((line) => line.startsWith('!')));

// A single bit in a single tick, early or late.
for (const machine of bench.machines()) {
    const i = scripts.findIndex((path) => path.includes(`/${machine}/`));
    const ticks = Number(in_wasm[i].split(' ')[0]);
    const planted = [1, Math.floor(ticks / 2), ticks].map(
        (tick) => natively([scripts[i]], { PLANT: String(tick) })[0]);

    say(`cross: one wrong bit in one tick of ${machine} would be found`,
        planted.every((line) => line !== in_wasm[i]), planted.join(' '));
}

say_equal('cross: a script that is wrong is refused alike',
          bench.ask('check', 'boardwalk 1\nopen duel\npress BTN9\n')[0], '!');
end();
