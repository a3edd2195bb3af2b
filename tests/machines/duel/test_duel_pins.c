/* test_duel_pins.c - the chip's wires, and that nothing else matters. */
#include "check.h"

#include <string.h>

#include "base/glyph.h"
#include "base/rng.h"
#include "machines/duel/duel_driver.h"

static const struct pin_def *pin(const struct pin_def *table,
                                 const char *name)
{
    while (table->name && strcmp(table->name, name))
        table++;
    assert_non_null(table->name);
    return table;
}

/* Active high, pgfedcba: A is all but d, L is fed, E adfge, F afge. */
CASE(four_digits_have_eight_wires_each)
{
    static const struct { const char *name; pins segments; } alef[] = {
        {"SSD3", 0x77}, {"SSD2", 0x38}, {"SSD1", 0x79}, {"SSD0", 0x71},
    };
    struct driver d = driver_played("a.." DRIVER_MAKE ".." DRIVER_RIGHT);

    BEGIN_CASE;
    for (int i = 0; i < 4; i++)
        assert_int_equal(pins_get(d.out, pin(duel.outputs,
                                             alef[i].name)->at, 8),
                         alef[i].segments);
    assert_true(pins_levels(duel.outputs, d.out) == d.out);
    assert_true(d.out >> 40 == 0);
}

CASE(reset_is_low_active)
{
    const struct pin_def *rst = pin(duel.inputs, "rst_n");

    BEGIN_CASE;
    assert_int_equal(rst->polarity, ACTIVE_LOW);
    assert_int_equal(rst->at, DUEL_RST);
    assert_int_equal(pins_levels(duel.inputs, PIN(DUEL_RST)), 0);
    assert_int_equal(pins_levels(duel.inputs, PIN(DUEL_ENTER_A)),
                     PIN(DUEL_RST) | PIN(DUEL_ENTER_A));
}

/* Presses and letters at random; seldom a reset. */
static pins some_input(struct rng *rng)
{
    pins in = rng_next(rng) & (PINS(DUEL_LETTER, 3) | PIN(DUEL_ENTER_A)
                               | PIN(DUEL_ENTER_B));

    if (rng_below(rng, 20) == 0)
        in |= PIN(DUEL_SINGLE);
    if (rng_below(rng, 500) == 0)
        in |= PIN(DUEL_RST);
    return in;
}

CASE(a_copy_goes_on_as_the_chip_does)
{
    struct driver d = driver_open(2, "");
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "copies");
    for (int i = 0; i < 500; i++) {
        struct duel copy = d.chip;

        for (int t = 0; t < 40; t++) {
            pins in = some_input(&rng);

            driver_clock(&d, in);
            assert_true(duel.tick(&copy, in) == d.out);
        }
        assert_memory_equal(&copy, &d.chip, sizeof copy);
    }
}

/* Two chips ticked in turn do not know of each other. */
CASE(chips_share_nothing)
{
    struct driver alone = driver_open(2, ""), beside = alone;
    struct driver neighbour = driver_open_seed(50, "hide=on", "next");
    struct rng rng, noise;

    BEGIN_CASE;
    rng_seed(&rng, "alone");
    rng_seed(&noise, "noise");
    for (int t = 0; t < 20000; t++) {
        pins in = some_input(&rng);

        driver_clock(&alone, in);
        driver_clock(&neighbour, some_input(&noise));
        driver_clock(&beside, in);
        assert_true(alone.out == beside.out);
    }
    assert_memory_equal(&alone.chip, &beside.chip, sizeof alone.chip);
}

/* Power-up writes every byte, so that equal chips compare as equal. */
CASE(power_up_leaves_no_byte_to_chance)
{
    struct duel one, two;
    struct chip_setup setup = {.seed = "bytes", .clock_hz = 50};

    BEGIN_CASE;
    assert_int_equal(duel.size, sizeof one);
    memset(&one, 0x00, sizeof one);
    memset(&two, 0xff, sizeof two);
    duel.reset(&one, &setup);
    duel.reset(&two, &setup);
    assert_memory_equal(&one, &two, sizeof one);
}

/* Where the switches do not show, no input moves an output by itself. */
CASE(outputs_depend_on_the_switches_only_while_letters_come_in)
{
    BEGIN_CASE;
    for (const struct station *at = driver_stations; at->script; at++) {
        struct driver d = driver_played(at->script);
        int enters = strlen(at->heard) == 1 && at->leds == 0;
        int moves = 0;

        for (pins in = 0; in < 128; in++)
            moves += duel_show(&d.chip, in) != duel_show(&d.chip, 0);
        assert_int_equal(moves, enters ? 112 : 0);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("duel: four digits have eight wires each, pgfedcba (M0-65)",
         four_digits_have_eight_wires_each),
    TEST("duel: the reset wire is low while active (M0-10)",
         reset_is_low_active),
    TEST("duel: a copy goes on as the chip does",
         a_copy_goes_on_as_the_chip_does),
    TEST("duel: chips share nothing", chips_share_nothing),
    TEST("duel: power-up leaves no byte to chance",
         power_up_leaves_no_byte_to_chance),
    TEST("duel: outputs follow the switches while letters come in, and "
         "only then (M0-87)",
         outputs_depend_on_the_switches_only_while_letters_come_in),
};

CHECK_MAIN("duel: pins", tests)
