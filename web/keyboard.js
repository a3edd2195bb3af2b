/* keyboard.js - keys on the board, by the numbers of src/player/key.h. */
import {ask_worker} from './frames.js';
import {focus_board, keys, show_keys} from './held.js';
import {open_help} from './help.js';
import {part_number, tap_part} from './pointer.js';
import {FINGER_KEY} from './protocol.js';
import {begin_sound} from './sound.js';
import {view} from './view.js';

const KEY_BEYOND = 0x110000;

const named_keys = {
    Enter: 13, Escape: 27, Backspace: 127,
    ArrowUp: KEY_BEYOND + 1, ArrowDown: KEY_BEYOND + 2,
    ArrowRight: KEY_BEYOND + 3, ArrowLeft: KEY_BEYOND + 4,
    Home: KEY_BEYOND + 5, End: KEY_BEYOND + 6, PageUp: KEY_BEYOND + 7,
    PageDown: KEY_BEYOND + 8, Delete: KEY_BEYOND + 9,
};

/* Those that go on as long as they are held, unless they hold a part. */
const repeating = [',', '.', '<', '>', '[', ']', 'PageUp', 'PageDown',
                   'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

const HELP_MS = 350;                    /* a shorter '?' asks for help */

export const question_key = {code: '', since_ms: 0};

function key_number(event)
{
    const letters = [...event.key];
    const is_written = event.getModifierState('AltGraph')
                    || (event.altKey && /^[^\w\s]$/.test(event.key));

    if (event.metaKey || event.isComposing
        || ((event.ctrlKey || event.altKey) && !is_written))
        return 0;
    return letters.length === 1 ? event.key.codePointAt(0)
                                : named_keys[event.key] || 0;
}

/* Whose key it is: 'part', 'board' or '' (the browser's). */
function key_goes_to(event)
{
    const control = event.target.closest
        && event.target.closest('button, a, summary, input, select, '
                                + 'textarea, dialog');
    const is_letter = [...event.key].length === 1 && event.key !== ' ';

    if (document.querySelector('dialog[open]'))
        return '';
    if (!control)
        return 'board';
    if (control.matches('select, textarea, dialog, input:not([type=range])'))
        return '';
    if (control.classList.contains('part'))
        return event.key === ' ' || event.key === 'Enter' ? 'part' : 'board';
    return is_letter ? 'board' : '';
}

function is_repeatable(event)
{
    const name = event.key.replace(/^Arrow/, '');

    return repeating.includes(event.key)
        && !view.parts.some((part) => part.key
                            && part.key.split(/[ ,]+/).includes(name));
}

function key_on_part(element, event)
{
    const part = part_number(element);

    element.dataset.worked = performance.now();
    if (event.repeat)
        return;
    if (event.shiftKey && element.dataset.kind === 'button') {
        ask_worker('latch', {part});
    } else if (element.dataset.kind === 'button') {
        keys.set(event.code, {part});
        ask_worker('press', {part, finger: FINGER_KEY});
    } else {
        tap_part(element);
    }
}

function key_on_board(event)
{
    const number = key_number(event);

    if (!number || (event.repeat && !is_repeatable(event)))
        return number !== 0;
    if (event.key === '?') {
        question_key.code = event.code;
        question_key.since_ms = event.timeStamp;
        show_keys(true);
        return true;
    }
    keys.set(event.code, {number});
    ask_worker('key', {key: number});
    return true;
}

export function key_down(event)
{
    const to = key_goes_to(event);

    begin_sound();
    view.is_pointing = false;
    if (view.is_lobby)
        return;                         /* there is no board */
    if (event.key === 'F1') {
        event.preventDefault();
        open_help();
    } else if (event.key === 'Escape' && !to
               && !document.querySelector('dialog[open]')) {
        focus_board();
    } else if (to === 'part') {
        key_on_part(event.target, event);
        event.preventDefault();
    } else if (to === 'board' && key_on_board(event)) {
        event.preventDefault();
    }
}

export function key_up(event)
{
    const held = keys.get(event.code);

    if (event.code === question_key.code)
        question_released(event);
    if (event.target.classList && event.target.classList.contains('part')
        && event.key === ' ')
        event.preventDefault();         /* no click of its own */
    if (!held)
        return;
    keys.delete(event.code);
    if (held.number)
        ask_worker('key_up', {key: held.number});
    else
        ask_worker('let_go', {part: held.part, fingers: FINGER_KEY});
}

/* As long as it was down, however late the page comes to hear of it. */
function question_released(event)
{
    const held_ms = event.timeStamp - question_key.since_ms;

    question_key.code = '';
    show_keys(false);
    if (held_ms < HELP_MS)
        open_help();
}
