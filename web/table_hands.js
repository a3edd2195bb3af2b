/* table_hands.js - mice, fingers and keys on the table.
 *
 * A touch is a move. A piece that is dragged is touched where it stood, unless
 * that is a key, and then the spot where it was let go, which is told what has
 * come there.
 */
import {show_refusal} from './announce.js';
import {by_id} from './dom.js';
import {focus_board} from './held.js';
import {begin_sound} from './sound.js';
import {touch_table} from './table.js';
import {SLIDER, SPOT, element_at, is_movable, spot_beside,
        thing_of} from './table_things.js';
import {t} from './words.js';

const DRAG_PX = 12;

const drag = {from: null, touch: 0, pointer: 0, x: 0, y: 0, is_on: false,
              pressed: null};           /* where the pointer came down */

function touch_element(element, dragged = 0)
{
    const thing = thing_of(element);

    if (!thing || thing.kind === SLIDER)
        return;
    if (thing.touch)
        touch_table(thing.touch, dragged);
    else
        show_refusal(t('not now'));
}

/* Drags */

function drag_began(event)
{
    const element = element_at(event.clientX, event.clientY);
    const thing = element && thing_of(element);

    begin_sound();
    drag.pressed = element;
    if (event.button !== 0 || !thing || !is_movable(thing))
        return;
    Object.assign(drag, {from: element, touch: thing.touch,
                         pointer: event.pointerId, x: event.clientX,
                         y: event.clientY, is_on: false});
}

function drag_moved(event)
{
    if (!drag.from || event.pointerId !== drag.pointer || drag.is_on
        || Math.hypot(event.clientX - drag.x, event.clientY - drag.y)
           < DRAG_PX)
        return;
    drag.is_on = true;
    drag.pressed = null;
    by_id('things').classList.add('is-dragging');
    if (thing_of(drag.from)?.kind === SPOT)
        touch_element(drag.from);
}

function drag_ended(event)
{
    const {from, is_on} = drag;

    if (!from || event.pointerId !== drag.pointer)
        return;
    drag.from = null;
    drag.is_on = false;
    by_id('things').classList.remove('is-dragging');
    if (!is_on)
        return;
    const to = event.type === 'pointerup'
             ? element_at(event.clientX, event.clientY) : null;

    if (to && to !== from && thing_of(to)?.kind === SPOT)
        touch_element(to, drag.touch);
}

/* A click of a pointer is where it came down and left again; that of a key or
 * a screen reader has no place. */
function clicked_element(event)
{
    if (event.detail === 0)
        return event.target.closest('.thing');
    const element = element_at(event.clientX, event.clientY);

    return element === drag.pressed ? element : null;
}

function clicked(event)
{
    const element = clicked_element(event);

    begin_sound();
    if (element)
        touch_element(element);
}

/* Keys */

const steps = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1],
               ArrowDown: [0, 1], Home: [-99, 0], End: [99, 0],
               PageUp: [0, -99], PageDown: [0, 99]};

/* The spot that was left last is where Tab comes back to. */
function walk(event)
{
    const step = steps[event.key];
    const to = step && !event.ctrlKey && !event.altKey && !event.metaKey
        && event.target.classList.contains('thing')
        && spot_beside(event.target, ...step);

    if (!to)
        return;
    event.preventDefault();
    event.stopPropagation();
    for (const one of by_id('things').querySelectorAll('[data-stop]'))
        delete one.dataset.stop;
    to.dataset.stop = '1';
    event.target.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
}

/* Sliders */

/* Every step is a touch: the picture of the knob comes from the core. */
function slid(event)
{
    const element = event.target, thing = thing_of(element);

    if (!thing || thing.kind !== SLIDER)
        return;
    element.setAttribute('aria-valuetext', element.value);
    if (event.type === 'change')
        delete element.dataset.held;
    else
        element.dataset.held = '1';
    if (thing.touch)
        touch_table(thing.touch, Number(element.value));
}

export function wire_table()
{
    const box = by_id('things');

    box.addEventListener('pointerdown', drag_began);
    box.addEventListener('pointermove', drag_moved);
    document.addEventListener('pointerup', drag_ended);
    document.addEventListener('pointercancel', drag_ended);
    box.addEventListener('click', clicked);
    box.addEventListener('keydown', walk);
    box.addEventListener('input', slid);
    box.addEventListener('change', slid);
    /* A mouse takes no focus: keys go on working the board. */
    box.addEventListener('mousedown', (event) => {
        if (event.target.type === 'range')
            return;
        event.preventDefault();
        focus_board();
    });
}
