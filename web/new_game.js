/* new_game.js - the dialog that begins a new game. */
import {open_dialog} from './dialogs.js';
import {by_id, make_element, set_text} from './dom.js';
import {begin_new} from './opening.js';
import {seat_field} from './seats.js';
import {machine_now, view} from './view.js';

export function open_new()
{
    if (!view.offer || !open_dialog('new-dialog'))
        return;
    const now = machine_now() || view.offer.machines[0];

    by_id('new-machines').replaceChildren(make_element('legend', 'Machine'),
        ...view.offer.machines.map((machine) =>
            machine_choice(machine, machine === now)));
    set_text(by_id('new-error'), '');
    choose_machine(now);
    by_id('new-machines').querySelector('input:checked').focus();
}

function machine_choice(machine, is_chosen)
{
    const label = make_element('label');
    const radio = make_element('input', null, {type: 'radio', name: 'machine',
                                               value: machine.id,
                                               checked: is_chosen});
    const words = make_element('span');

    words.append(make_element('strong', machine.title),
                 make_element('small', machine.board));
    radio.addEventListener('change', () => choose_machine(machine));
    label.append(radio, words);
    return label;
}

function choose_machine(machine)
{
    view.choice = {machine, seats: machine.seats.map(() => 'human'),
                   options: {}};
    by_id('new-seats').replaceChildren(...machine.seats.map((seat, i) =>
        seat_field(machine, seat, 'human', (who) => {
            view.choice.seats[i] = who;
        })));
    by_id('new-options').replaceChildren(
        ...machine.options.map(option_field));
}

function option_field(option)
{
    const label = make_element('label', option.name + ' ');
    const field = option.values ? make_element('select')
                                : make_element('input', null, {
                                      type: 'number', min: option.least,
                                      max: option.most, required: true});

    for (const value of option.values || [])
        field.append(make_element('option', value, {value}));
    field.value = option.value;
    field.addEventListener('change', () => {
        view.choice.options[option.name] = field.value;
    });
    label.append(field, make_element('small', option.help));
    return label;
}

function play_choice()
{
    const {machine, seats, options} = view.choice;
    const words = Object.entries(options).map(([name, value]) =>
        ` ${name}=${value}`);

    set_text(by_id('new-error'), '');
    begin_new(machine.id + words.join(''), seats[0] || 'human',
              seats[1] || 'human');
}

export function wire_new_game()
{
    by_id('new-dialog').querySelector('form').addEventListener('submit',
        (event) => {
            event.preventDefault();
            play_choice();
        });
}
