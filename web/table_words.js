/* table_words.js - what now, and what has just happened: a line that always
 * stands below the table, and is read out when it changes.
 *
 * What is refused, and every other notice, takes the place of what happened
 * last for a while.
 */
import {by_id, make_element, set_text} from './dom.js';
import {machine_now} from './view.js';

const said = {now: '', last: '', notice: ''};

/* A player is called as on the board: b stays b. */
function begins_with_seat(words)
{
    const machine = machine_now();

    return machine && /^\w\b/.test(words)
        && machine.seats.includes(words.charAt(0));
}

/* "c3-d4: looks best": files are small letters. */
function begins_with_square(words)
{
    return /^[a-z]\d/.test(words);
}

/* "white to move" becomes "White to move." */
export function sentence(words)
{
    const whole = begins_with_seat(words) || begins_with_square(words) ? words
                : words.charAt(0).toUpperCase() + words.slice(1);

    return !whole || /[.!?…]$/.test(whole) ? whole : whole + '.';
}

/* What is to be done comes first, and is seen first; how, after it. */
function show_now()
{
    const [, first, rest] = /^(.*?[.!?…])( .*)?$/.exec(sentence(said.now))
                         || ['', '', ''];

    if (by_id('say-now').textContent === first + (rest || ''))
        return;
    by_id('say-now').replaceChildren(make_element('strong', first),
                                     rest || '');
}

function show_all()
{
    show_now();
    set_text(by_id('say-last'), sentence(said.notice || said.last));
    by_id('say').classList.toggle('has-notice', said.notice !== '');
}

export function show_words({now, last})
{
    said.now = now;
    said.last = last;
    show_all();
}

export function show_table_notice(words)
{
    said.notice = words;
    show_all();
}
