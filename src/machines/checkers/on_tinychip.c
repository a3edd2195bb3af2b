/* on_tinychip.c - the rule checker on its board.
 *
 *    clk ------> two_phase --phi1, phi2--> +----------+
 *    ENTER --> debouncer --> edge --> enter|          |-- redtind --> RED
 *    CLEAR --> debouncer --> edge --> clr  |          |-- blacktind-> BLACK
 *    RESET --> debouncer --> edge --> reset| checkers |-- err ------> ERROR
 *    power ------------------------->      |          |-- ... --> MUST, KING,
 *    ROW, COL --> register ----> usrrow,   |          |           RWIN, BWIN
 *                                usrcol    +----------+
 *                                viewrow ^      | view
 *                                viewmark|      v
 *    DARK -----------------------------> led_array ---> LINE, REDS, GREENS
 *
 * The rule checker counts a press in every cycle that the button is down
 * (errata 7, 11). So the board makes each press one cycle long, and all
 * inputs of the checker change when phi1 rises and at no other time (M3-093).
 *
 * At power-up the memory is random (M3-090), so the first cycles reset the
 * chip; the reset begins with an edge, as phi1 rises for the first time.
 */
#include "machines/checkers/on_tinychip.h"

#include <string.h>

#include "base/words.h"
#include "machines/button_bank.h"
#include "machines/checkers/panel.h"

enum { POWER_CYCLES = 8 };

static pins power_reset(struct checkers_tinychip *self)
{
    if (self->power_cycles == POWER_CYCLES)
        return 0;
    self->power_cycles++;
    return PIN(CHECKERS_PIN_RESET);
}

/* What was pressed since the last cycle is active in this one. */
static void begin_cycle(struct checkers_tinychip *self, pins in)
{
    self->held = self->pressed | power_reset(self)
               | pins_get(in, TINYCHIP_ROW, 3) << CHECKERS_PIN_USRROW
               | pins_get(in, TINYCHIP_COL, 3) << CHECKERS_PIN_USRCOL;
    self->pressed = 0;
}

/* A press may come in any of the four ticks of a cycle; it is collected and
 * passed on with the next phi1. */
static pins clock_phases(struct checkers_tinychip *self, pins in)
{
    pins clock = two_phase_tick(&self->clock);

    self->pressed |=
        button_bank_pulses(self->button, TINYCHIP_BUTTONS,
                           checkers_panel_buttons,
                           pins_get(in, TINYCHIP_BUTTON, TINYCHIP_BUTTONS),
                           &self->calm);
    if (clock & PIN(TWO_PHASE_PHI1))
        begin_cycle(self, in);
    return pins_get(clock, TWO_PHASE_PHI1, 1) << CHECKERS_PIN_PHI1
         | pins_get(clock, TWO_PHASE_PHI2, 1) << CHECKERS_PIN_PHI2;
}

static pins view_asked(const struct checkers_tinychip *self)
{
    pins ask = led_array_ask(&self->array);

    return pins_get(ask, LED_ARRAY_VIEWROW, 3) << CHECKERS_PIN_VIEWROW
         | pins_get(ask, LED_ARRAY_VIEWMARK, 1) << CHECKERS_PIN_VIEWMARK;
}

static pins light_lamps(pins game)
{
    pins out = 0;

    for (unsigned i = 0; i < TINYCHIP_LEDS; i++)
        out |= pins_get(game, checkers_panel_leds[i], 1)
               << (TINYCHIP_RED + i);
    return out;
}

static pins scan_array(struct checkers_tinychip *self, pins in)
{
    pins out = led_array_tick(&self->array,
        pins_get(self->game_out, CHECKERS_PIN_VIEW, 12) << LED_ARRAY_VIEW
        | pins_get(in, TINYCHIP_DARK, 1) << LED_ARRAY_DARK);

    return pins_get(out, LED_ARRAY_LINE, MATRIX_SIDE) << TINYCHIP_LINE
         | pins_get(out, LED_ARRAY_RED, MATRIX_SIDE) << TINYCHIP_REDS
         | pins_get(out, LED_ARRAY_GREEN, MATRIX_SIDE) << TINYCHIP_GREENS;
}

/* The array asks before the chip's tick and takes the answer in after it. */
static pins tick(void *chip, pins in)
{
    struct checkers_tinychip *self = chip;
    pins clock = clock_phases(self, in);

    self->game_in = clock | self->held | view_asked(self);
    self->game_out = checkers_chip_tick(&self->game, self->game_in);
    return light_lamps(self->game_out) | scan_array(self, in);
}

static void reset(void *chip, const struct chip_setup *setup)
{
    struct checkers_tinychip *self = chip;

    memset(self, 0, sizeof *self);
    two_phase.reset(&self->clock, setup);
    for (int i = 0; i < TINYCHIP_BUTTONS; i++)
        debouncer_reset(&self->button[i], setup->clock_hz);
    checkers_chip.reset(&self->game, setup);
    led_array_reset(&self->array, setup->clock_hz);
}

/* For traces: the chip's pins as they are between two ticks. */
static void probe_checkers_core(const void *chip, pins *core_in, pins *core_out)
{
    const struct checkers_tinychip *self = chip;

    *core_in = self->game_in;
    *core_out = self->game_out;
}

static const struct chip_type top = {
    .name = "checkers_tinychip",
    .size = sizeof(struct checkers_tinychip),
    .inputs = tinychip_inputs,
    .outputs = tinychip_outputs,
    .options = checkers_options,
    .reset = reset,
    .tick = tick,
    .core = &checkers_chip,
    .probe = probe_checkers_core,
};

const struct machine_type checkers_on_tinychip = {
    .name = "checkers",
    .title = WORDS("checkers with a referee"),
    .board = &tinychip,
    .needs = "COL ROW DARK ENTER CLEAR RESET RED BLACK ERROR MUST KING "
             "RWIN BWIN ARRAY",
    .top = &top,
    .roles = checkers_panel_roles,
    .reset = "RESET",
    .results = checkers_panel_results,
    .deaf = checkers_panel_deaf,
    .clears = checkers_panel_clears,
    .seats = "Ab",
    .game = "checkers",
    .how_to = checkers_panel_how_to,
};
