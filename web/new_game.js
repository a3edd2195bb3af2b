/* new_game.js - the dialog that begins a new game, in players' words: which
 * game, against whom, and the few options that change it. All minds and all
 * other options are under More.
 */
import {open_dialog} from './dialogs.js';
import {by_id, make_element, set_text} from './dom.js';
import {boards_of, games_of, has_two_seats, id_with, intro_for, options_of,
        seats_against, usual_level} from './intros.js';
import {begin_new} from './opening.js';
import {seat_field} from './seats.js';
import {settings_set} from './settings.js';
import {machine_now, view} from './view.js';
import {t} from './words.js';

/* With a game that is chosen already, or with that which is played now. */
export function open_new(wanted)
{
    if (!view.offer || !open_dialog('new-dialog'))
        return;
    const now = wanted || machine_now() || view.offer.machines[0];

    by_id('new-machines').replaceChildren(make_element('legend', t('Game')),
        ...games_of(view.offer).map((machine) =>
            machine_choice(machine, machine.name === now.name)));
    by_id('new-more').open = false;
    by_id('new-dialog').scrollTop = 0;
    choose_machine(now);
    by_id('new-machines').querySelector('input:checked').focus();
}

function radio_label(name, value, is_chosen, on_change)
{
    const label = make_element('label');
    const radio = make_element('input', null, {type: 'radio', name, value,
                                               checked: is_chosen});

    radio.addEventListener('change', on_change);
    label.append(radio);
    return label;
}

function machine_choice(machine, is_chosen)
{
    const intro = intro_for(machine), words = make_element('span');
    const label = radio_label('machine', machine.id, is_chosen,
                              () => choose_machine(machine));

    words.append(make_element('strong', intro.title),
                 make_element('small', intro.pitch));
    label.append(words);
    return label;
}

/* As the machine is offered, against the usual mind. */
function choose_machine(machine)
{
    const intro = intro_for(machine), level = usual_level(intro);

    view.choice = {machine, level,
                   seats: seats_against(machine, level && level.mind),
                   options: options_of(intro.id)};
    set_text(by_id('new-error'), '');
    show_boards();
    show_opponents();
    show_options();
    show_all_seats();
}

/* A game that is there on several boards can be moved to another. */
function show_boards()
{
    const {machine} = view.choice, all = boards_of(view.offer, machine);
    const select = make_element('select'), label = make_element('label');

    set_text(by_id('new-board'), t('Board: {1}', machine.board));
    by_id('new-board').hidden = all.length > 1;
    select.append(...all.map((one) => make_element('option', one.board,
                                                   {value: one.id})));
    select.value = machine.id;
    select.addEventListener('change', () => {
        view.choice.machine = all.find((one) => one.id === select.value);
    });
    label.append(make_element('span', t('Board')), select);
    by_id('new-boards').replaceChildren(...all.length > 1 ? [label] : []);
}

/* Against whom */

function opponent_choice(words, value, is_chosen, seats)
{
    const label = radio_label('opponent', value, is_chosen, () => {
        view.choice.seats = seats;
        view.choice.level = intro_for(view.choice.machine).levels.find(
            (one) => one.mind === value);
        show_all_seats();
    });

    label.append(make_element('span', words));
    return label;
}

/* Alone, or two people with options of their own. */
function show_alone_or_pair(machine)
{
    const choice = (words, value, is_chosen, id) => {
        const label = radio_label('opponent', value, is_chosen, () => {
            view.choice.options = options_of(id);
            show_options();
        });

        label.append(make_element('span', words));
        return label;
    };
    const {id, pair} = intro_for(machine);

    by_id('new-opponent').hidden = !pair;
    by_id('new-levels').replaceChildren();
    by_id('new-people').replaceChildren(
        choice(t('None: you play alone'), 'alone', true, id),
        choice(t('Two people'), 'human', false, pair));
}

/* Where only one can sit, and no option changes that, there is nothing to
 * choose. */
function show_opponents()
{
    const {machine, level} = view.choice;

    if (!has_two_seats(machine)) {
        show_alone_or_pair(machine);
        return;
    }
    const levels = intro_for(machine).levels.map((one) =>
        opponent_choice(one.name, one.mind, level && one.mind === level.mind,
                        seats_against(machine, one.mind)));

    by_id('new-opponent').hidden = false;
    by_id('new-levels').replaceChildren(...levels);
    by_id('new-people').replaceChildren(opponent_choice(
        t('Two people'), 'human', !level, ['human', 'human']));
}

/* Whoever sits down by name is none of the three. */
function seat_taken(i, who)
{
    const {machine, seats} = view.choice;

    seats[i] = who;
    if (!has_two_seats(machine))
        return;                         /* its choices say nothing of minds */
    const value = seats.every((one) => one === 'human') ? 'human'
        : (intro_for(machine).levels.find((one) => seats_against(
            machine, one.mind).join() === seats.join()) || {}).mind;

    for (const radio of by_id('new-opponent').querySelectorAll('input'))
        radio.checked = radio.value === value;
}

function show_all_seats()
{
    const {machine, seats} = view.choice;

    view.choice.seats = [...seats];
    by_id('new-seats').replaceChildren(...machine.seats.map((seat, i) =>
        seat_field(machine, seat, seats[i], (who) => seat_taken(i, who))));
}

/* Options: those with a player's words first */

/* The last of the values where a text may be given instead: it says which. */
const OWN = 'own';

/* A number of which some have words is chosen from a list. */
function numbers_of({least, most})
{
    return Array.from({length: most - least + 1}, (_, i) =>
        String(least + i));
}

function option_input(option, words)
{
    if (!option.values && !(words && words.length))
        return make_element('input', null, {type: 'number', required: true,
                                            min: option.least,
                                            max: option.most});
    const select = make_element('select');
    const values = option.values || numbers_of(option);

    select.append(...values.map((value, i) =>
        make_element('option', (words && words[i]) || value, {value})));
    if (option.like)
        select.append(make_element('option', option.like, {value: OWN}));
    return select;
}

/* Spaces between cards are for the eye; in an id they would end the option. */
function own_field(option, select)
{
    const {options} = view.choice;
    const label = make_element('label', null, {hidden: true});
    const own = make_element('input', null, {type: 'text', maxLength: 40,
                                             autocomplete: 'off',
                                             spellcheck: false});
    const take = () => {
        options[option.name] = own.value.replace(/\s+/g, '');
    };

    own.dataset.own = option.name;
    own.addEventListener('change', take);
    select.addEventListener('change', () => {
        label.hidden = select.value !== OWN;
        own.required = !label.hidden;
        if (!label.hidden)
            take();
    });
    label.append(make_element('span', option.like), own);
    return label;
}

function option_field(option, choice)
{
    const {options} = view.choice;
    const label = make_element('label');
    const field = option_input(option, choice && choice.values);

    field.dataset.option = option.name;
    field.value = options[option.name] !== undefined ? options[option.name]
                                                     : option.value;
    field.addEventListener('change', () => {
        options[option.name] = field.value;
    });
    label.append(make_element('span', choice ? choice.label : option.name),
                 field);
    if (!choice)
        label.append(make_element('small', option.help));
    return option.like ? [label, own_field(option, field)] : [label];
}

function show_options()
{
    const {machine} = view.choice, {choices} = intro_for(machine);
    const choice_of = (option) => choices.find((one) => one.option
                                                        === option.name);
    const field = (option) => option_field(option, choice_of(option));

    by_id('new-choices').replaceChildren(...machine.options.filter(choice_of)
                                                           .flatMap(field));
    by_id('new-options').replaceChildren(...machine.options.filter(
        (option) => !choice_of(option)).flatMap(field));
}

function play_choice()
{
    const {machine, seats, options, level} = view.choice;
    const at = intro_for(machine).levels.findIndex((one) => level
        && one.mind === level.mind);

    if (at >= 0)
        settings_set('level', at);
    set_text(by_id('new-error'), '');
    begin_new(id_with(machine, options), seats[0] || 'human',
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
