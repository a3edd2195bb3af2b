/* test_duel_wiring.c - both boards beside a bare chip, in random play. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "machines/duel/on_basys2.h"
#include "machines/duel/on_sim.h"
#include "machines/stand.h"

enum { GAME_TICKS = 20, SETTLE = 2 };   /* 1 kHz over 50 Hz; 40 ms */

/* Wires drawn from the names on the board to the pins of the chip. */
static const struct { const char *part; int to; } wires[] = {
    {"BTN2", DUEL_RST}, {"SW0", DUEL_LETTER}, {"SW1", DUEL_LETTER + 1},
    {"SW2", DUEL_LETTER + 2}, {"SW3", DUEL_SINGLE},
    {"BTN3", DUEL_ENTER_A}, {"BTN0", DUEL_ENTER_B},
};

enum { STRAIGHT = 5, WIRES = 7 };       /* the last two are debounced */

/* What stands between a button and the chip, worked out by hand. */
struct button {
    int steady;
    int held;                           /* game clocks of disagreement */
};

/* A bare chip, its wires, and the hands that work the board. */
struct bare {
    struct duel chip;
    pins from[WIRES];
    struct button enter[2];
    struct rng hands;
};

static void open_both(struct stand *stand, struct bare *bare,
                      const struct machine_type *machine, uint32_t clock_hz)
{
    struct chip_setup setup = {.seed = "wiring", .clock_hz = clock_hz};

    stand_open(stand, machine, "", "wiring");
    memset(bare, 0, sizeof *bare);
    duel.reset(&bare->chip, &setup);
    rng_seed(&bare->hands, "fumble");
    for (int i = 0; i < WIRES; i++)
        bare->from[i] = stand_pin(stand, wires[i].part);
}

static pins through(const struct bare *self, pins board_in, int count)
{
    pins in = 0;

    for (int i = 0; i < count; i++)
        if (board_in & self->from[i])
            in |= PIN(wires[i].to);
    return in;
}

/* One if this game clock is the one that believes a press. */
static int believes(struct button *self, int level)
{
    self->held = level != self->steady ? self->held + 1 : 0;
    if (self->held < SETTLE)
        return 0;
    self->held = 0;
    self->steady = level;
    return level;
}

/* One clock; the answer is what went in. */
static pins clock_bare(struct bare *self, pins board_in)
{
    pins in = through(self, board_in, STRAIGHT);

    for (int i = 0; i < 2; i++)
        if (believes(&self->enter[i],
                     (board_in & self->from[STRAIGHT + i]) != 0))
            in |= PIN(wires[STRAIGHT + i].to);
    duel.tick(&self->chip, in);
    return in;
}

/* Busy hands: any part, now and then SW3, seldom the reset. */
static void fumble(struct stand *stand, struct bare *bare, uint64_t slowness)
{
    struct rng *rng = &bare->hands;

    if (rng_below(rng, slowness) == 0)
        stand->in ^= PIN(rng_below(rng, 12)) & ~bare->from[0]
                                            & ~bare->from[4];
    if (rng_below(rng, 20 * slowness) == 0)
        stand->in ^= bare->from[4];
    if (rng_below(rng, 2000 * slowness) == 0)
        stand->in |= bare->from[0];
    else if (rng_below(rng, 10 * slowness) == 0)
        stand->in &= ~bare->from[0];
}

/* All 40 lights over one tick: LEDs always, one digit in its turn. */
static void compare_lights(const struct stand *stand, const struct bare *bare)
{
    pins shown = duel_show(&bare->chip,
                           through(bare, stand->in, STRAIGHT));
    unsigned turn = (unsigned)((stand->ticks - 1) % 4);
    pins digit = pins_get(shown, DUEL_SSD0 + 8 * turn, 8);
    struct lights lit = {{0}};

    stand->machine->board->shine(stand->out, &lit);
    if (lit.word[0] != (pins_get(shown, DUEL_LED, 8)
                        | digit << (8 + 8 * turn)))
        fail_msg("the lights are wrong at tick %lu",
                 (unsigned long)stand->ticks);
}

/* The chip carries its states in a row: how often each was seen. */
static void count_state(const struct bare *bare, int *count)
{
    count[bare->chip.state]++;
}

static void assert_all_seen(const int *count)
{
    for (int state = 0; state <= DUEL_GAMEOVER; state++)
        assert_int_not_equal(count[state], 0);
}

CASE(on_a_basys2_the_bare_chip_shows_through)
{
    struct stand stand;
    struct bare bare;
    int count[DUEL_GAMEOVER + 1] = {0};

    BEGIN_CASE;
    open_both(&stand, &bare, &duel_on_basys2, 50);
    for (int t = 1; t <= 2000000; t++) {
        fumble(&stand, &bare, 30);
        stand_run(&stand, 1);
        if (t % GAME_TICKS == 0)
            clock_bare(&bare, stand.in);
        compare_lights(&stand, &bare);
        count_state(&bare, count);
    }
    assert_all_seen(count);
}

/* Between clocks the enters stand still, switches and reset come through,
 * and the outputs follow them. */
CASE(the_probe_shows_the_cores_pins)
{
    const pins enters = PIN(DUEL_ENTER_A) | PIN(DUEL_ENTER_B);
    struct stand stand;
    struct bare bare;
    pins held = 0, in, probed_in, probed_out;

    BEGIN_CASE;
    open_both(&stand, &bare, &duel_on_basys2, 50);
    for (int t = 1; t <= 200000; t++) {
        fumble(&stand, &bare, 30);
        stand_run(&stand, 1);
        stand.machine->top->probe(stand.chip, &probed_in, &probed_out);
        if (t % GAME_TICKS == 0)
            held = clock_bare(&bare, stand.in) & enters;
        in = held | through(&bare, stand.in, STRAIGHT);
        assert_true(probed_in == in);
        assert_true(probed_out == duel_show(&bare.chip, in));
    }
}

CASE(in_simulation_the_bare_chip_stands_alone)
{
    struct stand stand;
    struct bare bare;
    int count[DUEL_GAMEOVER + 1] = {0};

    BEGIN_CASE;
    open_both(&stand, &bare, &duel_on_sim, 2);
    for (int t = 0; t < 200000; t++) {
        struct lights lit = {{0}};
        pins out;

        fumble(&stand, &bare, 1);
        stand_run(&stand, 1);
        out = duel.tick(&bare.chip, through(&bare, stand.in, WIRES));
        stand.machine->board->shine(stand.out, &lit);
        assert_true(lit.word[0] == out);
        assert_memory_equal(stand.chip, &bare.chip, sizeof bare.chip);
        count_state(&bare, count);
    }
    assert_all_seen(count);
}

CASE(in_simulation_the_clock_is_2_hz)
{
    struct stand stand;

    BEGIN_CASE;
    stand_open(&stand, &duel_on_sim, "", "sim");
    stand_tap(&stand, "BTN3");
    assert_string_equal(stand_digits(&stand), "_0-0");
    stand_run(&stand, 3);
    assert_string_equal(stand_digits(&stand), "_0-0");
    stand_run(&stand, 1);
    assert_string_equal(stand_digits(&stand), "_P-A");
}

CASE(in_simulation_options_reach_the_chip)
{
    struct stand stand;

    BEGIN_CASE;
    stand_open(&stand, &duel_on_sim, "hide=on", "sim");
    stand_tap(&stand, "BTN3");
    stand_set_letter(&stand, 3);
    stand_run(&stand, 8);
    assert_string_equal(stand_digits(&stand), "o___");
}

static const struct CMUnitTest tests[] = {
    TEST("duel on basys2: the bare chip shows through, tick by tick "
         "(M0-66, M0-82, M0-83, M0-85, M0-87)",
         on_a_basys2_the_bare_chip_shows_through),
    TEST("duel on basys2: a probe shows the core's pins (M0-83, M0-87)",
         the_probe_shows_the_cores_pins),
    TEST("duel on sim: the bare chip stands alone, tick by tick (M0-80)",
         in_simulation_the_bare_chip_stands_alone),
    TEST("duel on sim: one tick is one clock of 2 Hz (M0-74, M0-80)",
         in_simulation_the_clock_is_2_hz),
    TEST("duel on sim: options reach the chip",
         in_simulation_options_reach_the_chip),
};

CHECK_MAIN("duel wiring", tests)
