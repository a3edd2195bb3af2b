// main.mjs BOARDWALK WEB NATIVE PICTURE SOUND [WORD] - serves the page, plays
// it in Chromium, prints TAP. With a word, only tests that have it in their
// name.
import fs from 'node:fs';
import path from 'node:path';
import { serve } from './serve.mjs';

const [boardwalk, web, native, picture, sound, word] = process.argv.slice(2);

Object.assign(process.env, { BOARDWALK: boardwalk, NATIVE: native,
                             PICTURE: picture, SOUND: sound, WEB: web,
                             PAGE_URL: await serve(boardwalk, web) });
const here = path.dirname(new URL(import.meta.url).pathname);
const { run_all } = await import('./tap.mjs');

for (const file of fs.readdirSync(here).filter(
    (name) => name.startsWith('test_')).sort())
    await import(`./${file}`);
process.exit(await run_all(word));
