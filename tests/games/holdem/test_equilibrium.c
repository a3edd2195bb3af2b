/* test_equilibrium.c - the mind that solves: what it does is legal in every
 * game and at every stack, the same however it is asked, and near what nobody
 * can exploit. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "games/holdem/minds/equilibrium.h"
#include "games/holdem/notation/words.h"
#include "games/holdem/poker_table.h"
#include "games/holdem/rules/value.h"

/* Its memory, zero at first, once for each case. */
static void *begin_scratch(void)
{
    void *scratch = calloc(1, poker_equilibrium.scratch_size);

    assert_non_null(scratch);
    return scratch;
}

static cards cards_named(const char *text)
{
    struct poker_list list;
    int column;

    assert_null(poker_read_cards(text, strlen(text), 1, 5, &list, &column));
    return list.set;
}

/* A hand of the machine's game, with what was done so far. */
static struct poker_seen hand_at(const char *flop, const int32_t stack[2],
                                 const struct poker_action *done, int count)
{
    struct poker_seen seen = {.board_count = 3};
    struct poker_list list;
    struct poker_rules rules;
    struct poker hand;
    int column;

    assert_null(poker_read_cards(flop, strlen(flop), 3, 3, &list, &column));
    memcpy(seen.board, list.card, 3);
    poker_machine(&rules, 3, 5);
    assert_null(poker_begin(&hand, &rules, 0, stack));
    for (int i = 0; i < count; i++) {
        seen.hand = hand;
        seen.player = hand.turn;
        poker_seen_note(&seen, &done[i]);
        assert_null(poker_act(&hand, &done[i]));
    }
    seen.hand = hand;
    seen.player = hand.turn;
    return seen;
}

static struct poker_action ask_for(struct poker_seen *seen, const char *hole,
                                   const char *seed, long budget,
                                   void *scratch)
{
    _Alignas(max_align_t) char state[MIND_SIZE_MAX];
    struct poker_action action = {0};

    seen->hole = cards_named(hole);
    poker_equilibrium.reset(state, seed);
    while (poker_equilibrium.think(state, seen, scratch, budget, &action)
           != MIND_MOVES)
        continue;
    return action;
}

static int is_equal(struct poker_action a, struct poker_action b)
{
    return a.kind == b.kind && (a.kind != POKER_RAISES || a.to == b.to);
}

/* Legal everywhere */

static void check_legal(void *with, const struct poker_seen *seen,
                        const struct poker_action *action)
{
    struct poker_options options;

    assert_null(poker_check(&seen->hand, action));
    poker_find_options(&seen->hand, &options);
    assert_false(action->kind == POKER_FOLDS && !options.to_call
                 && with != NULL);
}

static void play_legally(const struct poker_rules *rules, int32_t stack,
                         void *scratch, int pairs)
{
    struct poker_table table = {
        .rules = *rules, .stack = stack, .seed = "legal", .scratch = scratch,
        .mind = {&poker_equilibrium, &poker_random}, .tell = check_legal,
        .with = scratch,
    };

    (void)poker_table_play(&table, pairs);
}

CASE(every_action_is_legal_at_small_stacks)
{
    static const int32_t stacks[] = {1, 4, 6, 7, 11, 17};
    void *scratch = begin_scratch();
    struct poker_rules rules;

    BEGIN_CASE;
    for (int i = 0; i < 6; i++) {
        poker_machine(&rules, 3, 5);
        play_legally(&rules, stacks[i], scratch, 2);
        poker_machine(&rules, 5, 5);
        play_legally(&rules, stacks[i], scratch, 1);
    }
    poker_fixed_limit(&rules, 2);
    play_legally(&rules, 6, scratch, 2);
    poker_no_limit(&rules, 1, 2);
    play_legally(&rules, 6, scratch, 2);
    free(scratch);
}

/* The same however it is asked */

CASE(slices_and_old_memory_change_nothing)
{
    static const int32_t stack[] = {19, 14};
    static const struct poker_action done[] = {{POKER_RAISES, 3}};
    static const char *const holes[] = {"AhAd", "7c2d", "Qs9h", "5s4s"};
    void *scratch = begin_scratch();

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        struct poker_seen seen = hand_at("AcKd6h", stack, done, 1);
        char seed[] = {(char)('a' + i), 0};
        struct poker_action first = ask_for(&seen, holes[i], seed, 1,
                                            scratch);

        memset(scratch, 0xa5, poker_equilibrium.scratch_size);
        assert_true(is_equal(first, ask_for(&seen, holes[i], seed, 100000,
                                            scratch)));
    }
    free(scratch);
}

/* Another question is asked in the middle of a thought, on the same memory. */
CASE(a_thought_that_was_broken_off_is_not_taken_for_another)
{
    static const int32_t stack[] = {14, 14};
    struct poker_seen one = hand_at("AcKd6h", stack, NULL, 0);
    struct poker_seen two = hand_at("8c8d2h", stack, NULL, 0);
    void *scratch = begin_scratch();
    _Alignas(max_align_t) char state[MIND_SIZE_MAX];
    struct poker_action action, wanted = ask_for(&two, "8h9d", "w", 100,
                                                 scratch);

    BEGIN_CASE;
    one.hole = two.hole;
    poker_equilibrium.reset(state, "w");
    assert_int_equal(poker_equilibrium.think(state, &one, scratch, 60,
                                             &action), MIND_BUSY);
    assert_true(is_equal(wanted, ask_for(&two, "8h9d", "w", 100, scratch)));
    free(scratch);
}

/* What it does is what it says that it does: as often as it says. */
CASE(it_plays_what_it_reveals)
{
    static const int32_t stack[] = {11, 11};
    static struct poker_strategy strategy;
    struct poker_seen seen = hand_at("AcKd6h", stack, NULL, 0);
    void *scratch = begin_scratch();
    int combo = poker_combo_of(cards_named("9h8h")), count = 0, tries = 60;

    BEGIN_CASE;
    assert_true(poker_equilibrium_reveal(scratch, &seen, &strategy));
    for (int i = 0; i < tries; i++) {
        char seed[] = {(char)('0' + i), 0};

        count += is_equal(ask_for(&seen, "9h8h", seed, 100000, scratch),
                          strategy.action[0]);
    }
    assert_true(count > (int)(strategy.share[0][combo] * (float)tries) - 16);
    assert_true(count < (int)(strategy.share[0][combo] * (float)tries) + 16);
    free(scratch);
}

/* One memory for all questions, and a fresh one for each: usual bets, odd
 * ones, and what follows on both. */
CASE(what_was_solved_before_changes_nothing)
{
    static const int32_t stack[] = {14, 14};
    static const struct poker_action check = {POKER_CALLS, 0},
        odd = {POKER_RAISES, 3}, usual = {POKER_RAISES, 5},
        push = {POKER_RAISES, 9}, small = {POKER_RAISES, 1};
    const struct poker_action lines[][2] = {
        {odd, push}, {odd, check}, {check, check}, {usual, push},
        {check, usual}, {check, odd}, {check, small}, {small, odd},
    };
    static struct poker_strategy kept, fresh;
    void *scratch = begin_scratch();

    BEGIN_CASE;
    for (int i = 0; i < 8; i++)
        for (int done = 0; done <= (i < 4 ? 1 : 2); done++) {
            struct poker_seen seen = hand_at("QcJd4h", stack, lines[i], done);
            void *other = begin_scratch();

            memset(&kept, 0, sizeof kept);
            memset(&fresh, 0, sizeof fresh);
            assert_true(poker_equilibrium_reveal(scratch, &seen, &kept));
            assert_true(poker_equilibrium_reveal(other, &seen, &fresh));
            assert_memory_equal(kept.share, fresh.share, sizeof kept.share);
            free(other);
        }
    free(scratch);
}

/* A bet of an odd size, and a raise of one to the mind's own. */
CASE(a_second_odd_bet_is_solved_for_whatever_was_on_the_desk)
{
    static const int32_t stack[] = {40, 40};
    static const struct poker_action lines[][3] = {
        {{POKER_RAISES, 4}, {POKER_RAISES, 17}, {POKER_RAISES, 30}},
        {{POKER_RAISES, 4}, {POKER_RAISES, 17}, {POKER_RAISES, 31}},
    };
    static struct poker_strategy kept, fresh;
    void *scratch = begin_scratch();

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        struct poker_seen seen = hand_at("QcJd4h", stack, lines[i / 2],
                                         i % 2 ? 3 : 1);
        void *other = begin_scratch();

        memset(&kept, 0, sizeof kept);
        memset(&fresh, 0, sizeof fresh);
        assert_true(poker_equilibrium_reveal(scratch, &seen, &kept));
        assert_true(poker_equilibrium_reveal(other, &seen, &fresh));
        assert_true(i % 2 || kept.action[3].to == 17);
        assert_memory_equal(kept.share, fresh.share, sizeof kept.share);
        free(other);
    }
    free(scratch);
}

/* What it should know */

static float share_of(const struct poker_strategy *strategy, int kind,
                      const char *hole)
{
    int combo = poker_combo_of(cards_named(hole));
    float sum = 0;

    for (int a = 0; a < strategy->actions; a++)
        if (strategy->action[a].kind == kind)
            sum += strategy->share[a][combo];
    return sum;
}

static void check_shares(const struct poker_strategy *strategy, cards board)
{
    for (int combo = 0; combo < POKER_COMBOS; combo++) {
        float sum = 0;

        if (poker_combo_cards(combo) & board)
            continue;
        for (int a = 0; a < strategy->actions; a++) {
            assert_true(strategy->share[a][combo] >= 0);
            sum += strategy->share[a][combo];
        }
        assert_true(sum > 0.999f && sum < 1.001f);
    }
}

/* Of sizes that no tree has: half as much as the least, and more than all
 * usual ones. The best hands never fold; the worst do to a large bet. */
CASE(a_bet_of_any_size_is_met_with_sense)
{
    static const int32_t stack[] = {29, 29};
    static const struct poker_action small[] = {{POKER_RAISES, 1}};
    static const struct poker_action large[] = {{POKER_RAISES, 23}};
    static struct poker_strategy strategy;
    void *scratch = begin_scratch();
    struct poker_seen seen = hand_at("AcKd6h", stack, small, 1);

    BEGIN_CASE;
    assert_true(poker_equilibrium_reveal(scratch, &seen, &strategy));
    check_shares(&strategy, cards_named("AcKd6h"));
    assert_true(share_of(&strategy, POKER_FOLDS, "AhAd") < 0.001f);
    assert_true(share_of(&strategy, POKER_FOLDS, "6c5d") < 0.05f);
    seen = hand_at("AcKd6h", stack, large, 1);
    assert_true(poker_equilibrium_reveal(scratch, &seen, &strategy));
    check_shares(&strategy, cards_named("AcKd6h"));
    assert_true(share_of(&strategy, POKER_FOLDS, "AhAd") < 0.001f);
    assert_true(share_of(&strategy, POKER_FOLDS, "3c2d") > 0.95f);
    free(scratch);
}

/* Raise after raise, by one chip each, further than any tree goes. */
CASE(more_raises_than_a_tree_has_can_still_be_answered_by_all_of_it)
{
    static const int32_t stack[] = {25, 25};
    static const struct poker_action done[] = {
        {POKER_RAISES, 1}, {POKER_RAISES, 2}, {POKER_RAISES, 3},
        {POKER_RAISES, 4}, {POKER_RAISES, 5},
    };
    static struct poker_strategy strategy;
    void *scratch = begin_scratch();
    struct poker_seen seen = hand_at("AcKd6h", stack, done, 5);

    BEGIN_CASE;
    assert_true(poker_equilibrium_reveal(scratch, &seen, &strategy));
    check_shares(&strategy, cards_named("AcKd6h"));
    assert_int_equal(strategy.actions, 3);
    assert_int_equal(strategy.action[2].to, 20);
    assert_true(share_of(&strategy, POKER_FOLDS, "AhAd") < 0.001f);
    free(scratch);
}

/* The one with more can win no more than the other has. */
CASE(uneven_stacks_are_played_as_the_smaller)
{
    static const int32_t even[] = {15, 15}, uneven[] = {400, 15};
    static struct poker_strategy one, two;
    struct poker_seen seen = hand_at("QcJd4h", even, NULL, 0);
    void *scratch = begin_scratch();

    BEGIN_CASE;
    assert_true(poker_equilibrium_reveal(scratch, &seen, &one));
    seen = hand_at("QcJd4h", uneven, NULL, 0);
    assert_true(poker_equilibrium_reveal(scratch, &seen, &two));
    assert_int_equal(one.actions, two.actions);
    for (int a = 0; a < one.actions; a++)
        assert_int_equal(one.action[a].to, two.action[a].to);
    assert_memory_equal(one.share, two.share, sizeof one.share);
    free(scratch);
}

/* At the machine a call may come in two halves, so that the past does not lead
 * to where the hand is. */
CASE(a_hand_that_no_rules_explain_is_still_played)
{
    static const int32_t stack[] = {25, 25};
    static const struct poker_action done[] = {{POKER_RAISES, 6}};
    void *scratch = begin_scratch();
    struct poker_seen seen = hand_at("AcKd6h", stack, done, 1);
    struct poker_action action;

    BEGIN_CASE;
    seen.hand.total[1] += 2;
    seen.hand.round[1] += 2;
    seen.hand.stack[1] -= 2;
    action = ask_for(&seen, "AhAd", "odd", 1000, scratch);
    assert_null(poker_check(&seen.hand, &action));
    assert_int_not_equal(action.kind, POKER_FOLDS);
    seen.past[0].action.to = 99;
    action = ask_for(&seen, "AhAd", "odd", 1000, scratch);
    assert_null(poker_check(&seen.hand, &action));
    free(scratch);
}

static const struct CMUnitTest tests[] = {
    TEST("equilibrium: every action is legal in every game, also all-in and "
         "with less than an ante", every_action_is_legal_at_small_stacks),
    TEST("equilibrium: slices and old memory change nothing",
         slices_and_old_memory_change_nothing),
    TEST("equilibrium: a thought that was broken off is not taken for another",
         a_thought_that_was_broken_off_is_not_taken_for_another),
    TEST("equilibrium: it plays what it reveals", it_plays_what_it_reveals),
    TEST("equilibrium: what was solved before changes nothing",
         what_was_solved_before_changes_nothing),
    TEST("equilibrium: a second odd bet is solved for, whatever was on the "
         "desk", a_second_odd_bet_is_solved_for_whatever_was_on_the_desk),
    TEST("equilibrium: a bet of any size is met with sense",
         a_bet_of_any_size_is_met_with_sense),
    TEST("equilibrium: more raises than a tree has can still be answered by "
         "all of it",
         more_raises_than_a_tree_has_can_still_be_answered_by_all_of_it),
    TEST("equilibrium: uneven stacks are played as the smaller",
         uneven_stacks_are_played_as_the_smaller),
    TEST("equilibrium: a hand that no rules explain is still played",
         a_hand_that_no_rules_explain_is_still_played),
};

CHECK_MAIN("equilibrium", tests)
