/* on_nexys3.c - the pegs chip on a Nexys3.
 *
 *    BTNS --> debouncer --> btnS +------+
 *    BTNL --> debouncer --> btnL |      |-- LD -----------> LD
 *    BTNR --> debouncer --> btnR | pegs |-- SSD --> ssd --> SEG, AN
 *    BTNU --> debouncer --> btnU |      |-- RGB ----------> RGB
 *    BTND --> debouncer --> btnD |      |
 *    SW0  --------------> history+------+
 *
 * Everything runs on the board's one clock. A bouncing switch only goes in
 * and out of history mode, which changes nothing (M1-40).
 */
#include "machines/pegs/on_nexys3.h"

#include <string.h>

#include "base/words.h"
#include "machines/button_bank.h"
#include "machines/pegs/panel.h"

static pins tick(void *chip, pins in)
{
    struct pegs_nexys3 *self = chip;
    pins game, display;

    self->game_in =
        button_bank_pulses(self->button, NEXYS3_BUTTONS, pegs_panel_buttons,
                           pins_get(in, NEXYS3_BTN, NEXYS3_BUTTONS),
                           &self->calm)
        | pins_get(in, PEGS_SW_HISTORY, 1) << PEGS_HISTORY;
    game = pegs_tick(&self->game, self->game_in);
    display = ssd_tick(&self->display,
                       pins_get(game, PEGS_SSD0, 32) << SSD_DIGIT0);
    return pins_get(game, PEGS_LD, 8) << NEXYS3_LD
         | pins_get(display, SSD_SEG, 8) << NEXYS3_SEG
         | pins_get(display, SSD_AN, SSD_DIGITS) << NEXYS3_AN
         | pins_get(game, PEGS_RGB0, NEXYS3_WIRES) << NEXYS3_RGB;
}

static void reset(void *chip, const struct chip_setup *setup)
{
    struct pegs_nexys3 *self = chip;

    memset(self, 0, sizeof *self);
    for (int i = 0; i < NEXYS3_BUTTONS; i++)
        debouncer_reset(&self->button[i], setup->clock_hz);
    pegs_chip.reset(&self->game, setup);
    ssd.reset(&self->display, setup);
}

/* For traces: the chip's pins as they are between two ticks. */
static void probe_pegs_core(const void *chip, pins *core_in, pins *core_out)
{
    const struct pegs_nexys3 *self = chip;

    *core_in = self->game_in;
    *core_out = pegs_show(&self->game);
}

static const struct chip_type top = {
    .name = "pegs_nexys3",
    .size = sizeof(struct pegs_nexys3),
    .inputs = nexys3_inputs,
    .outputs = nexys3_outputs,
    .options = pegs_options,
    .reset = reset,
    .tick = tick,
    .core = &pegs_chip,
    .probe = probe_pegs_core,
};

const struct machine_type pegs_on_nexys3 = {
    .name = "pegs",
    .title = WORDS("Mastermind against the machine"),
    .board = &nexys3,
    .needs = "BTNU BTNL BTNS BTNR BTND SW0 LD AN BREADBOARD RGB R W",
    .top = &top,
    .roles = pegs_panel_roles,
    .results = pegs_panel_results,
    .deaf = pegs_panel_deaf,
    .seats = "Ab",
    .game = "mastermind",
    .missing_seat = pegs_panel_missing_seat,
    .how_to = pegs_panel_how_to,
};
