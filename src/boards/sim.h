/* sim.h - no board at all: parts straight on a chip, as in a simulation. */
#ifndef SIM_H
#define SIM_H

#include "boards/board.h"

enum {
    SIM_LD  = 0,                /* outputs: eight LEDs */
    SIM_SSD = 8,                /* then four digits of eight bits */
};

extern const struct pin_def sim_outputs[];
extern const struct board_type sim;

#endif
