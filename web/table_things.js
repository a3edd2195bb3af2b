/* table_things.js - a real button over the picture of the table for each thing
 * that lies there.
 *
 * So a screen reader finds the whole game. Spots that stand in rows are a
 * grid, with one stop for the Tab key, and arrows walk in it. Things that were
 * there before keep their elements, and with them the focus.
 */
import {by_id, make_element, set_attribute} from './dom.js';
import {ring_element} from './ring.js';
import {t} from './words.js';

/* Numbers of table.h. */
const SHEET = 0, LABEL = 1, KEY = 2, CARD = 4;

export const SPOT = 3, SLIDER = 5;

const MEN = [9, 10, 11, 12], PEG = 15;  /* a stone lies where it lies */

const IS_CHOSEN = 2, IS_NEXT = 256, IS_WAITING = 512, LEAST_PX = 44;

const shown = {things: [], elements: [], grids: [], scale: 1, mark: ''};

const key_of = (thing) => `${tag_of(thing)} ${thing.kind} ${thing.x} `
                          + thing.y;

/* Letters and numbers printed on a board are in the names of its spots. */
function is_told(thing)
{
    return Boolean(thing.words)
        && (thing.kind !== LABEL || thing.piece === 0);
}

/* Spots that follow each other, in rows of the same height. */
function rows_of(spots)
{
    const rows = [];

    for (const spot of spots) {
        const row = rows.find((one) => one[0].y === spot.y);

        if (row)
            row.push(spot);
        else
            rows.push([spot]);
    }
    return rows;
}

function is_grid(rows)
{
    return rows.length > 1 && rows.some((row) => row.length > 1);
}

/* Things in their order: one alone, or rows of a grid. */
function groups_of(things)
{
    const groups = [];

    for (let i = 0; i < things.length;) {
        let end = i;

        while (end < things.length && things[end].kind === SPOT)
            end++;
        const rows = rows_of(things.slice(i, end));

        if (is_grid(rows)) {
            groups.push({rows});
            i = end;
        } else {
            groups.push({thing: things[i++]});
        }
    }
    return groups;
}

/* Elements */

/* What cannot be touched and never moves is a picture. */
function tag_of(thing)
{
    if (thing.kind === LABEL)
        return 'P';
    if (thing.kind === SLIDER)
        return 'INPUT';
    return thing.kind === SHEET || (thing.kind === CARD && !thing.touch)
         ? 'DIV' : 'BUTTON';
}

function make_thing(thing)
{
    const tag = tag_of(thing);
    const element = make_element(tag);

    element.className = 'thing';
    if (tag === 'DIV')
        element.setAttribute('role', 'img');
    else if (tag !== 'P')
        element.type = tag === 'INPUT' ? 'range' : 'button';
    return element;
}

/* What can be taken and put elsewhere. */
export function is_movable(thing)
{
    return Boolean(thing.touch) && (thing.kind === SPOT || thing.kind === KEY)
        && (MEN.includes(thing.piece) || thing.piece === PEG);
}

/* Said to be disabled and not made so: a button that really is loses the
 * focus, and with it whoever listens. */
function name_thing(element, thing)
{
    if (thing.kind === LABEL) {
        if (element.textContent !== thing.words)
            element.textContent = thing.words;
        return;
    }
    set_attribute(element, 'aria-label', thing.words);
    if (element.tagName === 'DIV')
        return;
    set_attribute(element, 'aria-disabled', String(!thing.touch
        || Boolean(thing.marks & IS_WAITING)));
    element.classList.toggle('is-movable', is_movable(thing));
    if (thing.marks & IS_CHOSEN)
        set_attribute(element, 'aria-pressed', 'true');
    else
        element.removeAttribute('aria-pressed');
    ring_element(element, Boolean(thing.marks & IS_NEXT));
}

/* A slider that a hand is on is not pulled from under it. */
function set_thing_slider(element, thing)
{
    if (thing.kind !== SLIDER || element.dataset.held)
        return;
    Object.assign(element, {min: thing.least, max: thing.most,
                            value: thing.value});
    set_attribute(element, 'aria-valuetext', String(thing.value));
}

/* On a small sheet a thing takes a finger's room around itself. */
function place_thing(element, thing)
{
    const {scale} = shown;
    const can = thing.kind !== LABEL && thing.kind !== SHEET;
    const [width, height] = [thing.width, thing.height].map((length) =>
        Math.max(length * scale, can ? LEAST_PX : 0));

    Object.assign(element.style, {
        left: `${(thing.x + thing.width / 2) * scale - width / 2}px`,
        top: `${(thing.y + thing.height / 2) * scale - height / 2}px`,
        width: `${width}px`, height: `${height}px`});
}

/* The tree of elements */

/* Rows and cells have no size: the buttons are placed on the sheet. */
function row_element(row, element_of)
{
    const line = make_element('div');

    line.setAttribute('role', 'row');
    line.append(...row.map((thing) => {
        const cell = make_element('div');

        cell.setAttribute('role', 'gridcell');
        cell.append(element_of(thing));
        return cell;
    }));
    return line;
}

function grid_element(rows, element_of, number)
{
    const grid = make_element('div');

    grid.setAttribute('role', 'grid');
    grid.setAttribute('aria-label', number
                      ? t('Board {1}', number + 1) : t('Board'));
    grid.append(...rows.map((row) => row_element(row, element_of)));
    return grid;
}

function build_tree(things, old)
{
    let count = 0;

    return groups_of(things).map((group) => {
        const element_of = (thing) => old.get(key_of(thing))
                                      || make_thing(thing);

        if (!group.rows)
            return element_of(group.thing);
        return grid_element(group.rows, element_of, count++);
    });
}

/* All elements in their order, which is that of the things. */
function rebuild(things)
{
    const box = by_id('things'), old = new Map();
    const focused = document.activeElement;

    shown.things.forEach((thing, i) => old.set(key_of(thing),
                                               shown.elements[i]));
    box.replaceChildren(...build_tree(things, old));
    shown.elements = [...box.querySelectorAll('.thing')];
    if (focused && focused.classList.contains('thing')
        && document.activeElement !== focused)
        (focused.isConnected ? focused : box).focus({preventScroll: true});
}

/* Grids come first where their first spot stood, so that the order of the
 * elements is kept with the things. */
function in_order(things)
{
    return groups_of(things).flatMap((group) => group.rows
        ? group.rows.flat() : [group.thing]);
}

/* One stop for the Tab key in each grid. */
function set_stops()
{
    for (const rows of shown.grids) {
        const all = rows.flat().map(element_of_thing);
        const stop = all.find((one) => one === document.activeElement)
                  || all.find((one) => one.dataset.stop)
                  || all.find((one) => one.getAttribute('aria-disabled')
                                       === 'false') || all[0];

        for (const one of all)
            one.tabIndex = one === stop ? 0 : -1;
    }
}

function element_of_thing(thing)
{
    return shown.elements[shown.things.indexOf(thing)];
}

export function thing_of(element)
{
    return shown.things[shown.elements.indexOf(element)];
}

export function show_things(all)
{
    const things = in_order(all.filter(is_told));
    const mark = things.map(key_of).join();

    if (mark !== shown.mark)
        rebuild(things);
    shown.mark = mark;
    shown.things = things;
    shown.grids = groups_of(things).filter((group) => group.rows)
                                   .map((group) => group.rows);
    shown.elements.forEach((element, i) => {
        name_thing(element, things[i]);
        set_thing_slider(element, things[i]);
        place_thing(element, things[i]);
    });
    set_stops();
}

export function place_things(scale)
{
    shown.scale = scale;
    shown.elements.forEach((element, i) =>
        place_thing(element, shown.things[i]));
}

/* The spot beside another one, by a step along its row or across rows. */
export function spot_beside(element, along, across)
{
    const thing = thing_of(element);

    for (const rows of shown.grids) {
        const y = rows.findIndex((row) => row.includes(thing));

        if (y < 0)
            continue;
        const row = rows[Math.max(0, Math.min(rows.length - 1, y + across))];
        const x = across ? nearest_in(row, thing)
                         : row.indexOf(thing) + along;

        return element_of_thing(row[Math.max(0, Math.min(row.length - 1,
                                                         x))]);
    }
    return null;
}

function nearest_in(row, thing)
{
    const far = row.map((one) => Math.abs(one.x - thing.x));

    return far.indexOf(Math.min(...far));
}

/* The thing under a finger: of those that overlap, the nearest. */
export function element_at(x, y)
{
    let best = null, least = Infinity;

    for (const element of shown.elements) {
        const box = element.getBoundingClientRect();
        const far = Math.hypot(x - box.left - box.width / 2,
                               y - box.top - box.height / 2);

        if (x >= box.left && x <= box.right && y >= box.top
            && y <= box.bottom && far < least
            && /^(BUTTON|INPUT)$/.test(element.tagName)) {
            best = element;
            least = far;
        }
    }
    return best;
}
