/* search.h - alpha-beta search for draughts, within limits.
 *
 * The search allocates nothing: table and searches live in memory of the
 * caller. The mind in searcher.c gives it a scratch buffer, the engine in
 * engine/think.c megabytes and several threads.
 */
#ifndef CHECKERS_SEARCH_H
#define CHECKERS_SEARCH_H

#include <stddef.h>

#include "games/draughts/rules/game.h"

enum {
    CHECKERS_DEPTH_MAX = 96,
    CHECKERS_WIN = 30000,               /* minus the plies until then */
    CHECKERS_WON = 29000,               /* scores from here on are wins */
};

struct checkers_limits {
    int depth;                          /* 0: no limit */
    uint64_t nodes;                     /* 0: no limit */

    /* Nonzero ends the search. Asked every 1024 nodes; null: never. */
    int (*should_stop)(void *context);
    void *context;
};

struct checkers_thought {
    struct checkers_move best;
    int score;                          /* for the side to move; a man is
                                         * worth about 100 */
    int depth;                          /* the last that was completed */
    uint64_t nodes;
    int line_length;                    /* the principal variation; its */
    struct checkers_move line[CHECKERS_DEPTH_MAX];      /* first is best */
};

/* What is known about positions, for several searches at once. size gives the
 * bytes to allocate for a table of at most about_bytes; make takes memory of
 * that size and clears it. */
struct checkers_table;
size_t checkers_table_size(size_t about_bytes);
struct checkers_table *checkers_table_make(void *memory, size_t size);
void checkers_table_clear(struct checkers_table *self);

/* Entries of earlier searches are replaced first from now on: call it before
 * each search. */
void checkers_table_grow_older(struct checkers_table *self);

/* One thread's search; several with one table help each other. number tells
 * them apart and gives them different sequences of depths. memory has
 * CHECKERS_SEARCH_SIZE bytes and stays the caller's. */
struct checkers_search;
enum { CHECKERS_SEARCH_SIZE = 304 << 10 };
struct checkers_search *checkers_search_make(void *memory,
                                             struct checkers_table *table,
                                             int number);

/* Searches a game; if the side to move has no move, the thought is all zero.
 * Calls tell, unless it is null, after each completed depth, with the context
 * of the limits. The same state of search and table, game and node limit give
 * the same thought. */
void checkers_search_think(struct checkers_search *self,
                           const struct checkers_game *game,
                           const struct checkers_limits *limits,
                           struct checkers_thought *thought,
                           void (*tell)(void *context,
                                        const struct checkers_thought *));

#endif
