/* boards.c - the board that poker is played on.
 *
 * There is one: "poker" and "poker:basys3" are the same machine.
 */
#include "machines/poker/on_basys3.h"

const struct machine_type *const poker_machines[] = {
    &poker_on_basys3,
    NULL,
};
