/* pointer.js - mice and fingers on the board.
 *
 * Each pointer has its own part, and several may be on one. Whatever has no
 * button of its own is found by its pixel.
 */
import {ask_to_type} from './dialogs.js';
import {by_id, set_attribute} from './dom.js';
import {ask_worker} from './frames.js';
import {fingers, focus_board, let_go_of_all} from './held.js';
import {FINGER_MOUSE} from './protocol.js';
import {begin_sound} from './sound.js';
import {view} from './view.js';

export const LATCH_MS = 500;            /* a finger that rests */

const LATCH_MOVE_PX = 10, LOOK_KEY = 118;       /* 'v' */

let touches_to_end = false;             /* squares, entered by a touch */

export function part_number(element)
{
    return Number(element.dataset.part);
}

function is_up(element)
{
    return element.getAttribute('aria-checked') === 'true';
}

function set_switch(element, level)
{
    if (is_up(element) === level)
        return;
    set_attribute(element, 'aria-checked', String(level));
    ask_worker('press', {part: part_number(element),
                         finger: FINGER_MOUSE});
}

function latch_by_finger(finger)
{
    clearTimeout(finger.timer);
    finger.is_latching = true;
    ask_worker('latch', {part: finger.part});
    ask_worker('let_go', {part: finger.part, fingers: FINGER_MOUSE});
    if (navigator.vibrate && finger.is_touch)
        navigator.vibrate(20);
}

function press_button(finger, event)
{
    ask_worker('press', {part: finger.part, finger: FINGER_MOUSE});
    if (event.pointerType !== 'mouse')
        finger.timer = setTimeout(() => latch_by_finger(finger), LATCH_MS);
}

function start_finger(finger, event)
{
    const kind = finger.element.dataset.kind;

    if (kind === 'keyboard') {
        ask_to_type();
    } else if (kind === 'terminal') {
        ask_worker('key', {key: LOOK_KEY});
    } else if (kind === 'switch') {
        finger.level = !is_up(finger.element);
        set_switch(finger.element, finger.level);
    } else {
        press_button(finger, event);
    }
}

export function finger_down(event)
{
    const element = event.currentTarget;
    const finger = {element, part: part_number(element), x: event.clientX,
                    y: event.clientY, timer: 0,
                    is_touch: event.pointerType === 'touch'};

    begin_sound();
    focus_board();
    if (event.button === 2 && element.dataset.kind === 'button') {
        ask_worker('latch', {part: finger.part});
        return;
    }
    if (event.button !== 0 || fingers.has(event.pointerId))
        return;
    element.setPointerCapture(event.pointerId);
    element.dataset.worked = performance.now();
    fingers.set(event.pointerId, finger);
    start_finger(finger, event);
}

/* A finger drawn along a row of switches sets them all alike. */
function drag_switches(finger, event)
{
    const over = document.elementsFromPoint(event.clientX, event.clientY)
        .find((element) => element.dataset && element.dataset.kind
                           === 'switch');

    if (over && over !== finger.element)
        set_switch(over, finger.level);
}

export function finger_moved(event)
{
    const finger = fingers.get(event.pointerId);

    if (!finger)
        return;
    if (finger.level !== undefined)
        drag_switches(finger, event);
    if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y)
        > LATCH_MOVE_PX)
        clearTimeout(finger.timer);
}

function has_finger(part)
{
    return [...fingers.values()].some((finger) => finger.part === part
                                                  && !finger.is_latching);
}

export function finger_up(event)
{
    const finger = fingers.get(event.pointerId);

    if (!finger)
        return;
    fingers.delete(event.pointerId);
    clearTimeout(finger.timer);
    if (!finger.is_latching && !has_finger(finger.part))
        ask_worker('let_go', {part: finger.part, fingers: FINGER_MOUSE});
    end_touches();
}

/* A press that came neither by pointer nor by key: a screen reader's. */
export function part_clicked(event)
{
    const element = event.currentTarget;

    if (performance.now() - Number(element.dataset.worked || -2000) < 1000
        || event.detail > 0)
        return;
    tap_part(element);
}

export function tap_part(element)
{
    const finger = {element, part: part_number(element)};

    start_finger(finger, {pointerType: 'mouse'});
    ask_worker('let_go', {part: finger.part, fingers: FINGER_MOUSE});
}

function touch_at(client_x, client_y)
{
    const box = by_id('stage').getBoundingClientRect();
    const scale = view.size.width / box.width;

    touches_to_end = true;
    ask_worker('touch', {x: Math.floor((client_x - box.left) * scale),
                         y: Math.floor((client_y - box.top) * scale)});
}

function end_touches()
{
    if (!touches_to_end || fingers.size)
        return;
    touches_to_end = false;
    ask_worker('let_go', {part: -1, fingers: FINGER_MOUSE});
}

/* A finger that touches glass may want to scroll; it means a square only if
 * it leaves where it came. */
function canvas_down(event)
{
    begin_sound();
    focus_board();
    if (event.pointerType === 'touch')
        view.touch = {x: event.clientX, y: event.clientY};
    else if (event.button === 0)
        touch_at(event.clientX, event.clientY);
}

function canvas_up(event)
{
    const from = view.touch;

    view.touch = null;
    if (from && event.type === 'pointerup'
        && Math.hypot(event.clientX - from.x, event.clientY - from.y)
           <= LATCH_MOVE_PX)
        touch_at(from.x, from.y);
    end_touches();
}

export function wire_touches()
{
    by_id('board').addEventListener('pointerdown', canvas_down);
    by_id('board').addEventListener('pointerup', canvas_up);
    by_id('board').addEventListener('pointercancel', canvas_up);
    window.addEventListener('blur', let_go_of_all);
}
