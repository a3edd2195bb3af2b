// speed.mjs WASM NATIVE SCRIPTS - how fast machines are in a browser, beside
// the same here: all scripts of each, replayed.
import fs from 'node:fs';
import { execFileSync } from 'node:child_process';
import { open_bench, scripts_in } from './bench.mjs';

const [wasm, native, folder] = process.argv.slice(2);
const bench = await open_bench(wasm);
const machines = bench.machines();
const rounds = 5;

// Ticks and nanoseconds of one round, in wasm: as page_open reads a game.
function in_wasm(texts) {
    const begun = performance.now();
    let ticks = 0;

    for (const text of texts) {
        if (bench.open(text))
            continue;
        ticks += bench.json('status').tick;
    }
    return [ticks, (performance.now() - begun) * 1e6];
}

function here(paths) {
    return execFileSync(native, ['speed', ...paths], { encoding: 'utf8' })
        .split(' ').map(Number);
}

// The best of some rounds, the two in turn: others may be at work, too.
function rates(paths) {
    const texts = paths.map((path) => fs.readFileSync(path, 'utf8'));
    let best = [0, 0];

    for (let i = 0; i < rounds; i++) {
        const pair = [in_wasm(texts), here(paths)]
            .map(([ticks, ns]) => ticks / ns * 1e3);

        best = best.map((rate, j) => Math.max(rate, pair[j]));
    }
    return best;
}

for (const machine of machines) {
    const paths = scripts_in(`${folder}/${machine}`);
    const [page, native_rate] = rates(paths);

    console.log(`page, ${machine}: ${page.toFixed(2)} million ticks/s in `
        + `wasm, ${native_rate.toFixed(2)} here: `
        + `${(page / native_rate).toFixed(2)} of it (goal: 0.5)`);
}
