/* zip.js - reads and writes zip files.
 *
 * Only what PKWARE's APPNOTE calls stored and deflated, and no archive over
 * 4 GB. What is read may come from anywhere: every number in it is checked
 * against the bytes that are there.
 */
const LOCAL = 0x04034b50, CENTRAL = 0x02014b50, END = 0x06054b50;

const UTF8_NAMES = 0x0800, STORED = 0, DEFLATED = 8;

const LOCAL_SIZE = 30, CENTRAL_SIZE = 46, END_SIZE = 22, COMMENT_MAX = 65535;

const crc_table = Array.from({length: 256}, (unused, i) => {
    let crc = i;

    for (let bit = 0; bit < 8; bit++)
        crc = crc & 1 ? crc >>> 1 ^ 0xedb88320 : crc >>> 1;
    return crc >>> 0;
});

export function crc_of(bytes)
{
    let crc = 0xffffffff;

    for (const byte of bytes)
        crc = crc >>> 8 ^ crc_table[(crc ^ byte) & 255];
    return ~crc >>> 0;
}

/* Through a stream of the browser's; null: more than so many bytes came. */
async function pump(bytes, stream, most)
{
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
    const parts = [];

    for (let length = 0; ;) {
        const {done, value} = await reader.read();

        if (done)
            return new Uint8Array(await new Blob(parts).arrayBuffer());
        parts.push(value);
        length += value.length;
        if (length > most) {
            reader.cancel().catch(() => {});
            return null;
        }
    }
}

/* Writing */

/* The date as MS-DOS had it, two seconds apart. */
function dos_date(date)
{
    const at = new Date(date);
    const year = Math.max(1980, at.getFullYear());

    return ((year - 1980 << 9 | at.getMonth() + 1 << 5 | at.getDate()) << 16
            | at.getHours() << 11 | at.getMinutes() << 5
            | at.getSeconds() >> 1) >>> 0;
}

/* A header from [size in bytes, number] pairs, lowest byte first. */
function header(...fields)
{
    const bytes = [];

    for (const [size, number] of fields)
        for (let i = 0; i < size; i++)
            bytes.push(Math.floor(number / 2 ** (8 * i)) & 255);
    return Uint8Array.from(bytes);
}

async function pack(file)
{
    const plain = new TextEncoder().encode(file.text);
    const packed = window.CompressionStream
        ? await pump(plain, new CompressionStream('deflate-raw'), Infinity)
        : plain;

    return {name: new TextEncoder().encode(file.name), packed,
            fields: [[2, UTF8_NAMES],
                     [2, window.CompressionStream ? DEFLATED : STORED],
                     [4, dos_date(file.date)], [4, crc_of(plain)],
                     [4, packed.length], [4, plain.length]]};
}

/* A Blob of files {name, date, text}. */
export async function zip_files(files)
{
    const parts = [], central = [];
    let at = 0, central_length = 0;

    for (const file of files) {
        const {name, packed, fields} = await pack(file);

        parts.push(header([4, LOCAL], [2, 20], ...fields, [2, name.length],
                          [2, 0]), name, packed);
        central.push(header([4, CENTRAL], [2, 20], [2, 20], ...fields,
                            [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0],
                            [4, 0], [4, at]), name);
        at += LOCAL_SIZE + name.length + packed.length;
        central_length += CENTRAL_SIZE + name.length;
    }
    return new Blob([...parts, ...central,
                     header([4, END], [2, 0], [2, 0], [2, files.length],
                            [2, files.length], [4, central_length], [4, at],
                            [2, 0])], {type: 'application/zip'});
}

/* Reading */

function end_of_zip(look)
{
    const least = Math.max(0, look.byteLength - END_SIZE - COMMENT_MAX);

    for (let at = look.byteLength - END_SIZE; at >= least; at--)
        if (look.getUint32(at, true) === END)
            return at;
    throw new Error('it is cut off or damaged');
}

function entry_at(look, at)
{
    const name_length = look.getUint16(at + 28, true);

    if (look.getUint32(at, true) !== CENTRAL)
        throw new Error('it is cut off or damaged');
    return {
        method: look.getUint16(at + 10, true),
        crc: look.getUint32(at + 16, true),
        packed: look.getUint32(at + 20, true),
        length: look.getUint32(at + 24, true),
        from: look.getUint32(at + 42, true),
        name: new TextDecoder().decode(new Uint8Array(
            look.buffer, look.byteOffset + at + CENTRAL_SIZE, name_length)),
        next: at + CENTRAL_SIZE + name_length
              + look.getUint16(at + 30, true) + look.getUint16(at + 32, true),
    };
}

/* Its bytes; null where it is too large, damaged or packed otherwise. */
async function unpack(look, entry, most)
{
    const at = entry.from + LOCAL_SIZE + look.getUint16(entry.from + 26, true)
             + look.getUint16(entry.from + 28, true);
    const bytes = new Uint8Array(look.buffer, look.byteOffset + at,
                                 entry.packed);
    const plain = entry.method === STORED ? bytes.slice(0, most)
                : entry.method === DEFLATED && window.DecompressionStream
                ? await pump(bytes, new DecompressionStream('deflate-raw'),
                             most)
                : null;

    return plain && crc_of(plain) === entry.crc ? plain : null;
}

export function is_zip(bytes)
{
    return bytes.length >= 4 && bytes[0] === 0x50 && bytes[1] === 0x4b
        && (bytes[2] === 3 || bytes[2] === 5);
}

/* Calls take(name, text) for each file that can be read, and returns how many
 * could not; throws where it is no archive at all. */
export async function unzip_files(bytes, most, take)
{
    const look = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const end = end_of_zip(look);
    const count = look.getUint16(end + 10, true);
    let bad = 0, at = look.getUint32(end + 16, true);

    for (let i = 0; i < count; i++) {
        const entry = entry_at(look, at);

        at = entry.next;
        if (entry.name.endsWith('/'))
            continue;
        try {
            const plain = await unpack(look, entry, most);

            take(entry.name, new TextDecoder('utf-8', {fatal: true})
                .decode(plain ?? Uint8Array.of(255)));
        } catch (error) {
            bad++;
        }
    }
    return bad;
}
