/* feed.h - feeds the events of a session to a pair, tick by tick.
 *
 * lockstep.c uses it for scripts and for games of minds: the session runs the C
 * machine as always, and each of its ticks is repeated by the pair.
 */
#ifndef FEED_H
#define FEED_H

#include "bench/session.h"
#include "twin/steps.h"

/* Invariant: the pair has run steps.ticks - waiting ticks, but for those before
 * its last power-up. */
struct feed {                           /* zero it before use */
    struct pair *pair;
    struct steps steps;                 /* all since power-up */
    pins block[PAIR_BLOCK];             /* of them, not yet run: */
    size_t waiting;
    size_t events;                      /* of the session, looked at */
    uint64_t power_tick;                /* of the last power-up */
    uint64_t compared;                  /* ticks, also those done again */
    const char *error;
};

/* Watches the session from now on, which must be at its power-up, as must the
 * pair. Both must live until feed_end. */
void feed_begin(struct feed *self, struct pair *pair,
                struct session *session);

/* Runs what waits. Then pair->difference says whether there was one, in ticks
 * of the session. The error is the first that came up. */
const char *feed_end(struct feed *self);

void feed_free(struct feed *self);

/* Whether it has failed, or the two differ: no more ticks are compared. */
int feed_is_over(const struct feed *self);

#endif
