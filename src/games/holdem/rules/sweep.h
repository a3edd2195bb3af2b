/* sweep.h - all hands of two wide ranges compared at once.
 *
 * Used by poker_equity_step instead of comparing every pair when there are too
 * many: O(n log n) instead of O(n^2) for n hands, on each board.
 */
#ifndef POKER_SWEEP_H
#define POKER_SWEEP_H

#include "games/holdem/rules/equity.h"

/* Adds the wins, losses and ties on the current batch of boards to the
 * counts. */
void poker_sweep(struct poker_equity *self);

#endif
