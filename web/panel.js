/* panel.js - the panel beside the board: time, title, notices, folding. */
import {say} from './announce.js';
import {show_course} from './course.js';
import {keep_card} from './current_game.js';
import {by_id, on_click, set_attribute, set_text} from './dom.js';
import {follow_end} from './ending.js';
import {ask_worker, wake} from './frames.js';
import {focus_board} from './held.js';
import {intro_for} from './intros.js';
import {forget_later_moves, show_take_back} from './moves.js';
import {show_seats} from './seats.js';
import {settings_set} from './settings.js';
import {machine_now, view} from './view.js';
import {t} from './words.js';

export function state_words(status)
{
    if (status.thinking)
        return t('thinking');
    if (view.behind_ms > 1000)
        return t('catching up, {1} s behind',
                 Math.round(view.behind_ms / 1000));
    if (status.rewound)
        return t('rewound');           /* Resume tells that it is paused */
    return status.paused ? t('paused') : '';
}

function show_time(status)
{
    const slider = by_id('rewind');

    set_text(by_id('time'), status.time);
    set_text(by_id('of'), t('of {1}', status.of));
    set_text(by_id('state'), state_words(status));
    set_text(by_id('speed'), status.speed);
    if (view.is_dragging)
        return;
    set_slider(status);
    set_attribute(slider, 'aria-valuetext',
                  t('{1} of {2}', status.time, status.of));
}

/* Counted in tenths of a second, which is what it tells where only its number
 * is told. An arrow key shall go some way, and the last step end at the last
 * tick. */
const TENTHS = 10;

function set_slider(status)
{
    const slider = by_id('rewind');
    const tenths = (ticks) => Math.round(TENTHS * ticks / status.clock_hz);
    const end = tenths(status.end);
    const step = Math.max(1, Math.floor(end / 400));

    slider.step = step;
    slider.min = end % step;
    slider.max = end;
    slider.value = tenths(status.tick);
    slider_fill();
}

function slider_fill()
{
    const slider = by_id('rewind');
    const share = slider.max > 0 ? slider.value / slider.max : 1;

    slider.style.setProperty('--share', `${100 * share}%`);
}

function show_pause(status)
{
    const word = status.paused ? t('Resume') : t('Pause');

    set_text(by_id('pause-word'), word);
    by_id('pause').classList.toggle('main', status.paused);
    set_attribute(by_id('pause-icon'), 'href',
                  status.paused ? '#i-play' : '#i-pause');
}

function show_title(status)
{
    const machine = machine_now();
    const words = machine ? machine.title : status.id;

    set_text(by_id('machine'), words);
    document.title = `${words} – Boardwalk`;
    set_attribute(by_id('stage'), 'aria-label', t('The board: {1}', words));
}

/* The core's notices come and go by themselves. */
function show_notice(status)
{
    const mark = `${status.notices} ${status.notice}`;

    if (view.notice_mark === mark)
        return;
    view.notice_mark = mark;
    if (status.notice || view.notice_is_core)
        say(status.notice);
    view.notice_is_core = Boolean(status.notice);
}

/* What stopped a mind is told once. */
function show_trouble(status)
{
    if (status.trouble && status.trouble !== view.trouble)
        say(status.trouble);
    view.trouble = status.trouble;
}

export function show_status(status)
{
    show_time(status);
    show_pause(status);
    show_seats(status);
    show_title(status);
    show_notice(status);
    show_trouble(status);
    forget_later_moves(status);
    show_take_back();
    follow_end(status);
    show_course(status);
    keep_card(status);
}

/* Its ends are the ends of the game, whatever a tenth is. */
function tick_of_slider(slider, status)
{
    if (slider.value === slider.min)
        return 0;
    return slider.value === slider.max ? status.end
         : Math.min(status.end, Math.round(Number(slider.value)
                                           * status.clock_hz / TENTHS));
}

function seek_by_slider()
{
    const slider = by_id('rewind');

    view.seek = tick_of_slider(slider, view.status);
    slider_fill();
    wake();
}

function toggle_pause()
{
    ask_worker('pause', {is_paused: !(view.status && view.status.paused)});
}

export function wire_time()
{
    const slider = by_id('rewind');

    on_click('pause', toggle_pause);
    on_click('back', () => ask_worker('step', {by: -1}));
    on_click('on', () => ask_worker('step', {by: 1}));
    on_click('slower', () => ask_worker('speed', {by: -1}));
    on_click('faster', () => ask_worker('speed', {by: 1}));
    slider.addEventListener('input', seek_by_slider);
    slider.addEventListener('pointerdown', () => {
        view.is_dragging = true;
    });
    for (const name of ['pointerup', 'pointercancel', 'change'])
        slider.addEventListener(name, () => { view.is_dragging = false; });
}

/* Before a dialog opens, so that it gives the focus back to the board. */
export function wire_focus()
{
    const panel = by_id('panel');

    document.addEventListener('pointerdown', () => {
        view.is_pointing = true;
    }, true);
    panel.addEventListener('click', (event) => {
        if (event.detail > 0 && event.target.closest('button'))
            focus_board();
    }, true);
    panel.addEventListener('change', () => {
        if (view.is_pointing)
            focus_board();
    });
}

export function fold_panel(is_folded)
{
    document.body.classList.toggle('is-folded', is_folded);
    by_id('unfold').hidden = !is_folded;
    settings_set('is_folded', is_folded);
}

export function wire_fold()
{
    on_click('fold', () => { fold_panel(true); by_id('unfold').focus(); });
    on_click('unfold', () => { fold_panel(false); by_id('fold').focus(); });
    document.querySelector('.skip').addEventListener('click', (event) => {
        event.preventDefault();
        fold_panel(false);
        by_id('panel').focus();
    });
}
