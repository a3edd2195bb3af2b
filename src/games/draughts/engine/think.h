/* think.h - the search with a clock, threads and a large table.
 *
 * The search runs in threads of its own. The caller sleeps until they are done
 * or the time is over, and has the answer then, even if some of them have not
 * noticed yet.
 */
#ifndef CHECKERS_THINK_H
#define CHECKERS_THINK_H

#include "games/draughts/minds/search.h"

struct checkers_thinker;                /* table and threads, for many moves */

struct checkers_effort {
    int64_t begun_ms;                   /* by clock_ms; 0: now */
    int time_ms;                        /* until the answer is there; 0: no
                                         * limit */
    int slack_ms;                       /* by which it may be late without
                                         * harm */
    int soft_ms;                        /* after this no new depth is begun;
                                         * 0: no such limit */
    int depth;                          /* 0: no limit */
    uint64_t nodes;                     /* 0: no limit; with one thread the
                                         * same answer every time */
    int (*should_stop)(void *context);  /* asked every few ms; or null */
    void (*tell)(void *context, const struct checkers_thought *); /* after each
                                         * depth, in the caller's thread; or
                                         * null */
    void *context;
};

/* 1 to 64 threads and a table of so many MiB. A null return is success; after
 * an error *self is null. Closing null does nothing. */
const char *checkers_thinker_open(struct checkers_thinker **self,
                                  int threads, int table_mib);
void checkers_thinker_close(struct checkers_thinker *self);

/* Forgets what was learnt in the games before. */
void checkers_thinker_clear(struct checkers_thinker *self);

/* Searches a game in which the side to move has a move. thought is the
 * caller's; its nodes are exact only without a time limit. */
void checkers_thinker_think(struct checkers_thinker *self,
                            const struct checkers_game *game,
                            const struct checkers_effort *effort,
                            struct checkers_thought *thought);

/* Ends the search, waits for all threads, and returns how many nodes they
 * visited. All other functions do it first. */
uint64_t checkers_thinker_rest(struct checkers_thinker *self);

#endif
