/* files.js - journals as files: downloaded, opened, dropped on the page. */
import {say} from './announce.js';
import {open_journal} from './opening.js';

const FILE_MAX = 8388608;               /* bytes */

export function download(name, text)
{
    const url = URL.createObjectURL(new Blob([text],
                                             {type: 'text/plain'}));
    const anchor = document.createElement('a');

    anchor.href = url;
    anchor.download = name;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
}

export function file_name(machine, date)
{
    const at = new Date(date - new Date(date).getTimezoneOffset() * 60000);
    const stamp = at.toISOString().slice(0, 16).replace('T', '-')
                    .replace(':', '');

    return `${machine.replace(/[^a-z0-9]+/gi, '-')}-${stamp}.bw`;
}

export async function open_file(file)
{
    if (!file)
        return;
    if (file.size > FILE_MAX) {
        say(`${file.name} is too large for a journal: 8 MiB at most`);
        return;
    }
    try {
        const text = new TextDecoder('utf-8', {fatal: true}).decode(
            await file.arrayBuffer());

        open_journal(text, 'human', 'human', file.name);
    } catch (error) {
        say(`${file.name} is not a journal: it is not plain text`);
    }
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
