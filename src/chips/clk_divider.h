/* clk_divider.h - a slow clock made from a fast one.
 *
 * For chips that are specified at a slower clock than their board has.
 */
#ifndef CLK_DIVIDER_H
#define CLK_DIVIDER_H

#include "base/chip.h"

enum {
    CLK_DIVIDER_CLK  = 0,       /* outputs */
    CLK_DIVIDER_EDGE = 1,
};

enum { CLK_DIVIDER_HZ = 0 };    /* option: the slow clock */

struct clk_divider {
    uint32_t period_ticks;
    uint32_t count_ticks;
};

/* A period that the fast clock does not divide is rounded down. */
void clk_divider_reset(struct clk_divider *self, uint32_t fast_hz,
                       uint32_t slow_hz);
pins clk_divider_tick(struct clk_divider *self);

extern const struct chip_type clk_divider;

#endif
