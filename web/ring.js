/* ring.js - the ring around what a first game asks for next, told to who
 * listens as well.
 */
import {set_attribute} from './dom.js';

export function ring_element(element, is_next)
{
    element.classList.toggle('is-next', is_next);
    if (is_next)
        set_attribute(element, 'aria-describedby', 'guide-words');
    else
        element.removeAttribute('aria-describedby');
}
