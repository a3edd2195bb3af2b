/* test_pegs_end.c - how a game ends, and how the next one begins. */
#include "check.h"

#include "base/rng.h"
#include "machines/pegs/pegs_driver.h"

enum { RESULT_CLOCKS = 5 * PEGS_DRIVER_HZ };

/* RGBY is hidden; won in the third turn, or lost with WKYK. */
static struct pegs_driver won(const char *options)
{
    struct pegs_driver d = pegs_driver_played(options, "RGBY", "SS");

    pegs_driver_guess(&d, "RGBY");
    return d;
}

static struct pegs_driver lost(const char *options)
{
    struct pegs_driver d = pegs_driver_played(options, "RGBY", "SSSSSSS");

    pegs_driver_guess(&d, "WKYK");
    return d;
}

static void assert_new_game(struct pegs_driver *d)
{
    assert_look(d, "KKKK", 0);
    assert_digits(d, "____");
    assert_leds(d, 0x01);
}

CASE(a_win_shows_four_x_and_the_code)
{
    struct pegs_driver d = won("");

    BEGIN_CASE;
    assert_marks(&d, "XXXX");
    assert_look(&d, "RGBY", -1);
    pegs_driver_play(&d, "....");
    assert_marks(&d, "XXXX");
    assert_look(&d, "RGBY", -1);
}

CASE(a_loss_shows_the_marks_and_the_code)
{
    struct pegs_driver d = lost("");

    BEGIN_CASE;
    assert_marks(&d, "O___");
    assert_look(&d, "RGBY", -1);
    pegs_driver_play(&d, "....");
    assert_marks(&d, "O___");
    assert_look(&d, "RGBY", -1);
}

static void assert_flash(struct pegs_driver d, unsigned leds)
{
    for (unsigned t = 0; t < RESULT_CLOCKS; t++) {
        assert_leds(&d, t % 16 < 8 ? leds : 0);
        pegs_driver_clock(&d, 0);
    }
    assert_leds(&d, 0x01);
}

CASE(the_last_turn_flashes)
{
    BEGIN_CASE;
    assert_flash(won(""), 0x04);
    assert_flash(lost(""), 0x80);
    assert_flash(won("turns=bar"), 0x07);
    assert_flash(lost("turns=bar"), 0xff);
}

/* From one and the same moment of a blink, whenever the submit comes. */
CASE(the_flash_begins_with_the_result)
{
    struct pegs_driver d = pegs_driver_played("", "KKKK", "");

    BEGIN_CASE;
    for (int t = 0; t < 20; t++) {
        struct pegs_driver now = d;

        pegs_driver_play(&now, "S");
        assert_flash(now, 0x01);
        pegs_driver_clock(&d, 0);
    }
}

static unsigned clocks_of_result(struct pegs_driver d)
{
    unsigned clocks = 0;

    while (pins_get(d.out, PEGS_SSD3, 8) && clocks < 1000000) {
        pegs_driver_clock(&d, 0);
        clocks++;
    }
    return clocks;
}

CASE(after_five_seconds_the_next_game_begins)
{
    static const uint32_t clocks_hz[] = {0, 1, 2, 32, 1000};

    BEGIN_CASE;
    assert_int_equal(clocks_of_result(won("")), RESULT_CLOCKS);
    assert_int_equal(clocks_of_result(lost("")), RESULT_CLOCKS);
    for (int i = 0; i < 5; i++) {
        struct pegs_driver d = pegs_driver_open(clocks_hz[i], "", "five");

        pegs_driver_hide(&d, "KKKK");
        pegs_driver_play(&d, "S");
        assert_int_equal(clocks_of_result(d),
                         5 * (clocks_hz[i] ? clocks_hz[i] : 1));
    }
}

static void assert_restarts(struct pegs_driver d, const char *script)
{
    pegs_driver_play(&d, script);
    assert_new_game(&d);
    assert_int_equal(d.chip.has_code, 0);
    assert_int_equal(d.chip.code, 0);
    assert_int_equal(d.chip.stored, 0);
    pegs_driver_play(&d, "H");
    assert_true(d.out == 0);                    /* no turn is left */
    pegs_driver_play(&d, "DUh");
    assert_new_game(&d);
}

CASE(a_win_restarts_the_game)
{
    BEGIN_CASE;
    assert_restarts(won(""), ".....");
    assert_restarts(won(""), "S");
    assert_restarts(won(""), "..,,S");
}

CASE(a_loss_restarts_the_game)
{
    BEGIN_CASE;
    assert_restarts(lost(""), ".....");
    assert_restarts(lost(""), "S");
    assert_restarts(lost(""), "..,,S");
}

CASE(only_btns_ends_a_result_early)
{
    struct pegs_driver d = won("");
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "impatient");
    for (int t = 0; t < RESULT_CLOCKS - 1; t++) {
        pegs_driver_clock(&d, PIN(1 + rng_below(&rng, 5)));
        assert_marks(&d, "XXXX");
        assert_pegs(&d, "RGBY");
    }
    pegs_driver_play(&d, "U");                  /* time is up: not heard */
    assert_new_game(&d);
}

/* The last clock of the result and a press together: one restart. */
CASE(btns_at_the_last_moment_restarts_once)
{
    struct pegs_driver d = won("");

    BEGIN_CASE;
    for (int t = 0; t < RESULT_CLOCKS - 1; t++)
        pegs_driver_clock(&d, 0);
    pegs_driver_play(&d, "S");
    assert_new_game(&d);
    assert_int_equal(d.chip.has_code, 0);
}

CASE(the_switch_is_ignored_while_a_result_stands)
{
    struct pegs_driver flipped = lost(""), plain = flipped;

    BEGIN_CASE;
    for (int t = 0; t < RESULT_CLOCKS - 1; t++) {
        pegs_driver_play(&flipped, t % 7 < 4 ? "H" : "h");
        pegs_driver_play(&plain, ",");
        assert_true(flipped.out == plain.out);
    }
    pegs_driver_play(&flipped, "H");            /* restarted: history */
    assert_true(flipped.out == 0);
    pegs_driver_play(&flipped, "h");
    assert_new_game(&flipped);
}

/* The next code is drawn by the next press, and is another one. */
CASE(a_new_game_has_a_new_code)
{
    int same = 0;

    BEGIN_CASE;
    for (int t = 0; t < 200; t++) {
        struct pegs_driver d = won("");

        pegs_driver_play(&d, "S");
        for (int i = 0; i < t; i++)
            pegs_driver_clock(&d, 0);
        assert_int_equal(d.chip.has_code, 0);
        pegs_driver_play(&d, "R");
        assert_int_equal(d.chip.has_code, 1);
        same += d.chip.code == pegs_driver_code("RGBY");
    }
    assert_in_range(same, 0, 3);
}

/* Game after game, each played to its end, the next like the first. */
CASE(games_follow_each_other)
{
    struct pegs_driver d = pegs_driver_new("");

    BEGIN_CASE;
    for (int game = 0; game < 20; game++) {
        assert_new_game(&d);
        pegs_driver_play(&d, "U");
        pegs_driver_hide(&d, "CCWW");
        for (int i = 0; i < 7; i++)
            pegs_driver_guess(&d, "CCWK");
        pegs_driver_guess(&d, game % 2 ? "CCWW" : "CCKW");
        assert_marks(&d, game % 2 ? "XXXX" : "XXX_");
        assert_look(&d, "CCWW", -1);
        pegs_driver_play(&d, game % 3 ? "....." : "S");
    }
}

static const struct CMUnitTest tests[] = {
    TEST("pegs: a win shows XXXX and the found code (M1-30, M1-46)",
         a_win_shows_four_x_and_the_code),
    TEST("pegs: a loss shows the last marks and the code (M1-30)",
         a_loss_shows_the_marks_and_the_code),
    TEST("pegs: the LED of the last turn flashes twice a second (M1-31)",
         the_last_turn_flashes),
    TEST("pegs: the flash begins with the result",
         the_flash_begins_with_the_result),
    TEST("pegs: after five seconds the game restarts by itself "
         "(M1-42, M1-43)", after_five_seconds_the_next_game_begins),
    TEST("pegs: after a win code and history are cleared, turn 1 begins "
         "(M1-42, M1-44, M1-45)", a_win_restarts_the_game),
    TEST("pegs: after a loss code and history are cleared, turn 1 begins "
         "(M1-43, M1-44, M1-45)", a_loss_restarts_the_game),
    TEST("pegs: only btnS ends a result before its time (M1-42)",
         only_btns_ends_a_result_early),
    TEST("pegs: btnS at the last moment restarts once (M1-42)",
         btns_at_the_last_moment_restarts_once),
    TEST("pegs: the history switch is ignored while a result stands",
         the_switch_is_ignored_while_a_result_stands),
    TEST("pegs: a new game has a new code (M1-45)",
         a_new_game_has_a_new_code),
    TEST("pegs: games follow each other, the next like the first "
         "(M1-42, M1-43, M1-45)", games_follow_each_other),
};

CHECK_MAIN("pegs: end", tests)
