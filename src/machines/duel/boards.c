/* boards.c - the boards that duel is played on.
 *
 * The first is what "duel" without a board means; "duel:sim" names the other.
 */
#include "machines/duel/on_basys2.h"
#include "machines/duel/on_sim.h"

const struct machine_type *const duel_machines[] = {
    &duel_on_basys2,
    &duel_on_sim,
    NULL,
};
