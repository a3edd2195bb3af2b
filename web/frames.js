/* frames.js - sends orders to the worker, and asks it for frames.
 *
 * A frame is asked for whenever the browser can show one, and only when the
 * last one has come.
 */
import {window_query} from './dom.js';
import {wanted_size} from './picture.js';
import {settings} from './settings.js';
import {send_sheet} from './sheet.js';
import {rest_sound} from './sound.js';
import {view} from './view.js';

export const calm_system = window_query('(prefers-reduced-motion: reduce)');

export const beat = {request: 0, timer: 0, is_asked: false, asked_ms: 0,
                     last_ms: 0,
                     doze_ms: 0};       /* slept before the next frame */

const CALM_MS = 1000 / 15, REST_MS = 250;

/* After so long without any news, frames come so seldom. */
const DOZES = [{quiet_ms: 8000, doze_ms: 500}, {quiet_ms: 1500, doze_ms: 200}];

/* A light that blinks is always news. Where nobody has done anything for a
 * while, it is looked at so often; a blink of half a second is still seen, as
 * it would not be if a look took exactly half of it. */
const BLINKS = [{quiet_ms: 8000, doze_ms: 400}, {quiet_ms: 5000, doze_ms: 200}];

function is_waiting()
{
    return Boolean(document.querySelector('dialog[open]'))
        || view.is_dragging || view.is_lobby;
}

/* While nothing moves, a frame now and then is enough. */
function is_moving()
{
    return view.status && !view.status.paused && !is_waiting();
}

/* How long to sleep before the next frame: where nothing has been new for a
 * while, most of what a page costs is asking for pictures. A hand wakes it. */
function doze_ms()
{
    const {status} = view;
    const now = performance.now();
    const doze = DOZES.find((one) => now - view.changed_ms > one.quiet_ms)
        || BLINKS.find((one) => now - view.worked_ms > one.quiet_ms);

    return doze && !status.thinking && view.behind_ms <= 0
        && !view.is_opening && Number.parseFloat(status.speed) <= 1
         ? doze.doze_ms : 0;
}

function may_ask()
{
    return !beat.request && view.worker && !document.hidden && !view.is_lobby;
}

export function wake()
{
    if (may_ask())
        beat.request = requestAnimationFrame(ask_for_frame);
}

/* Out of a doze without a wait for the browser's next frame: that would be a
 * frame in which nothing is new, and half of what a page at rest costs. */
function wake_from_doze()
{
    if (may_ask())
        ask_for_frame(performance.now());
}

function ask_for_frame(now)
{
    beat.request = 0;
    clearTimeout(beat.timer);
    if (beat.is_asked || !view.worker || !view.is_ready)
        return;
    const is_seen = !calm_system.matches
                 || now - beat.last_ms > CALM_MS - 4;

    beat.last_ms = is_seen ? now : beat.last_ms;
    beat.asked_ms = performance.now();
    beat.is_asked = true;
    send_size();
    if (view.seek !== null)
        view.worker.postMessage({op: 'seek', tick: view.seek});
    view.seek = null;
    view.worker.postMessage({op: 'tick', is_seen, doze_ms: beat.doze_ms,
                             is_waiting: is_waiting()});
    beat.doze_ms = 0;
}

export function frame_answered()
{
    beat.is_asked = false;
    clearTimeout(beat.timer);
    beat.doze_ms = is_moving() ? doze_ms() : 0;
    if (beat.doze_ms === DOZES[0].doze_ms)
        rest_sound();
    if (view.seek !== null || (is_moving() && !beat.doze_ms))
        wake();
    else
        beat.timer = setTimeout(wake_from_doze, beat.doze_ms || REST_MS);
}

export function ask_worker(op, fields)
{
    if (view.worker)
        view.worker.postMessage(Object.assign({op}, fields));
    view.changed_ms = view.worked_ms = performance.now();
    wake();
}

export function send_size()
{
    const size = wanted_size(), now = view.size;

    send_sheet();
    if (size.width === now.width && size.height === now.height
        && size.theme === now.theme && size.scale === now.scale
        && !size.fingers === !now.fingers)
        return;
    view.size = size;
    view.worker.postMessage(Object.assign({op: 'size'}, size));
}

export function tell_hidden()
{
    if (view.worker)
        view.worker.postMessage({op: 'hidden', is_hidden: document.hidden,
                                 goes_on: settings.hidden === 'go on',
                                 is_waiting: is_waiting()});
}
