/* checkers_think.h - the search with a clock, threads and a large table. */
#ifndef CHECKERS_THINK_H
#define CHECKERS_THINK_H

#include "minds/checkers_search.h"

struct checkers_thinker;                /* table and threads, kept */

struct checkers_effort {
    int time_ms;                        /* 0: no limit */
    int depth;                          /* 0: no limit */
    uint64_t nodes;                     /* 0: no limit; with one thread the
                                         * same thought every time */
    int (*is_cancelled)(void *of);      /* asked now and then; or null */
    void (*tell)(void *of, const struct checkers_thought *);    /* or null */
    void *of;
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

#endif
