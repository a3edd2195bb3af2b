/* perft.h - how many games there are, move by move. */
#ifndef CHECKERS_PERFT_H
#define CHECKERS_PERFT_H

#include "games/draughts/rules/checkers.h"

enum checkers_count {
    CHECKERS_COUNT_EACH,                /* every leaf is a position made */
    CHECKERS_COUNT_BULK,                /* the last moves only counted */
    CHECKERS_COUNT_UNIQUE,              /* jumps that do the same: one */
};

uint64_t checkers_perft(const struct checkers *self, int depth,
                        enum checkers_count how);

#endif
