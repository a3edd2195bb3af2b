/* test_solver.c - solving spots: small games whose answers are known, and
 * sums over hands against counting them one by one. */
#include "check.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "games/holdem/rules/range.h"
#include "games/holdem/rules/value.h"
#include "games/holdem/solver/cfr.h"

/* Kuhn's game: three cards, one each, one bet */

static void deal_kuhn(struct solver_board *to, uint64_t dealt)
{
    struct solver_hand hands[3];

    for (int i = 0; i < 3; i++)
        hands[i] = (struct solver_hand){{(uint8_t)i, (uint8_t)(52 + i)},
                                        (uint16_t)i, (uint32_t)i};
    solver_board_make(to, dealt, hands, 3);
}

static const struct solver_deck kuhn_deck = {3, 2, deal_kuhn};

static const struct poker_rules kuhn_rules = {
    .limit = POKER_FIXED_LIMIT, .streets = 1, .raises_max = 1,
    .is_machine = 1, .ante = 1, .bet = {1},
};

/* Leduc's: six cards of three ranks, one each and one on the board between two
 * rounds of betting; a pair with the board wins, else the rank. */

static void deal_leduc(struct solver_board *to, uint64_t dealt)
{
    struct solver_hand hands[6];
    int count = 0;

    for (int i = 0; i < 6; i++) {
        int is_pair = (int)(dealt >> (i ^ 1) & 1);

        if (dealt >> i & 1)
            continue;
        hands[count++] = (struct solver_hand){
            {(uint8_t)i, (uint8_t)(52 + i)}, (uint16_t)i,
            dealt ? (uint32_t)(i / 2 + 10 * is_pair) : 0};
    }
    solver_board_make(to, dealt, hands, count);
}

static const struct solver_deck leduc_deck = {6, 2, deal_leduc};

static const struct poker_rules leduc_rules = {
    .limit = POKER_FIXED_LIMIT, .streets = 2, .raises_max = 2,
    .is_machine = 1, .ante = 1, .bet = {2, 4}, .board = {0, 1},
};

/* Solving */

static _Alignas(16) char memory[24 << 20];

static struct solver *solve(const struct solver_spot *spot, int steps)
{
    struct arena arena = arena_of(memory, sizeof memory);
    struct solver *solver = solver_begin(spot, &arena);

    assert_non_null(solver);
    for (int i = 0; i < steps; i++)
        solver_step(solver);
    assert_int_equal(solver_steps(solver), steps);
    return solver;
}

static double exploitability(struct solver *solver)
{
    double gain[POKER_PLAYERS];

    solver_best(solver, gain);
    return (gain[0] + gain[1]) / 2;
}

static double value_of(struct solver *solver)
{
    double gain[POKER_PLAYERS];

    solver_value(solver, gain);
    assert_true(fabs(gain[0] + gain[1]) < 1e-4);
    return gain[0];
}

static struct poker begin_hand(const struct poker_rules *rules, int32_t chips)
{
    struct poker hand;

    assert_null(poker_begin(&hand, rules, 0, (int32_t[]){chips, chips}));
    return hand;
}

CASE(kuhn_is_worth_minus_one_eighteenth)
{
    struct poker hand = begin_hand(&kuhn_rules, 2);
    struct solver_spot spot = {.deck = &kuhn_deck, .hand = &hand,
                               .bets = {{1, {100}, 0, 1}}};
    struct solver *solver = solve(&spot, 10000);

    BEGIN_CASE;
    assert_int_equal(solver_tree_of(solver)->count, 9);
    assert_true(fabs(value_of(solver) + 1.0 / 18) < 1e-5);
    assert_true(exploitability(solver) < 1e-4);
}

/* The lowest card bets a third as often as the highest, and the middle one
 * never bets first: so it is in every equilibrium. */
CASE(kuhn_is_played_as_its_equilibria_are)
{
    struct poker hand = begin_hand(&kuhn_rules, 2);
    struct solver_spot spot = {.deck = &kuhn_deck, .hand = &hand,
                               .bets = {{1, {100}, 0, 1}}};
    struct solver *solver = solve(&spot, 10000);
    float jack[SOLVER_ACTIONS], queen[SOLVER_ACTIONS], king[SOLVER_ACTIONS];

    BEGIN_CASE;
    solver_strategy(solver, 0, 0, jack);
    solver_strategy(solver, 0, 1, queen);
    solver_strategy(solver, 0, 2, king);
    assert_true(fabsf(3 * jack[1] - king[1]) < 0.01f);
    assert_true(queen[1] < 0.01f);
    assert_true(fabsf(jack[0] + jack[1] - 1) < 1e-5f);
}

CASE(leduc_is_worth_what_is_published)
{
    struct poker hand = begin_hand(&leduc_rules, 100);
    struct solver_spot spot = {.deck = &leduc_deck, .hand = &hand,
                               .bets = {{1, {100}, 0, 2}, {1, {100}, 0, 2}}};
    struct solver *solver = solve(&spot, 10000);

    BEGIN_CASE;
    assert_true(fabs(value_of(solver) + 0.085606) < 1e-5);
    assert_true(exploitability(solver) < 1e-5);
}

/* Sums over hands */

static float chance(struct rng *rng)
{
    return (float)rng_below(rng, 1000) / 1000;
}

/* How much a hand wins, one hand of the other after the other. */
static double count_gain(const struct solver_board *board, cards set, int i,
                         const float *range, int is_fold)
{
    cards own = poker_combo_cards(board->name[i]);
    double gain = 0;

    for (int k = 0; k < board->count; k++) {
        cards other = poker_combo_cards(board->name[k]);
        uint32_t a = poker_value(own | set), b = poker_value(other | set);

        if (!(own & other))
            gain += (double)range[k] * (is_fold ? 1 : (a > b) - (a < b));
    }
    return gain;
}

static void compare_gains(struct rng *rng, int cards_dealt)
{
    static struct solver_board board;
    static float range[SOLVER_LANES][SOLVER_HANDS_MAX];
    static float gain[SOLVER_LANES][SOLVER_HANDS_MAX];
    struct solver_question questions[SOLVER_LANES];
    int count = 1 + (int)rng_below(rng, SOLVER_LANES);
    uint64_t dealt = 0;
    cards set = 0;

    while (cards_count(set) < cards_dealt) {
        int card = (int)rng_below(rng, CARDS_ALL);

        dealt |= UINT64_C(1) << card;
        set |= cards_of(card);
    }
    solver_holdem.deal(&board, dealt);
    for (int lane = 0; lane < count; lane++) {
        for (int i = 0; i < board.count; i++)
            range[lane][i] = chance(rng);
        questions[lane] = (struct solver_question){range[lane], gain[lane],
                                                   (float)(lane + 1)};
    }
    for (int is_fold = 0; is_fold < 2; is_fold++) {
        (is_fold ? solver_board_fold : solver_board_show)(&board, questions,
                                                          count);
        for (int lane = 0; lane < count; lane++)
            for (int i = 0; i < board.count; i += 7)
                assert_true(fabs((double)gain[lane][i] / (lane + 1)
                                 - count_gain(&board, set, i, range[lane],
                                              is_fold)) < 0.02);
    }
}

CASE(gains_are_those_of_counting_hand_by_hand)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "gains");
    for (int cards_dealt = 3; cards_dealt <= 5; cards_dealt++)
        compare_gains(&rng, cards_dealt);
}

/* The machine's game */

static const struct solver_bets usual = {3, {50, 100, 200}, 10, 3};

static struct solver *solve_flop(struct poker *hand, uint64_t board,
                                 const struct solver_line *line, int steps)
{
    struct poker_rules rules;
    struct solver_spot spot = {.deck = &solver_holdem, .board = board,
                               .hand = hand, .bets = {usual}};

    poker_machine(&rules, 3, 5);
    *hand = begin_hand(&rules, 100);
    if (line)
        spot.line = *line;
    return solve(&spot, steps);
}

/* 5 chips, the ante, are 1,000 mbb. */
CASE(a_flop_of_the_machine_is_solved_to_two_thousandths_of_an_ante)
{
    struct poker hand;
    struct solver *solver = solve_flop(&hand, 0x1041002, NULL, 640);

    BEGIN_CASE;
    assert_true(exploitability(solver) < 2e-3 * 5);
}

static int find_child(const struct solver_tree *tree, int node,
                      struct poker_action action)
{
    for (int a = 0; a < tree->nodes[node].actions; a++) {
        int child = tree->nodes[node].first + a;

        if (tree->nodes[child].action.kind == action.kind
            && tree->nodes[child].action.to == action.to)
            return child;
    }
    return -1;
}

CASE(a_bet_of_any_size_is_in_the_tree_if_it_was_made)
{
    const struct poker_action odd[] = {{POKER_RAISES, 13}, {POKER_RAISES, 29}};
    const struct solver_line line = {2, odd};
    struct poker hand;
    const struct solver_tree *tree = solver_tree_of(
        solve_flop(&hand, 0x1041002, &line, 1));
    int first = find_child(tree, 0, odd[0]);
    int second = first > 0 ? find_child(tree, first, odd[1]) : -1;

    BEGIN_CASE;
    assert_true(first > 0 && second > 0);
    assert_int_equal(solver_tree_end(tree, &line), second);
    assert_int_equal(tree->hands[second].total[1], 5 + 29);
}

CASE(all_ways_of_betting_end)
{
    struct poker hand;
    const struct solver_tree *tree = solver_tree_of(
        solve_flop(&hand, 0x1041002, NULL, 1));

    BEGIN_CASE;
    for (int i = 0; i < tree->count; i++) {
        const struct solver_node *node = &tree->nodes[i];
        const struct poker *at = &tree->hands[i];

        if (node->kind == SOLVER_DECIDES)
            assert_true(node->actions >= 2 && node->first > i);
        else
            assert_int_equal(node->kind, at->end == POKER_FOLDED
                                         ? SOLVER_FOLDED : SOLVER_SHOWS);
        if (node->kind == SOLVER_SHOWS)
            assert_int_equal(node->stake, at->total[0]);
    }
}

CASE(too_little_memory_is_no_solver)
{
    struct poker hand = begin_hand(&leduc_rules, 100);
    struct solver_spot spot = {.deck = &leduc_deck, .hand = &hand,
                               .bets = {{1, {100}, 0, 2}, {1, {100}, 0, 2}}};
    size_t size = 0;
    struct arena arena = arena_of(memory, size);

    BEGIN_CASE;
    while (!solver_begin(&spot, &arena)) {
        size += 97;
        assert_true(size < sizeof memory);
        arena = arena_of(memory, size);
    }
    assert_true(size > 10000);
}

static const struct CMUnitTest tests[] = {
    TEST("solver: Kuhn's game is worth -1/18",
         kuhn_is_worth_minus_one_eighteenth),
    TEST("solver: Kuhn's game is played as its equilibria are",
         kuhn_is_played_as_its_equilibria_are),
    TEST("solver: Leduc's game is worth -0.085606, to 1e-5",
         leduc_is_worth_what_is_published),
    TEST("solver: gains are those of counting hand by hand",
         gains_are_those_of_counting_hand_by_hand),
    TEST("solver: a flop of the machine is solved below 2 mbb",
         a_flop_of_the_machine_is_solved_to_two_thousandths_of_an_ante),
    TEST("solver: a bet of any size is in the tree if it was made",
         a_bet_of_any_size_is_in_the_tree_if_it_was_made),
    TEST("solver: all ways of betting end", all_ways_of_betting_end),
    TEST("solver: too little memory is no solver",
         too_little_memory_is_no_solver),
};

CHECK_MAIN("solver", tests)
