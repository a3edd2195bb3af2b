/* picture.js - the picture of the board, and the texts over it. */
import {by_id, set_text} from './dom.js';
import {desk_is_light} from './settings.js';
import {finger_room} from './shown.js';
import {view} from './view.js';
import {t} from './words.js';

export function put_cuts(message)
{
    const canvas = by_id('board');
    const paper = canvas.getContext('2d', {alpha: false});

    if (canvas.width !== message.width || canvas.height !== message.height) {
        canvas.width = message.width;
        canvas.height = message.height;
    }
    for (const cut of message.cuts)
        paper.putImageData(new ImageData(cut.data, cut.width, cut.height),
                           cut.left, cut.top);
    if (!view.is_seen) {
        view.is_seen = true;
        performance.mark('boardwalk-picture');
    }
}

/* A board that is folded away keeps its size, so that its parts are known;
 * one that was never seen has about that of the window. */
function stage_box()
{
    const box = by_id('stage').getBoundingClientRect();
    const ratio = window.devicePixelRatio || 1;

    if (box.width && box.height)
        return box;
    return view.size.width
         ? {width: view.size.width / ratio, height: view.size.height / ratio}
         : {width: Math.max(320, innerWidth),
            height: Math.max(320, innerHeight / 2)};
}

/* Sharp on every screen, and no larger than a browser can bear. */
export function wanted_size()
{
    const box = stage_box();
    const most = Math.sqrt(8.3e6 / Math.max(1, box.width * box.height));
    const ratio = Math.min(window.devicePixelRatio || 1, most);

    return {width: Math.floor(box.width * ratio),
            height: Math.floor(box.height * ratio),
            theme: desk_is_light() ? 1 : 0,
            fingers: finger_room(),
            scale: Math.round(100 * ratio)};
}

/* What stands over the board; while a game is opened, with a way out. */
export function show_veil(words)
{
    set_text(by_id('veil'), words);
    by_id('veil-box').hidden = !words;
    by_id('cancel-opening').hidden = !view.is_opening || !words;
}

/* A share of -1: nothing is being opened. */
export function show_opening(share)
{
    const was_on = view.is_opening;

    view.is_opening = share >= 0;
    if (view.is_opening)
        show_veil(t('Watching the game so far, {1} % …',
                    Math.floor(share / 10)));
    else if (was_on)
        show_veil(view.veil);
}

export function take_room(message)
{
    view.veil = message.is_enough ? ''
              : t('The board needs more room than there is here.');
    if (view.veil)
        show_veil(view.veil);
}
