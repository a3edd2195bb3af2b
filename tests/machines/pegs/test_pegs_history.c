/* test_pegs_history.c - the turns before, and that looking changes none. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "machines/pegs/pegs_driver.h"

static const struct row { const char *guess, *marks; } rows[] = {
    {"RRGG", "XO__"}, {"RGRG", "XX__"}, {"WKWK", "____"}, {"YBGR", "OOOO"},
    {"RGBK", "XXX_"}, {"KGKB", "XO__"}, {"YYYY", "X___"},
};

enum { ROWS = 7 };

/* RGBY is hidden, and so many of the rows were guessed. */
static struct pegs_driver after(const char *options, int turns)
{
    struct pegs_driver d = pegs_driver_played(options, "RGBY", "");

    for (int i = 0; i < turns; i++)
        pegs_driver_guess(&d, rows[i].guess);
    return d;
}

static void assert_viewed(struct pegs_driver *d, int turn)
{
    assert_look(d, rows[turn - 1].guess, -1);
    assert_marks(d, rows[turn - 1].marks);
    assert_leds(d, 1u << (turn - 1));
}

CASE(the_switch_enters_at_the_newest_turn)
{
    BEGIN_CASE;
    for (int turns = 1; turns <= ROWS; turns++) {
        struct pegs_driver d = after("", turns);

        pegs_driver_play(&d, "H");
        assert_viewed(&d, turns);
        pegs_driver_play(&d, "..");
        assert_viewed(&d, turns);
    }
}

CASE(down_is_older_and_up_is_newer)
{
    struct pegs_driver d = after("", ROWS);

    BEGIN_CASE;
    pegs_driver_play(&d, "H");
    for (int turn = ROWS; turn >= 1; turn--, pegs_driver_play(&d, "D"))
        assert_viewed(&d, turn);
    assert_viewed(&d, 1);                       /* the oldest is the end */
    pegs_driver_play(&d, "D");
    assert_viewed(&d, 1);
    for (int turn = 1; turn <= ROWS; turn++, pegs_driver_play(&d, "U"))
        assert_viewed(&d, turn);
    assert_viewed(&d, ROWS);                    /* and so is the newest */
    pegs_driver_play(&d, "D");
    assert_viewed(&d, ROWS - 1);
}

CASE(the_next_look_is_at_the_newest_again)
{
    struct pegs_driver d = after("", 4);

    BEGIN_CASE;
    pegs_driver_play(&d, "HDDhH");
    assert_viewed(&d, 4);
    pegs_driver_play(&d, "DDDh");
    pegs_driver_guess(&d, rows[4].guess);
    pegs_driver_play(&d, "H");
    assert_viewed(&d, 5);
}

CASE(the_others_do_nothing_in_history)
{
    BEGIN_CASE;
    for (const char *press = "SLR"; *press; press++) {
        struct pegs_driver d = after("", 5);
        const char script[] = {*press, 0};

        pegs_driver_play(&d, "HDD");
        pegs_driver_play(&d, script);
        assert_viewed(&d, 3);
        pegs_driver_play(&d, "h");
        assert_look(&d, rows[4].guess, 0);
        assert_leds(&d, 0x20);
    }
}

/* The same priority as in guess mode: what S hides is not done. */
CASE(of_buttons_together_one_counts_in_history)
{
    struct pegs_driver start = after("", 5);

    BEGIN_CASE;
    pegs_driver_play(&start, "HDD");
    for (pins all = 1; all < 32; all++) {
        struct pegs_driver d = start;

        pegs_driver_clock(&d, all);
        assert_viewed(&d, all & 7 ? 3 : all & PIN(PEGS_BTNU) ? 4 : 2);
    }
}

/* A whole game with looks between, beside one without: what is submitted,
 * what it earns and what is selected come out the same. */
CASE(nothing_in_history_alters_the_game)
{
    struct pegs_driver plain = after("", 0), looked = plain;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "looks");
    for (int i = 0; i < 8; i++) {
        for (int presses = 0; presses < 20; presses++) {
            pins in = PIN(1 + rng_below(&rng, 4));

            pegs_driver_clock(&plain, in);
            pegs_driver_clock(&looked, in);
            pegs_driver_play(&looked, "H");
            for (int k = 0; k < 5; k++)
                pegs_driver_clock(&looked, PIN(rng_below(&rng, 5)));
            pegs_driver_play(&looked, "h");
            assert_int_equal(looked.chip.guess, plain.chip.guess);
            assert_int_equal(looked.chip.place, plain.chip.place);
        }
        pegs_driver_play(&plain, "S");
        pegs_driver_play(&looked, "S");
        assert_true(looked.out == plain.out);
    }
    assert_memory_equal(looked.chip.guesses, plain.chip.guesses,
                        sizeof plain.chip.guesses);
    assert_memory_equal(looked.chip.marks, plain.chip.marks,
                        sizeof plain.chip.marks);
}

CASE(leaving_gives_the_entry_back)
{
    struct pegs_driver d = after("", 3);

    BEGIN_CASE;
    pegs_driver_enter(&d, "CMYB");
    pegs_driver_play(&d, "RRH");
    assert_viewed(&d, 3);
    pegs_driver_play(&d, "DDULRSh");
    assert_look(&d, "CMYB", 2);
    assert_marks(&d, rows[2].marks);
    assert_leds(&d, 0x08);
    pegs_driver_play(&d, "U");
    assert_look(&d, "CMWB", 2);
}

CASE(submitting_works_only_in_guess_mode)
{
    struct pegs_driver d = after("", 2);

    BEGIN_CASE;
    pegs_driver_play(&d, "HSSSSSSSSSh");
    assert_leds(&d, 0x04);
    assert_marks(&d, rows[1].marks);
    pegs_driver_play(&d, "S");
    assert_leds(&d, 0x08);
}

CASE(an_empty_history_is_dark)
{
    struct pegs_driver d = after("", 0);

    BEGIN_CASE;
    pegs_driver_enter(&d, "CMYB");
    pegs_driver_play(&d, "H");
    assert_true(d.out == 0);
    pegs_driver_play(&d, "UDSLR.");
    assert_true(d.out == 0);
    pegs_driver_play(&d, "h");
    assert_look(&d, "CMYB", 0);
    assert_leds(&d, 0x01);
}

CASE(a_bar_shows_the_viewed_turn)
{
    struct pegs_driver d = after("turns=bar", 5);

    BEGIN_CASE;
    pegs_driver_play(&d, "HD");
    assert_leds(&d, 0x0f);
    pegs_driver_play(&d, "DD");
    assert_leds(&d, 0x03);
    pegs_driver_play(&d, "h");
    assert_leds(&d, 0x3f);
}

/* A level: a press lands in the mode of its own clock. */
CASE(a_press_lands_in_the_mode_of_its_clock)
{
    struct pegs_driver d = after("", 3);

    BEGIN_CASE;
    d.switches = PIN(PEGS_HISTORY);
    pegs_driver_play(&d, "D");
    assert_viewed(&d, 2);
    d.switches = 0;
    pegs_driver_play(&d, "D");
    assert_look(&d, "YKWK", 0);
}

/* At power-up, too: the switch may be up already. */
CASE(the_switch_may_be_up_from_the_start)
{
    struct pegs_driver d = pegs_driver_open(PEGS_DRIVER_HZ, "", "up");

    BEGIN_CASE;
    d.switches = PIN(PEGS_HISTORY);
    pegs_driver_play(&d, ",");
    assert_true(d.out == 0);
    pegs_driver_play(&d, "h");
    assert_look(&d, "KKKK", 0);
    assert_leds(&d, 0x01);
}

/* All seven turns that can be looked back at, in every game alike: eight
 * random guesses, then seven looks from newest to oldest. */
CASE(all_guesses_and_marks_are_stored)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "stored");
    for (int game = 0; game < 100; game++) {
        struct pegs_driver d = pegs_driver_played("", "KKKK", "");
        char seen[7][5];
        pins digits[7];

        for (int i = 0; i < 7; i++) {
            char guess[] = "W___";

            for (int k = 1; k < 4; k++)
                guess[k] = "KBGCRMYW"[rng_below(&rng, 8)];
            strcpy(seen[i], guess);
            pegs_driver_guess(&d, guess);
            digits[i] = pins_get(d.out, PEGS_SSD0, 32);
        }
        pegs_driver_play(&d, "H");
        for (int i = 6; i >= 0; i--, pegs_driver_play(&d, "D")) {
            assert_pegs(&d, seen[i]);
            assert_true(pins_get(d.out, PEGS_SSD0, 32) == digits[i]);
        }
    }
}

static const struct CMUnitTest tests[] = {
    TEST("pegs: the history switch enters at the newest turn "
         "(M1-05, M1-32, M1-35)", the_switch_enters_at_the_newest_turn),
    TEST("pegs: btnD steps to older turns, btnU to newer ones, and both "
         "stop at the ends (M1-36, M1-37, M1-38, M1-39)",
         down_is_older_and_up_is_newer),
    TEST("pegs: the next look is at the newest turn again (M1-35)",
         the_next_look_is_at_the_newest_again),
    TEST("pegs: btnS, btnL and btnR do nothing in history mode "
         "(M1-06, M1-40)", the_others_do_nothing_in_history),
    TEST("pegs: of buttons pressed together one counts in history mode",
         of_buttons_together_one_counts_in_history),
    TEST("pegs: nothing in history mode alters the game (M1-40)",
         nothing_in_history_alters_the_game),
    TEST("pegs: leaving history mode gives the entry back (M1-35, M1-41)",
         leaving_gives_the_entry_back),
    TEST("pegs: submitting works only in guess mode (M1-05, M1-06)",
         submitting_works_only_in_guess_mode),
    TEST("pegs: an empty history is dark (M1-36)", an_empty_history_is_dark),
    TEST("pegs: turns=bar shows the viewed turn as a bar (M1-32, M1-39)",
         a_bar_shows_the_viewed_turn),
    TEST("pegs: a press lands in the mode of its own clock (M1-05)",
         a_press_lands_in_the_mode_of_its_clock),
    TEST("pegs: the switch may be up from the start (M1-05)",
         the_switch_may_be_up_from_the_start),
    TEST("pegs: all guesses and their marks are stored (M1-34)",
         all_guesses_and_marks_are_stored),
};

CHECK_MAIN("pegs: history", tests)
