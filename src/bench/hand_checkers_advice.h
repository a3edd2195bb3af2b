/* hand_checkers_advice.h - a line about the next move, for a person. */
#ifndef HAND_CHECKERS_ADVICE_H
#define HAND_CHECKERS_ADVICE_H

#include "base/arena.h"
#include "bench/hand_checkers_track.h"
#include "minds/checkers_search.h"

enum {
    HAND_CHECKERS_TABLE = (2 << 20) + (4 << 10),
    HAND_CHECKERS_PAPER = HAND_CHECKERS_TABLE + CHECKERS_SEARCH_SIZE
                        + 2 * ARENA_ALIGN,
};

/* "c3-d4: wins a man"; the game goes on. The paper is so large. */
void hand_checkers_advise(const struct hand_checkers_track *track,
                          void *paper, struct text *to);

#endif
