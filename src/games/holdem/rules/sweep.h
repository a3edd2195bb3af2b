/* sweep.h - all hands of two wide ranges compared at once. */
#ifndef POKER_SWEEP_H
#define POKER_SWEEP_H

#include "games/holdem/rules/equity.h"

/* Adds the boards in hand to the counts. */
void poker_sweep(struct poker_equity *self);

#endif
