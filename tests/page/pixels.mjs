// pixels.mjs WASM PICTURE SCRIPTS - is the page's picture the window's, pixel
// by pixel, and is it the same whichever way it came about? Prints TAP.
import fs from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { open_bench, say, say_equal, scripts_in, end } from './bench.mjs';

const [wasm, picture, folder] = process.argv.slice(2);
const bench = await open_bench(wasm);
const { own } = bench;

function pixels(width, height) {
    const at = own.page_pixels();

    return bench.memory().slice(at, at + 4 * width * height);
}

function hash(bytes) {
    let sum = 2166136261;

    for (const byte of bytes)
        sum = Math.imul(sum ^ byte, 16777619);
    return (sum >>> 0).toString(16).padStart(8, '0');
}

// The whole picture of this moment, drawn anew.
function anew(width, height, theme) {
    own.page_size(width, height, theme);
    own.page_frame(0);
    own.page_frame(0);
    return pixels(width, height);
}

const sizes = [[640, 480, 0], [390, 500, 1], [1920, 1080, 0]];
const some = bench.machines().map((machine) => {
    const all = scripts_in(path.join(folder, machine));

    return all[Math.floor(all.length / 2)];
});

for (const script of some) {
    const error = bench.open(fs.readFileSync(script, 'utf8'));
    const here = sizes.map((size) => execFileSync(
        picture, [script, ...size.map(String)], { encoding: 'utf8' }).trim());
    const there = sizes.map((size) => hash(anew(...size)));

    say_equal(`pixels: ${path.basename(path.dirname(script))} looks in wasm `
              + 'as it does natively', error || there.join(), here.join());
}

// Only what changed is drawn, and that must be all of it.
const [width, height, theme] = [700, 520, 0];

for (const machine of bench.machines()) {
    const error = bench.start(machine + '#3');

    own.page_size(width, height, theme);
    own.page_frame(0);
    const canvas = pixels(width, height);
    const parts = bench.json('parts');
    let stray = 0;

    for (let i = 0; i < 120; i++) {
        const part = parts[(i * 7) % parts.length];

        if (i % 5 === 0 && ['button', 'switch'].includes(part.kind))
            own.page_touch(part.x + (part.width >> 1),
                           part.y + (part.height >> 1), 1);
        if (i % 5 === 3)
            own.page_let_go(-1, 7);
        const count = own.page_frame(i < 118 ? 40 : 0);
        const dirty = new Int32Array(own.memory.buffer, own.page_dirty(),
                                     4 * count);
        const now = pixels(width, height);

        for (let j = 0; j < count; j++) {
            const [left, top, wide, high] = dirty.subarray(4 * j);

            stray += left < 0 || top < 0 || left + wide > width
                  || top + high > height;
            for (let y = top; y < top + high; y++)
                canvas.set(now.subarray(4 * (y * width + left),
                                        4 * (y * width + left + wide)),
                           4 * (y * width + left));
        }
    }
    say_equal(`pixels: ${machine}'s dirty rectangles lie in the picture`,
              error || stray, 0);
    say_equal(`pixels: ${machine} drawn bit by bit is ${machine} drawn anew`,
              hash(canvas), hash(anew(width, height, theme)));
}

say('pixels: every touch finds its part', bench.json('parts')
    .filter((part) => part.kind === 'button')
    .every((part) => own.page_touch(part.x + (part.width >> 1),
                                    part.y + (part.height >> 1), 1)
                     === part.part));
say_equal('pixels: a touch beside all of them finds none',
          own.page_touch(-5, -5, 1), -1);
say_equal('pixels: nobody draws on a stamp', own.page_size(4, 4, 0), 0);
say_equal('pixels: nor on a sheet without end',
          own.page_size(1 << 20, 1 << 20, 0), 0);
end();
