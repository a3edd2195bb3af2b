/* shrink.h - a long way to a difference made short. */
#ifndef SHRINK_H
#define SHRINK_H

#include "twin/steps.h"

/* Leaves out what is not needed to see the pair differ, for so many
 * milliseconds of processor time at most; *steps ends with the tick that
 * differs, and the pair's difference is that one. on_try (null: nobody) is
 * told now and then how many steps are left. */
const char *shrink(struct pair *pair, struct steps *steps,
                   unsigned patience_ms, void (*on_try)(size_t steps));

#endif
