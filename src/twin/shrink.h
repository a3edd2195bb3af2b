/* shrink.h - shrinks the input that leads to a difference. */
#ifndef SHRINK_H
#define SHRINK_H

#include "twin/steps.h"

/* Leaves out what is not needed to see the pair differ, for so many
 * milliseconds of processor time at most. The steps must lead to a difference.
 * On return they end with the tick that differs, which need not be the same
 * difference as before, and pair->difference is that one. on_try (null: none)
 * is called with the number of steps whenever there are fewer. */
const char *shrink(struct pair *pair, struct steps *steps,
                   unsigned patience_ms, void (*on_try)(size_t steps));

#endif
