/* test_robot_checkers.c - minds that play checkers by its switches and
 * buttons. */
#include "bench/rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/draughts.h"
#include "bench/sitting.h"

static struct draughts seen;

static const char *const rules[] = {"simple", "full"};

/* What robots may touch here: six switches and two buttons. */
static void check_events(const struct session *session)
{
    static const char *const rights[] = {
        "set ROW ", "set COL ", "press ENTER", "release ENTER",
        "press CLEAR", "release CLEAR",
    };

    for (size_t i = 0; i < session_event_count(session); i++) {
        const char *words = session_event(session, i)->words;
        int is_right = 0;

        for (int r = 0; r < 6; r++)
            is_right |= strncmp(words, rights[r], strlen(rights[r])) == 0;
        assert_true(is_right);
    }
}

/* A whole game between two minds: no move is refused, and it ends as the
 * rules say. */
static enum checkers_result play_game(const char *id, const char *a,
                                      const char *b)
{
    struct play *play = sitting_begin(id, a, b);
    struct checkers now;
    enum checkers_result result;

    draughts_play_out(play);
    check_events(play->session);
    draughts_read(&seen, play->session);
    now = draughts_position(play->session);
    assert_int_equal(seen.games, 1);
    assert_int_equal(seen.errors, 0);
    assert_true(checkers_same(&seen.game.now, &now));
    result = checkers_game_result(&seen.game);
    assert_int_not_equal(result, CHECKERS_GOES_ON);
    if (now.rules == CHECKERS_FULL) {
        assert_string_equal(rig_read(play->session, "RWIN"),
                            result == CHECKERS_BLACK_WINS ? "1" : "0");
        assert_string_equal(rig_read(play->session, "BWIN"),
                            result == CHECKERS_WHITE_WINS ? "1" : "0");
    }
    draughts_check_array(play->session);
    sitting_end(play);
    return result;
}

CASE(minds_play_whole_games_by_the_buttons)
{
    static const char *const minds[] = {"random", "greedy"};
    int moves = 0;

    BEGIN_CASE;
    for (int r = 0; r < 2; r++)
        for (int a = 0; a < 2; a++)
            for (int b = 0; b < 2; b++)
                for (int seed = 0; seed < 3; seed++) {
                    char id[60];

                    sprintf(id, "checkers#%d rules=%s", seed, rules[r]);
                    (void)play_game(id, minds[a], minds[b]);
                    moves += seen.moves;
                }
    assert_true(moves > 24 * 20);
}

CASE(the_search_wins_by_the_buttons)
{
    BEGIN_CASE;
    assert_int_equal(play_game("checkers#s rules=simple", "search", "greedy"),
                     CHECKERS_BLACK_WINS);
    assert_int_equal(play_game("checkers#s rules=full", "random", "search"),
                     CHECKERS_WHITE_WINS);
}

static const struct CMUnitTest tests[] = {
    TEST("robot: every pair of minds plays checkers by the buttons to its "
         "end, and no move is refused (M3-119)",
         minds_play_whole_games_by_the_buttons),
    TEST("robot: the search wins at checkers by the buttons",
         the_search_wins_by_the_buttons),
};

CHECK_MAIN("robot checkers", tests)
