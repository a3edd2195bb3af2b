/* test_pointer.c - arrow keys and clicks on switches that point. */
#include "player/at_board.h"

#include <string.h>

#include "boards/machines.h"
#include "player/pointer.h"
#include "term/input.h"
#include "term/view.h"

enum { SIDE = MATRIX_SIDE, SQUARES = SIDE * SIDE };

static const char *event(const struct sitting *self, size_t i)
{
    assert_true(i < session_event_count(self->play.session));
    return session_event(self->play.session, i)->words;
}

static int pointed(const struct sitting *self)
{
    return pointer_square(session_machine(self->play.session)->board,
                               session_in(self->play.session));
}

CASE(every_square_can_be_pointed_at)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "checkers:tinychip");
    assert_int_equal(pointed(&s), 0);
    for (int square = 0; square < SQUARES; square++) {
        assert_null(pointer_set(&s.play, square));
        assert_int_equal(pointed(&s), square);
    }
    play_close(&s.play);
}

CASE(only_switches_that_must_are_flipped)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "checkers:tinychip");
    assert_null(pointer_set(&s.play, 2 * SIDE + 3));
    assert_string_equal(event(&s, 0), "set ROW 010");
    assert_string_equal(event(&s, 1), "set COL 011");
    assert_null(pointer_set(&s.play, 2 * SIDE + 4));
    assert_string_equal(event(&s, 2), "set COL 100");
    assert_null(pointer_set(&s.play, 2 * SIDE + 4));
    expect_count(&s, 3);
    play_close(&s.play);
}

CASE(arrows_lead_to_the_square_beside)
{
    BEGIN_CASE;
    for (int square = 0; square < SQUARES; square++) {
        int row = square / SIDE, column = square % SIDE;

        assert_int_equal(pointer_beside(square, KEY_UP),
                         row < 7 ? square + SIDE : square);
        assert_int_equal(pointer_beside(square, KEY_DOWN),
                         row > 0 ? square - SIDE : square);
        assert_int_equal(pointer_beside(square, KEY_RIGHT),
                         column < 7 ? square + 1 : square);
        assert_int_equal(pointer_beside(square, KEY_LEFT),
                         column > 0 ? square - 1 : square);
        assert_int_equal(pointer_beside(square, KEY_HOME), -1);
    }
}

CASE(arrow_keys_flip_the_switches)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "checkers:tinychip");
    assert_true(player_work_key(&s.game, KEY_UP, HOLD_TAP));
    assert_true(player_work_key(&s.game, KEY_UP, HOLD_TAP));
    assert_true(player_work_key(&s.game, KEY_RIGHT, HOLD_TAP));
    assert_string_equal(event(&s, 0), "set ROW 001");
    assert_string_equal(event(&s, 1), "set ROW 010");
    assert_string_equal(event(&s, 2), "set COL 001");
    assert_true(player_work_key(&s.game, KEY_LEFT, HOLD_TAP));
    assert_true(player_work_key(&s.game, KEY_LEFT, HOLD_TAP));
    expect_count(&s, 4);
    assert_int_equal(pointed(&s), 2 * SIDE);
    play_close(&s.play);
}

CASE(enter_taps_the_button)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "checkers:tinychip");
    assert_true(player_work_key(&s.game, KEY_ENTER, HOLD_TAP));
    assert_string_equal(event(&s, 0), "press ENTER");
    frames(&s, 10);
    assert_string_equal(event(&s, 1), "release ENTER");
    expect_count(&s, 2);
    play_close(&s.play);
}

CASE(switches_moved_by_hand_move_the_pointer)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "checkers:tinychip");
    player_do(&s.game, "set ROW2 1");
    player_do(&s.game, "set COL0 1");
    assert_int_equal(pointed(&s), 4 * SIDE + 1);
    assert_true(player_work_key(&s.game, KEY_RIGHT, HOLD_TAP));
    assert_int_equal(pointed(&s), 4 * SIDE + 2);
    play_close(&s.play);
}

CASE(a_click_points_and_a_second_one_enters)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "checkers:tinychip");
    player_point(&s.game, 2 * SIDE);
    assert_string_equal(event(&s, 0), "set ROW 010");
    frames(&s, 20);
    expect_count(&s, 1);
    player_point(&s.game, 2 * SIDE);
    assert_string_equal(event(&s, 1), "press ENTER");
    frames(&s, 20);
    expect_count(&s, 2);                /* as long as the mouse is down */
    hold_let_go(&s.game.holds, -1, HOLD_MOUSE);
    frames(&s, 1);
    assert_string_equal(event(&s, 2), "release ENTER");
    play_close(&s.play);
}

CASE(pointing_after_a_rewind_cuts_and_says_so)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "checkers:tinychip");
    frames(&s, 100);
    player_work_key(&s.game, KEY_UP, HOLD_TAP);
    frames(&s, 10);
    player_seek_by(&s.game, -1);
    player_work_key(&s.game, KEY_RIGHT, HOLD_TAP);
    assert_non_null(strstr(s.game.notice, "cut off at"));
    assert_false(player_is_rewound(&s.play));
    expect_count(&s, 1);
    assert_string_equal(event(&s, 0), "set COL 001");
    play_close(&s.play);
}

CASE(other_boards_have_no_pointer)
{
    static const uint32_t keys[] = {KEY_UP, KEY_DOWN,
                                    KEY_LEFT, KEY_RIGHT,
                                    KEY_ENTER};
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    assert_int_equal(pointed(&s), -1);
    for (int i = 0; i < 5; i++)
        assert_false(player_work_key(&s.game, keys[i], HOLD_TAP));
    expect_count(&s, 0);
    play_close(&s.play);
}

static const struct CMUnitTest tests[] = {
    TEST("pointer: it can point at every square, from a1 on (M3-026)",
         every_square_can_be_pointed_at),
    TEST("pointer: only switches that must are flipped",
         only_switches_that_must_are_flipped),
    TEST("pointer: an arrow leads to the square beside, and not over an edge",
         arrows_lead_to_the_square_beside),
    TEST("pointer: the arrow keys flip the switches (M3-026)",
         arrow_keys_flip_the_switches),
    TEST("pointer: Enter taps the button that takes a square (M3-027)",
         enter_taps_the_button),
    TEST("pointer: switches that a hand flips move it, too",
         switches_moved_by_hand_move_the_pointer),
    TEST("pointer: a click points at a square, and a second one enters it",
         a_click_points_and_a_second_one_enters),
    TEST("pointer: after a rewind it cuts the rest and says so",
         pointing_after_a_rewind_cuts_and_says_so),
    TEST("pointer: a board without one leaves the keys alone",
         other_boards_have_no_pointer),
};

CHECK_MAIN("term_pointer", tests)
