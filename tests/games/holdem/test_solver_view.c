/* test_solver_view.c - what hands do and are worth in solved spots of Hold'em:
 * games with an answer in closed form, sums that must come out, and equity
 * counted in another way. */
#include "check.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "games/holdem/notation/words.h"
#include "games/holdem/rules/equity.h"
#include "games/holdem/solver/rows.h"
#include "games/holdem/solver/view.h"

enum { POT = 10000, STACK = 40000 };

/* A spot, solved in memory of its own. */
struct rig {
    struct poker hand;
    struct solver_spot spot;
    struct poker_range range[POKER_PLAYERS];
    float weight[POKER_PLAYERS][POKER_COMBOS];
    struct solver *solver;
    struct solver_view view;
};

static struct rig rig;
static _Alignas(16) char memory[48 << 20];

static cards read_cards(const char *text)
{
    struct poker_list list;
    int column;

    assert_null(poker_read_cards(text, strlen(text), 1, 5, &list, &column));
    return list.set;
}

static uint64_t numbers_of(cards set)
{
    uint64_t numbers = 0;

    for (; set; set &= set - 1)
        numbers |= UINT64_C(1) << cards_lowest(set);
    return numbers;
}

static void set_ranges(const char *first, const char *last)
{
    const char *text[POKER_PLAYERS] = {first, last};

    for (int player = 0; player < POKER_PLAYERS; player++) {
        int column;

        assert_null(poker_read_range(text[player], strlen(text[player]),
                                     &rig.range[player], &column));
        for (int i = 0; i < POKER_COMBOS; i++)
            rig.weight[player][i] = poker_range_share(&rig.range[player], i);
        rig.spot.range[player] = rig.weight[player];
    }
}

static void set_table(const char *board, const struct solver_bets *bets)
{
    struct poker_rules rules;

    memset(&rig, 0, sizeof rig);
    poker_no_limit(&rules, 0, 1);
    rules.blind[1] = 0;
    assert_null(poker_begin(&rig.hand, &rules, 1, (int32_t[]){STACK, STACK}));
    rig.spot.deck = &solver_holdem;
    rig.spot.board = numbers_of(read_cards(board));
    rig.spot.hand = &rig.hand;
    rig.spot.dead = POT;
    rig.hand.street = (uint8_t)(bits_count(rig.spot.board) - 2);
    rig.hand.turn = 0;
    for (int i = 0; i < POKER_STREETS; i++)
        rig.spot.bets[i] = *bets;
}

static void solve(int steps)
{
    struct arena arena = arena_of(memory, sizeof memory);
    void *numbers;

    rig.solver = solver_begin(&rig.spot, &arena);
    assert_non_null(rig.solver);
    numbers = arena_take(&arena, (size_t)solver_need(rig.solver));
    assert_non_null(numbers);
    memset(numbers, 0, (size_t)solver_need(rig.solver));
    solver_bring(rig.solver, numbers);
    for (int i = 0; i < steps; i++)
        solver_step(rig.solver);
    solver_view_begin(&rig.view, rig.solver);
    solver_view_find(&rig.view);
}

static double exploitability(void)
{
    double gain[POKER_PLAYERS];

    solver_best(rig.solver, gain);
    return (gain[0] + gain[1]) / 2 / POT;
}

/* The number under which a view has a hand. */
static int place_of(int player, const char *two)
{
    const struct solver_side *side = solver_side_of(rig.solver, player);
    int combo = poker_combo_of(read_cards(two));

    for (int i = 0; i < side->count; i++)
        if (side->hand[i].name == combo)
            return solver_view_hand(&rig.view, player, i);
    fail_msg("%s is not in the range", two);
    return 0;
}

static void assert_near(double a, double b, double by)
{
    if (!(fabs(a - b) <= by))
        fail_msg("%g is not %g", a, b);
}

/* One player knows whether he wins: he holds quads or nothing, the other a
 * pair of queens, and they share no card. Bets of b times the pot are bluffed
 * b / (1 + b) times as often as they are meant, and called 1 / (1 + b) of the
 * time. */
static void check_clairvoyance(int permille)
{
    const struct solver_bets bets = {
        .bet = {{1, {permille}, 0}, {0}}, .raises_max = 1};
    double b = permille / 1000.0;

    set_table("2c2d7h9sJc", &bets);
    set_ranges("2h2s,5h4h", "QhQd");
    solve(2000);
    assert_near((double)rig.view.share[1][place_of(0, "2h2s")], 1, 0.01);
    assert_near((double)rig.view.share[1][place_of(0, "5h4h")], b / (1 + b),
                0.02);
    assert_near((double)rig.view.worth[0][place_of(0, "5h4h")], 0, 0.02 * POT);
    assert_near((double)rig.view.worth[0][place_of(0, "2h2s")],
                POT * (1 + b / (1 + b)), 0.02 * POT);
    assert_true(solver_view_act(&rig.view, 1));
    solver_view_find(&rig.view);
    assert_near((double)rig.view.share[1][place_of(1, "QhQd")], 1 / (1 + b),
                0.02);
    assert_near((double)rig.view.worth[1][place_of(1, "QhQd")], 0, 0.02 * POT);
    assert_near((double)rig.view.action_worth[0][place_of(1, "QhQd")], 0, 1);
}

CASE(clairvoyance_is_played_as_its_closed_form)
{
    BEGIN_CASE;
    check_clairvoyance(500);
    check_clairvoyance(1000);
    check_clairvoyance(2000);
}

/* Half a bluff where the hand is only half as likely: it then bluffs always. */
CASE(weights_count_as_parts_of_hands)
{
    const struct solver_bets bets = {
        .bet = {{1, {1000}, 0}, {0}}, .raises_max = 1};

    BEGIN_CASE;
    set_table("2c2d7h9sJc", &bets);
    set_ranges("2h2s,5h4h:0.5", "QhQd");
    solve(2000);
    assert_near((double)rig.view.share[1][place_of(0, "5h4h")], 1, 0.02);
    set_ranges("2h2s:0.5,5h4h", "QhQd");
    solve(2000);
    assert_near((double)rig.view.share[1][place_of(0, "5h4h")], 0.25, 0.02);
}

#define HALVES {1, {500}, SOLVER_ALL_IN_ALWAYS}

static const struct solver_bets usual = {
    .bet = {HALVES, HALVES}, .raise = {HALVES, HALVES}, .raises_max = 3,
    .commits = 150,
};

/* What both are worth is the pot, and a hand's worth is that of its actions,
 * as often as it takes them. */
static void check_sums(void)
{
    const struct solver_node *node = solver_view_node(&rig.view);
    const struct solver_view *view = &rig.view;
    double sum = solver_view_mean(view, 0, view->worth[0])
               + solver_view_mean(view, 1, view->worth[1]);
    double equity = solver_view_mean(view, 0, view->equity[0])
                  + solver_view_mean(view, 1, view->equity[1]);

    assert_near(sum / solver_view_pot(view), 1, 1e-3);
    assert_near(equity, 1, 1e-3);
    for (int i = 0; i < solver_side_of(rig.solver, node->player)->count; i++) {
        double worth = 0, shares = 0;

        for (int a = 0; a < node->actions; a++) {
            worth += (double)view->share[a][i]
                   * (double)view->action_worth[a][i];
            shares += (double)view->share[a][i];
        }
        assert_near(shares, 1, 1e-3);
        if (view->meets[node->player][i] > 0)
            assert_near(worth, (double)view->worth[node->player][i],
                        1e-3 * POT);
    }
}

CASE(what_both_are_worth_is_the_pot)
{
    BEGIN_CASE;
    set_table("Ks7d2c8h", &usual);
    set_ranges("AA:0.5,KQs,76s,A5s", "AK,QQ,JJ:0.3,98s");
    solve(40);
    check_sums();
    assert_true(solver_view_act(&rig.view, 1));
    solver_view_find(&rig.view);
    check_sums();
    assert_true(solver_view_act(&rig.view, 1));
    assert_int_equal(solver_view_node(&rig.view)->kind, SOLVER_DEALS);
    assert_false(solver_view_deal(&rig.view, cards_lowest(read_cards("Ks"))));
    assert_true(solver_view_deal(&rig.view, cards_lowest(read_cards("2h"))));
    solver_view_find(&rig.view);
    check_sums();
    assert_true(rig.view.meets[0][place_of(0, "AhAd")] > 0);
    assert_false(solver_view_act(&rig.view, SOLVER_ACTIONS));
}

/* By all-ins of the solver, and by counting deals. */
static void check_equity(const char *board)
{
    struct poker_equity *counter = malloc(sizeof *counter);
    const struct poker_counts *counts = &counter->counts;

    assert_non_null(counter);
    set_table(board, &usual);
    set_ranges("AA:0.5,KQs,76s,A5s", "AK,QQ,JJ:0.3,98s");
    solve(1);
    assert_null(poker_equity_begin(counter, &rig.range[0], &rig.range[1],
                                   read_cards(board), 0));
    while (poker_equity_step(counter, UINT64_MAX))
        ;
    assert_near(solver_view_mean(&rig.view, 0, rig.view.equity[0]),
                ((double)counts->win + (double)counts->tie / 2)
                / (double)(counts->win + counts->lose + counts->tie), 1e-4);
    free(counter);
}

CASE(equity_is_that_of_counting_deals)
{
    BEGIN_CASE;
    check_equity("Ks7d2c8h3s");
    check_equity("Ks7d2c8h");
    check_equity("Kh7h2d2c");
}

CASE(a_flop_is_worth_what_its_cards_are_if_nobody_may_bet)
{
    const struct solver_bets none = {.raises_max = 0};

    BEGIN_CASE;
    set_table("Kh7h2d", &none);
    set_ranges("AA,KQs", "QQ,98s");
    solve(1);
    assert_near(solver_view_mean(&rig.view, 0, rig.view.worth[0]) / POT,
                solver_view_mean(&rig.view, 0, rig.view.equity[0]), 1e-4);
    assert_near(solver_view_mean(&rig.view, 1, rig.view.worth[1]) / POT,
                solver_view_mean(&rig.view, 1, rig.view.equity[1]), 1e-4);
}

/* Clubs and diamonds are alike: a hand after one is the exchanged hand after
 * the other. */
CASE(a_card_that_is_not_dealt_is_seen_through_another)
{
    float worth[2], share[2];

    BEGIN_CASE;
    set_table("Kh7h2d2c", &usual);
    set_ranges("AA,KQs,76s", "AK,QQ,98s");
    solve(30);
    for (int i = 0; i < 2; i++) {
        solver_view_begin(&rig.view, rig.solver);
        assert_true(solver_view_act(&rig.view, 0));
        assert_true(solver_view_act(&rig.view, 0));
        assert_true(solver_view_deal(&rig.view, cards_lowest(
            read_cards(i ? "Qd" : "Qc"))));
        solver_view_find(&rig.view);
        check_sums();
        worth[i] = rig.view.worth[0][place_of(0, i ? "7c6c" : "7d6d")];
        share[i] = rig.view.share[0][place_of(0, i ? "AcAh" : "AdAh")];
        assert_true(rig.view.meets[1][place_of(1, i ? "QdQs" : "QcQs")] <= 0);
        assert_true(rig.view.meets[1][place_of(1, i ? "QcQs" : "QdQs")] > 0);
        assert_true(rig.view.meets[0][place_of(0, i ? "KdQd" : "KcQc")] <= 0);
    }
    assert_true(worth[0] == worth[1]);
    assert_true(share[0] == share[1]);
}

CASE(exploitability_falls)
{
    double before;

    BEGIN_CASE;
    set_table("Ks7d2c8h3s", &usual);
    set_ranges("25%", "40%:0.5,22+");
    solve(5);
    before = exploitability();
    for (int steps = 25; steps <= 625; steps *= 5) {
        solve(steps);
        assert_true(exploitability() < before / 2);
        assert_true(exploitability() > -1e-6);
        before = exploitability();
    }
    assert_true(before < 1e-3);
}

/* No lane meets another: the same bits, whatever the registers. */
CASE(all_registers_give_the_same)
{
    static float plain[SOLVER_ROW_MAX];

    BEGIN_CASE;
    assert_true(solver_rows_use(POKER_128));
    set_table("Ks7d2c8h", &usual);
    set_ranges("10%", "15%:0.5,22+");
    solve(20);
    memcpy(plain, rig.view.worth[0], sizeof plain);
    for (int width = POKER_256; width < POKER_WIDTHS; width++) {
        if (!solver_rows_use((enum poker_width)width))
            continue;
        solve(20);
        assert_memory_equal(plain, rig.view.worth[0], sizeof plain);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("solver view: who knows bluffs b / (1 + b), and 1 / (1 + b) call",
         clairvoyance_is_played_as_its_closed_form),
    TEST("solver view: weights count as parts of hands",
         weights_count_as_parts_of_hands),
    TEST("solver view: what both are worth is the pot, at every point",
         what_both_are_worth_is_the_pot),
    TEST("solver view: equity is that of counting deals",
         equity_is_that_of_counting_deals),
    TEST("solver view: where nobody may bet, a flop is worth its equity",
         a_flop_is_worth_what_its_cards_are_if_nobody_may_bet),
    TEST("solver view: a card that is not dealt is seen through another",
         a_card_that_is_not_dealt_is_seen_through_another),
    TEST("solver view: exploitability falls", exploitability_falls),
    TEST("solver view: all registers give the same",
         all_registers_give_the_same),
};

CHECK_MAIN("solver_view", tests)
