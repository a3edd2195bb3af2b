/* lamp.c - a race: whoever is the first to light four LEDs wins.
 *
 *              +------------+
 *      rst ----|    game    |
 *   pressA ----|            |==== LED[7:0]   A's row, then b's
 *   pressB ----|            |
 *      clk ----|>           |
 *              +------------+
 *
 * A press pin is high for one clock for each press. All that the chip knows
 * is in struct lamp, and lamp_tick is one clock.
 */
#include "machines/lamp/lamp.h"

#include <string.h>

static const struct pin_def inputs[] = {
    {"rst", LAMP_RST, 1, ACTIVE_HIGH},
    {"pressA", LAMP_PRESS_A, 1, ACTIVE_HIGH},
    {"pressB", LAMP_PRESS_B, 1, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"LED", LAMP_LED, 2 * LAMP_ROW, ACTIVE_HIGH},
    {0},
};

static void darken_rows(struct lamp *self)
{
    memset(self, 0, sizeof *self);
}

static void light_one(struct lamp *self, int player)
{
    if (++self->lit[player] == LAMP_ROW)
        self->state = LAMP_OVER;
}

static void light_next(struct lamp *self, pins in)
{
    if (in & PIN(LAMP_PRESS_A))         /* both at once: A is first */
        light_one(self, LAMP_A);
    else if (in & PIN(LAMP_PRESS_B))
        light_one(self, LAMP_B);
}

static pins lit_row(unsigned lit)
{
    return PINS(0, lit);
}

static pins show_rows(const struct lamp *self)
{
    pins a = lit_row(self->lit[LAMP_A]);
    pins b = lit_row(self->lit[LAMP_B]);

    return (a << LAMP_ROW | b) << LAMP_LED;
}

pins lamp_tick(struct lamp *self, pins in)
{
    if (in & PIN(LAMP_RST))
        darken_rows(self);
    else if (self->state == LAMP_RACE)
        light_next(self, in);
    return show_rows(self);
}

static void reset(void *chip, const struct chip_setup *setup)
{
    (void)setup;                        /* no clock, no dice, no options */
    darken_rows(chip);
}

static pins tick(void *chip, pins in)
{
    return lamp_tick(chip, in);
}

const struct chip_type lamp_chip = {
    .name = "lamp",
    .size = sizeof(struct lamp),
    .inputs = inputs,
    .outputs = outputs,
    .reset = reset,
    .tick = tick,
};
