/* rng_module.c - one random bit for each clock (M0-69).
 *
 *               +------------+
 *               | rng_module |-- bit
 *         clk --|>           |
 *               +------------+
 *
 * A shift register with linear feedback. It runs freely from power-up, and
 * nobody can press a button on a chosen clock: that, more than the bits
 * themselves, is why a player cannot foresee what the machine draws.
 */
#include "chips/rng_module.h"

#include "base/rng.h"

static const struct pin_def inputs[] = {
    {0},
};

static const struct pin_def outputs[] = {
    {"bit", RNG_MODULE_BIT, 1, ACTIVE_HIGH},
    {0},
};

void rng_module_reset(struct rng_module *self, const char *seed)
{
    struct rng rng;

    rng_seed(&rng, seed);
    do
        self->shift = (uint32_t)(rng_next(&rng) >> 32);
    while (self->shift == 0);           /* zero would stay zero for ever */
}

static void reset(void *chip, const struct chip_setup *setup)
{
    rng_module_reset(chip, setup->seed);
}

static pins tick(void *chip, pins in)
{
    (void)in;
    return rng_module_tick(chip);
}

const struct chip_type rng_module = {
    .name = "rng_module",
    .size = sizeof(struct rng_module),
    .inputs = inputs,
    .outputs = outputs,
    .reset = reset,
    .tick = tick,
};
