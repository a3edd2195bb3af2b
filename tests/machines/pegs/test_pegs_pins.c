/* test_pegs_pins.c - the chip's wires, and that nothing else matters. */
#include "check.h"

#include <string.h>

#include "base/pin_sheet.h"
#include "base/rng.h"
#include "machines/pegs/pegs_driver.h"

CASE(the_pins_of_the_chip)
{
    BEGIN_CASE;
    assert_string_equal(pegs_chip.name, "pegs");
    assert_string_equal(pin_sheet(pegs_chip.inputs), " btnS@0:1 btnL@1:1"
                        " btnR@2:1 btnU@3:1 btnD@4:1 history@5:1");
    assert_string_equal(pin_sheet(pegs_chip.outputs), " LD@0:8 SSD0@8:8"
                        " SSD1@16:8 SSD2@24:8 SSD3@32:8 RGB0@40:3"
                        " RGB1@43:3 RGB2@46:3 RGB3@49:3");
}

/* Red is the high wire of the three, blue the low one. */
CASE(a_colour_is_three_wires)
{
    static const char guess[] = "RGBY";
    static const pins wires[] = {4, 2, 1, 6};
    struct pegs_driver d = pegs_driver_played("", guess, "");

    BEGIN_CASE;
    pegs_driver_guess(&d, guess);
    for (unsigned i = 0; i < 4; i++)
        assert_true(pins_get(d.out, 49 - 3 * i, 3) == wires[i]);
}

/* Active high, pgfedcba: X is all but a and d, O all but g. */
CASE(four_digits_have_eight_wires_each)
{
    struct pegs_driver d = pegs_driver_played("", "RGBY", "");

    BEGIN_CASE;
    pegs_driver_guess(&d, "RYGK");
    assert_true(pins_get(d.out, 32, 8) == 0x76);
    assert_true(pins_get(d.out, 24, 8) == 0x3f);
    assert_true(pins_get(d.out, 16, 8) == 0x3f);
    assert_true(pins_get(d.out, 8, 8) == 0x00);
    assert_true(pins_levels(pegs_chip.outputs, d.out) == d.out);
}

/* Presses at random, the switch now and then. */
static pins some_input(struct rng *rng, pins *history)
{
    pins in = PIN(rng_below(rng, 12)) & PINS(0, 5);

    if (rng_below(rng, 20) == 0)
        *history ^= PIN(PEGS_HISTORY);
    return in | *history;
}

/* All 64 wires in, and not one of those that are no pins is heard. */
CASE(other_wires_are_not_heard)
{
    struct pegs_driver clean = pegs_driver_new("match=1"), noisy = clean;
    struct rng rng, noise;
    pins history = 0;

    BEGIN_CASE;
    rng_seed(&rng, "clean");
    rng_seed(&noise, "noise");
    for (int t = 0; t < 50000; t++) {
        pins in = some_input(&rng, &history);

        pegs_driver_clock(&clean, in);
        pegs_driver_clock(&noisy, in | rng_next(&noise) << 6);
        assert_true(clean.out == noisy.out);
        assert_true(clean.out >> 52 == 0);
    }
    assert_memory_equal(&clean.chip, &noisy.chip, sizeof clean.chip);
}

CASE(a_copy_goes_on_as_the_chip_does)
{
    struct pegs_driver d = pegs_driver_new("match=1");
    struct rng rng;
    pins history = 0;

    BEGIN_CASE;
    rng_seed(&rng, "copies");
    for (int i = 0; i < 500; i++) {
        struct pegs copy = d.chip;

        for (int t = 0; t < 100; t++) {
            pins in = some_input(&rng, &history);

            pegs_driver_clock(&d, in);
            assert_true(pegs_chip.tick(&copy, in) == d.out);
            assert_true(pegs_show(&d.chip) == d.out);
        }
        assert_memory_equal(&copy, &d.chip, sizeof copy);
    }
}

/* Two chips ticked in turn do not know of each other. */
CASE(chips_share_nothing)
{
    struct pegs_driver alone = pegs_driver_new(""), beside = alone;
    struct pegs_driver other = pegs_driver_open(50, "match=2", "next");
    struct rng rng, noise;
    pins history = 0, switched = 0;

    BEGIN_CASE;
    rng_seed(&rng, "alone");
    rng_seed(&noise, "noise");
    for (int t = 0; t < 20000; t++) {
        pins in = some_input(&rng, &history);

        pegs_driver_clock(&alone, in);
        pegs_driver_clock(&other, some_input(&noise, &switched));
        pegs_driver_clock(&beside, in);
        assert_true(alone.out == beside.out);
    }
    assert_memory_equal(&alone.chip, &beside.chip, sizeof alone.chip);
}

/* Power-up writes every byte, so that equal chips compare as equal. */
CASE(power_up_leaves_no_byte_to_chance)
{
    struct pegs one, two;
    struct chip_setup setup = {.seed = "bytes", .clock_hz = 50,
                               .option = {3, 1, 1}};

    BEGIN_CASE;
    assert_int_equal(pegs_chip.size, sizeof one);
    memset(&one, 0x00, sizeof one);
    memset(&two, 0xff, sizeof two);
    pegs_chip.reset(&one, &setup);
    pegs_chip.reset(&two, &setup);
    assert_memory_equal(&one, &two, sizeof one);
}

/* What a person sees at power-up, whatever was there before. */
CASE(power_up_is_the_beginning_of_a_game)
{
    struct pegs_driver d = pegs_driver_new("");

    BEGIN_CASE;
    assert_look(&d, "KKKK", 0);
    assert_digits(&d, "____");
    assert_leds(&d, 0x01);
}

static const struct CMUnitTest tests[] = {
    TEST("pegs: five buttons and a switch in, eight LEDs, four digits and "
         "four RGB pegs out (M1-07, M1-10)",
         the_pins_of_the_chip),
    TEST("pegs: a colour is three plain wires, red, green, blue "
         "(M1-08, M1-10)", a_colour_is_three_wires),
    TEST("pegs: four digits have eight wires each, X and O as H and 0 "
         "(M1-27)", four_digits_have_eight_wires_each),
    TEST("pegs: wires that are no pins are not heard",
         other_wires_are_not_heard),
    TEST("pegs: a copy goes on as the chip does",
         a_copy_goes_on_as_the_chip_does),
    TEST("pegs: chips share nothing", chips_share_nothing),
    TEST("pegs: power-up leaves no byte to chance",
         power_up_leaves_no_byte_to_chance),
    TEST("pegs: power-up is the beginning of a game",
         power_up_is_the_beginning_of_a_game),
};

CHECK_MAIN("pegs: pins", tests)
