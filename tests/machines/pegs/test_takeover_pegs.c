/* test_takeover_pegs.c - robots that go back in a game of pegs, or take one
 * over.
 *
 * The machine draws its codes by the moment of a press. So that the same
 * seed gives the same games, whatever is taken back, every press must come
 * again in its tick.
 */
#include "bench/takeover.h"

#include <string.h>

#include "bench/games.h"
#include "games/mastermind/rules/mastermind.h"

CASE(robots_taken_back_press_the_same_buttons_again)
{
    BEGIN_CASE;
    takeover_again("pegs#1", "consistent", NULL, 40000, 120);
    takeover_again("pegs#2 match=2", "random", "consistent", 120000, 120);
    takeover_again("pegs#3 history=keep turns=bar", "knuth", NULL, 40000, 40);
    takeover_again("pegs#4 match=1", "consistent", "random", 90000, 120);
}

/* Meanwhile somebody leaves the history on. */
static void play_with_history(struct play *play, uint64_t end)
{
    const uint64_t when = 9000;

    if (session_tick(play->session) <= when && when < end) {
        takeover_play_until(play, when);
        sitting_do(play, "set SW0 1");
    }
    takeover_play_until(play, end);
}

/* Taken back to the very tick in which they have just done something. */
CASE(robots_do_again_what_was_just_taken_back)
{
    struct play *first = sitting_begin("pegs#press", "random", NULL);
    int presses = 0, sets = 0;

    BEGIN_CASE;
    play_with_history(first, 20000);
    for (size_t i = 0; i < session_event_count(first->session); i++) {
        const struct event *event = session_event(first->session, i);
        struct play *again = sitting_begin("pegs#press", "random", NULL);

        play_with_history(again, event->tick);
        play_seek(again, event->tick);
        assert_null(session_rewind(again->session, event->tick));
        play_with_history(again, 20000);
        takeover_same_events(again->session, first->session);
        sitting_end(again);
        presses += event->kind == EVENT_PRESS;
        sets += strcmp(event->words, "set SW0 0") == 0;
    }
    assert_true(presses > 30 && sets == 1);
    sitting_end(first);
}

CASE(robots_that_look_back_play_on_as_if_nothing_was)
{
    BEGIN_CASE;
    takeover_look_back("pegs#5 match=2", "random", "knuth", 60000, 900);
}

CASE(robots_take_over_a_game_of_pegs_in_the_middle)
{
    BEGIN_CASE;
    takeover_journal("pegs#6", "consistent", NULL, 40000, 40);
    takeover_journal("pegs#7 match=1", "random", "consistent", 90000, 40);
}

/* A person has played some turns and leaves. */
CASE(a_robot_plays_a_persons_game_to_its_end)
{
    static const char *const taps[] = {
        "UUURUUS", "RDDDS", "LLUS", "RRRDS",
    };
    static struct games games;
    struct session *session = rig_open("pegs#8");
    struct play *play;
    int own = 0;

    BEGIN_CASE;
    session_run(session, 777);
    for (int i = 0; i < 4; i++)
        for (const char *tap = taps[i]; *tap; tap++)
            rig_do(session, (char[]){'t', 'a', 'p', ' ', 'B', 'T', 'N', *tap,
                                     0});
    session_run(session, 333);
    play = sitting_with(session, "consistent", NULL);
    play_run(play, 60000);
    games_read(&games, session);
    games_check(&games);
    for (int i = 4; i < games.count && games.tries[i].game == 0; i++) {
        own++;
        for (int j = 0; j < i; j++)
            assert_int_equal(mastermind_marks(MASTERMIND_COUNTS, 4,
                games.tries[i].guess, games.tries[j].guess),
                games.tries[j].marks);
    }
    assert_true(own > 0);
    sitting_end(play);
}

CASE(the_same_seed_gives_the_same_games)
{
    BEGIN_CASE;
    takeover_seeds("pegs#9 match=2", "pegs#10 match=2", "knuth", "random",
                   120000);
}

static const struct CMUnitTest tests[] = {
    TEST("takeover: robots taken back press the same buttons of pegs in the "
         "same ticks again", robots_taken_back_press_the_same_buttons_again),
    TEST("takeover: robots at pegs do again what was just taken back",
         robots_do_again_what_was_just_taken_back),
    TEST("takeover: robots that look back in pegs play on as if nothing was",
         robots_that_look_back_play_on_as_if_nothing_was),
    TEST("takeover: robots take over a game of pegs in the middle",
         robots_take_over_a_game_of_pegs_in_the_middle),
    TEST("takeover: a robot plays a person's game of pegs to its end",
         a_robot_plays_a_persons_game_to_its_end),
    TEST("takeover: the same seed gives the same games of pegs",
         the_same_seed_gives_the_same_games),
};

CHECK_MAIN("takeover pegs", tests)
