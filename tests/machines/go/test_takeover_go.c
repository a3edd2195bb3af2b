/* test_takeover_go.c - robots that go back in a game of Go, or take one over,
 * do everything again in its tick. */
#include "bench/takeover.h"

#include "bench/goban.h"

enum { END = 20 * GOBAN_HZ };           /* some moves */

CASE(robots_taken_back_do_the_same_again)
{
    BEGIN_CASE;
    takeover_again("go#1", "greedy", "random", END, 8);
    takeover_again("go#2", "uct", "greedy", END, 4);
}

CASE(robots_that_look_back_play_on_as_if_nothing_was)
{
    BEGIN_CASE;
    takeover_look_back("go#3", "random", "random", END, END / 10);
}

CASE(robots_take_over_a_game_in_the_middle)
{
    BEGIN_CASE;
    takeover_journal("go#4", "random", "greedy", END, 8);
}

/* Through the last passes, where a press ends more than a turn. */
CASE(robots_taken_back_at_the_end_do_the_same_again)
{
    struct play *first = sitting_begin("go#5", "greedy", "greedy");
    struct play *again = sitting_begin("go#5", "greedy", "greedy");
    uint64_t end;
    size_t last;

    BEGIN_CASE;
    goban_play_out(first);
    end = session_tick(first->session);
    takeover_play_until(again, end);
    last = session_event_count(first->session) - 1;
    for (size_t i = 0; i < 8; i++) {
        uint64_t tick = session_event(first->session, last - i)->tick;

        play_seek(again, tick + i % 2);
        assert_null(session_rewind(again->session, tick + i % 2));
        takeover_play_until(again, end);
        takeover_same_events(again->session, first->session);
    }
    sitting_end(first);
    sitting_end(again);
}

/* People have played some moves, with mistakes, and leave. */
CASE(robots_play_a_persons_game_to_its_end)
{
    struct play *play = sitting_begin("go#6", NULL, NULL);
    struct session *session = play->session;
    const struct program *program = goban_program(session);

    BEGIN_CASE;
    goban_run_ms(play, 300);
    goban_tap(play, "EE");
    goban_place(play, "D4");
    goban_place(play, "D4");            /* refused: occupied */
    goban_place(play, "E5");
    goban_tap(play, "S");
    goban_place(play, "A1");
    goban_tap(play, "LLUU");            /* and the cursor is somewhere */
    play->session = NULL;               /* they leave it to robots */
    sitting_end(play);
    play = sitting_with(session, "greedy", "random");
    goban_play_out(play);
    assert_int_equal(program->screen, SCREEN_OVER);
    assert_int_equal(program->games, 1);
    assert_true(program->record.count > 40);
    sitting_end(play);
}

CASE(the_same_seed_gives_the_same_games)
{
    BEGIN_CASE;
    takeover_seeds("go#8", "go#9", "random", "random", END);
}

static const struct CMUnitTest tests[] = {
    TEST("takeover: robots taken back do the same at Go in the same ticks "
         "again", robots_taken_back_do_the_same_again),
    TEST("takeover: robots that look back in Go play on as if nothing was",
         robots_that_look_back_play_on_as_if_nothing_was),
    TEST("takeover: robots take over a game of Go in the middle",
         robots_take_over_a_game_in_the_middle),
    TEST("takeover: robots taken back at the end of a game of Go end it in "
         "the same ticks", robots_taken_back_at_the_end_do_the_same_again),
    TEST("takeover: robots play a person's game of Go to its end",
         robots_play_a_persons_game_to_its_end),
    TEST("takeover: the same seed gives the same games of Go",
         the_same_seed_gives_the_same_games),
};

CHECK_MAIN("takeover go", tests)
