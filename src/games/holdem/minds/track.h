/* track.h - what both players may hold, and what the one on turn should do.
 *
 * Follows the betting of a hand from its beginning. Before the turn each
 * action is looked up in the plan (solver/plan.h); a bet of another size
 * counts as one of the two nearest there, by chance (Ganzfried and Sandholm's
 * pseudo-harmonic mapping). On the turn and on the river the spot is solved
 * with the ranges that it began with, and with the bets that were made.
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
    TRACK_MEMORY = 80 << 20,            /* bytes for the solver */
    TRACK_LINE = 32,                    /* actions of a street */
};

enum track_stage {
    TRACK_PLANNED,                      /* by the plan */
    TRACK_SOLVING,                      /* more steps are needed */
    TRACK_SOLVED,
    TRACK_LOST,                         /* nothing is known of this spot */
};

typedef float track_range[POKER_PLAYERS][POKER_COMBOS];

struct track {
    uint64_t key;                       /* of the spot; 0: none */
    enum track_stage stage;
    track_range range;                  /* now, of both players */
    int street;                         /* that is planned or solved */

    /* The plan */
    int planned;                        /* limit + 1 whose tree is grown */
    struct plan plan;
    struct plan_node nodes[PLAN_NODES];
    struct poker hands[PLAN_NODES];
    int node;                           /* where the betting is in it; -1:
                                         * nowhere */
    uint64_t dice;                      /* for bets between two sizes */
    cards flop;                         /* that bucket is for */
    uint8_t bucket[POKER_COMBOS];
    struct spread spread;

    /* Solving */
    struct poker start;                 /* betting as the street began */
    struct poker_action line[TRACK_LINE];
    int line_count;
    int steps_left;
    struct solver *solver;
    int end;                            /* node that the line leads to */
    track_range begun;                  /* ranges as the street began */
    uint64_t turn_key;                  /* of the turn that is solved; 0: none
                                         * is in memory */
    uint64_t river_key;                 /* that river is for */
    track_range river;                  /* ranges as it began */
    _Alignas(16) char memory[TRACK_MEMORY];
};

/* Takes up the spot that is seen, if it is not the one at hand. Dice is any
 * number that the other player does not know. */
void track_open(struct track *self, const struct poker_seen *seen,
                uint64_t dice);

/* One step of a spot in TRACK_SOLVING. */
void track_step(struct track *self, const struct poker_seen *seen);

/* What the player on turn can do by the plan or the solution, and how often
 * he does with a combo. Not for a spot that is lost. */
void track_choices(const struct track *self, const struct poker_seen *seen,
                   struct solver_choices *choices);
void track_shares(const struct track *self, int combo,
                  float share[SOLVER_ACTIONS]);

/* How often a combo of the other folds if the player on turn raises now. */
float track_folds(const struct track *self, int combo);

#endif
