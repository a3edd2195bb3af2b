/* pair.c - two digits on eight wires, and eight LEDs on eight wires.
 *
 *     a b c d e f g sel      sel chooses the left digit, or else the right one
 *
 * The lights of the left digit come first, as in a table of parts, and its
 * point is never lit: there is no wire for it.
 */
#include "parts/digit/pair.h"

#include <string.h>

#include "boards/light.h"

enum { SEGMENTS = 7, CHOOSES = 7, DIGIT_LIGHTS = 8, LEDS = 8 };

static void see_pair(void *device, uint64_t tick, uint64_t levels)
{
    struct digit_pair *self = device;

    (void)tick;
    self->levels = levels;
}

static void power_up_pair(void *device, uint64_t tick_hz, const void *settings)
{
    const struct digit_pair_settings *set = settings;
    struct digit_pair *self = device;

    (void)tick_hz;
    memset(self, 0, sizeof *self);
    if (set && set->segments_are_low)
        self->is_low = (UINT64_C(1) << SEGMENTS) - 1;
    if (set && set->left_is_low)
        self->is_low |= UINT64_C(1) << CHOOSES;
    self->levels = self->is_low;
}

static void light_pair(const void *device, struct lights *lit)
{
    const struct digit_pair *self = device;
    uint64_t active = self->levels ^ self->is_low;
    uint64_t on = active & ((UINT64_C(1) << SEGMENTS) - 1);

    lit->word[0] |= device_level(active, CHOOSES) ? on : on << DIGIT_LIGHTS;
}

/* Part LED7 stands first in a table, and has the first light: it hangs on the
 * last wire. */
static void light_row(const void *device, struct lights *lit)
{
    const struct digit_pair *self = device;

    for (int i = 0; i < LEDS; i++)
        lit->word[0] |= (self->levels >> i & 1) << (LEDS - 1 - i);
}

const struct device_type digit_pair_device = {
    .name = "pair of digits",
    .wires = "a b c d e f g sel",
    .size = sizeof(struct digit_pair),
    .power_up = power_up_pair,
    .see = see_pair,
    .lights = 2 * DIGIT_LIGHTS,
    .turns = 2,
    .light = light_pair,
};

const struct device_type led_row_device = {
    .name = "LEDs",
    .wires = "led[8]",
    .size = sizeof(struct digit_pair),
    .power_up = power_up_pair,
    .see = see_pair,
    .lights = LEDS,
    .light = light_row,
};
