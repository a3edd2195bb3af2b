/* hc595.c - up to eight 74HC595 shift registers in a row.
 *
 *     SER --[QA QB .. QH]--[QA .. QH]-- ...    a bit on when SRCLK rises
 *            |  |      |    |                  shown when RCLK does
 */
#include "parts/matrix/hc595.h"

#include <string.h>

enum { OUTPUTS = 8 };

uint64_t hc595_outputs(const struct hc595 *self, uint64_t floating)
{
    return (device_level(self->levels, HC595_OE_N) ? floating : self->latch)
         & self->used;
}

/* If both clocks rise at once, what is shown is one bit behind, as the data
 * sheet has it. */
static void see_hc595(void *device, uint64_t tick, uint64_t levels)
{
    struct hc595 *self = device;
    uint64_t rose = levels & ~self->levels;

    (void)tick;
    self->levels = levels;
    if (device_level(rose, HC595_RCLK))
        self->latch = self->shift;
    if (!device_level(levels, HC595_SRCLR_N))
        self->shift = 0;
    else if (device_level(rose, HC595_SRCLK))
        self->shift = (self->shift << 1 | (levels & 1)) & self->used;
}

static void power_up_hc595(void *device, uint64_t tick_hz,
                           const void *settings)
{
    const struct hc595_settings *set = settings;
    struct hc595 *self = device;
    int chips = set && set->chips && set->chips <= HC595_CHIPS ? set->chips
                                                               : 1;

    (void)tick_hz;
    memset(self, 0, sizeof *self);
    self->used = ~UINT64_C(0) >> (64 - OUTPUTS * chips);
    self->levels = 1 << HC595_SRCLR_N;
}

const struct device_type hc595_device = {
    .name = "74HC595",
    .wires = "ser srclk rclk oe_n srclr_n",
    .size = sizeof(struct hc595),
    .power_up = power_up_hc595,
    .see = see_hc595,
    .rest = 1 << HC595_SRCLR_N,
};
