/* on_sim.h - the bare duel chip, as in the document's simulation. */
#ifndef DUEL_SIM_H
#define DUEL_SIM_H

#include "boards/board.h"

extern const struct machine_type duel_on_sim;

#endif
