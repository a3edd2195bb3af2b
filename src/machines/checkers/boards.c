/* boards.c - the board that checkers is played on.
 *
 * There is one: "checkers" and "checkers:tinychip" are the same machine.
 */
#include "machines/checkers/on_tinychip.h"

const struct machine_type *const checkers_machines[] = {
    &checkers_on_tinychip,
    NULL,
};
