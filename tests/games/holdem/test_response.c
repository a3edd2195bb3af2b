/* test_response.c - the best response to a mind, against what it must be:
 * minds so simple that their best response is a sum over pairs of hands, and
 * the solver's own account of itself. */
#include "check.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "games/holdem/match/response.h"
#include "games/holdem/minds/resolve.h"
#include "games/holdem/rules/value.h"
#include "games/holdem/solver/cfr.h"

#define NARROW {3, {500, 1000, 2000}, 10}
#define ODD {4, {130, 370, 710, 900}, 10}

static const struct solver_bets narrow = {
    .bet = {NARROW, NARROW}, .raise = {NARROW, NARROW}, .raises_max = 3,
};

static struct poker_response response_to(const struct mind_type *mind,
                                         int32_t first, int32_t second)
{
    struct poker_response self = {
        .asks = {mind, calloc(1, mind->scratch_size + 1), 1, 7},
        .bets = narrow, .stack = {first, second}, .flop = {12, 24, 30},
    };

    assert_non_null(self.asks.scratch);
    poker_machine(&self.rules, 3, 5);
    return self;
}

static struct poker_gain gain_of(const struct poker_response *self, int seat)
{
    struct poker_gain gain;

    assert_null(poker_response_find(self, seat, &gain));
    return gain;
}

/* How much oftener than not a hand wins a showdown, against all that can meet
 * it: by counting them. */

static cards flop_set(const struct poker_response *self)
{
    return cards_of(self->flop[0]) | cards_of(self->flop[1])
         | cards_of(self->flop[2]);
}

static double count_edge(cards own, cards flop)
{
    uint32_t value = poker_value(own | flop);
    int wins = 0, all = 0;

    for (int combo = 0; combo < POKER_COMBOS; combo++) {
        cards other = poker_combo_cards(combo);
        uint32_t his;

        if (other & (own | flop))
            continue;
        his = poker_value(other | flop);
        wins += (value > his) - (value < his);
        all++;
    }
    return (double)wins / all;
}

/* The mean over all hands of what each gains at best, as a function of its
 * edge. All hands meet equally many others. */
static double mean_of_best(const struct poker_response *self,
                           double (*best)(double edge, double stack))
{
    cards flop = flop_set(self);
    double sum = 0, stack = self->stack[0] < self->stack[1]
                          ? self->stack[0] : self->stack[1];
    int count = 0;

    for (int combo = 0; combo < POKER_COMBOS; combo++) {
        cards own = poker_combo_cards(combo);

        if (own & flop)
            continue;
        sum += best(count_edge(own, flop), stack);
        count++;
    }
    return sum / count;
}

/* Against one who always calls: everything with the better half, else a
 * check. */
static double best_against_caller(double edge, double stack)
{
    return edge > 0 ? edge * stack : edge * 5;
}

CASE(the_best_against_a_caller_is_counted_by_hand)
{
    static const int32_t stacks[][2] = {{100, 100}, {100, 23}, {6, 900}};

    BEGIN_CASE;
    for (int i = 0; i < 3; i++)
        for (int seat = 0; seat < POKER_PLAYERS; seat++) {
            struct poker_response self = response_to(&poker_caller,
                                                     stacks[i][0],
                                                     stacks[i][1]);
            struct poker_gain gain = gain_of(&self, seat);
            double wanted = mean_of_best(&self, best_against_caller);

            assert_true(fabs(gain.most - wanted) < 1e-3);
            assert_true(fabs(gain.least - wanted) < 1e-3);
            free(self.asks.scratch);
        }
}

/* One who folds to half of all bets, whatever he holds, and never bets: the
 * answers must enclose what chance makes of it. */
static enum mind_answer fold_or_call(void *mind, const void *seen,
                                     void *scratch, long budget, void *move)
{
    struct poker_options options;
    struct poker_action *action = move;

    (void)scratch;
    (void)budget;
    poker_find_options(&((const struct poker_seen *)seen)->hand, &options);
    action->to = 0;
    action->kind = options.to_call && rng_below(mind, 2) ? POKER_FOLDS
                                                         : POKER_CALLS;
    return MIND_MOVES;
}

static const struct mind_type flipper = {
    .name = "flipper", .title = "flips a coin", .size = sizeof(struct rng),
    .reset = mind_takes_dice, .think = fold_or_call,
};

static double best_against_flipper(double edge, double stack)
{
    static const double sizes[] = {5, 10, 20};
    double best = edge * 5;

    for (int i = 0; i < 4; i++) {
        double bet = i < 3 && 5 + sizes[i] < stack ? sizes[i] : stack - 5;
        double gain = 2.5 + edge * (5 + bet) / 2;

        best = gain > best ? gain : best;
    }
    return best;
}

/* The mean over some throws of the dice. */
static struct poker_gain mean_of_throws(int throws, int samples)
{
    struct poker_gain mean = {0};

    for (int i = 0; i < throws; i++) {
        struct poker_response self = response_to(&flipper, 100, 100);
        struct poker_gain gain;

        self.asks.samples = samples;
        self.asks.seed = 1000 * (uint64_t)i;
        gain = gain_of(&self, i % 2);
        mean.least += gain.least / throws;
        mean.most += gain.most / throws;
        free(self.asks.scratch);
    }
    return mean;
}

CASE(dice_are_enclosed_by_two_gains_that_come_together)
{
    struct poker_response self = response_to(&flipper, 100, 100);
    double wanted = mean_of_best(&self, best_against_flipper);
    struct poker_gain one = mean_of_throws(16, 1), many = mean_of_throws(2, 50);

    BEGIN_CASE;
    free(self.asks.scratch);
    assert_true(one.least < wanted + 0.1 && one.most > wanted - 0.1);
    assert_true(fabs(many.least - wanted) < 0.1);
    assert_true(fabs(many.most - wanted) < 0.1);
}

/* The solver's own best response to its average strategy is another piece of
 * code over another tree. */
static double solve_and_respond(const struct poker_response *self)
{
    size_t size = 8 << 20;
    char *memory = malloc(size);
    struct arena arena = arena_of(memory, size);
    struct poker hand;
    struct solver_spot spot = {.deck = &solver_holdem, .hand = &hand,
                               .bets = {self->bets}};
    struct solver *solver;
    void *numbers;
    double gain[POKER_PLAYERS];

    assert_non_null(memory);
    assert_null(poker_begin(&hand, &self->rules, 0, self->stack));
    for (int i = 0; i < 3; i++)
        spot.board |= UINT64_C(1) << self->flop[i];
    solver = solver_begin(&spot, &arena);
    assert_non_null(solver);
    numbers = calloc(1, (size_t)solver_need(solver));
    assert_non_null(numbers);
    solver_bring(solver, numbers);
    do {
        for (int i = 0; i < 40; i++)
            solver_step(solver);
        solver_best(solver, gain);
    } while ((gain[0] + gain[1]) / 2 > 0.0008 * 10);
    free(numbers);
    free(memory);
    return (gain[0] + gain[1]) / 2;
}

CASE(the_response_to_the_solver_is_the_solvers_own)
{
    struct poker_response self = response_to(&poker_equilibrium, 36, 36);
    double wanted;
    struct poker_gain gain[POKER_PLAYERS];
    struct poker hand;

    BEGIN_CASE;
    assert_null(poker_begin(&hand, &self.rules, 0, self.stack));
    self.bets = *resolve_bets(&hand);
    wanted = solve_and_respond(&self);
    for (int seat = 0; seat < POKER_PLAYERS; seat++) {
        gain[seat] = gain_of(&self, seat);
        assert_true(fabs(gain[seat].most - gain[seat].least) < 1e-9);
    }
    assert_true(fabs((gain[0].most + gain[1].most) / 2 - wanted) < 1e-3);
    assert_true((gain[0].most + gain[1].most) / 2 < 3e-3 * 5);
    free(self.asks.scratch);
}

/* Bets that are in no tree gain next to nothing either. */
CASE(odd_bets_gain_nothing_from_the_solver)
{
    struct poker_response self = response_to(&poker_equilibrium, 17, 17);
    double sum = 0;

    BEGIN_CASE;
    self.bets = (struct solver_bets){.bet = {ODD, ODD}, .raise = {ODD, ODD},
                                     .raises_max = 2};
    for (int seat = 0; seat < POKER_PLAYERS; seat++)
        sum += gain_of(&self, seat).most;
    assert_true(sum / 2 < 4e-3 * 5);
    free(self.asks.scratch);
}

CASE(stacks_that_cannot_be_played_are_refused)
{
    struct poker_response self = response_to(&poker_caller, 0, 100);
    struct poker_gain gain;

    BEGIN_CASE;
    assert_non_null(poker_response_find(&self, 0, &gain));
    self.stack[0] = 3;                  /* all-in by the ante */
    assert_null(poker_response_find(&self, 0, &gain));
    assert_int_equal(gain.points, 0);
    assert_true(fabs(gain.most) < 1e-4);
    free(self.asks.scratch);
}

static int asked_to_stop;

static int stop_at_third_question(void *context)
{
    (void)context;
    return ++asked_to_stop > 2;
}

CASE(it_can_be_stopped_in_the_middle_of_a_flop)
{
    struct poker_response self = response_to(&poker_odds, 100, 100);
    struct poker_gain gain;

    BEGIN_CASE;
    self.should_stop = stop_at_third_question;
    assert_string_equal(poker_response_find(&self, 0, &gain), "interrupted");
    assert_in_range(gain.points, 1, 2);
    free(self.asks.scratch);
}

/* More sizes than there is room for. */
static enum mind_answer bet_anything(void *mind, const void *seen,
                                     void *scratch, long budget, void *move)
{
    const struct poker_seen *question = seen;
    struct poker_options options;

    (void)mind;
    (void)scratch;
    (void)budget;
    poker_find_options(&question->hand, &options);
    *(struct poker_action *)move = (struct poker_action){
        options.raise_most && !options.to_call ? POKER_RAISES : POKER_CALLS,
        1 + poker_combo_of(question->hole) % 300};
    return MIND_MOVES;
}

static const struct mind_type talker = {
    .name = "talker", .title = "bets the name of its hand", .size = 1,
    .reset = mind_forgets, .think = bet_anything,
};

CASE(too_many_sizes_are_merged_and_that_is_told)
{
    struct poker_response self = response_to(&talker, 400, 400);

    BEGIN_CASE;
    self.bets.raises_max = 1;
    assert_true(gain_of(&self, 0).is_merged);
    free(self.asks.scratch);
}

static const struct CMUnitTest tests[] = {
    TEST("response: the best against a caller is counted by hand, also with "
         "uneven stacks", the_best_against_a_caller_is_counted_by_hand),
    TEST("response: dice are enclosed by two gains that come together",
         dice_are_enclosed_by_two_gains_that_come_together),
    TEST("response: the best response to the solver is the solver's own",
         the_response_to_the_solver_is_the_solvers_own),
    TEST("response: bets that are in no tree gain next to nothing",
         odd_bets_gain_nothing_from_the_solver),
    TEST("response: stacks that cannot be played are refused",
         stacks_that_cannot_be_played_are_refused),
    TEST("response: it can be stopped in the middle of a flop",
         it_can_be_stopped_in_the_middle_of_a_flop),
    TEST("response: too many sizes are merged, and that is told",
         too_many_sizes_are_merged_and_that_is_told),
};

CHECK_MAIN("response", tests)
