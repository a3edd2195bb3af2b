/* boards.c - the board that pegs is played on.
 *
 * There is one: "pegs" and "pegs:nexys3" are the same machine.
 */
#include "machines/pegs/on_nexys3.h"

const struct machine_type *const pegs_machines[] = {
    &pegs_on_nexys3,
    NULL,
};
