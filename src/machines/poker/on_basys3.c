/* on_basys3.c - the poker chip on a Basys3.
 *
 *    BTNC --> debouncer --> valid  +-------+== LED ---------------> LD3..LD0
 *    BTNL --> debouncer --> toggle |       |== EYES --------------> LD15, LD14
 *    SW15 -------------------> fold| poker |== VALUE -> bcd -> ssd --> SEG, AN
 *    SW14..SW0 ============== SW ==|       |== WORD, SEND, CLEAR
 *                         +-> sent |       |    |
 *                         |        +-------+  uart_top -----------> RsTx
 *                         +---------------------+
 *
 * Everything runs on the board's one clock; a debounced button is an enable
 * of one clock, not a clock itself (erratum 22). The other three buttons are
 * connected to nothing. Switches go straight in: the digits follow them as
 * they are flipped (M2-048). LD13..LD4 stay dark.
 */
#include "machines/poker/on_basys3.h"

#include <string.h>

#include "base/glyph.h"
#include "base/words.h"
#include "machines/button_bank.h"
#include "machines/poker/panel.h"

/* The chip's pin behind each of the two buttons. */
static const uint8_t button_pins[POKER_BASYS3_BUTTONS] = {
    POKER_VALID,                                /* BTNC (M2-013) */
    POKER_TOGGLE,                               /* BTNL (M2-014) */
};

static pins button_levels(pins in)
{
    return pins_get(in, BASYS3_BTNC, 1) | pins_get(in, BASYS3_BTNL, 1) << 1;
}

/* Four decimal digits as patterns, leading zeros and all (M2-040). */
static uint32_t patterns_of(uint32_t digits)
{
    uint32_t patterns = 0;

    for (unsigned i = 0; i < SSD_DIGITS; i++)
        patterns |= (uint32_t)glyph_table['0' + (digits >> 4 * i & 15)]
                    << 8 * i;
    return patterns;
}

static void convert_number(struct poker_basys3 *self, pins value)
{
    self->value = (uint16_t)value;
    self->patterns = patterns_of((uint32_t)bcd_tick(&self->number,
                                                    value << BCD_VALUE));
}

/* Combinational logic, evaluated only when the number has changed. */
static pins drive_digits(struct poker_basys3 *self, pins game)
{
    pins value = pins_get(game, POKER_VALUE, 16);

    if (value != self->value)
        convert_number(self, value);
    return ssd_tick(&self->display, (pins)self->patterns << SSD_DIGIT0);
}

/* An idle line needs no tick until something is sent. */
static pins drive_serial_line(struct poker_basys3 *self, pins game)
{
    if (!(self->line_out & PIN(UART_TOP_SENT)) || (game & PIN(POKER_SEND)))
        self->line_out = uart_top_tick(&self->line,
            pins_get(game, POKER_WORD, 24) << UART_TOP_WORD
            | pins_get(game, POKER_SEND, 1) << UART_TOP_SEND
            | pins_get(game, POKER_CLEAR, 1) << UART_TOP_CLEAR);
    return self->line_out;
}

/* Player 1's eyes have the higher LED, as they come first. */
static pins leds_of(pins game)
{
    return pins_get(game, POKER_LED, 4) << POKER_PANEL_WON
         | pins_get(game, POKER_EYES, 1) << POKER_PANEL_EYES
         | pins_get(game, POKER_EYES + 1, 1) << (POKER_PANEL_EYES - 1);
}

/* The chip hears that a line is out one clock later, through a register. */
static pins tick(void *chip, pins in)
{
    struct poker_basys3 *self = chip;
    pins game, display, line;

    self->game_in = button_bank_pulses(self->button, POKER_BASYS3_BUTTONS,
                                       button_pins, button_levels(in),
                                       &self->calm)
        | pins_get(in, BASYS3_SW, BASYS3_SWITCHES) << POKER_SW
        | pins_get(self->line_out, UART_TOP_SENT, 1) << POKER_SENT;
    game = poker_chip_tick(&self->game, self->game_in);
    display = drive_digits(self, game);
    line = drive_serial_line(self, game);
    return leds_of(game)
         | pins_get(display, SSD_SEG, 8) << BASYS3_SEG
         | pins_get(display, SSD_AN, SSD_DIGITS) << BASYS3_AN
         | pins_get(line, UART_TOP_TX, 1) << BASYS3_TX;
}

static void reset(void *chip, const struct chip_setup *setup)
{
    struct poker_basys3 *self = chip;

    memset(self, 0, sizeof *self);
    for (int i = 0; i < POKER_BASYS3_BUTTONS; i++)
        debouncer_reset(&self->button[i], setup->clock_hz);
    poker_chip.reset(&self->game, setup);
    uart_top_reset(&self->line, setup->clock_hz,
                   setup->option[POKER_SCREEN] != 0);
    bcd.reset(&self->number, setup);
    ssd.reset(&self->display, setup);
    convert_number(self, 0);
    self->line_out = uart_top_show(&self->line);
}

/* For traces: the chip's pins as they are between two ticks. */
static void probe_poker_core(const void *chip, pins *core_in, pins *core_out)
{
    const struct poker_basys3 *self = chip;

    *core_in = self->game_in;
    *core_out = poker_chip_show(&self->game);
}

static const struct chip_type top = {
    .name = "poker_basys3",
    .size = sizeof(struct poker_basys3),
    .inputs = basys3_inputs,
    .outputs = basys3_outputs,
    .options = poker_options,
    .reset = reset,
    .tick = tick,
    .core = &poker_chip,
    .probe = probe_poker_core,
};

const struct machine_type poker_on_basys3 = {
    .name = "poker",
    .title = WORDS("two-player poker"),
    .board = &basys3,
    .needs = "BTNC BTNL SW LD AN TTY",
    .top = &top,
    .roles = poker_panel_roles,
    .results = poker_panel_results,
    .dial = &poker_panel_dial,
    .eyes = poker_panel_eyes,
    .seats = "Ab",
    .game = "poker",
    .how_to = poker_panel_how_to,
};
