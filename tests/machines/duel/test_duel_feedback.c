/* test_duel_feedback.c - what the LEDs say of a guess, and what follows. */
#include "check.h"

#include "base/oracle.h"
#include "machines/duel/duel_driver.h"

/* The LEDs after A's code and b's guess. */
static unsigned judged(const char *options, const char *code,
                       const char *guess)
{
    struct driver d = driver_open(2, options);

    driver_play(&d, "a..");
    driver_enter(&d, 'a', code);
    driver_play(&d, "..");
    driver_enter(&d, 'b', guess);
    assert_digits(&d, guess);
    return driver_leds(&d);
}

CASE(each_pair_belongs_to_its_letter)
{
    BEGIN_CASE;
    assert_int_equal(judged("", "ACEF", "AHLU"), 0xc0);
    assert_int_equal(judged("", "ACEF", "HCLU"), 0x30);
    assert_int_equal(judged("", "ACEF", "HLEU"), 0x0c);
    assert_int_equal(judged("", "ACEF", "HLUF"), 0x03);
    assert_int_equal(judged("", "ACEF", "FHLU"), 0x40);
    assert_int_equal(judged("", "ACEF", "HFLU"), 0x10);
    assert_int_equal(judged("", "ACEF", "HLFU"), 0x04);
    assert_int_equal(judged("", "ACEF", "HLUA"), 0x01);
}

CASE(a_right_letter_in_place_lights_both)
{
    BEGIN_CASE;
    assert_int_equal(judged("", "ALEF", "ALEF"), 0xff);
    assert_int_equal(judged("", "ALEF", "ALHH"), 0xf0);
}

CASE(a_right_letter_elsewhere_lights_the_right_one)
{
    BEGIN_CASE;
    assert_int_equal(judged("", "ALEF", "FELA"), 0x55);
    assert_int_equal(judged("", "ALEF", "LAFE"), 0x55);
}

CASE(a_letter_not_in_the_code_lights_none)
{
    BEGIN_CASE;
    assert_int_equal(judged("", "ACEF", "HLUH"), 0x00);
    assert_int_equal(judged("", "CHUA", "LLLL"), 0x00);
}

CASE(a_repeated_letter_is_judged_as_the_option_says)
{
    BEGIN_CASE;
    assert_int_equal(judged("", "ALEF", "AAAA"), 0xd5);
    assert_int_equal(judged("repeat=membership", "ALEF", "AAAA"), 0xd5);
    assert_int_equal(judged("repeat=counting", "ALEF", "AAAA"), 0xc0);
}

CASE(the_table_of_pairs_holds_on_the_leds)
{
    struct oracle table;
    int rows = 0;

    BEGIN_CASE;
    oracle_open(&table, "duel/led_feedback_pairs.csv");
    for (; oracle_next(&table); rows++) {
        const char *code = table.field[0], *guess = table.field[1];

        assert_int_equal(judged("repeat=counting", code, guess),
                         strtoul(table.field[3], NULL, 2));
        assert_int_equal(judged("repeat=membership", code, guess),
                         strtoul(table.field[5], NULL, 2));
    }
    assert_int_equal(rows, 18);
}

/* Every pair over many guesses at one code with repeated letters. */
CASE(the_pair_10_never_lights)
{
    static const char letters[] = "ACEFHLU";

    BEGIN_CASE;
    for (int n = 0; n < 2401; n++) {
        const char guess[] = {letters[n / 343], letters[n / 49 % 7],
                              letters[n / 7 % 7], letters[n % 7], 0};
        unsigned leds = judged("", "ALAF", guess);

        assert_int_equal(leds & ~leds << 1 & 0xaa, 0);
    }
}

/* Nothing lights before the fourth letter, nor after the judgement. */
CASE(leds_light_with_the_fourth_letter_only)
{
    struct driver d = driver_played("a..");

    BEGIN_CASE;
    for (const char *step = DRIVER_MAKE "..AbLbEbF"; *step; step++) {
        const char script[] = {*step, 0};

        driver_play(&d, script);
        assert_leds(&d, 0);
    }
    driver_play(&d, "b");
    assert_leds(&d, 0xff);
    driver_play(&d, "b");
    assert_leds(&d, 0);
}

CASE(the_guess_stays_while_it_is_judged)
{
    struct driver d = driver_played("a.." DRIVER_MAKE ".." DRIVER_WRONG);

    BEGIN_CASE;
    for (int i = 0; i < 200; i++) {
        driver_play(&d, i % 2 ? "U," : "L,");
        assert_digits(&d, "ACHH");
        assert_leds(&d, 0xc0);
    }
}

CASE(a_right_guess_gives_the_breaker_his_point)
{
    struct driver d = driver_played("a.." DRIVER_MAKE ".." DRIVER_RIGHT);

    BEGIN_CASE;
    assert_digits(&d, "ALEF");
    driver_play(&d, ",,,,a,,,,");
    assert_digits(&d, "ALEF");
    driver_play(&d, "b");
    assert_digits(&d, "_0-1");
    driver_play(&d, ",,,");
    assert_digits(&d, "_0-1");
    driver_play(&d, ",");
    assert_digits(&d, "_P-b");
}

/* Found with one life left, it counts as much. */
CASE(the_last_try_may_be_the_right_one)
{
    struct driver d = driver_played("a.." DRIVER_MAKE "..");

    BEGIN_CASE;
    driver_play(&d, DRIVER_WRONG "b." DRIVER_WRONG "b." DRIVER_RIGHT);
    assert_leds(&d, 0xff);
    driver_play(&d, "b");
    assert_digits(&d, "_0-1");
    driver_play(&d, ".");
    assert_digits(&d, "_P-b");
}

/* Between tries the lives alone are shown: the turn has not changed. */
CASE(a_wrong_guess_costs_a_life_and_goes_on)
{
    struct driver d = driver_played("a.." DRIVER_MAKE ".." DRIVER_WRONG);

    BEGIN_CASE;
    driver_play(&d, "a,,,");
    assert_digits(&d, "ACHH");
    driver_play(&d, "b");
    assert_digits(&d, "_L-2");
    driver_play(&d, ".A");
    assert_digits(&d, "A___");
    driver_play(&d, DRIVER_WRONG "b");
    assert_digits(&d, "_L-1");
    driver_play(&d, ".C");
    assert_digits(&d, "C___");
}

CASE(the_third_wrong_guess_waits_and_then_shows_the_code)
{
    struct driver d = driver_played("a.." DRIVER_MAKE "..");

    BEGIN_CASE;
    driver_play(&d, DRIVER_WRONG "b." DRIVER_WRONG "b." DRIVER_WRONG);
    driver_play(&d, ",,,,,,,,a");
    assert_digits(&d, "ACHH");
    assert_leds(&d, 0xc0);
    driver_play(&d, "b");
    assert_digits(&d, "ALEF");
    assert_leds(&d, 0);
    driver_play(&d, ",,,");
    assert_digits(&d, "ALEF");
    driver_play(&d, ",");
    assert_digits(&d, "_1-0");
    driver_play(&d, ",,,");
    assert_digits(&d, "_1-0");
    driver_play(&d, ",");
    assert_digits(&d, "_P-b");
}

/* Lives spent in one round are back in the next. */
CASE(every_round_has_three_tries)
{
    struct driver d = driver_played("a.." DRIVER_LOST "..");

    BEGIN_CASE;
    driver_play_for(&d, 'b', DRIVER_MAKE ".");
    assert_digits(&d, "_L-3");
    driver_play_for(&d, 'b', "." DRIVER_WRONG "b");
    assert_digits(&d, "_L-2");
    driver_play_for(&d, 'b', "." DRIVER_WRONG "b");
    assert_digits(&d, "_L-1");
    driver_play_for(&d, 'b', "." DRIVER_WRONG "b");
    assert_digits(&d, "ALEF");
    driver_play(&d, ".");
    assert_digits(&d, "_1-1");
}

CASE(a_round_is_judged_by_its_own_code)
{
    struct driver d = driver_played("a.." DRIVER_FOUND "..");

    BEGIN_CASE;
    driver_play(&d, "CbHbUbAb..");
    driver_enter(&d, 'a', "ALEF");
    assert_leds(&d, 0x40);
    driver_play(&d, "a.");
    driver_enter(&d, 'a', "CHUA");
    assert_leds(&d, 0xff);
    driver_play(&d, "a");
    assert_digits(&d, "_1-1");
}

static const struct CMUnitTest tests[] = {
    TEST("duel: LD7-LD6 judge the first letter, LD1-LD0 the last (M0-46)",
         each_pair_belongs_to_its_letter),
    TEST("duel: 11 is a letter in its place (M0-47)",
         a_right_letter_in_place_lights_both),
    TEST("duel: 01 is a letter that stands elsewhere (M0-48)",
         a_right_letter_elsewhere_lights_the_right_one),
    TEST("duel: 00 is a letter not in the code (M0-49)",
         a_letter_not_in_the_code_lights_none),
    TEST("duel: a repeated letter is judged as the option says (M0-48)",
         a_repeated_letter_is_judged_as_the_option_says),
    TEST("duel: the table of pairs holds on the LEDs under both rules "
         "(M0-47, M0-48, M0-49)", the_table_of_pairs_holds_on_the_leds),
    TEST("duel: the pair 10 never lights (M0-50)", the_pair_10_never_lights),
    TEST("duel: the fourth letter lights the LEDs (M0-45)",
         leds_light_with_the_fourth_letter_only),
    TEST("duel: the guess stays on the digits while it is judged",
         the_guess_stays_while_it_is_judged),
    TEST("duel: a right guess gives a point and his press the score "
         "(M0-06, M0-51, M0-52)", a_right_guess_gives_the_breaker_his_point),
    TEST("duel: the third try may be the right one (M0-51, M0-54)",
         the_last_try_may_be_the_right_one),
    TEST("duel: a wrong guess costs a life; his press starts the next try "
         "(M0-38, M0-53)", a_wrong_guess_costs_a_life_and_goes_on),
    TEST("duel: the third wrong guess waits; then code, then score "
         "(M0-54, M0-55, M0-56)",
         the_third_wrong_guess_waits_and_then_shows_the_code),
    TEST("duel: every round has three tries (M0-37, M0-54)",
         every_round_has_three_tries),
    TEST("duel: a round is judged by its own code",
         a_round_is_judged_by_its_own_code),
};

CHECK_MAIN("duel: feedback", tests)
