/* test_pegs_entry.c - a guess is put together: selection and colours. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "machines/pegs/pegs_driver.h"

CASE(btnr_selects_the_neighbour_on_the_right)
{
    struct pegs_driver d = pegs_driver_new("");

    BEGIN_CASE;
    for (int i = 0; i < 9; i++) {
        assert_look(&d, "KKKK", i % 4);
        pegs_driver_play(&d, "R");
    }
}

CASE(btnl_selects_the_neighbour_on_the_left)
{
    struct pegs_driver d = pegs_driver_new("");

    BEGIN_CASE;
    for (int i = 0; i < 9; i++) {
        assert_look(&d, "KKKK", (4 - i % 4) % 4);
        pegs_driver_play(&d, "L");
    }
}

CASE(btnu_goes_up_the_list_of_colours)
{
    static const char list[] = "KBGCRMYWKB";
    struct pegs_driver d = pegs_driver_new("");

    BEGIN_CASE;
    for (const char *colour = list; *colour; colour++) {
        const char row[] = {*colour, 'K', 'K', 'K', 0};

        assert_look(&d, row, 0);
        pegs_driver_play(&d, "U");
    }
}

CASE(btnd_goes_down_the_list_of_colours)
{
    static const char list[] = "KWYMRCGBKW";
    struct pegs_driver d = pegs_driver_new("");

    BEGIN_CASE;
    for (const char *colour = list; *colour; colour++) {
        const char row[] = {*colour, 'K', 'K', 'K', 0};

        assert_look(&d, row, 0);
        pegs_driver_play(&d, "D");
    }
}

CASE(eight_colours_are_all_there_are)
{
    struct pegs_driver d = pegs_driver_new("");
    unsigned seen = 0;

    BEGIN_CASE;
    for (int i = 0; i < 8; i++) {
        pegs_driver_play(&d, "U");
        pegs_driver_play(&d, "R");              /* steady, so that it shows */
        seen |= 1u << pins_get(d.out, PEGS_RGB3, 3);
        pegs_driver_play(&d, "L");
    }
    assert_int_equal(seen, 0xff);
}

/* Every peg takes every colour, and the others keep theirs. */
CASE(only_the_selected_peg_changes)
{
    static const char colours[] = "KBGCRMYW";

    BEGIN_CASE;
    for (int place = 0; place < 4; place++) {
        struct pegs_driver d = pegs_driver_new("");
        char row[] = "RGBY";

        pegs_driver_enter(&d, row);
        for (int i = 0; i < place; i++)
            pegs_driver_play(&d, "R");
        for (int i = 0; i < 8; i++) {
            pegs_driver_play(&d, "U");
            row[place] = colours[(strchr(colours, row[place]) - colours + 1)
                                 % 8];
            assert_look(&d, row, place);
        }
    }
}

CASE(btns_submits_what_the_pegs_show)
{
    struct pegs_driver d = pegs_driver_played("", "RGBY", "");

    BEGIN_CASE;
    pegs_driver_enter(&d, "RKWY");
    pegs_driver_play(&d, "RR");
    assert_leds(&d, 0x01);
    assert_marks(&d, "____");
    pegs_driver_play(&d, "S");
    assert_leds(&d, 0x02);
    assert_marks(&d, "XX__");
    assert_int_equal(d.chip.guesses[0], pegs_driver_code("RKWY"));
}

/* Nothing but btnS submits, however long one plays with the others. */
CASE(nothing_else_submits)
{
    struct pegs_driver d = pegs_driver_played("", "KKKK", "");
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "fingers");
    for (int i = 0; i < 2000; i++) {
        pegs_driver_clock(&d, PIN(1 + rng_below(&rng, 4)));
        assert_leds(&d, 0x01);
        assert_marks(&d, "____");
    }
}

CASE(after_a_submit_the_pegs_keep_their_colours)
{
    struct pegs_driver d = pegs_driver_played("", "WWWW", "");

    BEGIN_CASE;
    pegs_driver_enter(&d, "RGKY");
    pegs_driver_play(&d, "RRS");
    assert_look(&d, "RGKY", 0);
    pegs_driver_play(&d, "U");
    assert_look(&d, "MGKY", 0);
}

CASE(a_game_starts_black_with_the_leftmost_selected)
{
    struct pegs_driver d = pegs_driver_played("", "RGBY", "");

    BEGIN_CASE;
    pegs_driver_guess(&d, "RGBY");
    pegs_driver_play(&d, "S");
    assert_look(&d, "KKKK", 0);
}

/* With several buttons down, only the first of S L R U D does anything. */
CASE(of_buttons_together_one_counts)
{
    struct pegs_driver start = pegs_driver_played("", "WWWW", "");

    BEGIN_CASE;
    pegs_driver_enter(&start, "RGBY");
    pegs_driver_play(&start, "R");
    for (pins all = 1; all < 32; all++) {
        struct pegs_driver many = start, one = start;

        pegs_driver_clock(&many, all);
        pegs_driver_clock(&one, all & (~all + 1));      /* the lowest pin */
        assert_true(many.out == one.out);
        assert_memory_equal(&many.chip, &one.chip, sizeof one.chip);
    }
}

/* One clock is one press, so a pulse twice as long is two. */
CASE(every_clock_of_a_button_is_a_press)
{
    struct pegs_driver d = pegs_driver_new("");

    BEGIN_CASE;
    pegs_driver_play(&d, "UUU");
    assert_look(&d, "CKKK", 0);
    pegs_driver_play(&d, ",,,");
    assert_look(&d, "CKKK", 0);
}

static const struct CMUnitTest tests[] = {
    TEST("pegs: btnR selects the neighbour on the right (M1-02, M1-03)",
         btnr_selects_the_neighbour_on_the_right),
    TEST("pegs: btnL selects the neighbour on the left (M1-02, M1-03)",
         btnl_selects_the_neighbour_on_the_left),
    TEST("pegs: btnU goes up the list of colours and around (M1-04, M1-09)",
         btnu_goes_up_the_list_of_colours),
    TEST("pegs: btnD goes down the list of colours and around "
         "(M1-04, M1-09)", btnd_goes_down_the_list_of_colours),
    TEST("pegs: all eight mixtures of three wires are colours (M1-09)",
         eight_colours_are_all_there_are),
    TEST("pegs: only the selected peg changes its colour (M1-04, M1-07)",
         only_the_selected_peg_changes),
    TEST("pegs: btnS submits what the pegs show (M1-01, M1-18)",
         btns_submits_what_the_pegs_show),
    TEST("pegs: no other button submits (M1-01)", nothing_else_submits),
    TEST("pegs: after a submit the pegs keep their colours, the leftmost is "
         "selected (M1-11)", after_a_submit_the_pegs_keep_their_colours),
    TEST("pegs: a new game is black, the leftmost selected (M1-45)",
         a_game_starts_black_with_the_leftmost_selected),
    TEST("pegs: of buttons pressed together S, L, R, U, D counts in this "
         "order (M1-01..M1-04)", of_buttons_together_one_counts),
    TEST("pegs: a button does one step for each clock of its pin",
         every_clock_of_a_button_is_a_press),
};

CHECK_MAIN("pegs: entry", tests)
