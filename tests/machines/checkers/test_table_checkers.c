/* test_table_checkers.c - draughts played at the table: what a touch does, why
 * it may not, and what is said. */
#include "bench/rig.h"

#include <string.h>

#include "bench/draughts.h"
#include "bench/sitting.h"
#include "table_rig.h"

#define SIMPLE "checkers#t"
#define FULL "checkers#t rules=full"

static struct play *begin(const char *id)
{
    struct play *play = sitting_begin(id, NULL, NULL);

    at_table_hear(play, "Your turn, Red");
    return play;
}

/* Moves of both sides in turn: "c3d4 f6e5". */
static void play_moves(struct play *play, const char *moves)
{
    for (int ply = 0; *moves; ply++) {
        char squares[40];
        size_t length = strcspn(moves, " ");

        memcpy(squares, moves, length);
        squares[length] = 0;
        at_table_hear(play, ply % 2 ? "Your turn, Black" : "Your turn, Red");
        table_rig_move(play, squares);
        moves += length + (moves[length] == ' ');
    }
    sitting_run(play, 4);
}

static void is_told(struct play *play, const char *name, const char *why)
{
    rig_says(table_rig_touch(play, name), why);
}

CASE(a_man_and_a_square_are_a_move)
{
    struct play *play = begin(SIMPLE);
    struct table_move move;

    BEGIN_CASE;
    assert_string_equal(at_table_now(play),
                        "Your turn, Red: touch a man, then a square. On the "
                        "board: ROW, COL, ENTER");
    assert_string_equal(at_table_last(play), "");
    assert_non_null(table_rig_find(play, "c3, red man, can move"));
    assert_string_equal(table_rig_find(play, "b2,")->words, "b2, red man");
    table_rig_move(play, "c3");
    assert_non_null(table_rig_find(play, "c3, red man, chosen"));
    assert_int_equal(table_rig_find(play, "d4, empty, a square")->marks,
                     TABLE_IS_TARGET);
    assert_int_equal(table_rig_find(play, "e5,")->marks, 0);
    at_table_is_calm(play, 3);
    table_rig_move(play, "d4");
    at_table_hear(play, "Your move is being entered: c3-d4");
    is_told(play, "e3,", "wait");
    at_table_hear(play, "Your turn, Black");
    assert_string_equal(at_table_last(play), "Red moved 11-15 (c3-d4)");
    assert_int_equal(table_rig_find(play, "d4, red man, of the last")->piece,
                     TABLE_RED_MAN);
    assert_non_null(table_rig_find(play, "c3, empty, of the last move"));
    assert_int_equal(play_table_seat(play), 1);
    assert_int_equal(play_table_moves(play), 1);
    play_table_move(play, 0, &move);
    assert_string_equal(move.words, "11-15");
    assert_int_equal(move.seat, 'A');
    assert_in_range(move.tick, 1, session_tick(play->session));
    assert_int_equal(at_table_presses(play, "ENTER"), 2);
    assert_int_equal(at_table_presses(play, "CLEAR"), 0);
    sitting_end(play);
}

CASE(the_choice_can_be_changed_and_dropped)
{
    struct play *play = begin(SIMPLE);

    BEGIN_CASE;
    table_rig_move(play, "c3e3");
    assert_non_null(table_rig_find(play, "c3, red man, can move"));
    assert_non_null(table_rig_find(play, "e3, red man, chosen"));
    table_rig_move(play, "e3");
    assert_non_null(table_rig_find(play, "e3, red man, can move"));
    is_told(play, "f4,", "begin with the man to move");
    at_table_is_calm(play, 3);
    assert_int_equal(session_event_count(play->session), 0);
    table_rig_move(play, "g3h4");
    at_table_hear(play, "Your turn, Black");
    assert_string_equal(at_table_last(play), "Red moved 9-13 (g3-h4)");
    sitting_end(play);
}

CASE(what_may_not_be_is_explained)
{
    struct play *play = begin(SIMPLE);

    BEGIN_CASE;
    is_told(play, "a2,", "only the dark squares");
    is_told(play, "b2,", "no free square in front");
    is_told(play, "b6,", "not yours: you play Red");
    is_told(play, "d4,", "begin with the man to move");
    rig_says(play_table_touch(play, 15, 0), "nothing to touch");
    rig_says(play_table_touch(play, 80, 0), "nothing to touch");
    rig_says(play_table_touch(play, 2, 0), "nothing to clear");
    table_rig_move(play, "c3");
    is_told(play, "c5,", "men move diagonally");
    is_told(play, "e5,", "no piece of Black's to jump over");
    is_told(play, "f6,", "that square is taken");
    is_told(play, "b2,", "no free square in front");
    is_told(play, "b6,", "that square is taken");
    assert_non_null(table_rig_find(play, "c3, red man, chosen"));
    table_rig_move(play, "d4");
    at_table_hear(play, "Your turn, Black");
    play_moves(play, "");
    table_rig_move(play, "d6");
    is_told(play, "d4,", "that square is taken");
    table_rig_move(play, "c5");         /* a man that can be jumped, */
    at_table_hear(play, "Your turn, Red: touch a man");
    table_rig_move(play, "d4");
    is_told(play, "c3,", "forwards only");
    is_told(play, "g7,", "that square is taken");
    is_told(play, "h8,", "that square is taken");
    table_rig_move(play, "a3b4");       /* but need not be */
    at_table_hear(play, "Your turn, Black");
    sitting_end(play);
}

CASE(a_jump_that_is_due_is_named)
{
    struct play *play = begin(FULL);

    BEGIN_CASE;
    play_moves(play, "c3d4 f6e5");
    assert_string_equal(at_table_now(play),
                        "Your turn, Red: you must jump: d4xf6. Touch the man, "
                        "then a square; or use ROW, COL, ENTER");
    is_told(play, "a3,", "cannot jump, but you must: d4xf6");
    assert_string_equal(table_rig_find(play, "a3,")->words, "a3, red man");
    table_rig_move(play, "d4");
    is_told(play, "c5,", "you must jump: d4xf6");
    is_told(play, "e5,", "you must jump: d4xf6");
    table_rig_move(play, "f6");
    at_table_hear(play, "Your turn, Black: you must jump: ");
    assert_string_equal(at_table_last(play),
                        "Red jumped 15x22 (d4xf6) and took a man");
    assert_non_null(table_rig_find(play, "Red has taken 1"));
    assert_non_null(table_rig_find(play, "Black has taken 0"));
    sitting_end(play);
}

/* Black can jump f6xd4xf2 then. */
static struct play *begin_long_jump(void)
{
    struct play *play = begin(FULL);

    play_moves(play, "g3h4 h6g5 f2g3 g5f4 g3e5");
    at_table_hear(play, "you must jump: f6xd4xf2");
    return play;
}

static void has_jumped(struct play *play)
{
    at_table_hear(play, "Your turn, Red");
    assert_string_equal(at_table_last(play),
                        "Black jumped 22x15x6 (f6xd4xf2) and took 2 men");
    assert_non_null(table_rig_find(play, "Black has taken 2"));
    assert_int_equal(at_table_presses(play, "CLEAR"), 0);
    sitting_end(play);
}

CASE(a_long_jump_is_touched_square_by_square_or_at_its_end)
{
    struct play *play = begin_long_jump();

    BEGIN_CASE;
    table_rig_move(play, "f6");
    assert_true(table_rig_find(play, "d4,")->marks & TABLE_IS_TARGET);
    assert_true(table_rig_find(play, "f2,")->marks & TABLE_IS_TARGET);
    table_rig_move(play, "d4");
    assert_true(table_rig_find(play, "d4,")->marks & TABLE_IS_CHOSEN);
    is_told(play, "c3,", "the jump goes on: f6xd4xf2");
    at_table_is_calm(play, 3);
    table_rig_move(play, "d4f6d4f2");   /* dropped, and once more */
    has_jumped(play);
    play = begin_long_jump();
    table_rig_move(play, "f6f2");
    has_jumped(play);
}

/* The first half is made on the board: it must go on, and it shows. */
CASE(half_a_jump_on_the_board_goes_on_at_the_table)
{
    struct play *play = begin_long_jump();

    BEGIN_CASE;
    table_rig_move(play, "f6");         /* no more than begun, and passed */
    draughts_enter(play, "f6d4");
    at_table_hear(play, "Your turn, Black: the jump goes on: f6xd4xf2");
    assert_int_equal(table_rig_find(play, "d4,")->piece, TABLE_BLACK_MAN);
    assert_int_equal(table_rig_find(play, "f6,")->piece, TABLE_DARK_SQUARE);
    assert_int_equal(table_rig_find(play, "e5,")->piece, TABLE_DARK_SQUARE);
    assert_int_equal(table_rig_find(play, "d4,")->marks, TABLE_IS_CHOSEN);
    assert_int_equal(table_rig_find(play, "f2,")->marks, TABLE_IS_TARGET);
    assert_null(table_rig_find(play, "Clear"));
    is_told(play, "b6,", "the jump goes on: f6xd4xf2");
    is_told(play, "d4,", "the jump goes on: f6xd4xf2");
    is_told(play, "c3,", "the jump goes on: f6xd4xf2");
    draughts_enter(play, "c3");         /* an error in the middle of it */
    at_table_hear(play, "ERROR is on: the jump goes on: f6xd4xf2");
    assert_int_equal(table_rig_touch(play, "Clear") != NULL, 0);
    at_table_hear(play, "the jump goes on");
    table_rig_move(play, "f2");
    at_table_hear(play, "Your turn, Red");
    assert_int_equal(at_table_presses(play, "CLEAR"), 1);
    sitting_end(play);
}

CASE(clear_is_offered_where_it_does_something)
{
    struct play *play = begin(SIMPLE);

    BEGIN_CASE;
    assert_null(table_rig_find(play, "Clear"));
    draughts_enter(play, "c4");
    at_table_hear(play, "ERROR is on: only the dark squares are used");
    assert_null(table_rig_touch(play, "Clear"));
    at_table_hear(play, "Your turn, Red: touch a man");
    assert_null(table_rig_find(play, "Clear"));
    draughts_enter(play, "c3");
    at_table_hear(play, "c3 is held. Touch where it goes, or Clear");
    assert_non_null(table_rig_find(play, "c3, red man, chosen"));
    assert_null(table_rig_touch(play, "c3,"));  /* lets it go */
    at_table_hear(play, "Your turn, Red: touch a man");
    assert_int_equal(at_table_presses(play, "CLEAR"), 2);
    draughts_enter(play, "c3");
    table_rig_move(play, "d4");         /* goes on with it */
    at_table_hear(play, "Your turn, Black");
    assert_int_equal(at_table_presses(play, "CLEAR"), 2);
    draughts_enter(play, "b6");
    table_rig_move(play, "d6c5");       /* another man */
    at_table_hear(play, "Your turn, Red");
    assert_string_equal(at_table_last(play), "Black moved 23-19 (d6-c5)");
    assert_int_equal(at_table_presses(play, "CLEAR"), 3);
    draughts_enter(play, "c4");         /* a move after an error */
    table_rig_move(play, "a3b4");
    at_table_hear(play, "Your turn, Black");
    sitting_end(play);
}

/* What is entered on the board is explained like a touch. */
CASE(an_error_of_the_machine_is_explained)
{
    static const struct { const char *enters, *why; } some[] = {
        {"a2", "only the dark squares"}, {"b6", "not yours: you play Red"},
        {"d4", "there is no man"}, {"c3c4", "only the dark squares"},
        {"c3e5", "no piece of Black's to jump over"},
        {"c3b2", "that square is taken"}, {"c3c3", "that square is taken"},
        {"c3c5", "men move diagonally"}, {"b2a3", "that square is taken"},
    };
    struct play *play = begin(SIMPLE);

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof some / sizeof *some; i++) {
        draughts_enter(play, some[i].enters);
        play_run(play, TABLE_RIG_HZ / 5);
        if (!strstr(at_table_now(play), some[i].why))
            fail_msg("%s: '%s'", some[i].enters, at_table_now(play));
        draughts_tap(play, "ENTER");
        at_table_hear(play, "Your turn, Red: touch a man");
    }
    sitting_end(play);
    play = begin(FULL);
    play_moves(play, "c3d4 f6e5");
    draughts_enter(play, "a3b4");
    at_table_hear(play, "ERROR is on: you must jump: d4xf6. Touch");
    sitting_end(play);
}

CASE(a_new_game_wants_two_touches)
{
    struct play *play = begin(SIMPLE);

    BEGIN_CASE;
    play_moves(play, "c3d4");
    assert_null(table_rig_touch(play, "New game"));
    at_table_is_calm(play, 6);
    assert_non_null(table_rig_find(play, "Sure? New game"));
    table_rig_move(play, "b6");         /* no, after all */
    assert_null(table_rig_touch(play, "New game"));
    at_table_is_calm(play, 6);
    assert_null(table_rig_touch(play, "Sure? New game"));
    at_table_hear(play, "Your turn, Red");
    assert_int_equal(at_table_presses(play, "RESET"), 1);
    assert_int_equal(play_table_moves(play), 0);
    assert_non_null(table_rig_find(play, "c3, red man, can move"));
    assert_non_null(table_rig_find(play, "New game"));
    at_table_is_calm(play, 6);
    sitting_end(play);
}

/* The person ends his turn on the board while an order of his waits: it is
 * dropped, and not kept for his next turn. */
CASE(an_order_that_comes_too_late_is_dropped)
{
    struct play *play = begin(SIMPLE);

    BEGIN_CASE;
    draughts_enter(play, "c3");
    sitting_do(play, "set COL 3");
    sitting_do(play, "set ROW 3");
    sitting_do(play, "press ENTER");
    table_rig_move(play, "e3f4");
    play_run(play, 240);
    (void)play_do(play, "release ENTER");
    at_table_hear(play, "Your turn, Black");
    at_table_is_calm(play, 5);
    draughts_enter(play, "b6a5");
    at_table_hear(play, "Your turn, Red: touch a man");
    at_table_is_calm(play, 5);
    assert_int_equal(play_table_moves(play), 2);
    table_rig_move(play, "e3f4");
    at_table_hear(play, "Your turn, Black");
    assert_int_equal(play_table_moves(play), 3);
    sitting_end(play);
}

/* Nor does it stand in the way of anything else meanwhile. */
CASE(a_late_order_locks_nothing)
{
    struct play *play = sitting_begin(SIMPLE, NULL, "random");

    BEGIN_CASE;
    at_table_hear(play, "Your turn, Red");
    draughts_enter(play, "c3");
    sitting_do(play, "set COL 3");
    sitting_do(play, "set ROW 3");
    sitting_do(play, "press ENTER");
    table_rig_move(play, "e3f4");
    at_table_hear(play, "Black to move");
    play_run(play, TABLE_RIG_HZ / 2);   /* the other still thinks */
    assert_null(table_rig_touch(play, "New game"));
    sitting_end(play);
}

/* A man that was chosen in an earlier turn, before one was moved by hand. */
CASE(a_choice_ends_with_its_turn)
{
    struct play *play = begin(SIMPLE);

    BEGIN_CASE;
    table_rig_move(play, "c3");
    draughts_enter(play, "e3f4b6a5");
    at_table_hear(play, "Your turn, Red");
    assert_non_null(table_rig_find(play, "c3, red man, can move"));
    is_told(play, "d4,", "begin with the man to move");
    sitting_end(play);
}

/* By the one who was on turn before, so that the hand does not know it. */
CASE(a_button_that_is_left_down_does_not_lock_the_table)
{
    struct play *play = begin(SIMPLE);

    BEGIN_CASE;
    draughts_enter(play, "c3");
    sitting_do(play, "set COL 3");
    sitting_do(play, "set ROW 3");
    sitting_do(play, "press ENTER");
    at_table_hear(play, "Your turn, Black");
    table_rig_move(play, "b6a5");
    at_table_hear(play, "Your turn, Red");
    assert_string_equal(at_table_last(play), "Black moved 24-20 (b6-a5)");
    sitting_end(play);
}

CASE(a_person_waits_for_the_other_side)
{
    struct play *play = sitting_begin(SIMPLE, NULL, "random");

    BEGIN_CASE;
    at_table_hear(play, "Your turn, Red");
    table_rig_move(play, "c3d4");
    at_table_hear(play, "Black to move");
    is_told(play, "e3,", "not your turn: Black is to move");
    at_table_hear(play, "Your turn, Red");
    assert_int_equal(strncmp(at_table_last(play), "Black ", 6), 0);
    assert_int_equal(play_table_moves(play), 2);
    sitting_end(play);
}

/* Both of the sheet and of a finger. */
CASE(every_square_has_words_and_room_for_a_finger)
{
    static struct table table;
    struct play *play = begin(FULL);
    int squares = 0;

    BEGIN_CASE;
    play_table_lay(play, &table);
    for (int i = 0; i < table.count; i++) {
        const struct table_item *item = &table.item[i];

        assert_in_range(item->x + item->width, 1, TABLE_WIDTH);
        assert_in_range(item->y + item->height, 1, TABLE_HEIGHT);
        if (!item->touch)
            continue;
        assert_true(item->width >= TABLE_FINGER
                    && item->height >= TABLE_FINGER);
        assert_int_equal(table_hit(&table, item->x + item->width / 2,
                                   item->y + item->height / 2), i);
        squares += item->kind == TABLE_SPOT;
        assert_true(item->kind == TABLE_KEY || *item->words);
    }
    assert_int_equal(squares, 64);
    assert_int_equal(table_rig_find(play, "a1,")->x < 88
                     && table_rig_find(play, "a1,")->y > 600, 1);
    assert_string_equal(table_rig_find(play, "b1,")->words, "b1, light");
    assert_string_equal(table_rig_find(play, "h8,")->words, "h8, black man");
    sitting_end(play);
}

/* What is read out has the number all the time. */
CASE(nothing_stands_where_taken_men_are_not)
{
    struct play *play = begin(FULL);

    BEGIN_CASE;
    assert_string_equal(table_rig_find(play, "Red has taken 0")->text, "");
    assert_string_equal(table_rig_find(play, "Black has taken 0")->text, "");
    play_moves(play, "c3d4 f6e5 d4f6");
    at_table_hear_last(play, "took a man");
    assert_string_equal(table_rig_find(play, "Red has taken 1")->text,
                        "Red took");
    assert_string_equal(table_rig_find(play, "Black has taken 0")->text, "");
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("table of checkers: a man and a square are a move",
         a_man_and_a_square_are_a_move),
    TEST("table of checkers: the choice can be changed and dropped",
         the_choice_can_be_changed_and_dropped),
    TEST("table of checkers: what may not be is explained",
         what_may_not_be_is_explained),
    TEST("table of checkers: a jump that is due is named",
         a_jump_that_is_due_is_named),
    TEST("table of checkers: a long jump is touched square by square or at "
         "its end", a_long_jump_is_touched_square_by_square_or_at_its_end),
    TEST("table of checkers: half a jump on the board goes on at the table",
         half_a_jump_on_the_board_goes_on_at_the_table),
    TEST("table of checkers: clear is offered where it does something",
         clear_is_offered_where_it_does_something),
    TEST("table of checkers: an error of the machine is explained",
         an_error_of_the_machine_is_explained),
    TEST("table of checkers: a new game wants two touches",
         a_new_game_wants_two_touches),
    TEST("table of checkers: an order that comes too late is dropped",
         an_order_that_comes_too_late_is_dropped),
    TEST("table of checkers: a late order locks nothing",
         a_late_order_locks_nothing),
    TEST("table of checkers: a choice ends with its turn",
         a_choice_ends_with_its_turn),
    TEST("table of checkers: a button that is left down does not lock the "
         "table", a_button_that_is_left_down_does_not_lock_the_table),
    TEST("table of checkers: a person waits for the other side",
         a_person_waits_for_the_other_side),
    TEST("table of checkers: nothing stands where taken men are not",
         nothing_stands_where_taken_men_are_not),
    TEST("table of checkers: every square has words and room for a finger",
         every_square_has_words_and_room_for_a_finger),
};

CHECK_MAIN("table checkers", tests)
