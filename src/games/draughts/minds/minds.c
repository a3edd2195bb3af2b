/* minds.c - the minds that play draughts. */
#include "games/draughts/minds/minds.h"

const struct mind_type *const checkers_minds[] = {
    &checkers_deep,
    &checkers_searcher,
    &checkers_greedy,
    &checkers_random,
    NULL,
};
