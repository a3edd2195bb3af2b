/* test_table_go.c - Go played at the table: a touch is a move, and the hand
 * presses the keys for it. */
#include "bench/rig.h"

#include <string.h>

#include "bench/at_table.h"
#include "bench/sitting.h"
#include "games/go/rules/game.h"

static struct table table;

static const struct table_item *find_item(struct play *play, const char *words)
{
    play_table_lay(play, &table);
    for (int i = 0; i < table.count; i++)
        if (strncmp(table.item[i].words, words, strlen(words)) == 0
            || strcmp(table.item[i].text, words) == 0)
            return &table.item[i];
    return NULL;
}

/* Waits for a thing that can be touched, for at most two minutes. */
static const struct table_item *wait_for(struct play *play, const char *words)
{
    uint64_t hz = session_machine(play->session)->board->clock_hz;
    const struct table_item *item = NULL;

    for (int i = 0; i < 1200; i++) {
        item = find_item(play, words);
        if (item && item->touch)
            return item;
        play_run(play, hz / 10);
    }
    fail_msg("'%s' cannot be touched", words);
    return item;
}

static void touch(struct play *play, const char *words)
{
    const char *error = play_table_touch(play, wait_for(play, words)->touch,
                                         0);

    if (error)
        fail_msg("%s: %s", words, error);
}

/* A person alone is told whether he has won; everybody else who has. */
static void check_end(struct play *play, char seat)
{
    struct table_end end;
    const char *told;

    assert_true(play_table_end(play, &end));
    told = end.winner == seat ? "You win by " : "You lose by ";
    assert_int_equal(strncmp(end.words, told, strlen(told)), 0);
    assert_non_null(strstr(end.words, " points: "));
    assert_non_null(strstr(at_table_now(play),
                           end.winner == 'A' ? "Black wins by "
                                             : "White wins by "));
}

/* Each has an estimate: the first stone leads with what is near it. */
static void check_graph(struct play *play, int first)
{
    struct table_move move;

    assert_string_equal(play_table_graph(play),
                        "Your lead in points, estimated");
    for (int i = 0; i < play_table_moves(play); i++) {
        play_table_move(play, i, &move);
        assert_true(move.has_value);
        assert_int_not_equal(move.value, 0);
        assert_in_range(move.value + 90, 0, 180);
    }
    play_table_move(play, 0, &move);
    assert_int_equal(move.value, first);
}

/* White's table, and Black's mind. */
CASE(white_is_told_as_well)
{
    struct play *play = sitting_begin("go#w", "greedy", NULL);
    struct table_move move;

    BEGIN_CASE;
    touch(play, "Start a game");
    at_table_hear(play, "Your turn, White");
    play_table_move(play, 0, &move);
    assert_int_equal(move.seat, 'A');
    assert_string_equal(move.words, "E5");
    check_graph(play, -20);             /* 25 points less 5.5 */
    for (int turns = 0; !strstr(at_table_now(play), "wins by"); turns++) {
        assert_true(turns < 200);
        if (strstr(at_table_now(play), "Your turn"))
            touch(play, "Pass");
        sitting_run(play, 5);
    }
    check_end(play, 'b');
    sitting_end(play);
}

CASE(a_game_is_played_to_its_end_by_touch)
{
    struct play *play = sitting_begin("go#t", NULL, "greedy");
    struct table_move move;

    BEGIN_CASE;
    at_table_hear(play, "Start a game");
    touch(play, "Start a game");
    at_table_hear(play, "Your turn, Black");
    touch(play, "D4, empty");
    at_table_hear_last(play, "White played ");
    assert_non_null(find_item(play, "D4, Black"));
    assert_int_equal(find_item(play, "D4, Black")->piece, TABLE_BLACK_STONE);
    assert_int_equal(play_table_moves(play), 2);
    play_table_move(play, 0, &move);
    assert_string_equal(move.words, "D4");
    assert_int_equal(move.seat, 'A');
    assert_in_range(move.tick, 1, session_tick(play->session));
    at_table_hear(play, "Your turn");
    rig_says(play_table_touch(play, find_item(play, "D4, Black")->touch, 0),
             "there is a stone already");
    for (int turns = 0; !strstr(at_table_now(play), "wins by"); turns++) {
        assert_true(turns < 200);
        at_table_hear(play, "Your turn");
        touch(play, "Pass");
        for (int i = 0; i < 100 && strstr(at_table_now(play), "Your turn"); i++)
            sitting_run(play, 1);
        for (int i = 0; i < 100 && strstr(at_table_now(play), "to move"); i++)
            sitting_run(play, 1);
    }
    check_end(play, 'A');
    check_graph(play, 20);              /* 25 points around D4, less 5.5 */
    assert_true(find_item(play, "Play again")->marks & TABLE_IS_STRONG);
    touch(play, "Play again");
    at_table_hear(play, "Your turn");
    sitting_end(play);
}

/* The journal has keys of the keyboard, and nothing else. */
CASE(what_the_hand_does_a_finger_could_have_done)
{
    struct play *play = sitting_begin("go#u", NULL, "random");

    BEGIN_CASE;
    touch(play, "Start a game");
    touch(play, "C3, empty");
    at_table_hear_last(play, "White played ");
    assert_true(session_event_count(play->session) > 10);
    for (size_t i = 0; i < session_event_count(play->session); i++) {
        const char *words = session_event(play->session, i)->words;

        assert_true(strncmp(words, "press ", 6) == 0
                    || strncmp(words, "release ", 8) == 0);
    }
    sitting_end(play);
}

/* A person who orders nothing is not played for, whatever time passes. */
CASE(without_a_touch_nothing_is_pressed)
{
    struct play *play = sitting_begin("go#n", NULL, NULL);

    BEGIN_CASE;
    sitting_run(play, 20);
    assert_int_equal(session_event_count(play->session), 0);
    rig_says(play_table_touch(play, 15, 0), "nothing to touch");
    touch(play, "Start a game");
    at_table_hear(play, "Your turn, Black");
    sitting_run(play, 20);
    assert_int_equal(play_table_moves(play), 0);
    sitting_end(play);
}

/* A person who works the board himself, or goes back in time, is not pressed
 * for any more. */
CASE(an_order_that_is_not_wanted_any_more_is_dropped)
{
    struct play *play = sitting_begin("go#d", NULL, NULL);
    uint64_t middle;

    BEGIN_CASE;
    touch(play, "Start a game");
    touch(play, "A9, empty");
    play_run(play, session_machine(play->session)->board->clock_hz / 2);
    middle = session_tick(play->session);
    sitting_tap(play, "UP");
    sitting_run(play, 20);
    assert_int_equal(play_table_moves(play), 0);
    touch(play, "A9, empty");
    sitting_run(play, 20);
    assert_int_equal(play_table_moves(play), 1);
    play_seek(play, middle);            /* the hand was on its way */
    sitting_run(play, 20);
    play_seek(play, session_end(play->session));
    sitting_end(play);
}

CASE(two_people_take_turns_at_one_table)
{
    struct play *play = sitting_begin("go#2", NULL, NULL);

    BEGIN_CASE;
    touch(play, "Start a game");
    touch(play, "E5, empty");
    at_table_hear(play, "Your turn, White");
    assert_int_equal(play_table_seat(play), 1);
    touch(play, "E4, empty");
    at_table_hear(play, "Your turn, Black");
    assert_int_equal(play_table_seat(play), 0);
    assert_non_null(find_item(play, "E4, White, the last move"));
    touch(play, "Count points");
    assert_non_null(find_item(play, "Now: White by 5.5"));
    sitting_end(play);
}

/* What is only begun or refused at an earlier moment cuts nothing off. */
CASE(a_move_at_an_earlier_moment_goes_on_from_there)
{
    struct play *play = sitting_begin("go#r", NULL, NULL);
    struct table_move first;
    uint64_t end, acts;

    BEGIN_CASE;
    touch(play, "Start a game");
    touch(play, "E5, empty");
    at_table_hear(play, "Your turn, White");
    touch(play, "E4, empty");
    at_table_hear(play, "Your turn, Black");
    play_table_move(play, 0, &first);
    end = session_end(play->session);
    acts = play->acts;
    play_seek(play, first.tick);
    touch(play, "Count points");
    rig_says(play_table_touch(play, find_item(play, "E5, Black")->touch, 0),
             "there is a stone already");
    assert_int_equal(session_end(play->session), end);
    assert_int_equal(play->acts, acts);
    touch(play, "C3, empty");
    assert_int_equal(session_end(play->session), first.tick);
    assert_int_equal(play->acts, acts + 1);
    at_table_hear(play, "Your turn, Black");
    assert_int_equal(play_table_moves(play), 2);
    assert_non_null(find_item(play, "C3, White, the last move"));
    assert_non_null(find_item(play, "E4, empty"));
    sitting_end(play);
}

CASE(minds_alone_leave_no_table_to_touch)
{
    struct play *play = sitting_begin("go#m", "random", "random");

    BEGIN_CASE;
    sitting_run(play, 15);
    assert_true(play_table_is_there(play));
    assert_false(play_table_is_open(play));
    rig_says(play_table_touch(play, 1, 0), "minds play this game");
    assert_true(play_table_moves(play) > 0);
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("table of go: a game is played to its end by touch",
         a_game_is_played_to_its_end_by_touch),
    TEST("table of go: white is told as well", white_is_told_as_well),
    TEST("table of go: what the hand does a finger could have done",
         what_the_hand_does_a_finger_could_have_done),
    TEST("table of go: without a touch nothing is pressed",
         without_a_touch_nothing_is_pressed),
    TEST("table of go: an order that is not wanted any more is dropped",
         an_order_that_is_not_wanted_any_more_is_dropped),
    TEST("table of go: two people take turns at one table",
         two_people_take_turns_at_one_table),
    TEST("table of go: a move at an earlier moment goes on from there",
         a_move_at_an_earlier_moment_goes_on_from_there),
    TEST("table of go: minds alone leave no table to touch",
         minds_alone_leave_no_table_to_touch),
};

CHECK_MAIN("table_go", tests)
