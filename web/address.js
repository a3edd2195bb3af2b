/* address.js - the address of the page names the machine that is played.
 *
 * So it can be bookmarked and sent: #m=duel:basys2, with the options and
 * without the seed, begins such a game. A reload finds in its history that the
 * address was written for a game that is there, and goes on with that.
 */

/* "duel:basys2#7 lives=3" as "#m=duel:basys2%20lives=3" */
function address_of(id)
{
    const plain = id.replace(/#\S*/, '');

    return '#m=' + encodeURIComponent(plain).replace(/%3A/g, ':')
                                            .replace(/%3D/g, '=');
}

export function show_address(id, game)
{
    history.replaceState({game}, '', address_of(id));
}

/* The page wrote it for the game on the board: it asks for nothing new. */
export function is_own_address()
{
    return Boolean(history.state && history.state.game);
}
