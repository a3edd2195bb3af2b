/* minds.h - what a checkers mind sees: a struct checkers_game; it answers
 * with a struct checkers_move. */
#ifndef CHECKERS_MINDS_H
#define CHECKERS_MINDS_H

#include "base/arena.h"
#include "games/draughts/minds/search.h"
#include "games/mind.h"

extern const struct mind_type checkers_random, checkers_greedy,
                              checkers_searcher;

/* All of them, the strongest first; null ends it. */
extern const struct mind_type *const checkers_minds[];

enum {
    CHECKERS_SEARCHER_TABLE = (2 << 20) + (4 << 10),    /* a power of two,
                                                         * and more */
    CHECKERS_SEARCHER_SCRATCH = CHECKERS_SEARCHER_TABLE + CHECKERS_SEARCH_SIZE
                            + 2 * ARENA_ALIGN,
};

/* What the searching mind thinks of a game that goes on: a moment's search
 * that remembers nothing. The scratch memory is so large. */
void checkers_searcher_think(const struct checkers_game *game, void *scratch,
                             struct checkers_thought *thought);

#endif
