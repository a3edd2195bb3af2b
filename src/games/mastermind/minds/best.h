/* best.h - the exact search as a chooser of guesses. */
#ifndef MASTERMIND_BEST_H
#define MASTERMIND_BEST_H

#include "games/mastermind/minds/greedy.h"
#include "games/mastermind/minds/search.h"

/* The best guess for some of the search's codes, with the search's limit
 * less the guesses made before, and its cost. 0 if there is not enough memory
 * or the search was stopped; then *guess is not set. */
int mastermind_best(struct mastermind_worker *worker,
                    const struct mastermind_choice *choice, int made,
                    uint32_t *guess, int *cost);

#endif
