/* on_sim.h - the bare duel chip, as in the document's simulation.
 *
 * One tick is one clock of the chip, at 2 Hz. There is no state besides the
 * chip's own (struct duel).
 */
#ifndef DUEL_SIM_H
#define DUEL_SIM_H

#include "boards/board.h"

extern const struct machine_type duel_on_sim;

#endif
