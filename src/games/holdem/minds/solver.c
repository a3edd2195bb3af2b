/* solver.c - plays as the plan and the solver say.
 *
 * Before the turn by a plan that was found beforehand, from the turn on by
 * solving each spot at the table (track.h). Actions are taken at random, as
 * often as they should be; those that should hardly be taken are not. In a
 * plan with buckets most of those are an error that is left, and one all-in
 * costs more than a hundred hands win (Ganzfried, Sandholm and Waugh).
 */
#include "games/holdem/minds/odds.h"
#include "games/holdem/minds/track.h"

enum { STEP_COST = 1 << 16 };           /* of a budget: about a hundredth of a
                                         * second for a step of the turn */

static const float hardly_planned = 0.16f, hardly_solved = 0.04f;

struct solver_mind {
    struct rng rng;
    uint64_t dice;
};

struct thoughts {
    struct track track;
    struct poker_odds odds;             /* for a spot that is lost */
};

static void reset_solver(void *mind, const char *seed)
{
    struct solver_mind *self = mind;

    rng_seed(&self->rng, seed);
    self->dice = rng_next(&self->rng);
}

static struct poker_action pick_share(const struct solver_choices *choices,
                                      float *share, float hardly,
                                      struct rng *rng)
{
    float total = 0, dice = (float)(rng_next(rng) >> 40) / (float)(1 << 24);
    int a = 0;

    for (int i = 0; i < choices->count; i++) {
        share[i] = share[i] < hardly ? 0 : share[i];
        total += share[i];
    }
    dice *= total;
    while (a < choices->count - 1 && dice >= share[a])
        dice -= share[a++];
    return choices->action[a];
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

static enum mind_answer play_solved(void *mind, const void *seen,
                                    void *scratch, long budget, void *move)
{
    const struct poker_seen *spot = seen;
    struct solver_mind *self = mind;
    struct thoughts *thoughts = scratch;
    struct track *track = &thoughts->track;
    struct solver_choices choices;
    float share[SOLVER_ACTIONS];

    track_open(track, spot, self->dice);
    for (; track->stage == TRACK_SOLVING && budget > 0; budget -= STEP_COST)
        track_step(track, spot);
    if (track->stage == TRACK_SOLVING)
        return MIND_BUSY;
    if (track->stage == TRACK_LOST)
        return guess_by_odds(self, spot, thoughts, move);
    track_choices(track, spot, &choices);
    track_shares(track, poker_combo_of(spot->hole), share);
    *(struct poker_action *)move = pick_share(
        &choices, share, track->stage == TRACK_PLANNED ? hardly_planned
                                                       : hardly_solved,
        &self->rng);
    return MIND_MOVES;
}

const struct mind_type poker_solver = {
    .name = "solver",
    .title = "solves the spot",
    .size = sizeof(struct solver_mind),
    .scratch_size = sizeof(struct thoughts),
    .reset = reset_solver,
    .think = play_solved,
};
