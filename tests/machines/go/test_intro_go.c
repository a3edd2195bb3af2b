/* test_intro_go.c - a first game of Go: what a player is told, that following
 * it leads to the end of it, and how a game is judged on the way. */
#include "bench/rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/guided.h"
#include "bench/sitting.h"
#include "machines/go/hand_estimate.h"

CASE(the_intro_is_whole)
{
    BEGIN_CASE;
    guided_check_intro("go");
}

static void play_guided(const char *id, const char *a, const char *b)
{
    struct play *play = sitting_begin(id, a, b);

    assert_in_range(guided_play(play).touches, 5, 30);
    sitting_end(play);
}

CASE(what_is_ringed_leads_through_a_first_game)
{
    static const char *const minds[] = {"random", "greedy", NULL};

    BEGIN_CASE;
    for (int m = 0; m < 3; m++)
        for (int seed = 0; seed < 3; seed++) {
            char id[20];

            sprintf(id, "go#g%d", seed);
            play_guided(id, NULL, minds[m]);
            if (minds[m])
                play_guided(id, minds[m], NULL);
        }
    play_guided("go#h", NULL, "mcts");
    play_guided("go#h", "mcts", NULL);
}

static void until_step(struct guide *guide, struct play *play, int step)
{
    for (int i = 0; i < 600 && guide->step < step; i++) {
        play_run(play, session_machine(play->session)->board->clock_hz / 10);
        guide_look(guide, play);
    }
    assert_int_equal(guide->step, step);
}

/* Back to the menu in the middle: the way into a game is ringed again. */
CASE(whoever_leaves_the_game_is_led_back)
{
    struct play *play = sitting_begin("go#b", NULL, "random");
    struct guide guide;

    BEGIN_CASE;
    sitting_run(play, 2);
    guide_begin(&guide, play);
    assert_int_equal(guide.step, 0);
    assert_string_equal(guide.now.part, "ENTER");
    assert_null(play_table_touch(play, guide.now.touch, 0));
    until_step(&guide, play, 1);
    rig_says(guide.now.words, "You play Black");
    sitting_do(play, "press ESC");
    sitting_run(play, 1);
    sitting_do(play, "release ESC");
    sitting_run(play, 1);
    guide_look(&guide, play);
    assert_int_equal(guide.step, 1);
    rig_says(guide.now.words, "Touch Start a game");
    assert_null(play_table_touch(play, guide.now.touch, 0));
    sitting_run(play, 5);
    guide_look(&guide, play);
    rig_says(guide.now.words, "You play Black");
    sitting_end(play);
}

/* Estimates */

/* "--" is a pass. */
static go_point point_called(const char *name)
{
    static const char columns[] = "ABCDEFGHJ";

    return *name == '-' ? GO_PASS
         : go_at('9' - name[1], (int)(strchr(columns, *name) - columns));
}

static void place(struct go_game *game, const char *stones)
{
    for (; *stones; stones += 2)
        assert_int_equal(go_game_play(game, point_called(stones),
                                      (enum go_colour)game->turn), GO_LEGAL);
}

static int estimate(const char *stones)
{
    static struct go_game game;
    struct go_rules rules;

    go_rules_standard(&rules);
    assert_null(go_game_begin(&game, &rules));
    place(&game, stones);
    return hand_go_estimate(&game);
}

CASE(an_estimate_is_worth_more_than_a_count)
{
    BEGIN_CASE;
    assert_int_equal(estimate(""), -11);
    assert_int_equal(estimate("E5"), 2 * 25 - 11);      /* three steps around */
    assert_int_equal(estimate("C3G7"), -11);            /* alike */
    assert_true(estimate("E5A1E4A2E6A3") > 11);
    /* A1 is lost at once when Black is to move, but not when White is. */
    assert_true(estimate("B1A1J9--") > estimate("B1A1J9"));
}

static const struct CMUnitTest tests[] = {
    TEST("intro of go: it is whole", the_intro_is_whole),
    TEST("guide of go: what is ringed leads through a first game",
         what_is_ringed_leads_through_a_first_game),
    TEST("guide of go: whoever leaves the game is led back",
         whoever_leaves_the_game_is_led_back),
    TEST("estimate of go: it is worth more than a count",
         an_estimate_is_worth_more_than_a_count),
};

CHECK_MAIN("intro_go", tests)
