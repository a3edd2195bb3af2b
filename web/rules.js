/* rules.js - the rules of a machine on one card, with a picture. */
import {open_dialog} from './dialogs.js';
import {by_id, make_element, on_click, set_attribute,
        set_text} from './dom.js';
import {ask_worker} from './frames.js';
import {intro_for} from './intros.js';
import {desk_is_light} from './settings.js';
import {machine_now, view} from './view.js';
import {t} from './words.js';

const WIDTH_PX = 300, HEIGHT_PX = 375;  /* of the picture, as a table has it */

function ask_for_picture(machine)
{
    const ratio = Math.min(window.devicePixelRatio || 1, 3);

    by_id('rules-picture').hidden = true;
    if (!machine.intro)
        return;
    ask_worker('rules', {number: view.offer.machines.indexOf(machine),
                         width: Math.floor(WIDTH_PX * ratio),
                         height: Math.floor(HEIGHT_PX * ratio),
                         theme: desk_is_light() ? 1 : 0});
}

/* Those of the game on the desk name the parts of its board. */
export function open_rules(machine, {rules} = {})
{
    if (!machine || !open_dialog('rules-dialog'))
        return;
    const intro = intro_for(machine);
    const paragraphs = rules && rules.length ? rules : intro.rules;

    set_text(by_id('rules-title'), t('{1}: the rules', intro.title));
    by_id('rules-words').replaceChildren(
        ...paragraphs.map((words) => make_element('p', words)));
    set_attribute(by_id('rules-picture'), 'aria-label',
                  t('An example: {1}', intro.title));
    by_id('rules-dialog').dataset.machine = machine.id;
    by_id('rules-dialog').scrollTop = 0;
    ask_for_picture(machine);
}

/* One that comes when the card of another machine is open is late. */
export function take_rules({number, width, height, data})
{
    const canvas = by_id('rules-picture');
    const machine = view.offer.machines[number];

    if (!data || !machine
        || by_id('rules-dialog').dataset.machine !== machine.id)
        return;
    Object.assign(canvas, {width, height, hidden: false});
    canvas.getContext('2d').putImageData(new ImageData(data, width, height),
                                         0, 0);
}

export function wire_rules()
{
    on_click('rules', () => open_rules(machine_now(), view.card));
}
