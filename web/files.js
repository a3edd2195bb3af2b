/* files.js - saves files through the browser. */

export function download(name, text)
{
    const url = URL.createObjectURL(text instanceof Blob ? text
        : new Blob([text], {type: 'text/plain'}));
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
