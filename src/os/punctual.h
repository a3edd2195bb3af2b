/* punctual.h - decides when to stop thinking so that the answer is not late.
 *
 * Whoever sleeps until a moment is woken a little later: on a busy machine
 * much later. How late is learnt from every sleep, and that much of the time
 * is kept back. Nothing here looks at a clock.
 */
#ifndef PUNCTUAL_H
#define PUNCTUAL_H

#include <stdint.h>

struct punctual {
    int64_t late_us;                    /* the worst, slowly forgotten */
};

void punctual_begin(struct punctual *self);

/* A sleep ended so much later than it should have. */
void punctual_note(struct punctual *self, int64_t late_us);

/* How long one may think of so many milliseconds, at least a quarter of them,
 * if so many more would do no harm. */
int64_t punctual_ms(const struct punctual *self, int64_t limit_ms,
                    int64_t slack_ms);

/* For who computes without a break. On a busy machine there are breaks: then
 * the last one before a deadline is the moment to stop, since the next may be
 * beyond it. */
struct punctual_worker {
    int64_t last_ms, break_ms;          /* the last look; the longest break */
};

int punctual_is_time_to_stop(struct punctual_worker *self, int64_t now_ms,
                             int64_t deadline_ms);

#endif
