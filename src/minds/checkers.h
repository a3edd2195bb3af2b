/* checkers.h - what a checkers mind sees: a struct checkers_game; it answers
 * with a struct checkers_move. */
#ifndef CHECKERS_MINDS_H
#define CHECKERS_MINDS_H

#include "minds/mind.h"
#include "rules/checkers_game.h"

extern const struct mind_type checkers_random, checkers_greedy,
                              checkers_searcher;

#endif
