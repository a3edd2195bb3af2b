/* test_checkers_tinychip.c - the rule checker on its board: power, clock,
 * and how presses and switches come to its pins. */
#include "check.h"

#include "base/rng.h"
#include "boards/machines.h"
#include "machines/checkers/men.h"

enum { SETTLE_TICKS = 160, CYCLE_TICKS = 4 };

static const char *const buttons[] = {"ENTER", "CLEAR", "RESET"};
static const int button_pins[] = {
    CHECKERS_PIN_ENTER, CHECKERS_PIN_CLR, CHECKERS_PIN_RESET,
};

/* Power */

/* A seed is what the memory happens to hold. */
static void check_power(const char *options)
{
    int random_red = 0;

    for (char seed[] = "a"; seed[0] <= 'z'; seed[0]++) {
        struct stand stand;

        stand_open(&stand, &checkers_on_tinychip, options, seed);
        random_red += men_game(&stand)->red != MEN_OPENING_RED;
        stand_run(&stand, 100);
        men_check_opening(&stand);
        men_check_array(&stand);
        stand_run(&stand, 4000);
        men_check_opening(&stand);
        men_move(&stand, "20-31");
        assert_string_equal(men_lamps(&stand), "-B-");
    }
    assert_true(random_red > 20);
}

CASE(power_sets_the_men_up)
{
    BEGIN_CASE;
    check_power("");
    check_power("rules=full");
}

/* An edge is needed where a memory has an asynchronous reset. */
CASE(the_reset_of_power_has_an_edge)
{
    struct stand stand;
    int edges = 0, last = 0, ticks = 0;

    BEGIN_CASE;
    stand_open(&stand, &checkers_on_tinychip, "", "edge");
    for (int t = 0; t < 400; t++) {
        int now;

        stand_run(&stand, 1);
        now = (men_top(&stand)->game_in & PIN(CHECKERS_PIN_RESET)) != 0;
        assert_false(t == 0 && now);
        edges += now && !last;
        ticks += now;
        last = now;
    }
    assert_int_equal(edges, 1);
    assert_int_equal(last, 0);
    assert_in_range(ticks, 2 * CYCLE_TICKS, 100);
}

/* The clock and the inputs */

static pins game_in(struct stand *stand)
{
    return men_top(stand)->game_in;
}

CASE(a_cycle_is_low_phi1_low_phi2)
{
    struct stand stand = men_open("");

    BEGIN_CASE;
    for (int t = 0; t < 4000; t += CYCLE_TICKS) {
        static const pins phases[] = {
            0, PIN(CHECKERS_PIN_PHI1), 0, PIN(CHECKERS_PIN_PHI2),
        };

        for (int i = 0; i < CYCLE_TICKS; i++) {
            stand_run(&stand, 1);
            assert_int_equal(game_in(&stand) & 3, phases[i]);
        }
    }
}

CASE(all_64_squares_can_be_pointed_at)
{
    struct stand stand = men_open("");

    BEGIN_CASE;
    for (unsigned i = 0; i < 64; i++) {
        men_point(&stand, i / 8, i % 8);
        stand_run(&stand, 3 * CYCLE_TICKS);
        assert_int_equal(pins_get(game_in(&stand), CHECKERS_PIN_USRROW, 3),
                         i / 8);
        assert_int_equal(pins_get(game_in(&stand), CHECKERS_PIN_USRCOL, 3),
                         i % 8);
        assert_int_equal(men_game(&stand)->slave.src, i);
    }
}

/* Anything at any time, and the chip's inputs still keep to the cycle. */
CASE(inputs_change_when_phi1_rises)
{
    const pins clocked = PINS(CHECKERS_PIN_RESET, 9);
    struct stand stand = men_open("");
    pins last = game_in(&stand) & clocked;
    int changes = 0;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "anything");
    for (int t = 0; t < 100000; t++) {
        if (rng_below(&rng, 20) == 0)
            stand.in ^= PIN(rng_below(&rng, 6));
        if (rng_below(&rng, 300) == 0)
            stand.in ^= PIN(7 + rng_below(&rng, 3));
        stand_run(&stand, 1);
        if ((game_in(&stand) & clocked) == last)
            continue;
        assert_true(game_in(&stand) & PIN(CHECKERS_PIN_PHI1));
        last = game_in(&stand) & clocked;
        changes++;
    }
    assert_true(changes > 1000);
}

/* Ticks in which a pin was high, and how often it rose. */
struct pulses {
    int ticks, edges, last;
};

static void count_pulses(struct stand *stand, int pin, uint64_t ticks,
                         struct pulses *pulses)
{
    while (ticks--) {
        int now;

        stand_run(stand, 1);
        now = (game_in(stand) & PIN(pin)) != 0;
        pulses->ticks += now;
        pulses->edges += now && !pulses->last;
        pulses->last = now;
    }
}

/* Whenever in a cycle, and however long: one cycle, and that once. */
CASE(a_press_is_one_cycle_however_long)
{
    static const uint64_t lengths[] = {SETTLE_TICKS, 200, 1000, 20000};

    BEGIN_CASE;
    for (int b = 0; b < TINYCHIP_BUTTONS; b++)
        for (int i = 0; i < 16; i++) {
            struct stand stand = men_open("");
            struct pulses pulses = {0};

            stand_run(&stand, (uint64_t)i % 4);
            stand_hold(&stand, buttons[b]);
            count_pulses(&stand, button_pins[b], lengths[i / 4], &pulses);
            stand_release(&stand, buttons[b]);
            count_pulses(&stand, button_pins[b], 1000, &pulses);
            assert_int_equal(pulses.ticks, CYCLE_TICKS);
            assert_int_equal(pulses.edges, 1);
        }
}

CASE(a_button_reaches_its_own_pin_only)
{
    const pins all = PINS(CHECKERS_PIN_RESET, 3);

    BEGIN_CASE;
    for (int b = 0; b < TINYCHIP_BUTTONS; b++) {
        struct stand stand = men_open("");
        pins seen = 0;

        stand_hold(&stand, buttons[b]);
        for (int t = 0; t < 1000; t++) {
            stand_run(&stand, 1);
            seen |= game_in(&stand) & all;
        }
        assert_int_equal(seen, PIN(button_pins[b]));
    }
}

/* Less than 40 ms of contact in a row is no press; a bounce before and
 * after a real one makes no second. */
CASE(a_bouncing_button_is_pressed_once)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "bounce");
    for (int i = 0; i < 60; i++) {
        const char *button = buttons[i % TINYCHIP_BUTTONS];
        int pin = button_pins[i % TINYCHIP_BUTTONS];
        struct stand stand = men_open("");
        struct pulses pulses = {0};

        for (int t = 0; t < 300; t++) {
            (rng_below(&rng, 2) ? stand_hold : stand_release)(&stand,
                                                              button);
            count_pulses(&stand, pin, 1 + rng_below(&rng, 8), &pulses);
        }
        assert_int_equal(pulses.edges, 0);
        stand_hold(&stand, button);
        count_pulses(&stand, pin, 400, &pulses);
        for (int t = 0; t < 300; t++) {
            (rng_below(&rng, 2) ? stand_hold : stand_release)(&stand,
                                                              button);
            count_pulses(&stand, pin, 1 + rng_below(&rng, 8), &pulses);
        }
        stand_release(&stand, button);
        count_pulses(&stand, pin, 400, &pulses);
        assert_int_equal(pulses.edges, 1);
        assert_int_equal(pulses.ticks, CYCLE_TICKS);
    }
}

/* The machine */

CASE(the_machine_is_called_checkers)
{
    const struct machine_type *machine = NULL;

    BEGIN_CASE;
    assert_null(machines_find("checkers", &machine));
    assert_ptr_equal(machine, &checkers_on_tinychip);
    assert_null(machines_find("checkers:tinychip", &machine));
    assert_ptr_equal(machine, &checkers_on_tinychip);
    assert_string_equal(machine->seats, "Ab");
    assert_string_equal(machine->game, "checkers");
}

CASE(a_trace_sees_the_chips_own_pins)
{
    struct stand stand = men_open("");
    const struct chip_type *top = checkers_on_tinychip.top;
    pins in, out;

    BEGIN_CASE;
    assert_ptr_equal(top->core, &checkers_chip);
    for (int t = 0; t < 100; t++) {
        stand_run(&stand, 1);
        top->probe(stand.chip, &in, &out);
        assert_int_equal(in, game_in(&stand));
        assert_int_equal(out, checkers_chip_show(men_game(&stand), in));
    }
}

static const struct CMUnitTest tests[] = {
    TEST("checkers board: power sets the men up, and it is Red's turn "
         "(M3-004..M3-006, M3-090)", power_sets_the_men_up),
    TEST("checkers board: the reset of power has an edge (M3-052)",
         the_reset_of_power_has_an_edge),
    TEST("checkers board: a cycle is both low, phi1, both low, phi2 "
         "(M3-045, M3-094)", a_cycle_is_low_phi1_low_phi2),
    TEST("checkers board: row and column are two numbers of three bits "
         "(M3-026, M3-037, M3-038)", all_64_squares_can_be_pointed_at),
    TEST("checkers board: the chip's inputs change when phi1 rises (M3-093)",
         inputs_change_when_phi1_rises),
    TEST("checkers board: a press is one cycle, however long it is",
         a_press_is_one_cycle_however_long),
    TEST("checkers board: each button reaches its own pin (M3-042..M3-044)",
         a_button_reaches_its_own_pin_only),
    TEST("checkers board: a bouncing button is pressed once",
         a_bouncing_button_is_pressed_once),
    TEST("checkers board: the machine is called checkers",
         the_machine_is_called_checkers),
    TEST("checkers board: a trace sees the chip's own pins",
         a_trace_sees_the_chips_own_pins),
};

CHECK_MAIN("checkers_tinychip", tests)
