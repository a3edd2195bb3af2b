/* minds.h - what a checkers mind sees: a struct checkers_game; it answers
 * with a struct checkers_move.
 *
 * games/mind.h says what a mind is. Draughts hides nothing, so both seats see
 * the same game; its history is needed to recognise repetitions.
 */
#ifndef CHECKERS_MINDS_H
#define CHECKERS_MINDS_H

#include "base/arena.h"
#include "games/draughts/minds/search.h"
#include "games/mind.h"

extern const struct mind_type checkers_random, checkers_greedy,
                              checkers_searcher, checkers_deep;

/* All of them, the strongest first; null ends it. */
extern const struct mind_type *const checkers_minds[];

/* Scratch memory for a search with a table of so many bytes. */
#define CHECKERS_SCRATCH(table) ((table) + CHECKERS_SEARCH_SIZE \
                                 + 2 * ARENA_ALIGN)

enum {
    CHECKERS_SEARCHER_TABLE = (2 << 20) + (4 << 10),    /* 2 MiB of entries,
                                                         * and its header */
    CHECKERS_SEARCHER_SCRATCH = CHECKERS_SCRATCH(CHECKERS_SEARCHER_TABLE),
    CHECKERS_DEEP_TABLE = (16 << 20) + (4 << 10),
    CHECKERS_DEEP_NODES = 2000000,
};

/* What the searching mind thinks of a game that is not over: a search of fixed
 * size that remembers nothing, so the same game gives the same thought.
 * scratch has CHECKERS_SEARCHER_SCRATCH bytes, in any state. */
void checkers_searcher_think(const struct checkers_game *game, void *scratch,
                             struct checkers_thought *thought);

#endif
