/* test_solver.c - solving spots: small games whose answers are known, and
 * sums over hands against counting them one by one. */
#include "check.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "games/holdem/kuhn.h"
#include "games/holdem/notation/words.h"
#include "games/holdem/rules/value.h"
#include "games/holdem/solver/cfr.h"
#include "games/holdem/solver/rows.h"

/* Leduc's: six cards of three ranks, one each and one on the board between two
 * rounds of betting; a pair with the board wins, else the rank. */

static uint32_t value_of_leduc(const uint8_t card[2], uint64_t dealt)
{
    int is_pair = (int)(dealt >> (card[0] ^ 1) & 1);

    return (uint32_t)(card[0] / 2 + 10 * is_pair);
}

static const struct solver_deck leduc_deck = {
    .cards = 6, .held = 2, .hands = 6, .cards_of = one_card,
    .value = value_of_leduc,
};

static const struct poker_rules leduc_rules = {
    .limit = POKER_FIXED_LIMIT, .streets = 2, .raises_max = 2,
    .is_machine = 1, .ante = 1, .bet = {2, 4}, .board = {0, 1},
};

/* Solving */

static _Alignas(16) char memory[24 << 20];

/* What the solver learns follows in the same memory. */
static struct solver *begin(const struct solver_spot *spot)
{
    struct arena arena = arena_of(memory, sizeof memory);
    struct solver *solver = solver_begin(spot, &arena);
    void *numbers;

    assert_non_null(solver);
    numbers = arena_take(&arena, (size_t)solver_need(solver));
    assert_non_null(numbers);
    memset(numbers, 0, (size_t)solver_need(solver));
    solver_bring(solver, numbers);
    return solver;
}

static struct solver *solve(const struct solver_spot *spot, int steps)
{
    struct solver *solver = begin(spot);

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

/* One size for all. */
#define SIZES {1, {1000}, 0}
#define POT_BETS(most) {.bet = {SIZES, SIZES}, .raise = {SIZES, SIZES}, \
                        .raises_max = (most)}

CASE(kuhn_is_worth_minus_one_eighteenth)
{
    struct poker hand = begin_hand(&kuhn_rules, 2);
    struct solver_spot spot = {.deck = &kuhn_deck, .hand = &hand,
                               .bets = {POT_BETS(1)}};
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
                               .bets = {POT_BETS(1)}};
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
                               .bets = {POT_BETS(2), POT_BETS(2)}};
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
static double count_gain(const struct solver_side sides[POKER_PLAYERS],
                         int player, cards set, int i, const float *range,
                         int is_fold)
{
    const struct solver_side *others = &sides[!player];
    cards own = poker_combo_cards(sides[player].hand[i].name);
    double gain = 0;

    for (int k = 0; k < others->count; k++) {
        cards other = poker_combo_cards(others->hand[k].name);
        uint32_t a = poker_value(own | set), b = poker_value(other | set);

        if (!(own & other))
            gain += (double)range[k] * (is_fold ? 1 : (a > b) - (a < b));
    }
    return gain;
}

/* Some hands of a player, each with some weight. */
static void draw_range(struct rng *rng, float range[POKER_COMBOS])
{
    for (int i = 0; i < POKER_COMBOS; i++)
        range[i] = rng_below(rng, 3) ? chance(rng) : 0;
}

struct sums_rig {
    struct solver_side sides[POKER_PLAYERS];
    struct solver_board board;
    cards set;
    float range[SOLVER_LANES][SOLVER_ROW_MAX];
    float gain[SOLVER_LANES][SOLVER_ROW_MAX];
    struct solver_question questions[SOLVER_LANES];
};

static void deal_rig(struct sums_rig *rig, struct rng *rng, int cards_dealt)
{
    static float range[POKER_PLAYERS][POKER_COMBOS];
    struct arena arena = arena_of(memory, sizeof memory);

    memset(rig, 0, sizeof *rig);
    while (cards_count(rig->set) < cards_dealt) {
        int card = (int)rng_below(rng, CARDS_ALL);

        rig->board.dealt |= UINT64_C(1) << card;
        rig->set |= cards_of(card);
    }
    draw_range(rng, range[0]);
    draw_range(rng, range[1]);
    solver_sides_make(rig->sides, &solver_holdem, rig->board.dealt,
                      (const float *[]){range[0], range[1]});
    assert_true(solver_board_rank(&rig->board, rig->sides, &solver_holdem,
                                  &arena));
}

static void compare_gains(struct rng *rng, int cards_dealt, int player)
{
    static struct sums_rig rig;
    int count = 1 + (int)rng_below(rng, SOLVER_LANES);

    deal_rig(&rig, rng, cards_dealt);
    for (int lane = 0; lane < count; lane++) {
        for (int i = 0; i < rig.sides[!player].count; i++)
            rig.range[lane][i] = chance(rng);
        rig.questions[lane] = (struct solver_question){
            rig.range[lane], rig.gain[lane], (float)(lane + 1)};
    }
    for (int is_fold = 0; is_fold < 2; is_fold++) {
        if (is_fold)
            solver_rows_fold(rig.sides, player, rig.questions, count);
        else
            solver_rows_show(&rig.board, player, rig.questions, count);
        for (int lane = 0; lane < count; lane++)
            for (int i = 0; i < rig.sides[player].count; i += 7)
                assert_true(fabs((double)rig.gain[lane][i] / (lane + 1)
                                 - count_gain(rig.sides, player, rig.set, i,
                                              rig.range[lane], is_fold))
                            < 0.02);
    }
}

CASE(gains_are_those_of_counting_hand_by_hand)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "gains");
    for (int cards_dealt = 3; cards_dealt <= 5; cards_dealt++)
        for (int player = 0; player < POKER_PLAYERS; player++)
            compare_gains(&rng, cards_dealt, player);
}

/* The machine's game */

#define USUAL {3, {500, 1000, 2000}, 10}

static const struct solver_bets usual = {
    .bet = {USUAL, USUAL}, .raise = {USUAL, USUAL}, .raises_max = 3,
};

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
            assert_true(node->stake == (float)at->total[0]);
    }
}

CASE(too_little_memory_is_no_solver)
{
    struct poker hand = begin_hand(&leduc_rules, 100);
    struct solver_spot spot = {.deck = &leduc_deck, .hand = &hand,
                               .bets = {POT_BETS(2), POT_BETS(2)}};
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

/* Hold'em with cards to come */

/* A pot of 60 and stacks of 120, one bet of the pot on each street. */
struct spot_rig {
    struct poker hand;
    struct solver_spot spot;
    float range[POKER_PLAYERS][POKER_COMBOS];
};

static void read_weights(const char *text, float to[POKER_COMBOS])
{
    struct poker_range range;
    int column;

    assert_null(poker_read_range(text, strlen(text), &range, &column));
    for (int i = 0; i < POKER_COMBOS; i++)
        to[i] = poker_range_share(&range, i);
}

static uint64_t read_board(const char *text)
{
    struct poker_list list;
    uint64_t dealt = 0;
    int column;

    assert_null(poker_read_cards(text, strlen(text), 3, 5, &list, &column));
    for (int i = 0; i < list.count; i++)
        dealt |= UINT64_C(1) << list.card[i];
    return dealt;
}

static void set_spot(struct spot_rig *rig, const struct solver_deck *deck,
                     const char *board, const char *first, const char *last)
{
    struct poker_rules rules;

    memset(rig, 0, sizeof *rig);
    poker_no_limit(&rules, 0, 1);
    rules.blind[1] = 0;
    assert_null(poker_begin(&rig->hand, &rules, 1, (int32_t[]){120, 120}));
    rig->spot = (struct solver_spot){
        .deck = deck, .board = read_board(board), .hand = &rig->hand,
        .dead = 60, .bets = {POT_BETS(2), POT_BETS(2), POT_BETS(2),
                             POT_BETS(2)},
        .range = {rig->range[0], rig->range[1]}};
    rig->hand.street = (uint8_t)(bits_count(rig->spot.board) - 2);
    rig->hand.turn = 0;
    read_weights(first, rig->range[0]);
    read_weights(last, rig->range[1]);
}

/* Without ranks a deck has no suits, so that all cards are dealt. After one
 * step both have the same value; later rounding decides between actions that
 * are equally good, until both come to the same end. */
CASE(suits_that_are_alike_are_dealt_once)
{
    struct solver_deck plain = solver_holdem;
    struct spot_rig rig;
    double need, first, last;

    BEGIN_CASE;
    plain.ranks = 0;
    set_spot(&rig, &plain, "Kh7h2d2c", "AA,KQs,76s:0.5", "QQ,AKs,54s:0.25");
    need = solver_need(begin(&rig.spot));
    first = value_of(solve(&rig.spot, 1));
    last = value_of(solve(&rig.spot, 300));
    rig.spot.deck = &solver_holdem;
    assert_true(solver_need(begin(&rig.spot)) < 0.8 * need);
    assert_true(fabs(value_of(solve(&rig.spot, 1)) - first) < 1e-3);
    assert_true(fabs(value_of(solve(&rig.spot, 300)) - last) < 0.03);
    assert_true(exploitability(solve(&rig.spot, 300)) < 0.03);
}

/* Suits are told apart by one hand, and all cards are dealt. */
CASE(suits_that_a_range_tells_apart_are_dealt)
{
    struct solver_deck plain = solver_holdem;
    struct spot_rig rig;
    double need;

    BEGIN_CASE;
    plain.ranks = 0;
    set_spot(&rig, &plain, "Kh7h2d2c", "AA,KQs", "QQ,AKs,5d4d");
    need = solver_need(begin(&rig.spot));
    rig.spot.deck = &solver_holdem;
    assert_true(solver_need(begin(&rig.spot)) == need);
}

/* How often the first to act bets, over his range. */
static double bets_at_root(const struct spot_rig *rig,
                           const struct solver *solver)
{
    const struct solver_side *side = solver_side_of(solver, 0);
    double bets = 0, all = 0;

    for (int i = 0; i < side->count; i++) {
        double weight = (double)rig->range[0][side->hand[i].name];
        float share[SOLVER_ACTIONS];

        solver_strategy(solver, 0, i, share);
        bets += weight * (1 - (double)share[0]);
        all += weight;
    }
    return bets / all;
}

/* By levels the gains of both do not add up to nothing, since they only nearly
 * know which hands exclude each other. */
static double rough_value(const struct solver_spot *spot, int steps)
{
    double gain[POKER_PLAYERS];

    solver_value(solve(spot, steps), gain);
    assert_true(fabs(gain[0] + gain[1]) < 0.6);
    return (gain[0] - gain[1]) / 2;
}

/* A turn with wide ranges: by levels the river is not the same, but what comes
 * before it nearly is, for a tenth of the memory. */
CASE(a_rough_river_changes_the_turn_little)
{
    static struct spot_rig rig;
    const char *wide = "22+,A2s+,K5s+,Q8s+,J8s+,T8s+,97s+,86s+,76s,A8o+,KTo+";
    double need, value, bets;
    const struct solver *solver;

    BEGIN_CASE;
    set_spot(&rig, &solver_holdem, "Kh9d5c2h", wide, wide);
    solver = solve(&rig.spot, 60);
    need = solver_need(solver);
    bets = bets_at_root(&rig, solver);
    value = rough_value(&rig.spot, 60);
    rig.spot.is_rough = 1;
    solver = solve(&rig.spot, 60);
    assert_true(solver_need(solver) < 0.3 * need);
    if (fabs(bets_at_root(&rig, solver) - bets) > 0.06)
        fail_msg("bets %.3f, not %.3f", bets_at_root(&rig, solver), bets);
    if (fabs(rough_value(&rig.spot, 60) - value) > 0.6)
        fail_msg("worth %.3f, not %.3f", rough_value(&rig.spot, 60), value);
}

/* Aces against eights: nothing is lost to the levels when all is in. */
CASE(a_rough_river_pays_an_all_in_by_its_odds)
{
    static struct spot_rig rig;
    double exact;

    BEGIN_CASE;
    set_spot(&rig, &solver_holdem, "Th7d5c2h", "AsAd", "8s8d");
    rig.hand.stack[0] = rig.hand.stack[1] = 0;
    rig.hand.end = POKER_SHOWDOWN;
    exact = rough_value(&rig.spot, 1);
    rig.spot.is_rough = 1;
    if (fabs(rough_value(&rig.spot, 1) - exact) > 1e-3)
        fail_msg("worth %.3f, not %.3f", rough_value(&rig.spot, 1), exact);
}

/* Each card comes twice behind a rough flop, so that a draw comes as often as
 * it should, if not with every other card. */
CASE(a_rough_flop_pays_an_all_in_nearly_by_its_odds)
{
    static const char *const held[][2] = {
        {"AsAd", "8h6h"}, {"KQs,KJs", "22,33,A5s"}, {"TT+,AQ+", "T9s,98s,JJ"},
    };
    static struct spot_rig rig;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof held / sizeof held[0]; i++) {
        double exact, rough;

        set_spot(&rig, &solver_holdem, "Th7d5h", held[i][0], held[i][1]);
        rig.hand.stack[0] = rig.hand.stack[1] = 0;
        rig.hand.end = POKER_SHOWDOWN;
        exact = rough_value(&rig.spot, 1);
        rig.spot.is_rough = 1;
        rough = rough_value(&rig.spot, 1);
        if (fabs(rough - exact) > 6)
            fail_msg("%d: worth %.3f, not %.3f", (int)i, rough, exact);
    }
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
    TEST("solver: suits that are alike are dealt once",
         suits_that_are_alike_are_dealt_once),
    TEST("solver: suits that a range tells apart are all dealt",
         suits_that_a_range_tells_apart_are_dealt),
    TEST("solver: a rough river changes the turn little",
         a_rough_river_changes_the_turn_little),
    TEST("solver: a rough river pays an all-in by its odds",
         a_rough_river_pays_an_all_in_by_its_odds),
    TEST("solver: a rough flop pays an all-in nearly by its odds",
         a_rough_flop_pays_an_all_in_nearly_by_its_odds),
    TEST("solver: too little memory is no solver",
         too_little_memory_is_no_solver),
};

CHECK_MAIN("solver", tests)
