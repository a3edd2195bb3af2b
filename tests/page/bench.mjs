// bench.mjs - boardwalk.wasm under node, as a page would have it; and TAP.
import fs from 'node:fs';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

// Opens the bench: its exports, with text in and out as strings. The journal
// is what the page was told so far; a clock may be put in place of the true
// one.
export async function open_bench(wasm, clock = () => performance.now()) {
    const bench = { journal: '', begun: 0 };
    const page = {
        line: (at, length) => { bench.journal += bench.bytes(at, length); },
        begin: () => { bench.journal = ''; bench.begun++; },
        clock: () => clock(),
    };
    const { instance } = await WebAssembly.instantiate(
        fs.readFileSync(wasm), { page });
    const own = instance.exports;

    bench.own = own;
    bench.memory = () => new Uint8Array(own.memory.buffer);
    bench.bytes = (at, length) =>
        decoder.decode(bench.memory().subarray(at, at + length));
    bench.text = (at) =>
        bench.bytes(at, bench.memory().indexOf(0, at) - at);
    bench.put = (text) => {
        const bytes = text instanceof Uint8Array ? text
                                                 : encoder.encode(text);
        const at = own.page_room(bytes.length + 1);

        if (at === 0)
            return false;
        bench.memory().set(bytes, at);
        bench.memory()[at + bytes.length] = 0;
        return true;
    };
    bench.ask = (name, text) => {
        if (text !== undefined && !bench.put(text))
            return 'too large';
        return bench.text(own['page_' + name]());
    };
    bench.json = (name) => JSON.parse(bench.ask(name));
    bench.start = (id, a = 'human', b = 'human') =>
        bench.ask('new', `${id}\n${a}\n${b}`);
    bench.open = (journal, a = 'human', b = 'human') => {
        let error = bench.ask('open', `${a}\n${b}\n${journal}`);

        while (!error && own.page_opening() >= 0)
            error = bench.text(own.page_open_on());
        return error;
    };
    bench.machines = () =>
        [...new Set(bench.json('offer').machines.map((one) => one.name))];
    return bench;
}

// TAP: one sentence each, and what was wrong as a comment.
let count = 0;
let failed = 0;

export function say(sentence, is_so, ...why) {
    count++;
    console.log(`${is_so ? 'ok' : 'not ok'} ${count} - ${sentence}`);
    if (is_so)
        return;
    failed++;
    for (const line of why.join('\n').split('\n'))
        console.log('# ' + line);
}

export function say_equal(sentence, got, wanted) {
    say(sentence, got === wanted, `got    ${got}`, `wanted ${wanted}`);
}

export function end() {
    console.log(`1..${count}`);
    process.exitCode = failed ? 1 : 0;
}

// Every script below a folder.
export function scripts_in(folder) {
    return fs.readdirSync(folder, { withFileTypes: true })
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .flatMap((entry) => entry.isDirectory()
            ? scripts_in(`${folder}/${entry.name}`)
            : entry.name.endsWith('.bw') ? [`${folder}/${entry.name}`] : []);
}
