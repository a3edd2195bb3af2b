/* test_poker_gadget.c - solving what follows on an action by itself, in a game
 * whose answers are known. */
#include "check.h"

#include <math.h>

#include "games/holdem/kuhn.h"
#include "games/holdem/solver/cfr.h"

#define SIZES {1, {1000}, 0}
#define ONE_BET {SOLVER_BETS(SIZES), .raises_max = 1}

static struct poker begin_kuhn(void)
{
    struct poker hand;

    assert_null(poker_begin(&hand, &kuhn_rules, 0, (int32_t[]){2, 2}));
    return hand;
}

static struct solver *solve(const struct solver_spot *spot, int steps)
{
    static _Alignas(16) char memory[1 << 20];
    struct arena arena = arena_of(memory, sizeof memory);
    struct solver *solver = solver_begin_whole(spot, &arena);

    assert_non_null(solver);
    for (int i = 0; i < steps; i++)
        solver_step(solver);
    return solver;
}

/* After a bet of the first player's in Kuhn's game, which is solved by itself.
 * All his hands might have bet, or, with elsewhere, only those that do not gain
 * more by what the whole game gives them. */
static struct solver *solve_after_bet(struct poker *hand,
                                      const float *elsewhere)
{
    static const float all[] = {1, 1, 1};
    struct solver_spot spot = {.deck = &kuhn_deck, .hand = hand,
                               .bets = {ONE_BET}, .range = {all, all},
                               .elsewhere = elsewhere};

    *hand = begin_kuhn();
    assert_null(poker_act(hand, &(struct poker_action){POKER_RAISES, 1}));
    return solve(&spot, 4000);
}

static float calls_with_queen(const struct solver *solver)
{
    float share[SOLVER_ACTIONS];

    solver_strategy(solver, 0, 1, share);
    return share[1];
}

/* With a queen the other calls a third of all bets: more, and a king would
 * gain by betting; less, and a jack. Who takes all hands for as likely would
 * always call. */
CASE(what_follows_on_a_bet_can_be_solved_by_itself)
{
    float reach[3], gain[3];
    struct poker hand = begin_kuhn(), behind;
    struct solver_spot spot = {.deck = &kuhn_deck, .hand = &hand,
                               .bets = {ONE_BET}};
    struct solver *solver = solve(&spot, 10000);
    double best[POKER_PLAYERS];

    BEGIN_CASE;
    solver_best_at(solver, 0, 0, reach, gain);
    assert_true(fabs((double)(gain[0] + gain[1] + gain[2]) / 6 + 1.0 / 18)
                < 1e-4);
    assert_true(calls_with_queen(solve_after_bet(&behind, NULL)) > 0.99f);
    solver = solve_after_bet(&behind, gain);
    assert_true(fabsf(calls_with_queen(solver) - 1.0f / 3) < 0.01f);
    solver_best(solver, best);
    assert_true(fabs(best[0] + 1.0 / 18) < 1e-3);
    assert_true(fabs(best[0] + best[1]) < 1e-3);
    solver_value(solver, best);
    assert_true(fabs(best[0] + 1.0 / 18) < 1e-3);
}

static const struct CMUnitTest tests[] = {
    TEST("gadget: what follows on a bet can be solved by itself, against hands "
         "that gain by it", what_follows_on_a_bet_can_be_solved_by_itself),
};

CHECK_MAIN("gadget", tests)
