/* test_robot_go.c - minds that play Go by its keys. */
#include "bench/rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/look.h"
#include "bench/goban.h"
#include "bench/sitting.h"

static struct goban seen;

/* No key is down twice at a time, neither by one finger nor by two. */
static void check_fingers(const struct session *session)
{
    char down[EVENT_WORDS_MAX] = "";

    for (size_t i = 0; i < session_event_count(session); i++) {
        const struct event *event = session_event(session, i);

        if (event->kind == EVENT_PRESS) {
            assert_string_equal(down, "");
            strcpy(down, event->words + strlen("press "));
        } else {
            assert_string_equal(down, event->words + strlen("release "));
            down[0] = 0;
        }
    }
    assert_string_equal(down, "");
}

/* The same keys in the same ticks once more: the same lights, the same
 * picture. */
static void check_again(const struct session *played)
{
    struct session *again = rig_open(rig_id(played));

    for (size_t i = 0; i < session_event_count(played); i++) {
        session_run(again, session_event(played, i)->tick
                           - session_tick(again));
        rig_do(again, session_event(played, i)->words);
    }
    session_run(again, session_tick(played) - session_tick(again));
    assert_int_equal(session_sum(again), session_sum(played));
    assert_int_equal(look_picture(again), look_picture(played));
    assert_int_not_equal(look_picture(again), 0);
    session_close(again);
}

/* A whole game between two minds: no move is refused, and it ends as the
 * rules say. The return is Black's margin. */
static int play_game(const char *id, const char *a, const char *b)
{
    struct play *play = sitting_begin(id, a, b);
    const struct program *program = goban_program(play->session);

    goban_play_out(play);
    check_fingers(play->session);
    goban_read(&seen, play->session);
    assert_int_equal(seen.strange, 0);
    assert_int_equal(seen.refused, 0);
    assert_true(go_game_is_over(&seen.game));
    assert_int_equal(program->screen, SCREEN_OVER);
    assert_int_equal(program->record.count, seen.game.count);
    goban_check(&seen, play->session);
    if (strcmp(a, "greedy") == 0 && strcmp(b, "greedy") == 0)
        check_again(play->session);
    sitting_end(play);
    return go_game_margin(&seen.game, NULL);
}

CASE(minds_play_whole_games_by_the_keys)
{
    static const char *const minds[] = {"random", "greedy", "uct"};
    int moves = 0, wins = 0;

    BEGIN_CASE;
    for (int a = 0; a < 3; a++)
        for (int b = 0; b < 3; b++) {
            char id[40];

            sprintf(id, "go#%d", 3 * a + b);
            wins += play_game(id, minds[a], minds[b]) > 0;
            moves += seen.game.count;
        }
    assert_true(moves > 9 * 40);
    assert_true(wins > 0 && wins < 9);
}

CASE(the_search_wins_by_the_keys)
{
    BEGIN_CASE;
    assert_true(play_game("go#s", "greedy", "mcts") < 0);
}

/* A robot that is alone with robots goes through any menu to a game for two,
 * and leaves a score alone. */
CASE(robots_begin_a_game_for_two_and_let_the_score_stand)
{
    struct play *play = sitting_begin("go#menus", NULL, NULL);
    struct session *session = play->session;
    const struct program *program = goban_program(session);
    uint32_t games;

    BEGIN_CASE;
    goban_run_ms(play, 300);
    goban_tap(play, "EDEDE");           /* level 2, a colour to be chosen */
    rig_says(rig_read(session, "VGA"), "menu: Black");
    play->session = NULL;
    sitting_end(play);
    play = sitting_with(session, "random", "random");
    goban_play_out(play);
    assert_int_equal(program->screen, SCREEN_OVER);
    assert_int_equal(program->bot, EMPTY);
    games = program->games;
    goban_run_ms(play, 20000);
    assert_int_equal(program->screen, SCREEN_OVER);
    goban_tap(play, "E");               /* somebody wants another */
    goban_run_ms(play, 10000);
    assert_int_equal(program->games, games + 1);
    assert_true(program->record.count > 2);
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("robot: every pair of minds plays Go by the keys to two passes, no "
         "move is refused, the score is that of the rules, and the journal "
         "gives the same picture (M4-003, M4-106, M4-107)",
         minds_play_whole_games_by_the_keys),
    TEST("robot: the search wins at Go by the keys",
         the_search_wins_by_the_keys),
    TEST("robot: at Go robots alone find a game for two in any menu, and let "
         "a score stand until a key is pressed (M4-109)",
         robots_begin_a_game_for_two_and_let_the_score_stand),
};

CHECK_MAIN("robot go", tests)
