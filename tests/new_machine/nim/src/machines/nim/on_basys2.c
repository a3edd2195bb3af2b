/* on_basys2.c - the nim chip on a Basys2.
 *
 *    BTN3 ---> debouncer ---> takeA +-------+
 *    BTN0 ---> debouncer ---> takeB |  nim  |-- LED ---------> LD
 *    BTN2 ------------------> rst   |       |-- SSD --> ssd -> SEG, AN
 *    SW1..0 ----------------> count |       |
 *    SW7  ------------------> heap  +-------+
 */
#include "machines/nim/on_basys2.h"

#include <string.h>

#include "machines/nim/panel.h"

static pins press_pulse(struct debouncer *button, pins in, unsigned pin)
{
    return (debouncer_tick(button, pins_get(in, pin, 1) << DEBOUNCER_IN)
            & PIN(DEBOUNCER_PULSE)) != 0;
}

static pins game_pins(struct nim_basys2 *self, pins in)
{
    return press_pulse(&self->button_a, in, NIM_BTN_A) << NIM_TAKE_A
         | press_pulse(&self->button_b, in, NIM_BTN_B) << NIM_TAKE_B
         | pins_get(in, NIM_BTN_RESET, 1) << NIM_RST
         | pins_get(in, NIM_SW_COUNT, 2) << NIM_COUNT
         | pins_get(in, NIM_SW_HEAP, 1) << NIM_HEAP;
}

static pins tick(void *chip, pins in)
{
    struct nim_basys2 *self = chip;
    pins out = nim_tick(&self->game, game_pins(self, in));
    pins display = ssd_tick(&self->display,
                            pins_get(out, NIM_SSD0, 32) << SSD_DIGIT0);

    return pins_get(out, NIM_LED, 8) << BASYS2_LD
         | pins_get(display, SSD_SEG, 8) << BASYS2_SEG
         | pins_get(display, SSD_AN, SSD_DIGITS) << BASYS2_AN;
}

static void reset(void *chip, const struct chip_setup *setup)
{
    struct nim_basys2 *self = chip;

    memset(self, 0, sizeof *self);
    debouncer_reset(&self->button_a, setup->clock_hz);
    debouncer_reset(&self->button_b, setup->clock_hz);
    nim_chip.reset(&self->game, setup);
    ssd.reset(&self->display, setup);
}

static const struct chip_type top = {
    .name = "nim_basys2",
    .size = sizeof(struct nim_basys2),
    .inputs = basys2_inputs,
    .outputs = basys2_outputs,
    .reset = reset,
    .tick = tick,
};

const struct machine_type nim_on_basys2 = {
    .name = "nim",
    .title = "Nim with two heaps of LEDs",
    .board = &basys2,
    .top = &top,
    .roles = nim_panel_roles,
    .reset = "BTN2",
    .results = nim_panel_results,
    .seats = "Ab",
    .game = "nim",
    .how_to = nim_panel_how_to,
};
