/* help.js - the dialog with how to play, and all keys. */
import {open_dialog} from './dialogs.js';
import {by_id, make_element, set_text} from './dom.js';
import {machine_now, view} from './view.js';
import {t} from './words.js';

const other_keys = () => [
    [t('? held'), t('shows the keys on the board')],
    ['? F1', t('this page')],
    ['h', t('a hint')],
    [t('Space or P'), t('pause, resume')],
    [', .', t('one tick back, forward')],
    ['< >', t('one second back, forward')],
    ['PgUp PgDn', t('ten seconds back, forward')],
    ['Home End', t('to the start, to now')],
    ['[ ]', t('slower, faster')],
    ['w o p', t('save a copy, open, power cycle')],
    ['m', t('types an answer, where the machine asks for one')],
    ['v', t('looks at covered cards')],
    ['Tab', t('from thing to thing, from part to part, and to the '
              + 'controls')],
    ['← ↑ → ↓', t('walk on the table\'s board while it has the focus; '
                  + 'Enter touches')],
    ['Shift-Enter', t('latches the button that has the focus')],
    ['Esc', t('from the controls back to the board')],
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
    return runs.map((run) => [run.key, run.to
        ? t('{1} to {2}: {3}', run.name, run.to, run.does)
        : `${run.name}: ${run.does}`]);
}

function fill_keys(table, rows)
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
    set_text(by_id('help-how'), view.card.how_to.replace(/\n(?!\n)/g, ' '));
    fill_keys(by_id('help-parts'), help_runs());
    fill_keys(by_id('help-keys'), other_keys());
    by_id('help-dialog').scrollTop = 0;
}
