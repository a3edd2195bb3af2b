/* parts.js - real buttons over the picture, for every part that can be
 * operated.
 *
 * Screen readers and the Tab key find the parts there, and fingers hit them.
 */
import {by_id, make_element, set_attribute} from './dom.js';
import {finger_down, finger_moved, finger_up, part_clicked} from './pointer.js';
import {ring_part} from './guide.js';
import {view} from './view.js';
import {t} from './words.js';

function part_label(part, is_latched)
{
    return [part.name, part.does === '-' ? t('unused') : part.does,
            part.key && t('key {1}', part.key),
            is_latched && t('latched')].filter(Boolean).join(', ');
}

const workable = ['button', 'switch', 'keyboard', 'terminal'];

function make_part(part)
{
    const element = make_element('button', null, {type: 'button'});

    element.className = `part ${part.kind}`;
    if (part.kind === 'switch')
        element.setAttribute('role', 'switch');
    element.addEventListener('pointerdown', finger_down);
    element.addEventListener('pointermove', finger_moved);
    element.addEventListener('pointerup', finger_up);
    element.addEventListener('pointercancel', finger_up);
    element.addEventListener('lostpointercapture', finger_up);
    element.addEventListener('click', part_clicked);
    element.addEventListener('mousedown', (event) => {
        event.preventDefault();         /* a mouse takes no focus */
    });
    element.addEventListener('contextmenu', (event) => {
        event.preventDefault();
    });
    return element;
}

/* Old elements are used again, so that the focus stays where it is. */
export function show_parts(message)
{
    const group = by_id('parts'), old = new Map();

    for (const element of [...group.children])
        old.set(`${element.dataset.name} ${element.dataset.kind}`, element);
    view.parts = message.parts;
    view.elements = view.parts.map((part) => {
        const key = `${part.name} ${part.kind}`;

        if (!workable.includes(part.kind) || part.width <= 0)
            return null;
        const element = old.get(key) || make_part(part);

        old.delete(key);
        place_part(element, part, message);
        if (element.parentNode !== group)
            group.append(element);
        return element;
    });
    for (const element of old.values())
        element.remove();
    view.inputs = view.latches = '';
    mark_parts();
    make_room(message);
}

/* As high as fingers need it (boardwalk.css). */
function make_room({touch_height})
{
    by_id('stage').style.setProperty('--touch-height',
                                     `${Math.ceil(touch_height)}px`);
}

/* In shares of the board, which may be folded away now. */
function place_part(element, part, {width, height})
{
    element.dataset.part = part.part;
    element.dataset.name = part.name;
    element.dataset.kind = part.kind;
    element.title = part_label(part);
    set_attribute(element, 'aria-label', part_label(part));
    element.style.left = `${100 * part.x / width}%`;
    element.style.top = `${100 * part.y / height}%`;
    element.style.width = `${100 * part.width / width}%`;
    element.style.height = `${100 * part.height / height}%`;
}

/* Keeps what a screen reader says true. */
export function mark_parts()
{
    view.elements.forEach((element, i) => {
        const is_on = view.inputs[i] === '1' ? 'true' : 'false';

        if (!element || element.dataset.kind === 'keyboard'
            || element.dataset.kind === 'terminal')
            return;
        set_attribute(element, element.dataset.kind === 'switch'
                      ? 'aria-checked' : 'aria-pressed', is_on);
        set_attribute(element, 'aria-label', part_label(
            view.parts[i], view.latches[i] === '1'));
    });
    ring_part();
}
