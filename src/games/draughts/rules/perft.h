/* perft.h - counts sequences of moves, to test the move generator. */
#ifndef CHECKERS_PERFT_H
#define CHECKERS_PERFT_H

#include "games/draughts/rules/checkers.h"

enum checkers_count {
    CHECKERS_COUNT_EACH,                /* make every last move, too */
    CHECKERS_COUNT_BULK,                /* only count the last moves */
    CHECKERS_COUNT_UNIQUE,              /* equal jumps count as one move */
};

/* The number of move sequences of this length; 1 for depth 0. EACH and BULK
 * give the same number. A game that ends earlier counts nothing, and draws
 * are ignored. */
uint64_t checkers_perft(const struct checkers *self, int depth,
                        enum checkers_count how);

#endif
