/* steps.h - recorded input of a machine: the ticks on which pins changed.
 *
 * It is what shrink.c makes shorter and what is written as a script in the end.
 * Only changes are kept, so an hour of ticks with few presses is small.
 */
#ifndef STEPS_H
#define STEPS_H

#include "base/text.h"
#include "bench/session.h"
#include "twin/pair.h"

/* The pins from a tick on, until the next step. */
struct step {
    uint64_t tick;                      /* from this one on */
    pins in;
    int is_power;                       /* off and on again before it */
};

/* Invariant: ticks of the steps rise strictly and are below `ticks`. */
struct steps {                          /* zero it before use */
    struct step *at;
    size_t count, room;
    uint64_t ticks;                     /* how long it all takes */
};

void steps_free(struct steps *self);

/* Forgets the steps and keeps the memory. */
void steps_clear(struct steps *self);

/* Makes self equal to another; the error is for memory, as in all that add. */
const char *steps_copy(struct steps *self, const struct steps *from);

/* One tick more, or many, with these pins; is_power: the power was off and on
 * again before it. */
const char *steps_add(struct steps *self, pins in, int is_power);
const char *steps_hold(struct steps *self, pins in, uint64_t ticks);

/* Forgets what comes from a tick on; so many ticks are left at most. */
void steps_cut(struct steps *self, uint64_t tick);

/* The same on a clock that is so many times faster. */
void steps_stretch(struct steps *self, uint64_t times);

/* How many ticks a step lasts. */
uint64_t steps_length(const struct steps *self, size_t i);

/* Does it all from power-up on, to the first difference, whose tick counts from
 * the beginning of the steps. */
const char *steps_run(const struct steps *self, struct pair *pair);

/* Writes it as a script that opens id, with a comment as its third line, and
 * what repeats as blocks (brief.h). Only pins of buttons and switches can be
 * written; the board is that of the machine. The error is the sink's, or for
 * memory. */
const char *steps_write(const struct steps *self,
                        const struct board_type *board, const char *id,
                        const char *comment, struct session_sink sink);

#endif
