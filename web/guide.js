/* guide.js - a first game, step by step: what to do stands above the line that
 * says what now, and the thing to use next is ringed.
 *
 * It begins by itself in the first game of a machine in this browser, and from
 * "First steps". Done or skipped, it does not come again by itself.
 */
import {by_id, make_element, on_click} from './dom.js';
import {ask_worker} from './frames.js';
import {focus_board} from './held.js';
import {ring_element} from './ring.js';
import {settings, settings_set} from './settings.js';
import {store} from './storage.js';
import {sentence} from './table_words.js';
import {on_turn} from './turns.js';
import {machine_now, view} from './view.js';
import {t} from './words.js';

function guided_machines()
{
    return settings.guided.split(' ').filter(Boolean);
}

function remember_guided()
{
    const machine = machine_now();

    settings_set('guiding', '');
    if (machine && !guided_machines().includes(machine.name))
        settings_set('guided', [...guided_machines(), machine.name].join(' '));
}

/* A first game that was left in its middle is guided when it goes on. */
function is_to_be_guided(pending)
{
    const machine = machine_now();

    if (!machine || !machine.intro || !machine.intro.steps)
        return false;
    if (pending.is_guided !== undefined)
        return pending.is_guided;
    return pending.id === settings.guiding
        || Boolean(pending.is_begun
                   && !guided_machines().includes(machine.name));
}

/* A game has come, as opening.js was told to open it. */
function begin_guide(pending)
{
    if (!pending || !is_to_be_guided(pending))
        return;
    settings_set('guiding', pending.id);
    ask_worker('guide', {is_on: true});
}

/* The words of the step are all that is read out of it. */
function show_step({step, steps, words})
{
    by_id('guide-words').replaceChildren(
        make_element('strong', t('Step {1} of {2}:', step, steps)),
        ` ${sentence(words)}`);
}

/* One that was skipped, or whose game is gone, has no steps any more; several
 * last steps can be done at once. */
function end_steps(guide)
{
    by_id('guide-words').textContent = '';
    if (guide.steps && store.game && store.game.id === settings.guiding)
        remember_guided();
}

export function show_guide(guide)
{
    view.guide = guide;
    document.body.classList.toggle('is-guided', guide.step > 0);
    by_id('guide').hidden = !guide.step;
    if (guide.step)
        show_step(guide);
    else
        end_steps(guide);
    ring_part();
}

export function ring_part()
{
    view.elements.forEach((element, i) => {
        if (element)
            ring_element(element, view.guide.step > 0
                                  && i === view.guide.part);
    });
}

function skip_guide()
{
    remember_guided();
    ask_worker('guide', {is_on: false});
    focus_board();
}

export function wire_guide()
{
    on_click('skip-guide', skip_guide);
    on_turn('there', begin_guide);
}
