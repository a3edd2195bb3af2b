/* open_file.js - journals as files: opened, or dropped on the page.
 *
 * A zip is a file with many of them (game_archive.js).
 */
import {say} from './announce.js';
import {import_games} from './game_archive.js';
import {open_journal} from './opening.js';
import {t} from './words.js';
import {is_zip} from './zip.js';

const FILE_MAX = 8388608, ZIP_MAX = 1 << 28;        /* bytes */

async function starts_as_zip(file)
{
    return is_zip(new Uint8Array(await file.slice(0, 4).arrayBuffer()));
}

function open_text(name, bytes)
{
    try {
        const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);

        open_journal(text, 'human', 'human', name);
    } catch (error) {
        say(t('{1} is not a journal: it is not plain text', name));
    }
}

export async function open_file(file)
{
    if (!file)
        return;
    const has_many = await starts_as_zip(file);

    if (has_many && file.size > ZIP_MAX)
        say(t('{1} is too large: 256 MiB at most', file.name));
    else if (has_many)
        import_games(file.name, new Uint8Array(await file.arrayBuffer()));
    else if (file.size > FILE_MAX)
        say(t('{1} is too large for a journal: 8 MiB at most', file.name));
    else
        open_text(file.name, await file.arrayBuffer());
}

export function wire_drops()
{
    document.addEventListener('dragover', (event) => {
        event.preventDefault();
        document.body.classList.add('dropping');
    });
    document.addEventListener('dragleave', (event) => {
        if (!event.relatedTarget)
            document.body.classList.remove('dropping');
    });
    document.addEventListener('drop', (event) => {
        event.preventDefault();
        document.body.classList.remove('dropping');
        open_file(event.dataTransfer.files[0]);
    });
}
