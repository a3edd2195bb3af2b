/* clk_divider.c - a slow clock made from a fast one (M0-82).
 *
 *               +-------------+
 *               | clk_divider |-- clk     the slow clock, half on half off
 *         clk --|>            |-- edge    one tick at each of its edges up
 *               +-------------+
 *
 * Chips behind it take one step for each edge and share the fast clock, so
 * that the whole board stays in one clock domain.
 */
#include "chips/clk_divider.h"

static const struct pin_def inputs[] = {
    {0},
};

static const struct pin_def outputs[] = {
    {"clk", CLK_DIVIDER_CLK, 1, ACTIVE_HIGH},
    {"edge", CLK_DIVIDER_EDGE, 1, ACTIVE_HIGH},
    {0},
};

static const struct option_def options[] = {
    [CLK_DIVIDER_HZ] = {"hz", NULL, 1, 1000000, 50, .help = "the slow clock"},
    {0},
};

void clk_divider_reset(struct clk_divider *self, uint32_t fast_hz,
                       uint32_t slow_hz)
{
    self->period_ticks = fast_hz > slow_hz ? fast_hz / slow_hz : 1;
    self->count_ticks = 0;
}

pins clk_divider_tick(struct clk_divider *self)
{
    pins out = 0;

    if (++self->count_ticks == self->period_ticks) {
        self->count_ticks = 0;
        out |= PIN(CLK_DIVIDER_EDGE);
    }
    if (self->count_ticks < (self->period_ticks + 1) / 2)
        out |= PIN(CLK_DIVIDER_CLK);
    return out;
}

static void reset(void *chip, const struct chip_setup *setup)
{
    clk_divider_reset(chip, setup->clock_hz,
                      (uint32_t)setup->option[CLK_DIVIDER_HZ]);
}

static pins tick(void *chip, pins in)
{
    (void)in;
    return clk_divider_tick(chip);
}

const struct chip_type clk_divider = {
    .name = "clk_divider",
    .size = sizeof(struct clk_divider),
    .inputs = inputs,
    .outputs = outputs,
    .options = options,
    .reset = reset,
    .tick = tick,
};
