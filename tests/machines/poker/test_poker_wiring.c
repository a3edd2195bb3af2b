/* test_poker_wiring.c - the wires between the board and the chips of poker,
 * drawn once more by hand; and what stands between a button and the chip. */
#include "check.h"

#include <string.h>

#include "base/glyph.h"
#include "base/rng.h"
#include "machines/poker/poker_table.h"

enum { SETTLE = 4608, BUTTONS = 2 };    /* 40 ms of 115,200 Hz */

static const struct { const char *part; int to; } wires[BUTTONS] = {
    {"BTNC", POKER_VALID}, {"BTNL", POKER_TOGGLE},
};

struct button {
    int steady, held;
};

struct bare {
    struct poker_chip chip;
    struct uart_top line;
    struct button button[BUTTONS];
    pins from[BUTTONS];
    pins in, out, line_out;
};

static int believes(struct button *self, int level)
{
    self->held = level != self->steady ? self->held + 1 : 0;
    if (self->held < SETTLE)
        return 0;
    self->held = 0;
    self->steady = level;
    return level;
}

/* The switches' pins are 5 to 20 on the board and 3 to 18 on the chip. */
static void clock_bare(struct bare *self, pins board_in)
{
    self->in = board_in >> 5 << 3;
    self->in |= (self->line_out >> UART_TOP_SENT & 1) << POKER_SENT;
    for (int i = 0; i < BUTTONS; i++) {
        int level = (board_in & self->from[i]) != 0;

        if (believes(&self->button[i], level))
            self->in |= PIN(wires[i].to);
    }
    self->out = poker_chip.tick(&self->chip, self->in);
    self->line_out = uart_top.tick(&self->line,
        (self->out >> POKER_WORD & 0xffffff) << UART_TOP_WORD
        | (self->out >> POKER_SEND & 1) << UART_TOP_SEND
        | (self->out >> POKER_CLEAR & 1) << UART_TOP_CLEAR);
}

static void open_bare(struct bare *self, const struct stand *stand)
{
    struct chip_setup setup = {.seed = "wiring", .clock_hz = 115200};

    memset(self, 0, sizeof *self);
    options_defaults(poker_options, setup.option);
    setup.option[POKER_CHIPS] = 20;
    poker_chip.reset(&self->chip, &setup);
    setup.option[UART_TOP_SCREEN] = 1;
    uart_top.reset(&self->line, &setup);
    self->line_out = PIN(UART_TOP_TX) | PIN(UART_TOP_SENT);
    for (int i = 0; i < BUTTONS; i++)
        self->from[i] = stand_pin(stand, wires[i].part);
}

/* The digit whose turn it is, of the number on the chip's pins. */
static uint8_t digit_now(const struct bare *bare, unsigned turn)
{
    static const unsigned powers[] = {1, 10, 100, 1000};
    unsigned value = (unsigned)pins_get(bare->out, POKER_VALUE, 16);

    return glyph_segments((char)('0' + value / powers[turn] % 10));
}

static void compare(const struct stand *stand, const struct bare *bare)
{
    unsigned turn = (unsigned)((stand->ticks - 1) % 4);
    pins leds = pins_get(bare->out, POKER_LED, 4)
              | pins_get(bare->out, POKER_EYES, 1) << 15
              | pins_get(bare->out, POKER_EYES + 1, 1) << 14;
    pins in, out;

    assert_true(stand->out == (leds | (pins)digit_now(bare, turn) << 16
                               | PIN(24 + turn)
                               | (bare->line_out & PIN(UART_TOP_TX)) << 28));
    stand->machine->top->probe(stand->chip, &in, &out);
    assert_true(in == bare->in && out == bare->out);
}

/* Busy hands: presses long enough to count, and some that are not; the low
 * switches and the fold switch more often than the others. */
static void fumble(struct stand *stand, struct rng *rng)
{
    if (rng_below(rng, 3000) == 0)
        stand->in ^= PIN(rng_below(rng, 5));
    if (rng_below(rng, 6000) == 0)
        stand->in ^= PIN(5 + rng_below(rng, 4));
    if (rng_below(rng, 200000) == 0)
        stand->in ^= PIN(9 + rng_below(rng, 11));
    if (rng_below(rng, 90000) == 0)
        stand->in ^= PIN(20);
    if (rng_below(rng, 3000) == 0)
        stand->in &= ~PINS(5, 15);              /* a check */
}

CASE(the_bare_chips_show_through)
{
    struct stand stand;
    struct bare bare;
    struct rng rng;
    int phases = 0, lines = 0;

    BEGIN_CASE;
    stand_open(&stand, &poker_on_basys3, "chips=20 clear=ansi", "wiring");
    open_bare(&bare, &stand);
    rng_seed(&rng, "fumble");
    for (int t = 0; t < 3000000; t++) {
        fumble(&stand, &rng);
        stand_run(&stand, 1);
        clock_bare(&bare, stand.in);
        compare(&stand, &bare);
        phases |= 1 << bare.chip.phase;
        lines += (bare.out & PIN(POKER_SEND)) != 0;
    }
    assert_int_equal(phases, 0x7ff);
    assert_true(lines > 50);
}

/* Each switch alone is seen by the chip at the next tick. */
CASE(the_switches_are_not_delayed)
{
    struct stand stand;
    struct parts sw = board_find(&basys3, "SW");

    BEGIN_CASE;
    stand_open(&stand, &poker_on_basys3, "", "switches");
    for (int i = 0; i < sw.count; i++) {
        const struct part *part = &basys3.parts[sw.first + i];
        pins in, out;

        stand.in = PIN(part->pin);
        stand_run(&stand, 1);
        stand.machine->top->probe(stand.chip, &in, &out);
        assert_int_equal(pins_get(in, POKER_SW, 16), 1 << part->number);
    }
}

/* All levels on the wires at power-up: the line is high, LEDs are dark. */
CASE(at_power_up_the_line_is_high)
{
    struct stand stand;

    BEGIN_CASE;
    stand_open(&stand, &poker_on_basys3, "", "power");
    for (int t = 0; t < 1000; t++) {
        pins levels;

        stand_run(&stand, 1);
        levels = pins_levels(basys3.outputs, stand.out);
        assert_int_equal(pins_get(levels, BASYS3_TX, 1), 1);
        assert_int_equal(pins_get(levels, BASYS3_LD, 16), 0);
        assert_int_equal(pins_get(levels, BASYS3_AN, 4), 0xf ^ 1 << t % 4);
        assert_int_equal(pins_get(levels, BASYS3_SEG, 8), 0xc0);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("poker: on the board the bare chips show through, tick by tick "
         "(M2-013, M2-014, M2-018, M2-019)", the_bare_chips_show_through),
    TEST("poker: a switch is seen at the next tick (M2-015, M2-016)",
         the_switches_are_not_delayed),
    TEST("poker: at power-up the line is high and 0000 is shown",
         at_power_up_the_line_is_high),
};

CHECK_MAIN("poker_wiring", tests)
