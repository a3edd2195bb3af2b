/* null.c - the smallest chip: what goes in comes out one tick later.
 *
 *                +-----------+
 *    in[15:0] ===| null_chip |=== out[15:0]
 *         clk ---|>          |
 *                +-----------+
 *
 * It does no work of its own. Copy it to begin a new chip; the speed tests
 * measure it to know what a tick costs before a chip does anything.
 */
#include "chips/null.h"

#include <string.h>

static const struct pin_def inputs[] = {
    {"in", NULL_IN, 16, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"out", NULL_OUT, 16, ACTIVE_HIGH},
    {0},
};

static void reset(void *chip, const struct chip_setup *setup)
{
    (void)setup;
    memset(chip, 0, sizeof(struct null_chip));
}

static pins tick(void *chip, pins in)
{
    struct null_chip *self = chip;
    pins out = self->held;

    self->held = (uint16_t)in;
    return out;
}

const struct chip_type null_chip = {
    .name = "null_chip",
    .size = sizeof(struct null_chip),
    .inputs = inputs,
    .outputs = outputs,
    .reset = reset,
    .tick = tick,
};
