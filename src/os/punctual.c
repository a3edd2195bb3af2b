/* punctual.c - decides when to stop thinking so that the answer is not late.
 *
 * The margin kept back is the time to write the answer, one fiftieth of the
 * limit, and one and a half times the worst lateness seen. The worst decays by
 * 1/FORGETS with every sleep, so that one bad moment does not cost strength
 * for the rest of a game.
 */
#include "os/punctual.h"

enum {
    FIRST_US = 1500,                    /* until something is known */
    MARGIN_US = 2000,                   /* for the answer to be written, */
    MARGIN_PARTS = 50,                  /* and a part of all for surprises */
    FORGETS = 2048,                     /* a part of it with every sleep */
};

void punctual_begin(struct punctual *self)
{
    self->late_us = FIRST_US;
}

void punctual_note(struct punctual *self, int64_t late_us)
{
    self->late_us -= self->late_us / FORGETS;
    if (late_us > self->late_us)
        self->late_us = late_us;
}

/* Half as much again as the worst so far: the next may be worse. */
int64_t punctual_ms(const struct punctual *self, int64_t limit_ms,
                    int64_t slack_ms)
{
    int64_t limit_us = limit_ms * 1000;
    int64_t kept_us = MARGIN_US + limit_us / MARGIN_PARTS
                    + self->late_us + self->late_us / 2;
    int64_t left_us = limit_us + slack_ms * 1000 - kept_us;

    if (left_us > limit_us)
        left_us = limit_us;
    if (left_us < limit_us / 4)
        left_us = limit_us / 4;
    return left_us / 1000;
}

/* The longest break between two looks at the clock is taken as the length of
 * the next one. */
int punctual_is_time_to_stop(struct punctual_worker *self, int64_t now_ms,
                             int64_t deadline_ms)
{
    int64_t break_ms = self->last_ms ? now_ms - self->last_ms : 0;

    if (break_ms > self->break_ms)
        self->break_ms = break_ms;
    self->last_ms = now_ms;
    return now_ms + self->break_ms >= deadline_ms;
}
