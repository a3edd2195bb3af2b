// presses.mjs - what was done to a board, out of a journal: each press with
// the switches as they stood, without times.
//
// A hand of the bench and a person may set switches in another order, or one
// of them twice; what counts is how they stand when a button goes down.

async function journal_of(desk) {
    const { text } = await desk.downloaded(() => desk.look(() =>
        ask_worker('journal', { why: 'save' })));

    return text;
}

// How many switches there are of each name.
const widths_of = (desk) => desk.look(() => {
    const widths = {};

    for (const { name, kind } of view.parts)
        if (kind === 'switch')
            widths[name.replace(/\d+$/, '')]
                = (widths[name.replace(/\d+$/, '')] || 0) + 1;
    return widths;
});

// "set SW xxxxx001" is several switches at once, the highest first; "set ROW
// 2" is a number on them.
function levels_of(name, value, widths) {
    const width = widths[name];

    if (!width || /\d$/.test(name))
        return [[name, value]];
    const bits = value.length === width ? value
               : Number(value).toString(2).padStart(width, '0');

    return [...bits].map((bit, i) => [`${name}${width - 1 - i}`, bit])
        .filter(([, bit]) => bit !== 'x');
}

function events_of(journal) {
    return [...journal.matchAll(/^@(\d+) (press|release|set) (\S+) ?(\S*)$/gm)]
        .map(([, tick, verb, name, value]) => ({ tick: Number(tick), verb,
                                                 name, value }));
}

// Each press: its button, its tick, the switches that are up, and whether it
// ended.
export async function presses_on(desk) {
    const journal = await journal_of(desk), widths = await widths_of(desk);
    const levels = new Map(), presses = [];

    for (const { tick, verb, name, value } of events_of(journal)) {
        if (verb === 'set')
            for (const [one, level] of levels_of(name, value, widths))
                levels.set(one, level);
        else if (verb === 'press')
            presses.push({ name, tick, is_released: false,
                           up: [...levels.keys()].filter((one) =>
                               levels.get(one) === '1').sort() });
        else
            presses.findLast((one) => one.name === name).is_released = true;
    }
    return presses;
}

export const without_times = (presses) => presses.map((one) =>
    [one.name, ...one.up, one.is_released ? '' : 'held'].join(' ').trim());
