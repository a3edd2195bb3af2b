/* debouncer.c - a push button made clean: one pulse for each press (M0-84).
 *
 *               +-----------+
 *          in --| debouncer |-- level    the settled level
 *         clk --|>          |-- pulse    one tick at each press
 *               +-----------+
 *
 * Contacts bounce for a few milliseconds. The chip believes a new level
 * only after the pin has held it for SETTLE_MS in a row, so a bounce costs
 * time but never a second press.
 */
#include "chips/debouncer.h"

#include <string.h>

enum { SETTLE_MS = 40 };

static const struct pin_def inputs[] = {
    {"in", DEBOUNCER_IN, 1, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"level", DEBOUNCER_LEVEL, 1, ACTIVE_HIGH},
    {"pulse", DEBOUNCER_PULSE, 1, ACTIVE_HIGH},
    {0},
};

static int has_settled(const struct debouncer *self)
{
    return self->disagree_ticks == self->settle_ticks - 1;
}

/* The tick on which a new level counts; only a press gives a pulse, a release
 * does not. */
static pins adopt_level(struct debouncer *self, uint8_t level)
{
    self->steady = level;
    self->disagree_ticks = 0;
    return level ? PIN(DEBOUNCER_LEVEL) | PIN(DEBOUNCER_PULSE) : 0;
}

static pins hold_level(const struct debouncer *self)
{
    return self->steady ? PIN(DEBOUNCER_LEVEL) : 0;
}

/* At a clock so slow that 40 ms are less than a tick, every level counts at
 * once. */
void debouncer_reset(struct debouncer *self, uint32_t clock_hz)
{
    uint64_t ticks = (uint64_t)clock_hz * SETTLE_MS / 1000;

    memset(self, 0, sizeof *self);
    self->settle_ticks = ticks > 0 ? (uint32_t)ticks : 1;
}

pins debouncer_tick(struct debouncer *self, pins in)
{
    uint8_t level = (in & PIN(DEBOUNCER_IN)) != 0;

    if (level == self->steady) {
        self->disagree_ticks = 0;
        return hold_level(self);
    }
    if (has_settled(self))
        return adopt_level(self, level);
    self->disagree_ticks++;
    return hold_level(self);
}

static void reset(void *chip, const struct chip_setup *setup)
{
    debouncer_reset(chip, setup->clock_hz);
}

static pins tick(void *chip, pins in)
{
    return debouncer_tick(chip, in);
}

const struct chip_type debouncer = {
    .name = "debouncer",
    .size = sizeof(struct debouncer),
    .inputs = inputs,
    .outputs = outputs,
    .reset = reset,
    .tick = tick,
};
