/* two_phase.h - two clock phases that never overlap, made from one clock. */
#ifndef TWO_PHASE_H
#define TWO_PHASE_H

#include "base/chip.h"

enum {                          /* outputs */
    TWO_PHASE_PHI1 = 0,
    TWO_PHASE_PHI2 = 1,
};

enum { TWO_PHASE_TICKS = 4 };   /* of one cycle */

struct two_phase {
    uint8_t quarter;            /* of the cycle, that the next tick is */
};

pins two_phase_tick(struct two_phase *self);

extern const struct chip_type two_phase;

#endif
