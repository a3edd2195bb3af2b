/* search.h - alpha-beta for draughts: as deep as it is let. */
#ifndef CHECKERS_SEARCH_H
#define CHECKERS_SEARCH_H

#include <stddef.h>

#include "games/draughts/rules/game.h"

enum {
    CHECKERS_DEPTH_MAX = 96,
    CHECKERS_WIN = 30000,               /* less one for each ply to it */
    CHECKERS_WON = 29000,               /* from here on it is a win */
};

struct checkers_limits {
    int depth;                          /* 0: as deep as can be */
    uint64_t nodes;                     /* 0: as many as it takes */

    /* Asked every thousand nodes or so; null: never. */
    int (*should_stop)(void *context);
    void *context;
};

struct checkers_thought {
    struct checkers_move best;
    int score;                          /* for the side on turn; a man is
                                         * worth about 100 */
    int depth;                          /* searched to the end */
    uint64_t nodes;
    int line_length;                    /* the best play of both sides, */
    struct checkers_move line[CHECKERS_DEPTH_MAX];      /* best first */
};

/* What is known about positions, for several searches at once. */
struct checkers_table;
size_t checkers_table_size(size_t about_bytes);         /* what it takes */
struct checkers_table *checkers_table_make(void *memory, size_t size);
void checkers_table_clear(struct checkers_table *self);

/* What was kept before counts less from now on: call it for each move. */
void checkers_table_grow_older(struct checkers_table *self);

/* One thinker; several with one table help each other. */
struct checkers_search;
enum { CHECKERS_SEARCH_SIZE = 304 << 10 };       /* bytes that it takes */
struct checkers_search *checkers_search_make(void *memory,
                                             struct checkers_table *table,
                                             int number);

/* Thinks about a game that goes on. Calls tell after each depth, if given.
 * The same search, table, game and node limit give the same thought. */
void checkers_search_think(struct checkers_search *self,
                           const struct checkers_game *game,
                           const struct checkers_limits *limits,
                           struct checkers_thought *thought,
                           void (*tell)(void *context,
                                        const struct checkers_thought *));

#endif
