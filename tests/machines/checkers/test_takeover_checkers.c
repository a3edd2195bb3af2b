/* test_takeover_checkers.c - robots that go back in a game of checkers, or
 * take one over, do everything again in its tick. */
#include "bench/takeover.h"

#include "bench/draughts.h"

CASE(robots_taken_back_do_the_same_again)
{
    BEGIN_CASE;
    takeover_again("checkers#1", "greedy", "random", 240000, 25);
    takeover_again("checkers#2 rules=full", "random", "greedy", 240000, 25);
}

CASE(robots_that_look_back_play_on_as_if_nothing_was)
{
    BEGIN_CASE;
    takeover_look_back("checkers#3 rules=full", "random", "random", 160000,
                       9000);
}

CASE(robots_take_over_a_game_in_the_middle)
{
    BEGIN_CASE;
    takeover_journal("checkers#4", "random", "greedy", 160000, 12);
    takeover_journal("checkers#5 rules=full", "random", "greedy", 160000,
                     12);
}

/* People have played some moves, with mistakes, and leave. */
static void check_left_game(const char *id)
{
    struct play *play = sitting_begin(id, NULL, NULL);
    struct session *session = play->session;
    static struct draughts seen;

    play_run(play, 1000);
    draughts_enter(play, "c3d4b6a5a3b5");       /* a light square */
    draughts_tap(play, "ENTER");
    draughts_enter(play, "e3f4g7c3");   /* too far */
    draughts_tap(play, "CLEAR");
    draughts_enter(play, "d6");         /* held, and nothing else */
    play->session = NULL;               /* they leave it to robots */
    sitting_end(play);
    play = sitting_with(session, "greedy", "random");
    draughts_play_out(play);
    draughts_read(&seen, session);
    assert_int_equal(seen.errors, 2);
    assert_int_not_equal(checkers_game_result(&seen.game), CHECKERS_GOES_ON);
    sitting_end(play);
}

CASE(robots_play_a_persons_game_to_its_end)
{
    BEGIN_CASE;
    check_left_game("checkers#6");
    check_left_game("checkers#7 rules=full");
}

CASE(the_same_seed_gives_the_same_games)
{
    BEGIN_CASE;
    takeover_seeds("checkers#8", "checkers#9", "random", "random", 160000);
}

static const struct CMUnitTest tests[] = {
    TEST("takeover: robots taken back do the same at checkers in the same "
         "ticks again", robots_taken_back_do_the_same_again),
    TEST("takeover: robots that look back in checkers play on as if nothing "
         "was", robots_that_look_back_play_on_as_if_nothing_was),
    TEST("takeover: robots take over a game of checkers in the middle",
         robots_take_over_a_game_in_the_middle),
    TEST("takeover: robots play a person's game of checkers to its end",
         robots_play_a_persons_game_to_its_end),
    TEST("takeover: the same seed gives the same games of checkers",
         the_same_seed_gives_the_same_games),
};

CHECK_MAIN("takeover checkers", tests)
