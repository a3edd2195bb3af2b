/* test_intro_checkers.c - a first game of checkers: what a player is told, and
 * that following it leads to the end of it. */
#include "bench/rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/draughts.h"
#include "bench/guided.h"
#include "bench/sitting.h"
#include "table_rig.h"

CASE(the_intro_is_whole)
{
    BEGIN_CASE;
    guided_check_intro("checkers");
}

static int count_own_jumps(struct play *play, char seat)
{
    int jumps = 0;

    for (int i = 0; i < play_table_moves(play); i++) {
        struct table_move move;

        play_table_move(play, i, &move);
        jumps += move.seat == seat && strchr(move.words, 'x');
    }
    return jumps;
}

static int play_guided(const char *id, const char *a, const char *b)
{
    struct play *play = sitting_begin(id, a, b);
    int jumps;

    assert_in_range(guided_play(play).touches, 6, 60);
    jumps = count_own_jumps(play, a ? 'b' : 'A');
    sitting_end(play);
    return jumps;
}

/* With each level on the other side of either seat. Where they end without a
 * jump, they have made moves enough; most games have one. */
CASE(what_is_ringed_leads_through_a_first_game)
{
    static const char *const minds[] = {"random", "greedy", "search"};
    int games = 0, with_jump = 0;

    BEGIN_CASE;
    for (int m = 0; m < 3; m++)
        for (int seed = 0; seed < 4; seed++) {
            char id[60];

            sprintf(id, "checkers#g%d rules=full", seed);
            with_jump += play_guided(id, NULL, minds[m]) > 0;
            with_jump += play_guided(id, minds[m], NULL) > 0;
            games += 2;
        }
    assert_true(with_jump * 2 > games);
}

CASE(so_it_does_with_the_rules_of_the_chip)
{
    BEGIN_CASE;
    (void)play_guided("checkers#1", NULL, "greedy");
    (void)play_guided("checkers#2", "random", NULL);
    (void)play_guided("checkers#3", NULL, NULL);
    (void)play_guided("checkers#4 rules=full", NULL, NULL);
}

static void until_step(struct guide *guide, struct play *play, int step)
{
    for (int i = 0; i < 600 && guide->step < step; i++) {
        play_run(play, TABLE_RIG_HZ / 10);
        guide_look(guide, play);
    }
    assert_int_equal(guide->step, step);
}

static int touch_of(struct play *play, const char *name)
{
    return table_rig_find(play, name)->touch;
}

/* Another man than the ringed one, an entry by hand, an error: what is ringed
 * is always what can be done then. */
CASE(whoever_does_something_else_is_not_lost)
{
    struct play *play = sitting_begin("checkers#o rules=full", NULL, "greedy");
    struct guide guide;

    BEGIN_CASE;
    at_table_hear(play, "Your turn, Red");
    guide_begin(&guide, play);
    assert_int_equal(guide.step, 0);
    rig_says(guide.now.words, "You play Red");
    table_rig_move(play, "g3");
    guide_look(&guide, play);
    assert_int_equal(guide.step, 1);
    assert_true(guide.now.touch == touch_of(play, "f4,")
                || guide.now.touch == touch_of(play, "h4,"));
    table_rig_move(play, "g3");         /* lets it go */
    guide_look(&guide, play);
    assert_int_equal(guide.step, 1);
    assert_int_not_equal(guide.now.touch, 0);
    draughts_enter(play, "c4");
    at_table_hear(play, "ERROR is on");
    guide_look(&guide, play);
    assert_int_equal(guide.now.touch, touch_of(play, "Clear"));
    assert_string_equal(guide.now.part, "CLEAR");
    assert_null(table_rig_touch(play, "Clear"));
    at_table_hear(play, "touch a man");
    draughts_enter(play, "g3");
    at_table_hear(play, "g3 is held");
    guide_look(&guide, play);
    assert_true(guide.now.touch == touch_of(play, "f4,")
                || guide.now.touch == touch_of(play, "h4,"));
    draughts_enter(play, "h4");
    until_step(&guide, play, 2);
    rig_says(guide.now.words, "Black answers");
    assert_int_equal(guide.now.touch, 0);
    until_step(&guide, play, 3);
    guide_stop(&guide);
    assert_false(guide_look(&guide, play));
    sitting_end(play);
}

/* Of all legal moves the one that wins most, and no man for nothing. */
CASE(a_jump_that_is_due_is_ringed)
{
    struct play *play = sitting_begin("checkers#j rules=full", NULL, NULL);
    struct intro_step step;

    BEGIN_CASE;
    at_table_hear(play, "Your turn, Red");
    table_rig_move(play, "c3d4");
    at_table_hear(play, "Your turn, Black");
    table_rig_move(play, "f6e5");
    at_table_hear(play, "you must jump: d4xf6");
    play_table_guide(play, 4, &step);
    rig_says(step.words, "You must jump now");
    assert_int_equal(step.touch, touch_of(play, "d4,"));
    table_rig_move(play, "d4");
    play_table_guide(play, 4, &step);
    assert_int_equal(step.touch, touch_of(play, "f6,"));
    assert_false(step.is_done);
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("intro of checkers: it is whole", the_intro_is_whole),
    TEST("guide of checkers: what is ringed leads through a first game",
         what_is_ringed_leads_through_a_first_game),
    TEST("guide of checkers: so it does with the rules of the chip",
         so_it_does_with_the_rules_of_the_chip),
    TEST("guide of checkers: whoever does something else is not lost",
         whoever_does_something_else_is_not_lost),
    TEST("guide of checkers: a jump that is due is ringed",
         a_jump_that_is_due_is_ringed),
};

CHECK_MAIN("intro_checkers", tests)
