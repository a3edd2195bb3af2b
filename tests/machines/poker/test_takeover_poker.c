/* test_takeover_poker.c - robots that go back in a game of poker, or take one
 * over, do everything again in its tick. */
#include "bench/takeover.h"

#include "bench/stakes.h"

enum { END = 50 * STAKES_HZ };          /* some hands */

CASE(robots_taken_back_do_the_same_again)
{
    BEGIN_CASE;
    takeover_again("poker#1", "odds", "random", END, 8);
    takeover_again("poker#2 cards=5 calls=literal", "random", "odds", END,
                   8);
}

CASE(robots_that_look_back_play_on_as_if_nothing_was)
{
    BEGIN_CASE;
    takeover_look_back("poker#3 cards=5", "odds", "random", END,
                       END / 8);
}

CASE(robots_take_over_a_game_in_the_middle)
{
    BEGIN_CASE;
    takeover_journal("poker#4", "random", "odds", END, 8);
    takeover_journal("poker#5 cards=5 deal=hash", "odds", "caller", END, 8);
}

/* People have played to the middle of a hand, with a bet refused and half a
 * bet, and leave. */
CASE(robots_play_a_persons_game_to_its_end)
{
    struct play *play = sitting_begin("poker#6 chips=40", NULL, NULL);
    struct session *session = play->session;

    BEGIN_CASE;
    stakes_run_ms(play, 100);
    for (int i = 0; i < 6; i++)
        stakes_tap(play, "BTNC");
    stakes_bet(play, 99);               /* refused */
    stakes_tap(play, "BTNC");
    stakes_bet(play, 12);
    stakes_tap(play, "BTNC");
    stakes_bet(play, 3);                /* too little: asked again */
    play->session = NULL;               /* they leave it to robots */
    sitting_end(play);
    play = sitting_with(session, "odds", "caller");
    stakes_play_out(play);
    assert_true(stakes_chip(session)->wallet[0] == 0
                || stakes_chip(session)->wallet[1] == 0);
    sitting_end(play);
}

CASE(the_same_seed_gives_the_same_games)
{
    BEGIN_CASE;
    takeover_seeds("poker#8", "poker#9", "random", "odds", END);
}

static const struct CMUnitTest tests[] = {
    TEST("takeover: robots taken back do the same at poker in the same ticks "
         "again", robots_taken_back_do_the_same_again),
    TEST("takeover: robots that look back in poker play on as if nothing was",
         robots_that_look_back_play_on_as_if_nothing_was),
    TEST("takeover: robots take over a game of poker in the middle",
         robots_take_over_a_game_in_the_middle),
    TEST("takeover: robots play a person's game of poker to its end "
         "(M2-081, M2-087)", robots_play_a_persons_game_to_its_end),
    TEST("takeover: the same seed gives the same games of poker",
         the_same_seed_gives_the_same_games),
};

CHECK_MAIN("takeover poker", tests)
