/* help.js - the dialog that tells how to play, and which keys there are. */
import {open_dialog} from './dialogs.js';
import {by_id, make_element, set_text} from './dom.js';
import {machine_now, view} from './view.js';

const other_keys = [
    ['? held', 'shows the keys on the board'],
    ['? F1', 'this page'],
    ['h', 'a hint'],
    ['Space or P', 'pause, resume'],
    [', .', 'one tick back, forward'],
    ['< >', 'one second back, on'],
    ['PgUp PgDn', 'ten seconds back, on'],
    ['Home End', 'to the start, to now'],
    ['[ ]', 'slower, faster'],
    ['w o p', 'download, open, power off and on'],
    ['m', 'an answer in words, where the machine asks for one'],
    ['v', 'looks under a cover'],
    ['Tab', 'from thing to thing, from part to part, and to the controls'],
    ['← ↑ → ↓', 'walk on the table\'s board while it has the focus; Enter '
                + 'touches'],
    ['Shift-Enter', 'latches the button that has the focus'],
    ['Esc', 'from the controls back to the board'],
];

function is_useful(part)
{
    return part.key && part.does && part.does !== '-';
}

/* Neighbours that do the same share a row: "2 1 0  SW2-SW0: letter". */
function help_runs()
{
    const runs = [];

    for (const part of view.parts.filter(is_useful)) {
        const last = runs[runs.length - 1];

        if (last && last.does === part.does && last.group === part.group)
            Object.assign(last, {to: part.name,
                                 key: `${last.key} ${part.key}`});
        else
            runs.push(Object.assign({}, part));
    }
    return runs.map((run) => [run.key, `${run.name}${run.to
        ? ' to ' + run.to : ''}: ${run.does}`]);
}

function fill_rows(table, rows)
{
    table.tBodies[0].replaceChildren(...rows.map(([key, does]) => {
        const row = make_element('tr'), cell = make_element('td');

        cell.append(make_element('kbd', key));
        row.append(cell, make_element('td', does));
        return row;
    }));
}

export function open_help()
{
    const machine = machine_now();

    if (!machine || !open_dialog('help-dialog'))
        return;
    set_text(by_id('help-title'), machine.title);
    set_text(by_id('help-how'), machine.how_to.replace(/\n(?!\n)/g, ' '));
    fill_rows(by_id('help-parts'), help_runs());
    fill_rows(by_id('help-keys'), other_keys);
    by_id('help-dialog').scrollTop = 0;
}
