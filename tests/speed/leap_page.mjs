/* leap_page.mjs FILE... - how fast designs play in a page's engine, in Node.
 *
 * Each file is what `boardwalk export` wrote. The bench in it runs the design
 * as the page does, without drawing, for as much of the board's time as two
 * seconds of processor time bring. Prints the name, and board seconds for one
 * second of processor time.
 */
import {readFileSync} from 'node:fs';

const SECONDS = 2, WARM_FRAMES = 20, FRAME_MS = 16,
      FRAME_MS_MAX = 1 << 20;
const decoder = new TextDecoder();

function part_of(page, id)
{
    const found = page.match(new RegExp(`id="${id}">([^<]*)</script>`));

    return Buffer.from(found[1].trim(), 'base64');
}

function text_at(wasm, address)
{
    const bytes = new Uint8Array(wasm.memory.buffer);

    return decoder.decode(bytes.subarray(address, bytes.indexOf(0, address)));
}

function put_bytes(wasm, bytes)
{
    const address = wasm.page_room(bytes.length + 1);
    const room = new Uint8Array(wasm.memory.buffer);

    room.set(bytes, address);
    room[address + bytes.length] = 0;
}

/* As web/design.html does. */
async function use_compiled(wasm, bytes)
{
    const at = (place, count) =>
        new Uint8Array(wasm.memory.buffer, place, count);
    const table = wasm.__indirect_function_table;
    const env = {
        memory: wasm.memory, __indirect_function_table: table,
        __stack_pointer: wasm.__stack_pointer,
        __memory_base: new WebAssembly.Global({value: 'i32'}, 0),
        __table_base: new WebAssembly.Global({value: 'i32'}, 0),
        memcpy: (to, from, n) => { at(to, n).set(at(from, n)); return to; },
        memset: (to, byte, n) => { at(to, n).fill(byte); return to; },
        memcmp: (a, b, n) => Buffer.compare(at(a, n), at(b, n)),
    };
    const made = await WebAssembly.instantiate(bytes, {env});
    const place = table.grow(1);

    table.set(place, made.instance.exports.leap_c_run);
    wasm.page_design_use(place);
}

async function open_page(page)
{
    const hooks = {line() {}, begin() {}, clock: () => performance.now()};
    const made = await WebAssembly.instantiate(part_of(page, 'bench'),
                                               {page: hooks});
    const wasm = made.instance.exports;

    put_bytes(wasm, part_of(page, 'design'));
    let error = text_at(wasm, wasm.page_design());
    const name = error ? '' : text_at(wasm, wasm.page_design_id());
    if (!error) {
        put_bytes(wasm, Buffer.from(`${name}\nhuman\nhuman`));
        error = text_at(wasm, wasm.page_new());
    }
    if (error)
        throw new Error(error);
    const compiled = part_of(page, 'compiled');
    if (compiled.length)
        await use_compiled(wasm, compiled);
    return {wasm, name};
}

function cpu_seconds()
{
    const used = process.cpuUsage();

    return (used.user + used.system) / 1e6;
}

function status_of(wasm)
{
    return JSON.parse(text_at(wasm, wasm.page_status()));
}

/* Frames grow as long as little time goes into them; one that is too long for
 * the core does what it can. */
function measure(wasm)
{
    let ms = FRAME_MS;

    for (let i = 0; i < WARM_FRAMES; i++)
        wasm.page_frame(ms);
    const begun = cpu_seconds(), from = status_of(wasm).tick;
    let last = begun;
    while (last - begun < SECONDS) {
        const before = last;

        wasm.page_frame(ms);
        last = cpu_seconds();
        if (last - before < FRAME_MS / 2000 && ms < FRAME_MS_MAX)
            ms *= 2;
    }
    const {tick, clock_hz} = status_of(wasm);

    return (tick - from) / clock_hz / (last - begun);
}

for (const file of process.argv.slice(2)) {
    const page = readFileSync(file, 'utf8');
    const {wasm, name} = await open_page(page);

    console.log(name, measure(wasm).toFixed(2));
}
