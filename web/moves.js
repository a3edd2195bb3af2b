/* moves.js - the moves so far, beside the time line: each one leads back to
 * where it was made.
 *
 * Whoever goes back sees fewer moves; those that came later stay in the list,
 * faint, as long as they have not been cut off.
 */
import {by_id, make_element, on_click, set_attribute, set_text,
        show_from_top} from './dom.js';
import {ask_worker} from './frames.js';
import {machine_now, view} from './view.js';
import {t} from './words.js';

const list = {known: [], done: 0};

const key_of = (move) => `${move.tick} ${move.seat} ${move.words}`;

function begins_with(known, moves)
{
    return moves.length <= known.length
        && moves.every((move, i) => key_of(move) === key_of(known[i]));
}

/* Where a stored game is at an earlier moment, what comes is kept. */
function is_earlier(moves)
{
    return view.status && view.status.rewound
        && begins_with(list.known, moves);
}

function row_of(move, i)
{
    const row = make_element('li');
    const button = make_element('button', null, {type: 'button'});

    button.append(make_element('span', `${i + 1}`, {className: 'number'}),
                  make_element('span', move.seat, {className: 'seat'}),
                  make_element('span', move.words));
    set_attribute(button, 'aria-label',
                  t('Go to move {1}, {2}: {3}', i + 1, move.seat, move.words));
    button.dataset.key = key_of(move);
    button.addEventListener('click', () => {
        ask_worker('seek', {tick: move.tick});
        show_from_top();
    });
    row.append(button);
    return row;
}

function mark_rows()
{
    const rows = [...by_id('moves').children];

    rows.forEach((row, i) => {
        row.classList.toggle('is-later', i >= list.done);
        if (i === list.done - 1)
            row.firstChild.setAttribute('aria-current', 'step');
        else
            row.firstChild.removeAttribute('aria-current');
    });
}

/* The list alone scrolls; scrollIntoView would move the whole page. */
function scroll_to_now()
{
    const box = by_id('moves'), row = box.children[list.done - 1];

    if (row)
        box.scrollTop = row.offsetTop - box.clientHeight / 2;
    else
        box.scrollTop = 0;
}

/* Rows that stay are left alone, so that the focus is. */
function fill_rows(moves)
{
    const box = by_id('moves');

    moves.forEach((move, i) => {
        const row = box.children[i];

        if (!row)
            box.append(row_of(move, i));
        else if (row.firstChild.dataset.key !== key_of(move))
            row.replaceWith(row_of(move, i));
    });
    while (box.children.length > moves.length)
        box.lastChild.remove();
}

export function show_moves(moves)
{
    list.done = moves.length;
    if (!is_earlier(moves))
        list.known = moves;
    fill_rows(list.known);
    mark_rows();
    scroll_to_now();
    show_take_back();
}

/* What was cut off is forgotten when time has come to an end again. */
export function forget_later_moves(status)
{
    if (!status.rewound && list.known.length > list.done)
        show_moves(list.known.slice(0, list.done));
}

function is_own(move)
{
    const machine = machine_now();
    const seat = machine ? machine.seats.indexOf(move.seat) : -1;

    return seat >= 0 && view.status
        && (view.status.seats[seat] || 'human') === 'human';
}

/* It stays where it is and keeps the focus when there is nothing to take
 * back. */
export function show_take_back()
{
    const can = list.known.slice(0, list.done).some(is_own);

    set_attribute(by_id('take-back'), 'aria-disabled', String(!can));
    by_id('moves-section').hidden = !view.table.is_there;
    by_id('moves-none').hidden = list.known.length > 0;
    set_text(by_id('moves-count'), list.done < list.known.length
             ? t('{1} of {2}', list.done, list.known.length) : '');
}

/* All moves of the game, also those after the moment that is shown. */
export function known_moves()
{
    return list.known;
}

export function wire_moves()
{
    on_click('take-back', () => {
        ask_worker('take_back');
        show_from_top();
    });
}
