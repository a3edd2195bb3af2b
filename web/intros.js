/* intros.js - a machine as a player meets it, and what a choice of players and
 * options is called for the bench.
 *
 * A machine without an intro of its own (src/bench/intro.h) gets one made from
 * what every machine has.
 */
import {settings} from './settings.js';

/* One that is quick, where there is no word about it. */
function quick_mind(machine)
{
    return machine.minds.includes('random') ? 'random'
         : machine.minds[0] || 'human';
}

function plain_intro(machine)
{
    return {
        title: machine.title.charAt(0).toUpperCase() + machine.title.slice(1),
        pitch: machine.how_to.split(/(?<=[.!?])\s/)[0].replace(/\s+/g, ' '),
        id: machine.id, pair: '', seat: machine.seats[0] || 'A',
        demo: quick_mind(machine), steps: 0,
        levels: machine.minds.slice(0, 3).map((mind) =>
            ({name: mind, mind})),
        choices: [],
        rules: machine.how_to.split(/\n\n+/).map((words) =>
            words.replace(/\s+/g, ' ').trim()).filter(Boolean),
    };
}

/* A game may be offered on several boards: the first one stands for it. */
export function games_of(offer)
{
    return offer.machines.filter((machine, i) => offer.machines.findIndex(
        (other) => other.name === machine.name) === i);
}

export function boards_of(offer, machine)
{
    return offer.machines.filter((other) => other.name === machine.name);
}

export function intro_for(machine)
{
    return machine.intro || plain_intro(machine);
}

/* The strength that was chosen last; the first time, the mildest. */
export function usual_level(intro)
{
    return intro.levels[settings.level] || intro.levels[0];
}

/* Whether two can play it as it is offered. */
export function has_two_seats(machine)
{
    return machine.seats.length > 1 && !machine.missing.some(Boolean);
}

/* A game for two people, where there is one: as it is offered, or with options
 * of its own. */
export function id_for_two(machine)
{
    const {pair} = intro_for(machine);

    if (has_two_seats(machine))
        return usual_id(machine);
    return pair ? id_with(machine, options_of(pair)) : '';
}

/* Who sits where when a person plays against a mind; a seat that is not there
 * stays empty. */
export function seats_against(machine, mind)
{
    const intro = intro_for(machine);
    const own = Math.max(0, machine.seats.indexOf(intro.seat));

    return [0, 1].map((i) => i === own || !machine.seats[i]
        || machine.missing[i] || !mind ? 'human' : mind);
}

export function seats_of_minds(machine, mind)
{
    return [0, 1].map((i) => !machine.seats[i] || machine.missing[i]
        ? 'human' : mind);
}

/* "checkers rules=full" as {rules: 'full'}. */
export function options_of(id)
{
    return Object.fromEntries(id.trim().split(/\s+/).slice(1)
        .map((word) => word.split('=')).filter((pair) => pair.length === 2));
}

/* A machine and its options as an id; what is as at first is not named. */
export function id_with(machine, options)
{
    const words = machine.options.filter((option) =>
        options[option.name] !== undefined
        && String(options[option.name]) !== String(option.value))
        .map((option) => ` ${option.name}=${options[option.name]}`);

    return machine.id + words.join('');
}

/* The game that players play. */
export function usual_id(machine)
{
    return id_with(machine, options_of(intro_for(machine).id));
}

/* "duel:basys2#42 lives=3" without its seed: the same game once more. */
export function id_without_seed(id)
{
    return id.replace(/#\d+/, '');
}
