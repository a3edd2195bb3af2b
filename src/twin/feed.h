/* feed.h - what happens in a session, given to a pair tick by tick. */
#ifndef FEED_H
#define FEED_H

#include "bench/session.h"
#include "twin/steps.h"

struct feed {                           /* zero it before use */
    struct pair *pair;
    struct steps steps;                 /* all since power-up */
    pins block[PAIR_BLOCK];             /* of them, not yet run: */
    size_t waiting;
    size_t events;                      /* of the session, looked at */
    uint64_t power_tick;                /* the pair's power came then */
    uint64_t compared;                  /* ticks, also those done again */
    const char *error;
};

/* Watches the session from now on, which must be at its power-up. */
void feed_begin(struct feed *self, struct pair *pair,
                struct session *session);

/* Runs what waits. After that the pair says whether there was a difference,
 * in ticks of the session. */
const char *feed_end(struct feed *self);

void feed_free(struct feed *self);

/* Nothing more needs to be fed: it failed, or it differs. */
int feed_is_over(const struct feed *self);

#endif
