/* test_hand_checkers.c - a game of checkers followed square by square. */
#include "check.h"

#include "machines/checkers/hand_track.h"

static struct hand_checkers_track track;

static void begin(enum checkers_rules rules)
{
    hand_checkers_track_begin(&track, rules);
}

/* "c3d4": so many squares of a column and a row. */
static void enter(const char *squares)
{
    for (; *squares; squares += 2)
        hand_checkers_track_enter(&track,
            hand_checkers_square(squares[1] - '1', squares[0] - 'a'));
}

static void check(unsigned plies, int length, int is_error)
{
    assert_int_equal(track.plies, plies);
    assert_int_equal(track.length, length);
    assert_int_equal(track.is_error, is_error);
    assert_int_equal(track.game.now.turn, plies % 2);
}

CASE(squares_have_their_numbers)
{
    static const struct { int row, column, square; } some[] = {
        {0, 0, 4}, {0, 6, 1}, {1, 1, 8}, {1, 7, 5}, {2, 0, 12}, {7, 7, 29},
        {7, 1, 32}, {0, 1, 0}, {7, 0, 0}, {3, 4, 0},
    };

    BEGIN_CASE;
    for (int i = 0; i < 10; i++)
        assert_int_equal(hand_checkers_square(some[i].row, some[i].column),
                         some[i].square);
    for (int square = 1; square <= CHECKERS_SQUARES; square++)
        assert_int_equal(hand_checkers_square(hand_checkers_row(square),
                                              hand_checkers_column(square)),
                         square);
}

CASE(a_move_is_two_squares)
{
    BEGIN_CASE;
    begin(CHECKERS_SIMPLE);
    check(0, 0, 0);
    enter("c3");
    check(0, 1, 0);
    enter("d4");
    check(1, 0, 0);
    enter("b6a5d4e5");
    check(3, 0, 0);
}

CASE(what_is_refused_changes_nothing)
{
    static const char *const wrong[] = {"a2", "b6", "d4", "c3c4", "c3e5",
                                        "c3c3", "c3d2", "c3b2", "c3c5"};
    struct checkers before;

    BEGIN_CASE;
    for (int full = 0; full < 2; full++)
        for (int i = 0; i < 9; i++) {
            begin(full ? CHECKERS_FULL : CHECKERS_SIMPLE);
            before = track.game.now;
            enter(wrong[i]);
            check(0, 0, 1);
            assert_true(checkers_same(&track.game.now, &before));
            if (full)
                hand_checkers_track_clear(&track);
            else
                enter("c3");            /* only ends the error (M3-030) */
            check(0, 0, 0);
            enter("c3d4");
            check(1, 0, 0);
        }
}

CASE(clear_drops_what_was_entered)
{
    BEGIN_CASE;
    begin(CHECKERS_SIMPLE);
    enter("c3");
    hand_checkers_track_clear(&track);
    check(0, 0, 0);
    enter("e3d4");
    check(1, 0, 0);
}

/* With two jumps to make, half is not enough and nothing else will do. */
CASE(a_long_jump_goes_on)
{
    struct checkers_move move;

    BEGIN_CASE;
    begin(CHECKERS_FULL);
    enter("g3h4h6g5f2g3g5f4g3e5f6");
    check(5, 1, 0);
    enter("d4");
    check(5, 2, 0);
    hand_checkers_track_clear(&track);
    check(5, 2, 0);
    enter("c3");
    check(5, 2, 1);
    enter("f2");                        /* only ends the error */
    check(5, 2, 0);
    assert_true(hand_checkers_track_find(&track, &move));
    assert_true(hand_checkers_track_fits(&track, &move));
    enter("f2");
    check(6, 0, 0);
}

CASE(in_the_simple_game_a_jump_is_one_jump)
{
    BEGIN_CASE;
    begin(CHECKERS_SIMPLE);
    enter("g3h4h6g5f2g3g5f4g3e5f6d4");
    check(6, 0, 0);
}

/* In the full game the machine takes no square of a player who has lost. */
CASE(who_cannot_move_enters_nothing)
{
    struct checkers position = {
        .pieces = {checkers_at(5), checkers_at(9) | checkers_at(14)},
        .turn = CHECKERS_BLACK,
    };

    BEGIN_CASE;
    for (int full = 0; full < 2; full++) {
        position.rules = full ? CHECKERS_FULL : CHECKERS_SIMPLE;
        hand_checkers_track_adopt(&track, &position);
        assert_false(checkers_can_move(&position));
        enter("h2");
        assert_int_equal(track.is_error, full);
    }
}

CASE(another_game_begins_from_its_beginning)
{
    struct checkers start;
    unsigned games;

    BEGIN_CASE;
    begin(CHECKERS_FULL);
    games = track.games;
    enter("c3d4b6");
    begin(CHECKERS_FULL);
    checkers_begin(&start, CHECKERS_FULL);
    assert_true(checkers_same(&track.game.now, &start));
    assert_int_equal(track.games, games + 1);
    check(0, 0, 0);
}

static const struct CMUnitTest tests[] = {
    TEST("track: squares have their numbers (M3-002)",
         squares_have_their_numbers),
    TEST("track: a move is two squares (M3-027, M3-028)",
         a_move_is_two_squares),
    TEST("track: what is refused changes nothing (M3-025)",
         what_is_refused_changes_nothing),
    TEST("track: clear drops what was entered (M3-031, M3-032)",
         clear_drops_what_was_entered),
    TEST("track: a long jump goes on", a_long_jump_goes_on),
    TEST("track: in the simple game a jump is one jump (M3-023)",
         in_the_simple_game_a_jump_is_one_jump),
    TEST("track: who cannot move enters nothing in the full game",
         who_cannot_move_enters_nothing),
    TEST("track: another game begins from its beginning",
         another_game_begins_from_its_beginning),
};

CHECK_MAIN("hand checkers", tests)
