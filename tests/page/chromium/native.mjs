// native.mjs - the same journal on this machine, for comparison.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'boardwalk-page-'));
let count = 0;

process.on('exit', () => fs.rmSync(folder, { recursive: true }));

function words(program, args, env = {}) {
    return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28,
                                         stdio: ['ignore', 'pipe', 'ignore'],
                                         env: { ...process.env, ...env } });
}

export function keep(journal) {
    const file = path.join(folder, `game${++count}.bw`);

    fs.writeFileSync(file, journal);
    return file;
}

// {tick, sum} at the end of a journal.
export function native_sum(journal) {
    const [tick, sum] = words(process.env.NATIVE, ['sum', keep(journal)])
        .trim().split(' ');

    return { tick: Number(tick), sum };
}

// The picture's number, as desk.picture() has it.
export function native_picture(journal, { width, height, theme,
                                          scale = 100 }) {
    return words(process.env.PICTURE, [keep(journal), String(width),
                                       String(height), String(theme),
                                       String(scale)]).trim();
}

// What `boardwalk show` prints.
export function native_show(journal) {
    return words(process.env.BOARDWALK, ['show', keep(journal)]);
}

// Samples from a tick on to the end, at a sound card's rate.
export function native_sound(journal, from_tick, rate_hz) {
    return words(process.env.SOUND, [keep(journal), String(from_tick),
                                     String(rate_hz)])
        .trim().split('\n').filter(Boolean).map(Number);
}

// A game between two minds, played on the desktop.
export function native_game(machine, a, b, seed) {
    const journal = path.join(folder, `game${++count}.bw`);

    words(process.env.BOARDWALK, ['play', machine, '--face', 'null', '--a', a,
                                  '--b', b, '--seed', seed,
                                  '--journal', journal]);
    return fs.readFileSync(journal, 'utf8');
}
