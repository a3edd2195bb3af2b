/* think.h - the search with a clock, threads and a large table.
 *
 * Those who search are threads of their own. The one who asked sleeps until
 * they are done or the time is over, and has the answer then, even if some of
 * them have not noticed yet.
 */
#ifndef CHECKERS_THINK_H
#define CHECKERS_THINK_H

#include "games/draughts/minds/search.h"

struct checkers_thinker;                /* table and threads, kept */

struct checkers_effort {
    int64_t begun_ms;                   /* by clock_ms; 0: now */
    int time_ms;                        /* until the answer is there; 0: no
                                         * limit */
    int slack_ms;                       /* by which it may be late: a clock
                                         * has more */
    int soft_ms;                        /* after that no depth is begun: the
                                         * rest is for other moves; 0: none */
    int depth;                          /* 0: no limit */
    uint64_t nodes;                     /* 0: no limit; with one thread the
                                         * same thought every time */
    int (*should_stop)(void *context);  /* asked now and then; or null */
    void (*tell)(void *context, const struct checkers_thought *); /* after each
                                         * depth; or null */
    void *context;
};

/* A null return is success. */
const char *checkers_thinker_open(struct checkers_thinker **self,
                                  int threads, int table_mib);
void checkers_thinker_close(struct checkers_thinker *self);

/* Forgets the game before. */
void checkers_thinker_clear(struct checkers_thinker *self);

void checkers_thinker_think(struct checkers_thinker *self,
                            const struct checkers_game *game,
                            const struct checkers_effort *effort,
                            struct checkers_thought *thought);

/* Waits until all threads have ended, and says at how many positions they have
 * looked. All else here does it first. */
uint64_t checkers_thinker_rest(struct checkers_thinker *self);

#endif
