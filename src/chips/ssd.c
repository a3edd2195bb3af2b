/* ssd.c - four seven-segment digits on one set of wires, lit in turn.
 *
 *                    +-----------+
 *     digit3[7:0] ===|    ssd    |=== seg[7:0]   pgfedcba of one digit
 *     digit2[7:0] ===|           |=== an[3:0]    which digit that is
 *     digit1[7:0] ===|           |
 *     digit0[7:0] ===|           |
 *             clk ---|>          |
 *                    +-----------+
 *
 * Each tick lights the next digit, 0 1 2 3 0 ..., for one tick; on a board
 * the eye sees all four. It runs on the undivided clock (M0-85).
 */
#include "chips/ssd.h"

static const struct pin_def inputs[] = {
    {"digit0", SSD_DIGIT0, 8, ACTIVE_HIGH},
    {"digit1", SSD_DIGIT0 + 8, 8, ACTIVE_HIGH},
    {"digit2", SSD_DIGIT0 + 16, 8, ACTIVE_HIGH},
    {"digit3", SSD_DIGIT0 + 24, 8, ACTIVE_HIGH},
    {0},
};

/* Most displays share their anodes and sink current: low is lit. */
static const struct pin_def outputs[] = {
    {"seg", SSD_SEG, 8, ACTIVE_LOW},
    {"an", SSD_AN, SSD_DIGITS, ACTIVE_LOW},
    {0},
};

pins ssd_tick(struct ssd *self, pins in)
{
    self->digit = (uint8_t)((self->digit + 1) % SSD_DIGITS);
    return pins_get(in, SSD_DIGIT0 + 8u * self->digit, 8) << SSD_SEG
         | PIN(SSD_AN + self->digit);
}

static void reset(void *chip, const struct chip_setup *setup)
{
    (void)setup;
    ((struct ssd *)chip)->digit = SSD_DIGITS - 1;
}

static pins tick(void *chip, pins in)
{
    return ssd_tick(chip, in);
}

const struct chip_type ssd = {
    .name = "ssd",
    .size = sizeof(struct ssd),
    .inputs = inputs,
    .outputs = outputs,
    .reset = reset,
    .tick = tick,
};
