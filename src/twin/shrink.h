/* shrink.h - shrinks the input that leads to a difference. */
#ifndef SHRINK_H
#define SHRINK_H

#include "twin/steps.h"

/* Leaves out what is not needed to see the pair differ, for so many
 * milliseconds of processor time at most. The steps must lead to a difference.
 * On return they end with the tick that differs, which need not be the same
 * difference as before, and pair->difference is that one. on_try (null: none)
 * is called with the number of lines whenever there are fewer. */
const char *shrink(struct pair *pair, struct steps *steps,
                   unsigned patience_ms, void (*on_try)(size_t steps));

/* How many lines it takes to tell them: a tap is one, what repeats is told once
 * (brief.h). */
const char *shrink_lines(const struct pair *pair, const struct steps *steps,
                         size_t *lines);

#endif
