/* apart_ahead.h - ticks that a design in a process of its own has run ahead of
 * the caller.
 *
 * A check looks at the board fifty times a second, and mostly nothing has
 * changed but the turn of a scanned display. So while inputs are held, a run is
 * ordered together with some that are expected to follow it. Their changes are
 * copied and checked at once, as all that comes from the child, and handed out
 * run by run; if an input changes before they are used up, the next order says
 * up to which tick they were. For apart.c alone.
 */
#ifndef APART_AHEAD_H
#define APART_AHEAD_H

#include "designs/engines/apart_inside.h"

struct apart_ahead {
    uint64_t *changes;                  /* null: nothing ever is */
    size_t count, next;                 /* in changes */
    uint64_t ticks, done;               /* of it, and those that were taken */
    uint64_t runs;                      /* that were ordered the last time */
    uint64_t each;                      /* ticks that were asked for then, */
    uint64_t in[APART_WORDS_MAX];       /* and the inputs */
};

/* Whether more was run than was taken of it. */
int apart_ahead_is(const struct apart_ahead *self);

/* A run, as if it were run now; so many words of outputs. */
void apart_ahead_take(struct apart_ahead *self, int out_words,
                      struct design_run *run);

#endif
