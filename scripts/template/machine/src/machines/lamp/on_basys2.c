/* on_basys2.c - the lamp chip on a Basys2.
 *
 *    BTN3 ---> debouncer ---> pressA +------+
 *    BTN0 ---> debouncer ---> pressB | game |=== LED ===> LD
 *    BTN2 ------------------> rst    +------+
 *
 * A debouncer makes one pulse of each press. A reset that bounces only resets
 * again. The digits stay dark: all other output pins are inactive.
 */
#include "machines/lamp/on_basys2.h"

#include <string.h>

#include "machines/lamp/panel.h"

static pins press_pulse(struct debouncer *button, pins in, unsigned pin)
{
    return (debouncer_tick(button, pins_get(in, pin, 1) << DEBOUNCER_IN)
            & PIN(DEBOUNCER_PULSE)) != 0;
}

static pins tick(void *chip, pins in)
{
    struct lamp_basys2 *self = chip;
    pins a = press_pulse(&self->button_a, in, LAMP_BTN_A);
    pins b = press_pulse(&self->button_b, in, LAMP_BTN_B);
    pins rst = pins_get(in, LAMP_BTN_RESET, 1);
    pins out;

    out = lamp_tick(&self->game, rst << LAMP_RST
                    | a << LAMP_PRESS_A | b << LAMP_PRESS_B);
    return pins_get(out, LAMP_LED, 2 * LAMP_ROW) << BASYS2_LD;
}

static void reset(void *chip, const struct chip_setup *setup)
{
    struct lamp_basys2 *self = chip;

    memset(self, 0, sizeof *self);
    debouncer_reset(&self->button_a, setup->clock_hz);
    debouncer_reset(&self->button_b, setup->clock_hz);
    lamp_chip.reset(&self->game, setup);
}

static const struct chip_type top = {
    .name = "lamp_basys2",
    .size = sizeof(struct lamp_basys2),
    .inputs = basys2_inputs,
    .outputs = basys2_outputs,
    .reset = reset,
    .tick = tick,
};

const struct machine_type lamp_on_basys2 = {
    .name = "lamp",
    .title = "a race to light four LEDs",
    .board = &basys2,
    .top = &top,
    .roles = lamp_panel_roles,
    .reset = "BTN2",
    .results = lamp_panel_results,
    .seats = "Ab",
    .game = "lamp",
    .how_to = lamp_panel_how_to,
};
