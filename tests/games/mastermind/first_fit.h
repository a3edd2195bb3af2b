/* first_fit.h - a simple strategy: always the first code that fits. */
#ifndef FIRST_FIT_H
#define FIRST_FIT_H

#include "games/mastermind/notation/strategy.h"

enum { FIRST_FIT_CODES_MAX = 4096 };

/* Plays the strategy on scratch for the game, goal and limit in self, fills
 * in the figures, and writes head and tree. */
void first_fit_write(struct mastermind_strategy *self, struct text *to);

#endif
