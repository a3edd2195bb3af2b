/* solver.c - plays as the plan and the solver say.
 *
 * Before the turn by a plan that was found beforehand; from the turn on, and
 * on a flop with a bet that is not in the plan, by solving each spot at the
 * table (track.h).
 */
#include "games/holdem/minds/solver.h"

#include "games/holdem/minds/odds.h"
#include "games/holdem/minds/track.h"

enum { STEP_COST = 1 << 16 };           /* of a budget: about a thousandth of
                                         * a second for a step of the turn */

/* Bets that are looked at when a spot is solved. */
#define MOST_OF_POT SOLVER_BETS({1, {750}, 0})
#define POT SOLVER_BETS({1, {1000}, 0})
#define TWO_POTS SOLVER_BETS({1, {2000}, 0})    /* turn and river in one */
#define ANY_SIZE SOLVER_BETS({2, {500, 1000}, SOLVER_ALL_IN_ALWAYS})
#define TWO_SIZES {2, {500, 1000}, 2}   /* all-in for two pots at most */
#define ONE_SIZE {1, {1000}, 2}

const struct track_manner track_holdem[] = {
    [POKER_NO_LIMIT] = {
        plan_for_no_limit,
        {[TRACK_TURN] = {.bet = {TWO_SIZES, TWO_SIZES},
                         .raise = {ONE_SIZE, ONE_SIZE}, .raises_max = 2},
         [TRACK_RIVER] = {MOST_OF_POT, .raises_max = 1}},
        {ANY_SIZE, .raises_max = 2},
        {[TRACK_FLOP] = {.bet = {TWO_SIZES, TWO_SIZES},
                         .raise = {ONE_SIZE, ONE_SIZE}, .raises_max = 2},
         [TRACK_RIVER] = {TWO_POTS, .raises_max = 1}},
        .turn_steps = 16, .river_steps = 40, .flop_steps = 16,
    },
    [POKER_FIXED_LIMIT] = {
        plan_for_fixed_limit,
        {[TRACK_TURN] = {POT, .raises_max = 3},
         [TRACK_RIVER] = {POT, .raises_max = 1}},
        {POT, .raises_max = 4},
        .turn_steps = 16, .river_steps = 40,
    },
};

struct solver_mind {
    struct rng rng;
    uint64_t dice;
};

struct thoughts {
    struct track track;
    struct poker_odds odds;             /* for a spot that is lost */
    struct track_flops flops;
    _Alignas(16) char memory[TRACK_MEMORY];
};

static void reset_solver(void *mind, const char *seed)
{
    struct solver_mind *self = mind;

    rng_seed(&self->rng, seed);
    self->dice = rng_next(&self->rng);
}

static enum mind_answer guess_by_odds(struct solver_mind *self,
                                      const struct poker_seen *seen,
                                      struct thoughts *scratch,
                                      struct poker_action *action)
{
    struct poker_thought thought;

    poker_odds_think(&scratch->odds, seen, &self->rng, 1, &thought);
    *action = thought.action;
    return MIND_MOVES;
}

/* The machine's game is another. */
static const struct track_manner *manner_of(const struct poker_rules *rules)
{
    return rules->is_machine ? NULL : &track_holdem[rules->limit];
}

static enum mind_answer play_solved(void *mind, const void *seen,
                                    void *scratch, long budget, void *move)
{
    const struct poker_seen *spot = seen;
    struct solver_mind *self = mind;
    struct thoughts *thoughts = scratch;
    struct track *track = &thoughts->track;

    track->flops = &thoughts->flops;
    track_open(track, spot, manner_of(&spot->hand.rules), self->dice,
               arena_of(thoughts->memory, sizeof thoughts->memory));
    for (; track->stage == TRACK_SOLVING && budget > 0; budget -= STEP_COST)
        track_step(track, spot);
    if (track->stage == TRACK_SOLVING)
        return MIND_BUSY;
    if (track->stage == TRACK_LOST)
        return guess_by_odds(self, spot, thoughts, move);
    *(struct poker_action *)move = track_pick(track, spot, &self->rng);
    return MIND_MOVES;
}

int poker_solver_chances(const void *scratch, const struct poker_seen *seen,
                         const struct poker_action *action,
                         float chance[POKER_COMBOS])
{
    const struct thoughts *thoughts = scratch;

    return track_chances(&thoughts->track, seen, action, chance);
}

const struct mind_type poker_solver = {
    .name = "solver",
    .title = "solves the spot",
    .size = sizeof(struct solver_mind),
    .scratch_size = sizeof(struct thoughts),
    .reset = reset_solver,
    .think = play_solved,
};
