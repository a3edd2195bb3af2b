/* track.h - what both players may hold, and what the one on turn should do.
 *
 * Follows the betting of a hand from its beginning. Before the turn each
 * action is looked up in the plan (solver/plan.h); a bet of another size
 * counts as one of the two nearest there, by chance (Ganzfried and Sandholm's
 * pseudo-harmonic mapping). On the turn and on the river the spot is solved
 * with the ranges that it began with, and with the bets that were made; so is
 * a flop with a bet that the plan does not have.
 *
 * Only what is public is used: whoever follows the same hand with the same
 * dice finds the same, which a player who knows this strategy makes use of
 * (minds/foil_best.c).
 */
#ifndef POKER_TRACK_H
#define POKER_TRACK_H

#include "games/holdem/minds/minds.h"
#include "games/holdem/solver/cfr.h"
#include "games/holdem/solver/plan.h"

enum {
    TRACK_MEMORY = 16 << 20,            /* bytes for the solver, in Hold'em */
    TRACK_LINE = 32,                    /* actions of a street */
    TRACK_FLOP = 1, TRACK_TURN = 2, TRACK_RIVER = 3,    /* streets */
    TRACK_FLOPS = 2048,                 /* more than the 1,755 that differ */
};

/* Buckets of flops that were met, so that each is judged once. All zero at
 * first. */
struct track_flops {
    cards flop[TRACK_FLOPS];            /* a table of hashes; 0: empty */
    uint8_t bucket[TRACK_FLOPS][POKER_COMBOS];
};

/* How a game is followed: by which plans, and which bets are looked at when a
 * spot is solved, in how many steps. The river that is only looked ahead to
 * has fewer bets, and knows hands by their level of strength. */
struct track_manner {
    const struct plan_game *plans;
    struct solver_bets turn[POKER_STREETS], river, flop[POKER_STREETS];
    int turn_steps, river_steps;        /* river 0: only its ranges are
                                         * found */
    int flop_steps;                     /* 0: always by the plan */
};

/* Of the minds solver, by enum poker_limit, and equilibrium. */
extern const struct track_manner track_holdem[], track_machine;

enum track_stage {
    TRACK_PLANNED,                      /* by the plan */
    TRACK_SOLVING,                      /* more steps are needed */
    TRACK_SOLVED,
    TRACK_RANGED,                       /* the river: its ranges are known */
    TRACK_LOST,                         /* nothing is known of this spot */
};

typedef float track_range[POKER_PLAYERS][POKER_COMBOS];

struct track {
    uint64_t key;                       /* of the spot; 0: none */
    enum track_stage stage;
    track_range range;                  /* now, of both players */
    int street;                         /* that is planned or solved */

    /* The plan */
    const struct track_manner *manner;
    const struct plan_game *planned;    /* whose tree is grown; or null */
    struct plan plan;
    struct plan_node nodes[PLAN_NODES];
    struct poker hands[PLAN_NODES];
    int node;                           /* where the betting is in it; -1:
                                         * nowhere */
    int is_deep;                        /* stacks are far above the plan's: its
                                         * all-ins are bets of their size */
    int has_odd_bet;                    /* on the flop: one that the plan has
                                         * not */
    float kept_folds;                   /* of the plan's, facing the last
                                         * raise: fewer if it was smaller */
    uint64_t dice;                      /* for bets between two sizes */
    cards flop;                         /* that bucket is for */
    uint8_t bucket[POKER_COMBOS];
    struct spread spread;
    struct track_flops *flops;          /* the caller's, set before a spot is
                                         * opened; or null */

    /* Solving */
    struct poker start;                 /* betting as the street began */
    struct poker_action line[TRACK_LINE];
    int line_count;
    int steps_left;
    struct solver *solver;
    int end;                            /* node that the line leads to */
    track_range begun;                  /* ranges as the street began */
    track_range likely;                 /* of these what is not too rare to
                                         * be solved for */
    uint64_t open_dice;                 /* of the hand that is_open is for */
    uint8_t is_open[POKER_COMBOS];      /* own hands that were solved for
                                         * whenever a street was: with any of
                                         * them it would have found the same */
    uint64_t solved_key;                /* of the street that is solved; 0:
                                         * none is in memory */
    struct {
        uint64_t key;                   /* of the street as it began */
        track_range range;
    } entered[POKER_STREETS];           /* streets that are or were solved */
    struct arena memory;                /* the caller's */
};

/* Takes up the spot that is seen, if it is not the one at hand; the manner is
 * null for a game that is not known. Dice is any number that the other player
 * does not know. The memory is for the solver, and stays the caller's: whoever
 * uses it for something else sets solved_key to 0. */
void track_open(struct track *self, const struct poker_seen *seen,
                const struct track_manner *manner, uint64_t dice,
                struct arena memory);

/* One step of a spot in TRACK_SOLVING. */
void track_step(struct track *self, const struct poker_seen *seen);

/* What the player on turn can do by the plan or the solution, and how often
 * he does with a combo. Only for a spot that is planned or solved. */
void track_choices(const struct track *self, const struct poker_seen *seen,
                   struct solver_choices *choices);
void track_shares(const struct track *self, int combo,
                  float share[SOLVER_ACTIONS]);

/* An action of the player on turn with the cards that are seen: at random, as
 * often as each should be taken; those that should hardly be taken are not. */
struct poker_action track_pick(const struct track *self,
                               const struct poker_seen *seen,
                               struct rng *rng);

/* How often it picks this action in this spot with each combo, as it would be
 * picked had that been held all along; 0 for combos of which that is not known.
 * Returns 0 if the one that is held is among those. */
int track_chances(const struct track *self, const struct poker_seen *seen,
                  const struct poker_action *action,
                  float chance[POKER_COMBOS]);

/* How often a combo of the other folds if the player on turn raises now, by
 * the number of his choice. */
float track_folds(const struct track *self, int choice, int combo);

#endif
