/* turns.js - events of the game on the board, for other modules: another one is
 * wanted ('wanted'), it is there ('there', with what asked for it, if anything
 * did), or it could not be ('refused').
 *
 * So what opens games knows nothing of the lobby, the address, and cards.
 */
const turns = new EventTarget();

export function tell_turn(name, detail)
{
    turns.dispatchEvent(new CustomEvent(name, {detail}));
}

export function on_turn(name, call)
{
    turns.addEventListener(name, (event) => call(event.detail));
}
