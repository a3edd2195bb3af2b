/* two_phase.c - two clock phases that never overlap, made from one clock.
 *
 *               +-----------+                 ___             ___
 *               | two_phase |-- phi1      ___|   |___________|   |___
 *         clk --|>          |-- phi2                  ___
 *               +-----------+             ___________|   |___________
 *
 * A cycle is four ticks: both low, phi1, both low, phi2 (M3-045, M3-094).
 * Between the phases there is always a tick in which latches of neither
 * kind are open, so that nothing can run through two of them at once.
 */
#include "chips/two_phase.h"

static const struct pin_def inputs[] = {
    {0},
};

static const struct pin_def outputs[] = {
    {"phi1", TWO_PHASE_PHI1, 1, ACTIVE_HIGH},
    {"phi2", TWO_PHASE_PHI2, 1, ACTIVE_HIGH},
    {0},
};

static const pins quarters[TWO_PHASE_TICKS] = {
    0, PIN(TWO_PHASE_PHI1), 0, PIN(TWO_PHASE_PHI2),
};

pins two_phase_tick(struct two_phase *self)
{
    pins out = quarters[self->quarter];

    self->quarter = (uint8_t)((self->quarter + 1) % TWO_PHASE_TICKS);
    return out;
}

static void reset(void *chip, const struct chip_setup *setup)
{
    (void)setup;
    ((struct two_phase *)chip)->quarter = 0;
}

static pins tick(void *chip, pins in)
{
    (void)in;
    return two_phase_tick(chip);
}

const struct chip_type two_phase = {
    .name = "two_phase",
    .size = sizeof(struct two_phase),
    .inputs = inputs,
    .outputs = outputs,
    .reset = reset,
    .tick = tick,
};
