/* rng_module.h - one random bit for each clock. */
#ifndef RNG_MODULE_H
#define RNG_MODULE_H

#include "base/chip.h"

enum { RNG_MODULE_BIT = 0 };    /* output */

struct rng_module {
    uint32_t shift;             /* never zero */
};

void rng_module_reset(struct rng_module *self, const char *seed);

/* Inline, because a machine takes a bit on every one of its ticks. The
 * taps 32, 22, 2, 1 give the longest cycle: 2^32 - 1 bits. */
static inline pins rng_module_tick(struct rng_module *self)
{
    uint32_t s = self->shift;
    uint32_t bit = (s >> 31 ^ s >> 21 ^ s >> 1 ^ s) & 1;

    self->shift = s << 1 | bit;
    return bit;
}

extern const struct chip_type rng_module;

#endif
