/* on_basys2.c - the duel chip on a Basys2.
 *
 *    clk ---+--> clk_divider --edge--> every box marked *
 *           |
 *    BTN3 --|--> debouncer* --> enterA +-------+
 *    BTN0 --|--> debouncer* --> enterB | duel* |
 *    BTN2 --|-----------------> rst_n  |       |-- LEDX -------> LD
 *    SW2..0 |-----------------> letter |       |-- SSD --> ssd -> SEG, AN
 *    SW3  --|-----------------> single +-------+            ^
 *           +-----------------------------------------------+
 *
 * Debouncers and game run on the 50 Hz clock (M0-83), the display driver
 * on the undivided one (M0-85). Between game clocks the digits follow the
 * switches, because the game's outputs are combinational (M0-87).
 */
#include "machines/duel/on_basys2.h"

#include <string.h>

#include "base/words.h"
#include "machines/duel/panel.h"

static pins enter_pulse(struct debouncer *button, pins level)
{
    return (debouncer_tick(button, level << DEBOUNCER_IN)
            & PIN(DEBOUNCER_PULSE)) != 0;
}

/* A pulse lasts until the next clock of the game, and duel_show is given the
 * pulses of the last one. */
static void game_clock(struct duel_basys2 *self, pins in)
{
    pins a = enter_pulse(&self->enter[DUEL_A], pins_get(in, DUEL_BTN_A, 1));
    pins b = enter_pulse(&self->enter[DUEL_B], pins_get(in, DUEL_BTN_B, 1));

    self->enters = a << DUEL_ENTER_A | b << DUEL_ENTER_B;
    duel_tick(&self->game, duel_panel_straight(in) | self->enters);
}

/* Outputs change with the game's clock and with its inputs alone. */
static pins settle(struct duel_basys2 *self, pins in, int is_clocked)
{
    pins game_in = duel_panel_straight(in) | self->enters;

    if (is_clocked || game_in != self->game_in) {
        self->game_in = game_in;
        self->game_out = duel_show(&self->game, game_in);
    }
    return self->game_out;
}

static pins tick(void *chip, pins in)
{
    struct duel_basys2 *self = chip;
    pins edge = clk_divider_tick(&self->divider) & PIN(CLK_DIVIDER_EDGE);
    pins game, display;

    if (edge)
        game_clock(self, in);
    game = settle(self, in, edge != 0);
    display = ssd_tick(&self->display,
                       pins_get(game, DUEL_SSD0, 32) << SSD_DIGIT0);
    return pins_get(game, DUEL_LED, 8) << BASYS2_LD
         | pins_get(display, SSD_SEG, 8) << BASYS2_SEG
         | pins_get(display, SSD_AN, SSD_DIGITS) << BASYS2_AN;
}

static void reset(void *chip, const struct chip_setup *setup)
{
    struct duel_basys2 *self = chip;
    struct chip_setup game = *setup;

    memset(self, 0, sizeof *self);
    game.clock_hz = DUEL_BASYS2_GAME_HZ;
    clk_divider_reset(&self->divider, setup->clock_hz, game.clock_hz);
    debouncer_reset(&self->enter[DUEL_A], game.clock_hz);
    debouncer_reset(&self->enter[DUEL_B], game.clock_hz);
    duel.reset(&self->game, &game);
    self->game_out = duel_show(&self->game, self->game_in);
    ssd.reset(&self->display, setup);
}

/* For traces: the chip's pins as they are between two ticks. */
static void probe_duel_core(const void *chip, pins *core_in, pins *core_out)
{
    const struct duel_basys2 *self = chip;

    *core_in = self->game_in;
    *core_out = self->game_out;
}

static const struct chip_type top = {
    .name = "duel_basys2",
    .size = sizeof(struct duel_basys2),
    .inputs = basys2_inputs,
    .outputs = basys2_outputs,
    .options = duel_options,
    .reset = reset,
    .tick = tick,
    .core = &duel,
    .probe = probe_duel_core,
};

const struct machine_type duel_on_basys2 = {
    DUEL_PANEL_FIELDS,
    .title = WORDS("two-player Mastermind"),
    .board = &basys2,
    .needs = "SW/4 BTN3 BTN2 BTN0 LD AN",
    .top = &top,
};
