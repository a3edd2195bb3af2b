/* sweep.h - compares all hands of two wide ranges at once.
 *
 * Used by poker_equity_step when there are too many pairs to compare: on each
 * board the work is linear in the number of hands instead of quadratic.
 */
#ifndef POKER_SWEEP_H
#define POKER_SWEEP_H

#include "games/holdem/rules/equity.h"

/* Adds the wins, losses and ties on the current batch of boards to the
 * counts. */
void poker_sweep(struct poker_equity *self);

#endif
