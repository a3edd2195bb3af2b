/* test_pegs_options.c - what a machine of pegs can be asked to be. */
#include "check.h"

#include <stdio.h>

#include "base/text.h"
#include "machines/pegs/pegs_driver.h"

static const char *values_of(const char *assignment, int64_t *values)
{
    options_defaults(pegs_chip.options, values);
    return options_set(pegs_chip.options, values, assignment);
}

CASE(the_options_and_their_values)
{
    static const struct {
        const char *words;
        int option;
        long value;
    } right[] = {
        {"match=0", PEGS_MATCH, 0}, {"match=9", PEGS_MATCH, 9},
        {"turns=dot", PEGS_TURNS, 0}, {"turns=bar", PEGS_TURNS, 1},
        {"history=clear", PEGS_KEEP, 0}, {"history=keep", PEGS_KEEP, 1},
    };
    static const char *const wrong[] = {
        "match=10", "match=-1", "turns=line", "history=on", "repeat=counting",
        "code=", "code=RGB", "code=RGBYK", "code=RGBX", "code=RGBY-",
        "code=-RGBY", "code=RGBY--WWKK", "code=RGBY-RGBY-RGBY-RGBY-RGBY",
    };
    int64_t values[OPTIONS_MAX];

    BEGIN_CASE;
    for (int i = 0; i < 6; i++) {
        assert_null(values_of(right[i].words, values));
        assert_int_equal(values[right[i].option], right[i].value);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_non_null(values_of(wrong[i], values));
}

/* Every code, alone and behind another one. */
CASE(codes_are_written_as_they_were_read)
{
    static const char colours[] = "KBGCRMYW";

    BEGIN_CASE;
    for (int n = 0; n < 4096; n++) {
        char words[24], written[24];
        int64_t values[OPTIONS_MAX];
        struct text to;

        snprintf(words, sizeof words, " code=%s%c%c%c%c",
                 n % 2 ? "WKWK-" : "", colours[n >> 9], colours[n >> 6 & 7],
                 colours[n >> 3 & 7], colours[n & 7]);
        assert_null(values_of(words + 1, values));
        text_begin(&to, written, sizeof written);
        options_write(pegs_chip.options, values, &to);
        assert_string_equal(written, words);
    }
}

/* The first two games have their codes, whenever the first press comes, and
 * the third draws its own. */
CASE(games_have_the_codes_that_are_given)
{
    int others = 0;

    BEGIN_CASE;
    for (int clocks = 0; clocks < 20; clocks++) {
        struct pegs_driver d = pegs_driver_new("code=rgby-WWKK");

        for (int i = 0; i < clocks; i++)
            pegs_driver_play(&d, ",");
        pegs_driver_guess(&d, "RRGB");
        assert_marks(&d, "XOO_");
        pegs_driver_guess(&d, "RGBY");
        assert_marks(&d, "XXXX");
        pegs_driver_play(&d, "S");
        pegs_driver_guess(&d, "WWWK");
        assert_marks(&d, "XXX_");
        pegs_driver_guess(&d, "WWKK");
        assert_marks(&d, "XXXX");
        pegs_driver_play(&d, "SU");
        others += d.chip.code != pegs_driver_code("WWKK")
               && d.chip.code != pegs_driver_code("RGBY");
    }
    assert_true(others > 10);
}

/* What is asked for in words is what one gets by saying nothing. */
CASE(the_defaults_are_one_player_a_dot_and_clear)
{
    struct pegs_driver plain = pegs_driver_new("");
    struct pegs_driver said = pegs_driver_new("match=0 turns=dot "
                                              "history=clear");

    BEGIN_CASE;
    assert_memory_equal(&plain.chip, &said.chip, sizeof plain.chip);
}

/* The game before was RRGG and RGBY, and a new one has begun. */
static struct pegs_driver kept(const char *options)
{
    struct pegs_driver d = pegs_driver_played(options, "RGBY", "");

    pegs_driver_guess(&d, "RRGG");
    pegs_driver_guess(&d, "RGBY");
    pegs_driver_play(&d, "S");
    return d;
}

CASE(kept_turns_can_be_viewed_in_the_next_game)
{
    struct pegs_driver d = kept("history=keep");

    BEGIN_CASE;
    assert_look(&d, "KKKK", 0);
    assert_marks(&d, "____");
    assert_leds(&d, 0x01);
    pegs_driver_play(&d, "H");
    assert_look(&d, "RGBY", -1);
    assert_marks(&d, "XXXX");
    assert_leds(&d, 0x02);
    pegs_driver_play(&d, "DD");
    assert_look(&d, "RRGG", -1);
    assert_marks(&d, "XO__");
    assert_leds(&d, 0x01);
    pegs_driver_play(&d, "h");
    assert_marks(&d, "____");
    pegs_driver_play(&d, "URDH");
    assert_look(&d, "RGBY", -1);
}

CASE(the_first_submit_clears_the_kept_turns)
{
    struct pegs_driver d = kept("history=keep");

    BEGIN_CASE;
    pegs_driver_play(&d, "U");
    pegs_driver_hide(&d, "WWKK");
    pegs_driver_guess(&d, "WWWK");
    pegs_driver_play(&d, "H");
    assert_look(&d, "WWWK", -1);
    assert_marks(&d, "XXX_");
    assert_leds(&d, 0x01);
    pegs_driver_play(&d, "DUU");
    assert_look(&d, "WWWK", -1);
    assert_leds(&d, 0x01);
}

/* All eight turns of a lost game can be studied. */
CASE(a_lost_game_is_kept_whole)
{
    struct pegs_driver d = pegs_driver_played("history=keep", "RGBY",
                                              "SSSSSSSUS.....H");

    BEGIN_CASE;
    assert_leds(&d, 0x80);
    assert_look(&d, "BKKK", -1);
    assert_marks(&d, "O___");
    pegs_driver_play(&d, "DDDDDDD");
    assert_leds(&d, 0x01);
    assert_look(&d, "KKKK", -1);
    pegs_driver_play(&d, "UUUUUUUU");
    assert_leds(&d, 0x80);
}

/* The code is cleared all the same. */
CASE(only_the_turns_are_kept)
{
    struct pegs_driver d = kept("history=keep");

    BEGIN_CASE;
    assert_int_equal(d.chip.has_code, 0);
    assert_int_equal(d.chip.code, 0);
    assert_int_equal(d.chip.turn, 1);
}

CASE(without_keep_they_are_gone)
{
    struct pegs_driver d = kept("history=clear");

    BEGIN_CASE;
    pegs_driver_play(&d, "H");
    assert_true(d.out == 0);
}

/* The turns before stay for the other player, too. */
CASE(a_match_keeps_turns_too)
{
    struct pegs_driver d = pegs_driver_new("match=1 history=keep turns=bar");

    BEGIN_CASE;
    pegs_driver_play(&d, "UU");
    pegs_driver_hide(&d, "BKKK");
    pegs_driver_play(&d, "USDSSS");             /* totals, then P-b */
    assert_digits(&d, "_P-b");
    pegs_driver_play(&d, "UH");
    assert_look(&d, "BKKK", -1);
    assert_leds(&d, 0x03);
    assert_digits(&d, "HHHH.");
}

static const struct CMUnitTest tests[] = {
    TEST("pegs: options have names, values and bounds (M1-47)",
         the_options_and_their_values),
    TEST("pegs: codes are written as they were read",
         codes_are_written_as_they_were_read),
    TEST("pegs: the first games have the codes that are given, the next drawn",
         games_have_the_codes_that_are_given),
    TEST("pegs: the defaults are one player, a dot and a cleared history",
         the_defaults_are_one_player_a_dot_and_clear),
    TEST("pegs: history=keep shows the last game's turns in the next",
         kept_turns_can_be_viewed_in_the_next_game),
    TEST("pegs: with history=keep the first submit clears the last game",
         the_first_submit_clears_the_kept_turns),
    TEST("pegs: with history=keep all eight turns of a lost game are there "
         "(M1-34)", a_lost_game_is_kept_whole),
    TEST("pegs: with history=keep the code is cleared all the same (M1-44)",
         only_the_turns_are_kept),
    TEST("pegs: with history=clear the last game's turns are gone (M1-44)",
         without_keep_they_are_gone),
    TEST("pegs: history=keep and turns=bar work in a match, too (M1-47)",
         a_match_keeps_turns_too),
};

CHECK_MAIN("pegs: options", tests)
