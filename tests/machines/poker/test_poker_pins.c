/* test_poker_pins.c - the chip's wires and options, and that nothing else
 * matters. */
#include "check.h"

#include <string.h>

#include "base/pin_sheet.h"
#include "base/rng.h"
#include "chips/bcd.h"
#include "machines/poker/poker_driver.h"
#include "machines/poker/uart_top.h"

CASE(the_pins_of_the_chip)
{
    BEGIN_CASE;
    assert_string_equal(pin_sheet(poker_chip.inputs),
                        " valid@0:1 toggle@1:1 sent@2:1 sw@3:16");
    assert_string_equal(pin_sheet(poker_chip.outputs),
                        " value@0:16 led@16:4 eyes@20:2 word@22:24"
                        " send@46:1 clear@47:1 busy@48:1");
    assert_int_equal(POKER_SW + 15, POKER_FOLD);
}

CASE(the_modules_keep_their_names)
{
    BEGIN_CASE;
    assert_string_equal(poker_chip.name, "poker");
    assert_string_equal(uart.name, "uart");
    assert_string_equal(uart_fifo.name, "uart_fifo");
    assert_string_equal(uart_top.name, "uart_top");
}

/* Presses at random, switches now and then. */
static pins some_input(struct rng *rng, pins *switches)
{
    pins in = rng_below(rng, 10) == 0 ? PIN(POKER_VALID) : 0;

    in |= rng_below(rng, 10) == 0 ? PIN(POKER_TOGGLE) : 0;
    in |= rng_below(rng, 3) ? PIN(POKER_SENT) : 0;
    if (rng_below(rng, 20) == 0)
        *switches = (rng_next(rng) & 31) << POKER_SW;
    if (rng_below(rng, 200) == 0)
        *switches |= PIN(POKER_FOLD);
    return in | *switches;
}

CASE(other_wires_are_not_heard)
{
    struct poker_driver clean = poker_driver_open("cards=5", "clean");
    struct poker_driver noisy = clean;
    struct rng rng, noise;
    pins switches = 0;

    BEGIN_CASE;
    rng_seed(&rng, "clean");
    rng_seed(&noise, "noise");
    for (int t = 0; t < 100000; t++) {
        pins in = some_input(&rng, &switches);

        clean.out = poker_chip.tick(&clean.chip, in);
        noisy.out = poker_chip.tick(&noisy.chip, in
                                    | rng_next(&noise) << 19);
        assert_true(clean.out == noisy.out);
        assert_true(clean.out >> 49 == 0);
    }
    assert_memory_equal(&clean.chip, &noisy.chip, sizeof clean.chip);
    assert_true(clean.chip.hands > 20);
}

CASE(a_copy_goes_on_as_the_chip_does)
{
    struct poker_chip chip = poker_driver_open("cards=5", "copies").chip;
    struct rng rng;
    pins switches = 0;

    BEGIN_CASE;
    rng_seed(&rng, "copies");
    for (int i = 0; i < 500; i++) {
        struct poker_chip copy = chip;

        for (int t = 0; t < 100; t++) {
            pins in = some_input(&rng, &switches);
            pins out = poker_chip.tick(&chip, in);

            assert_true(poker_chip_tick(&copy, in) == out);
            assert_true(poker_chip_show(&chip) == out);
        }
        assert_memory_equal(&copy, &chip, sizeof copy);
    }
}

CASE(chips_share_nothing)
{
    struct poker_chip alone = poker_driver_open("", "alone").chip;
    struct poker_chip beside = alone;
    struct poker_chip other = poker_driver_hashed("chips=7").chip;
    struct rng rng, noise;
    pins switches = 0, moved = 0;

    BEGIN_CASE;
    rng_seed(&rng, "alone");
    rng_seed(&noise, "noise");
    for (int t = 0; t < 20000; t++) {
        pins in = some_input(&rng, &switches);
        pins out = poker_chip.tick(&alone, in);

        poker_chip.tick(&other, some_input(&noise, &moved));
        assert_true(poker_chip.tick(&beside, in) == out);
    }
    assert_memory_equal(&alone, &beside, sizeof alone);
}

CASE(power_up_leaves_no_byte_to_chance)
{
    struct poker_chip one, two;
    struct chip_setup setup = {.seed = "bytes", .clock_hz = 50,
                               .option = {1, 1, 200, 9, 1, 1}};

    BEGIN_CASE;
    assert_int_equal(poker_chip.size, sizeof one);
    memset(&one, 0x00, sizeof one);
    memset(&two, 0xff, sizeof two);
    poker_chip.reset(&one, &setup);
    poker_chip.reset(&two, &setup);
    assert_memory_equal(&one, &two, sizeof one);
}

/* Options */

CASE(the_options_and_their_values)
{
    static const struct {
        const char *words;
        int option;
        long value;
    } right[] = {
        {"deal=fair", POKER_DEAL, 0}, {"deal=hash", POKER_DEAL, 1},
        {"deal=lesson", POKER_DEAL, 2},
        {"cards=3", POKER_COMMUNITY, 0}, {"cards=5", POKER_COMMUNITY, 1},
        {"chips=1", POKER_CHIPS, 1}, {"chips=4999", POKER_CHIPS, 4999},
        {"ante=1", POKER_ANTE, 1}, {"ante=999", POKER_ANTE, 999},
        {"calls=close", POKER_CALLING, 0},
        {"calls=literal", POKER_CALLING, 1},
        {"clear=newlines", POKER_SCREEN, 0}, {"clear=ansi", POKER_SCREEN, 1},
        {"showdown=names", POKER_SHOWING, 0},
        {"showdown=cards", POKER_SHOWING, 1},
    };
    static const char *const wrong[] = {
        "deal=random", "cards=4", "cards=1", "chips=0", "chips=5000",
        "ante=0", "ante=1000", "calls=open", "clear=bell", "match=1",
        "showdown=all",
    };
    int64_t values[OPTIONS_MAX];

    BEGIN_CASE;
    options_defaults(poker_chip.options, values);
    for (int i = 0; i < 15; i++) {
        assert_null(options_set(poker_chip.options, values, right[i].words));
        assert_int_equal(values[right[i].option], right[i].value);
    }
    for (int i = 0; i < 11; i++)
        assert_non_null(options_set(poker_chip.options, values, wrong[i]));
}

/* What is asked for in words is what one gets by saying nothing. */
CASE(the_defaults)
{
    struct poker_driver plain = poker_driver_open("", "same");
    struct poker_driver said = poker_driver_open("deal=fair cards=3 "
        "chips=100 ante=5 calls=close clear=newlines showdown=names", "same");

    BEGIN_CASE;
    assert_memory_equal(&plain.chip, &said.chip, sizeof plain.chip);
    assert_money(&plain, 100, 100, 0);
    poker_driver_do(&plain, ".....");
    assert_money(&plain, 95, 95, 10);
}

CASE(chips_and_ante_are_what_was_asked_for)
{
    struct poker_driver d = poker_driver_open("chips=321 ante=12", "x");

    BEGIN_CASE;
    poker_driver_do(&d, ".....");
    assert_money(&d, 309, 309, 24);
    assert_totals(&d, 12, 12);
}

static const struct CMUnitTest tests[] = {
    TEST("poker: two buttons, sixteen switches and the line's answer in; "
         "value, LEDs, eyes and a word out (M2-013, M2-014, M2-015, M2-016)",
         the_pins_of_the_chip),
    TEST("poker: the document's modules keep their names (M2-008)",
         the_modules_keep_their_names),
    TEST("poker: wires that are no pins are not heard",
         other_wires_are_not_heard),
    TEST("poker: a copy goes on as the chip does",
         a_copy_goes_on_as_the_chip_does),
    TEST("poker: chips share nothing", chips_share_nothing),
    TEST("poker: power-up leaves no byte to chance",
         power_up_leaves_no_byte_to_chance),
    TEST("poker: options have names, values and bounds",
         the_options_and_their_values),
    TEST("poker: the defaults are 100 chips and a forced bet of 5 (M2-074, "
         "M2-075)", the_defaults),
    TEST("poker: chips and ante are what was asked for",
         chips_and_ante_are_what_was_asked_for),
};

CHECK_MAIN("poker: pins", tests)
