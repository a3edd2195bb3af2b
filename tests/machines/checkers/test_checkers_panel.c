/* test_checkers_panel.c - a player at the rule checker's board: moves,
 * errors, clear, reset, and the lights. */
#include "check.h"

#include "base/text.h"
#include "machines/checkers/men.h"

enum { SETTLE_TICKS = 160, CYCLE_TICKS = 4 };

static const char *const buttons[] = {"ENTER", "CLEAR", "RESET"};

/* Moves */

CASE(a_move_is_two_squares_and_two_presses)
{
    struct stand stand = men_open("");

    BEGIN_CASE;
    men_enter(&stand, 2, 2);
    assert_int_equal(men_game(&stand)->slave.state, CHECKERS_RDDEST);
    assert_int_equal(men_game(&stand)->slave.src, 2 * 8 + 2);
    assert_int_equal(men_game(&stand)->red, MEN_OPENING_RED);
    assert_string_equal(men_lamps(&stand), "R--");
    men_enter(&stand, 3, 3);
    assert_int_equal(men_game(&stand)->slave.state, CHECKERS_RDSOURCE);
    assert_int_equal(men_game(&stand)->red, 0x000025ff | 0x00000800);
    assert_string_equal(men_lamps(&stand), "-B-");
}

CASE(enter_held_does_not_run_through_a_move)
{
    struct stand stand = men_open("");

    BEGIN_CASE;
    men_point(&stand, 2, 2);
    stand_hold(&stand, "ENTER");
    stand_run(&stand, 20000);
    assert_int_equal(men_game(&stand)->slave.state, CHECKERS_RDDEST);
    assert_string_equal(men_lamps(&stand), "R--");
    stand_release(&stand, "ENTER");
    stand_run(&stand, 400);
    men_enter(&stand, 3, 3);
    assert_string_equal(men_lamps(&stand), "-B-");
}

CASE(the_error_light_is_on_until_enter)
{
    struct stand stand = men_open("");

    BEGIN_CASE;
    men_enter(&stand, 5, 5);
    for (int i = 0; i < 100; i++) {
        stand_run(&stand, 400);
        assert_string_equal(men_lamps(&stand), "R-E");
    }
    men_point(&stand, 2, 2);
    stand_tap(&stand, "ENTER");
    assert_string_equal(men_lamps(&stand), "R--");
    men_check_opening(&stand);
    men_move(&stand, "22-33");
    assert_string_equal(men_lamps(&stand), "-B-");
}

/* The press that puts the light out is not a square as well. */
CASE(enter_held_in_an_error_enters_no_square)
{
    struct stand stand = men_open("");

    BEGIN_CASE;
    men_enter(&stand, 5, 5);
    assert_string_equal(men_lamps(&stand), "R-E");
    men_point(&stand, 2, 2);
    stand_hold(&stand, "ENTER");
    stand_run(&stand, 20000);
    men_check_opening(&stand);
}

CASE(clear_drops_half_a_move)
{
    struct stand stand = men_open("");

    BEGIN_CASE;
    men_enter(&stand, 2, 2);
    stand_tap(&stand, "CLEAR");
    men_check_opening(&stand);
    men_move(&stand, "24-35");
    assert_string_equal(men_lamps(&stand), "-B-");
    assert_int_equal(men_game(&stand)->red, 0x00004000 | 0x00000bff);
    men_enter(&stand, 5, 5);
    stand_tap(&stand, "CLEAR");
    assert_int_equal(men_game(&stand)->slave.state, CHECKERS_RDSOURCE);
    assert_int_equal(men_game(&stand)->black, MEN_OPENING_BLACK);
    assert_string_equal(men_lamps(&stand), "-B-");
}

CASE(reset_begins_anew)
{
    static const char *const before[] = {
        "", "20-31", "20-31 53-42", "55-44", "20-31 53-42 26-35 42-20",
    };

    BEGIN_CASE;
    for (int i = 0; i < 5; i++) {
        struct stand stand = men_open("");
        const char *words = before[i];
        char word[8];

        while (text_word(&words, word, sizeof word) > 0)
            men_move(&stand, word);
        stand_tap(&stand, "RESET");
        men_check_opening(&stand);
        men_check_array(&stand);
    }
}

/* Each waiting state and each button: where it leads. */
static void wait_in(struct stand *stand, enum checkers_state state)
{
    if (state == CHECKERS_RDDEST)
        men_enter(stand, 2, 2);
    if (state == CHECKERS_ERR)
        men_enter(stand, 2, 3);
    men_point(stand, 2, 2);
    assert_int_equal(men_game(stand)->slave.state, state);
}

CASE(every_button_in_every_state_that_waits)
{
    static const struct {
        enum checkers_state from, after[TINYCHIP_BUTTONS];
    } rows[] = {
        {CHECKERS_RDSOURCE,
         {CHECKERS_RDDEST, CHECKERS_RDSOURCE, CHECKERS_RDSOURCE}},
        {CHECKERS_RDDEST,               /* onto itself: occupied */
         {CHECKERS_ERR, CHECKERS_RDSOURCE, CHECKERS_RDSOURCE}},
        {CHECKERS_ERR,
         {CHECKERS_RDSOURCE, CHECKERS_RDSOURCE, CHECKERS_RDSOURCE}},
    };

    BEGIN_CASE;
    for (int i = 0; i < 3; i++)
        for (int b = 0; b < TINYCHIP_BUTTONS; b++) {
            struct stand stand = men_open("");

            wait_in(&stand, rows[i].from);
            stand_tap(&stand, buttons[b]);
            assert_int_equal(men_game(&stand)->slave.state, rows[i].after[b]);
            assert_int_equal(men_game(&stand)->red, MEN_OPENING_RED);
            assert_int_equal(men_is_lit(&stand, "ERROR"),
                             rows[i].after[b] == CHECKERS_ERR);
        }
}

/* A second button some cycles after the enter of a jump: the chip takes six
 * for it, and only in the first two can it be called back. */
static struct stand jump_and_press(const char *button, int cycles)
{
    struct stand stand = men_open("");

    men_move(&stand, "20-31");
    men_move(&stand, "53-42");
    men_move(&stand, "26-35");
    men_enter(&stand, 4, 2);
    men_point(&stand, 2, 0);
    stand_hold(&stand, "ENTER");
    stand_run(&stand, (uint64_t)cycles * CYCLE_TICKS);
    stand_hold(&stand, button);
    stand_run(&stand, 2 * SETTLE_TICKS);
    stand_release(&stand, "ENTER");
    stand_release(&stand, button);
    stand_run(&stand, 400);
    return stand;
}

CASE(clear_comes_too_late_for_a_move_that_is_made)
{
    int called_back = 0;

    BEGIN_CASE;
    for (int cycles = 1; cycles < 12; cycles++) {
        struct stand stand = jump_and_press("CLEAR", cycles);
        int is_red = men_is_lit(&stand, "RED");

        assert_string_equal(men_lamps(&stand), is_red ? "R--" : "-B-");
        assert_int_equal(men_game(&stand)->slave.state, CHECKERS_RDSOURCE);
        assert_int_equal(men_game(&stand)->black >> 8 & 1, is_red);
        assert_int_equal(men_game(&stand)->black >> 17 & 1, !is_red);
        assert_int_equal(men_game(&stand)->red >> 12 & 1, !is_red);
        called_back += !is_red;
    }
    assert_int_equal(called_back, 2);
}

CASE(reset_comes_at_any_time)
{
    BEGIN_CASE;
    for (int cycles = 0; cycles < 12; cycles++) {
        struct stand stand = jump_and_press("RESET", cycles);

        if (cycles)
            men_check_opening(&stand);
        else                    /* with enter, which it outdoes */
            assert_int_equal(men_game(&stand)->red, MEN_OPENING_RED);
    }
}

/* The lights of the full rules */

CASE(must_is_on_while_a_jump_is_due)
{
    struct stand stand = men_open("rules=full");

    BEGIN_CASE;
    men_move(&stand, "22-33");
    assert_string_equal(men_more_lamps(&stand), "----");
    men_move(&stand, "55-44");
    assert_string_equal(men_more_lamps(&stand), "M---");
    men_move(&stand, "20-31");
    assert_string_equal(men_lamps(&stand), "R-E");
    stand_tap(&stand, "ENTER");
    men_move(&stand, "33-55");
    assert_string_equal(men_lamps(&stand), "-B-");
}

/* Two men on an empty board. */
static struct stand two_men(const char *options, int red, int black)
{
    struct stand stand = men_open(options);

    men_game(&stand)->red = UINT32_C(1) << red;
    men_game(&stand)->black = UINT32_C(1) << black;
    return stand;
}

CASE(king_is_on_after_a_crowning)
{
    struct stand stand = two_men("rules=full", 24, 31);

    BEGIN_CASE;
    men_move(&stand, "60-71");
    assert_string_equal(men_lamps(&stand), "-B-");
    assert_string_equal(men_more_lamps(&stand), "-K--");
    men_enter(&stand, 7, 7);
    assert_string_equal(men_more_lamps(&stand), "----");
}

CASE(a_winner_has_a_light)
{
    struct stand stand = two_men("rules=full", 12, 17);

    BEGIN_CASE;
    men_move(&stand, "31-53");              /* takes the last man */
    assert_string_equal(men_more_lamps(&stand), "--R-");
    stand = two_men("rules=full", 12, 17);
    men_game(&stand)->slave.turn = men_game(&stand)->master.turn = 1;
    men_move(&stand, "42-20");
    assert_string_equal(men_more_lamps(&stand), "---B");
}

static const struct CMUnitTest tests[] = {
    TEST("checkers board: a move is two squares and two presses (M3-027, "
         "M3-028)", a_move_is_two_squares_and_two_presses),
    TEST("checkers board: enter held does not run through a move (M3-027)",
         enter_held_does_not_run_through_a_move),
    TEST("checkers board: the error light is on until enter (M3-029, "
         "M3-030, M3-041)", the_error_light_is_on_until_enter),
    TEST("checkers board: enter held in an error enters no square (M3-030)",
         enter_held_in_an_error_enters_no_square),
    TEST("checkers board: clear drops half a move, nothing else (M3-031, "
         "M3-032)", clear_drops_half_a_move),
    TEST("checkers board: reset begins anew (M3-033)", reset_begins_anew),
    TEST("checkers board: every button in every state that waits (M3-030, "
         "M3-031, M3-033)", every_button_in_every_state_that_waits),
    TEST("checkers board: clear comes too late for a move that is made",
         clear_comes_too_late_for_a_move_that_is_made),
    TEST("checkers board: reset comes at any time (M3-089)",
         reset_comes_at_any_time),
    TEST("checkers board: MUST is on while a jump is due",
         must_is_on_while_a_jump_is_due),
    TEST("checkers board: KING is on after a crowning",
         king_is_on_after_a_crowning),
    TEST("checkers board: a winner has a light", a_winner_has_a_light),
};

CHECK_MAIN("checkers_panel", tests)
