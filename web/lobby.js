/* lobby.js - what a first visit sees: all machines, on which minds play, and
 * one click to play yourself.
 *
 * The cards are plain elements and there at once; their boards come alive when
 * a worker of their own has begun (lobby_worker.js). It ends with the lobby.
 */
import {current_game} from './current_game.js';
import {by_id, make_element, set_attribute, set_text} from './dom.js';
import {calm_system, send_size, tell_hidden, wake} from './frames.js';
import {focus_board, let_go_of_all} from './held.js';
import {games_of, id_for_two, intro_for, seats_against, seats_of_minds,
        usual_id, usual_level} from './intros.js';
import {open_new} from './new_game.js';
import {begin_new} from './opening.js';
import {open_rules} from './rules.js';
import {desk_is_light} from './settings.js';
import {rest_sound} from './sound.js';
import {store} from './storage.js';
import {card_of, is_stored} from './stored_games.js';
import {on_turn} from './turns.js';
import {view} from './view.js';
import {date_words, language, t} from './words.js';

const lobby = {worker: null, cards: [], eye: null, sizes: null};

/* Cards */

function button_of(words, label, call)
{
    const button = make_element('button', words, {type: 'button'});

    button.setAttribute('aria-label', label);
    button.addEventListener('click', call);
    return button;
}

function play(machine, is_guided)
{
    const level = usual_level(intro_for(machine));
    const [a, b] = seats_against(machine, level && level.mind);

    begin_new(usual_id(machine), a, b, {is_guided});
}

function watch(machine)
{
    const intro = intro_for(machine), level = usual_level(intro);
    const [a, b] = seats_of_minds(machine, level ? level.mind : intro.demo);

    begin_new(usual_id(machine), a, b, {is_guided: false});
}

/* Two people and first steps only where there are such. */
function small_buttons(machine)
{
    const intro = intro_for(machine), {title} = intro, row = [];

    if (id_for_two(machine))
        row.push(button_of(t('Two people'), t('{1}: two people', title),
                           () => begin_new(id_for_two(machine), 'human',
                                           'human')));
    if (machine.minds.length)
        row.push(button_of(t('Watch'), t('{1}: watch minds play', title),
                           () => watch(machine)));
    if (intro.steps)
        row.push(button_of(t('First steps'), t('{1}: first steps', title),
                           () => play(machine, true)));
    row.push(button_of(t('Rules'), t('{1}: rules', title),
                       () => open_rules(machine)));
    return row;
}

/* How strong the mind is, and the options, before it begins. */
function choose_button(machine)
{
    const button = button_of(t('Choose...'),
                             t('{1}: choose opponent and options',
                               intro_for(machine).title),
                             () => open_new(machine));

    button.className = 'choose';
    return button;
}

/* Pictures are for those who see; a click on one is a click on Play. */
function picture_of(machine)
{
    const box = make_element('div', null, {className: 'lobby-picture'});
    const [board, sheet] = ['lobby-board', 'lobby-sheet'].map((name) => {
        const frame = make_element('div', null, {className: name});

        frame.append(make_element('canvas'));
        return frame;
    });

    box.setAttribute('aria-hidden', 'true');
    box.append(sheet, board);
    box.addEventListener('click', () => play(machine));
    return box;
}

function card_element(machine)
{
    const intro = intro_for(machine), card = make_element('li');
    const words = make_element('div', null, {className: 'lobby-words'});
    const row = make_element('div', null, {className: 'lobby-row'});
    const main = button_of(t('Play'), t('Play {1}', intro.title),
                           () => play(machine));

    main.className = 'main';
    row.append(main, choose_button(machine), ...small_buttons(machine));
    words.append(make_element('h2', intro.title),
                 make_element('p', intro.pitch), row);
    card.append(picture_of(machine), words);
    card.dataset.machine = machine.name;
    return card;
}

function show_cards()
{
    if (!view.offer || lobby.cards.length)
        return;
    lobby.cards = games_of(view.offer).map((machine) => ({
        machine, element: card_element(machine), is_seen: true}));
    by_id('lobby-cards').replaceChildren(
        ...lobby.cards.map((card) => card.element));
    by_id('lobby-veil').hidden = true;
    performance.mark('boardwalk-lobby');
}

/* The last game */

/* The one on the board now, or the one that was played last. */
function last_game()
{
    const id = store.game ? store.game.id : current_game();
    const card = id && is_stored(id) ? card_of(id) : null;

    return card && !card.is_broken ? card : null;
}

export function show_resume()
{
    const card = last_game();

    by_id('lobby-resume').hidden = !card;
    if (!card)
        return;
    const machine = view.offer && view.offer.machines.find(
        (one) => one.name === card.machine);
    const title = machine ? intro_for(machine).title : card.title;

    set_text(by_id('resume-title'), title);
    set_text(by_id('resume-words'), [card.players, date_words(card.date)]
        .filter(Boolean).join(' · '));
    set_attribute(by_id('resume'), 'aria-label', t('Resume {1}', title));
    by_id('resume').dataset.game = card.id;
}

/* Their boards */

/* A sheet is drawn larger than it is shown: words are then small, and not cut
 * off. It changes once in a move. */
function pixel_size(canvas, least)
{
    const box = canvas.parentNode.getBoundingClientRect();
    const ratio = Math.max(least / Math.max(1, box.width),
                           Math.min(window.devicePixelRatio || 1, 2));

    return {width: Math.floor(box.width * ratio),
            height: Math.floor(box.height * ratio)};
}

function sizes_of(card)
{
    const [board, sheet] = [['board', 0], ['sheet', 440]].map(
        ([name, least]) => pixel_size(card.element.querySelector(
            `.lobby-${name} canvas`), least));

    return {board, sheet, theme: desk_is_light() ? 1 : 0};
}

function put_cut(canvas, {width, height}, cut)
{
    if (canvas.width !== width || canvas.height !== height)
        Object.assign(canvas, {width, height});
    canvas.getContext('2d', {alpha: false}).putImageData(
        new ImageData(cut.data, cut.width, cut.height), cut.left, cut.top);
}

/* A picture of another size than is wanted now is late, and dropped. */
function take_picture({number, cuts, table})
{
    const {element, sizes} = lobby.cards[number];
    const canvas = (name) => element.querySelector(`.lobby-${name} canvas`);
    const fits = ({left, top, width, height}, size) =>
        left + width <= size.width && top + height <= size.height;

    for (const cut of cuts)
        if (fits(cut, sizes.board))
            put_cut(canvas('board'), sizes.board, cut);
    if (table && fits(table, sizes.sheet))
        put_cut(canvas('sheet'), sizes.sheet, table);
    if (!element.classList.contains('is-alive')) {
        element.classList.add('is-alive');
        performance.mark('boardwalk-lobby-board');
    }
}

function tell_seen(is_back)
{
    if (lobby.worker)
        lobby.worker.postMessage({op: 'seen', is_back,
                                  seen: lobby.cards.map((card) =>
                                      card.is_seen),
                                  is_still: calm_system.matches,
                                  is_hidden: document.hidden});
}

export function lobby_changed()
{
    if (!view.is_lobby || !lobby.worker)
        return;
    tell_seen(true);
    lobby.cards.forEach((card, number) => {
        const sizes = sizes_of(card);

        if (JSON.stringify(sizes) === JSON.stringify(card.sizes))
            return;
        card.sizes = sizes;
        lobby.worker.postMessage({op: 'size', number, ...sizes});
    });
}

function watch_cards()
{
    lobby.eye = new IntersectionObserver((entries) => {
        for (const entry of entries)
            lobby.cards.find((card) => card.element === entry.target)
                 .is_seen = entry.isIntersecting;
        tell_seen(false);
    });
    lobby.sizes = new ResizeObserver(lobby_changed);
    for (const card of lobby.cards)
        lobby.eye.observe(card.element);
    lobby.sizes.observe(by_id('lobby-cards'));
}

function demo_of(card, number)
{
    const {machine} = card, intro = intro_for(machine);

    card.sizes = sizes_of(card);
    return {number, id: usual_id(machine),
            seats: seats_of_minds(machine, intro.demo), ...card.sizes};
}

async function start_boards()
{
    const module = await view.module;

    if (!view.is_lobby || lobby.worker || !lobby.cards.length)
        return;
    lobby.worker = new Worker('lobby_worker.js', {type: 'module'});
    lobby.worker.onmessage = (event) => take_picture(event.data);
    lobby.worker.onerror = (event) => event.preventDefault();
    lobby.worker.postMessage({op: 'start', module, po: language.po,
                              is_still: calm_system.matches,
                              cards: lobby.cards.map(demo_of)});
    watch_cards();
    tell_seen(false);
}

function end_boards()
{
    if (!lobby.worker)
        return;
    lobby.worker.terminate();
    lobby.worker = null;
    lobby.eye.disconnect();
    lobby.sizes.disconnect();
}

/* The offer has come, or the lobby is entered: cards at once, boards when they
 * were seen. */
export function fill_lobby()
{
    if (!view.is_lobby || !view.offer)
        return;
    show_cards();
    show_resume();
    requestAnimationFrame(() => setTimeout(() =>
        start_boards().catch(() => {})));       /* then they stand still */
}

export function show_lobby()
{
    if (view.is_lobby)
        return;
    view.is_lobby = true;
    let_go_of_all();
    document.body.classList.add('in-lobby');
    document.title = 'Boardwalk';
    rest_sound();
    tell_hidden();
    fill_lobby();
    window.scrollTo(0, 0);
    by_id('lobby').scrollTop = 0;
    by_id('lobby-title').focus({preventScroll: true});
}

/* The game is in view from its top, also on a telephone. */
export function leave_lobby()
{
    window.scrollTo(0, 0);
    if (!view.is_lobby)
        return;
    view.is_lobby = false;
    end_boards();
    document.body.classList.remove('in-lobby');
    tell_hidden();
    if (view.worker)
        send_size();                    /* before the game comes */
    focus_board();
    wake();
}

export function wire_lobby()
{
    on_turn('wanted', leave_lobby);
    calm_system.addEventListener('change', lobby_changed);
    document.addEventListener('visibilitychange', lobby_changed);
}
