/* test_poker_tree.c - every line of betting that small stacks allow, against
 * a second witness and by known figures. */
#include "check.h"

#include <string.h>

#include "games/holdem/poker_tree.h"

enum { DEPTH_MAX = 200, NOBODY = -1, OUTCOMES = 3 };

static const uint32_t outcomes[OUTCOMES][POKER_PLAYERS] = {
    {2, 1}, {1, 2}, {7, 7},
};

/* One line, as far as it goes */

struct line {
    uint64_t number;
    int depth, street, raiser;          /* last to raise in this street */
};

static void check_chips(const struct poker *hand)
{
    assert_true(hand->stack[0] >= 0 && hand->stack[1] >= 0);
    assert_int_equal(hand->stack[0] + hand->stack[1] + poker_pot(hand),
                     hand->start[0] + hand->start[1]);
    for (int player = 0; player < POKER_PLAYERS; player++) {
        assert_in_range(hand->round[player], 0, hand->total[player]);
        assert_int_equal(hand->stack[player] + hand->total[player],
                         hand->start[player] + hand->won[player]);
    }
}

/* Each has put in the same, so whoever wins wins that from the other. */
static void check_showdown(const struct poker *hand)
{
    int32_t stake = hand->total[0];

    assert_int_equal(hand->total[1], stake);
    assert_int_equal(poker_pot(hand), 2 * stake);
    for (int i = 0; i < OUTCOMES; i++) {
        struct poker end = *hand;
        int sign = outcomes[i][0] > outcomes[i][1] ? 1
                 : outcomes[i][0] < outcomes[i][1] ? -1 : 0;

        poker_show(&end, outcomes[i]);
        check_chips(&end);
        assert_int_equal(poker_pot(&end), 0);
        assert_int_equal(end.stack[0], end.start[0] + sign * stake);
        assert_int_equal(end.stack[1], end.start[1] - sign * stake);
    }
}

static int first_to_show(const struct poker *hand, const struct line *line)
{
    if (line->raiser != NOBODY)
        return line->raiser;
    return hand->rules.is_machine ? 0 : 1 - hand->button;
}

static void end_line(struct poker_tree *tree, const struct poker *hand,
                     const struct line *line)
{
    int32_t stake = hand->total[0];

    tree->sum += poker_tree_end(line->number, (enum poker_end)hand->end,
                                stake);
    assert_int_equal(hand->total[1], stake);
    if (hand->end == POKER_FOLDED) {
        int loser = hand->folder == 1;

        tree->folds++;
        assert_true(hand->folder == 0 || hand->folder == 1);
        assert_int_equal(poker_pot(hand), 0);
        assert_int_equal(hand->stack[loser], hand->start[loser] - stake);
        assert_int_equal(poker_board(hand), hand->rules.board[line->street]);
        return;
    }
    tree->showdowns++;
    check_showdown(hand);
    assert_int_equal(poker_shows_first(hand), first_to_show(hand, line));
    assert_int_equal(poker_board(hand),
                     hand->rules.board[hand->rules.streets - 1]);
}

/* What is refused changes nothing. */

static void refuse(struct poker *hand, const struct poker_action *action)
{
    struct poker before;

    memcpy(&before, hand, sizeof before);
    assert_non_null(poker_check(hand, action));
    assert_non_null(poker_act(hand, action));
    assert_memory_equal(&before, hand, sizeof before);
}

static void check_over(const struct poker *hand)
{
    struct poker end = *hand;
    struct poker_options options;

    for (int kind = POKER_FOLDS; kind <= POKER_RAISES; kind++)
        refuse(&end, &(struct poker_action){(uint8_t)kind, 4});
    poker_find_options(hand, &options);
    assert_int_equal(options.to_call, 0);
    assert_int_equal(options.raise_most, 0);
}

static void walk(struct poker_tree *tree, const struct poker *hand,
                 struct line line);

static void follow(struct poker_tree *tree, const struct poker *hand,
                   struct line line, const struct poker_action *action)
{
    struct poker next = *hand;

    assert_null(poker_check(hand, action));
    assert_null(poker_act(&next, action));
    line.number = poker_tree_add(line.number, action);
    if (action->kind == POKER_RAISES)
        line.raiser = hand->turn;
    if (next.street != line.street) {
        assert_int_equal(next.street, line.street + 1);
        tree->rounds_over[line.street]++;
        line.street++;
        line.raiser = NOBODY;
    }
    line.depth++;
    walk(tree, &next, line);
}

static void check_asked(const struct poker *hand,
                        const struct poker_options *options)
{
    int32_t own = hand->stack[hand->turn];
    int32_t other = hand->stack[hand->turn ^ 1];

    assert_true(own > 0);
    assert_true(other > 0 || options->to_call > 0);
    assert_in_range(options->to_call, 0, own);
    assert_in_range(options->raise_least, 0, options->raise_most);
    assert_in_range(options->raise_most, 0, own + hand->round[hand->turn]);
    assert_int_equal(poker_board(hand), hand->rules.board[hand->street]);
}

static void walk(struct poker_tree *tree, const struct poker *hand,
                 struct line line)
{
    struct poker_options options;
    struct poker same = *hand;
    int32_t all = hand->round[hand->turn] + hand->stack[hand->turn];

    check_chips(hand);
    if (hand->end != POKER_GOES_ON) {
        check_over(hand);
        end_line(tree, hand, &line);
        return;
    }
    assert_true(line.depth < DEPTH_MAX);
    tree->decisions[hand->street]++;
    poker_find_options(hand, &options);
    check_asked(hand, &options);
    follow(tree, hand, line, &(struct poker_action){POKER_FOLDS, 0});
    follow(tree, hand, line, &(struct poker_action){POKER_CALLS, 0});
    refuse(&same, &(struct poker_action){POKER_RAISES + 1, 4});
    for (int32_t to = -1; to <= all + 2; to++) {
        struct poker_action action = {POKER_RAISES, to};

        if (options.raise_most > 0 && to >= options.raise_least
            && to <= options.raise_most)
            follow(tree, hand, line, &action);
        else
            refuse(&same, &action);
    }
}

static void walk_all(struct poker_tree *tree,
                     const struct poker_rules *rules, int button,
                     const int32_t stack[POKER_PLAYERS])
{
    struct poker hand;

    *tree = (struct poker_tree){0};
    assert_null(poker_begin(&hand, rules, button, stack));
    walk(tree, &hand, (struct line){.raiser = NOBODY});
}

/* Games */

static void compare(const struct poker_rules *rules, int button, int32_t a,
                    int32_t b)
{
    const int32_t stack[POKER_PLAYERS] = {a, b};
    struct poker_tree tree, witness;

    walk_all(&tree, rules, button, stack);
    poker_tree_count(&witness, rules, button, stack);
    assert_int_equal(tree.folds, witness.folds);
    assert_int_equal(tree.showdowns, witness.showdowns);
    for (int i = 0; i < POKER_STREETS; i++) {
        assert_int_equal(tree.decisions[i], witness.decisions[i]);
        assert_int_equal(tree.rounds_over[i], witness.rounds_over[i]);
    }
    assert_int_equal(tree.sum, witness.sum);
}

static void compare_stacks(const struct poker_rules *rules, int32_t most)
{
    for (int32_t a = 1; a <= most; a++)
        for (int32_t b = 1; b <= most; b++)
            for (int button = 0; button < POKER_PLAYERS; button++)
                compare(rules, button, a, b);
}

CASE(no_limit_lines)
{
    struct poker_rules rules;

    BEGIN_CASE;
    poker_no_limit(&rules, 1, 2);
    compare_stacks(&rules, 11);
    compare(&rules, 0, 16, 16);
    compare(&rules, 1, 20, 17);
    compare(&rules, 0, 17, 19);
    rules.raises_max = 3;
    compare_stacks(&rules, 10);
}

CASE(lines_with_antes)
{
    struct poker_rules rules;

    BEGIN_CASE;
    poker_no_limit(&rules, 1, 2);
    rules.ante = 1;
    compare_stacks(&rules, 10);
    rules.ante = 3;
    rules.blind[0] = 2;
    compare_stacks(&rules, 9);
    rules.blind[0] = rules.blind[1] = 0;
    compare_stacks(&rules, 9);
}

/* The least bet is above what a short stack can bet. */
CASE(lines_of_large_blinds)
{
    struct poker_rules rules;

    BEGIN_CASE;
    poker_no_limit(&rules, 2, 5);
    compare_stacks(&rules, 16);
    compare(&rules, 1, 24, 22);
}

CASE(fixed_limit_lines)
{
    struct poker_rules rules;

    BEGIN_CASE;
    poker_fixed_limit(&rules, 2);
    compare_stacks(&rules, 13);
    compare(&rules, 0, 31, 27);
    rules.raises_max = 0;
    compare_stacks(&rules, 12);
    rules.raises_max = 2;
    rules.ante = 2;
    compare_stacks(&rules, 12);
}

CASE(machine_lines)
{
    struct poker_rules rules;

    BEGIN_CASE;
    poker_machine(&rules, 3, 5);
    compare_stacks(&rules, 15);
    poker_machine(&rules, 5, 3);
    compare_stacks(&rules, 8);
    compare(&rules, 0, 10, 10);
}

/* Known figures */

/* With three cards in the pack, a chip for the pot and a chip to bet (Kuhn's
 * poker) each of 4 decisions is met with 3 cards. */
CASE(kuhn_has_12_sets)
{
    struct poker_rules rules;
    struct poker_tree tree;

    BEGIN_CASE;
    poker_machine(&rules, 3, 1);
    walk_all(&tree, &rules, 0, (int32_t[]){2, 2});
    assert_int_equal(tree.decisions[0] * 3, 12);
    assert_int_equal(tree.folds + tree.showdowns, 7);
}

/* Six cards of three ranks, two rounds, two raises in each: Leduc. */
CASE(leduc_has_288_sets)
{
    struct poker_rules rules;
    struct poker_tree tree;

    BEGIN_CASE;
    poker_fixed_limit(&rules, 2);
    rules.streets = 2;
    rules.raises_max = 2;
    rules.ante = 1;
    rules.blind[0] = rules.blind[1] = 0;
    rules.bet[1] = 4;
    walk_all(&tree, &rules, 0, (int32_t[]){100, 100});
    assert_int_equal(tree.decisions[0], 6);
    assert_int_equal(tree.decisions[1], 30);
    assert_int_equal(tree.decisions[0] * 3 + tree.decisions[1] * 9, 288);
}

/* What a player of limit Hold'em can be faced with, card for card. */
CASE(limit_has_its_sets)
{
    static const uint64_t views[POKER_STREETS] = {
        1326, 1326 * UINT64_C(19600), 1326 * UINT64_C(19600) * 47,
        1326 * UINT64_C(19600) * 47 * 46,
    };
    struct poker_rules rules;
    struct poker_tree tree;
    uint64_t sets = 0;

    BEGIN_CASE;
    poker_fixed_limit(&rules, 2);
    walk_all(&tree, &rules, 0, (int32_t[]){100, 100});
    for (int i = 0; i < POKER_STREETS; i++)
        sets += tree.decisions[i] * views[i];
    assert_int_equal(tree.rounds_over[0], 7);
    assert_int_equal(tree.rounds_over[1], 7 * 9);
    assert_int_equal(sets, UINT64_C(319365922522608));
}

/* Each set of amounts up to the stack is one way to raise, chip by chip, and
 * either player can begin; or nobody bets. */
CASE(machine_round_doubles)
{
    struct poker_rules rules;
    struct poker_tree tree;

    BEGIN_CASE;
    poker_machine(&rules, 3, 5);
    for (int32_t left = 1; left <= 10; left++) {
        walk_all(&tree, &rules, 0, (int32_t[]){left + 5, left + 5});
        assert_int_equal(tree.showdowns, (UINT64_C(2) << left) - 1);
        assert_int_equal(tree.folds, UINT64_C(2) << left);
    }
}

/* Whoever has more than the other plays the game that the other can pay:
 * the same lines with as many chips, and some raises that say no more. */
CASE(a_long_purse_is_no_help)
{
    struct poker_rules rules;
    struct poker_tree tree, longer;

    BEGIN_CASE;
    poker_fixed_limit(&rules, 2);
    walk_all(&tree, &rules, 0, (int32_t[]){12, 24});
    walk_all(&longer, &rules, 0, (int32_t[]){12, 4000});
    assert_int_equal(tree.sum, longer.sum);
}

/* Both buttons are one game with the seats exchanged. */
CASE(seats_are_alike)
{
    struct poker_rules rules;
    struct poker_tree tree, other;

    BEGIN_CASE;
    poker_no_limit(&rules, 1, 2);
    for (int32_t a = 1; a <= 9; a++)
        for (int32_t b = 1; b <= 9; b++) {
            walk_all(&tree, &rules, 0, (int32_t[]){a, b});
            walk_all(&other, &rules, 1, (int32_t[]){b, a});
            assert_int_equal(tree.sum, other.sum);
        }
}

static const struct CMUnitTest tests[] = {
    TEST("poker: every line of no-limit with 1 to 20 chips, as the"
         " second witness has it", no_limit_lines),
    TEST("poker: every line with antes, short ones and no blinds",
         lines_with_antes),
    TEST("poker: every line with blinds 2 and 5, short ones too",
         lines_of_large_blinds),
    TEST("poker: every line of fixed limit, capped at 4, 2 or not at"
         " all", fixed_limit_lines),
    TEST("poker: every line of the machine's game with three and five"
         " cards", machine_lines),
    TEST("poker: Kuhn's poker has 12 information sets and 7 lines",
         kuhn_has_12_sets),
    TEST("poker: Leduc poker has 288 information sets",
         leduc_has_288_sets),
    TEST("poker: limit Hold'em has 319365922522608 information sets",
         limit_has_its_sets),
    TEST("poker: a round of the machine has 2^(n+1)-1 showdowns for n"
         " chips", machine_round_doubles),
    TEST("poker: more chips than the other has are no help in fixed"
         " limit", a_long_purse_is_no_help),
    TEST("poker: with the other button the seats are exchanged",
         seats_are_alike),
};

CHECK_MAIN("poker_tree", tests)
