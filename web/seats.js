/* seats.js - who plays: a menu for each seat. */
import {by_id, make_element} from './dom.js';
import {ask_worker} from './frames.js';
import {machine_now, view} from './view.js';
import {t, who_words} from './words.js';

export function show_seats(status)
{
    const machine = machine_now();
    const selects = by_id('seats').querySelectorAll('select');

    if (!machine)
        return;
    if (selects.length !== machine.seats.length
        || by_id('seats').dataset.game !== status.id)
        return build_seats(machine, status);
    selects.forEach((select, i) => {
        if (document.activeElement !== select
            || view.seats_shown !== status.seats.join())
            select.value = status.seats[i] || 'human';
    });
    view.seats_shown = status.seats.join();
}

function build_seats(machine, status)
{
    by_id('seats').replaceChildren(...machine.seats.map((seat, i) =>
        seat_field(machine, seat, status.seats[i], (who) => {
            ask_worker('seat', {seat: i, who});
        })));
    by_id('seats').dataset.game = status.id;
    [...by_id('seats').children].forEach((label, i) => {
        label.hidden = Boolean(status.missing[i]);
    });
    by_id('seats-section').hidden = machine.seats.length === 0;
}

/* A mind as it was chosen: "Easy (random)". */
function seat_words(machine, mind)
{
    const level = machine.intro
        && machine.intro.levels.find((one) => one.mind === mind);

    return level ? t('{1} ({2})', level.name, mind) : who_words(mind);
}

export function seat_field(machine, seat, who, on_change)
{
    const label = make_element('label', t('Player {1}', seat) + ' ');
    const select = make_element('select');

    select.append(...['human', ...machine.minds].map((mind) =>
        make_element('option', seat_words(machine, mind), {value: mind})));
    select.value = who || 'human';
    select.addEventListener('change', () => on_change(select.value));
    label.append(select);
    return label;
}
