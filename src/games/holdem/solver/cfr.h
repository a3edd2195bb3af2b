/* cfr.h - finds how both should play a spot: counterfactual regret, discounted,
 * for all hands at once.
 *
 * A spot is a board, the betting from some point on, and how likely each
 * player holds each hand. Each step lets one player after the other meet what
 * the other does on average, and regret what would have been better. The
 * average of all steps comes as near to an equilibrium as one likes; how near
 * is known exactly, as what a best response gains.
 *
 * Spots with cards to come have a spot of their own after each card.
 */
#ifndef SOLVER_CFR_H
#define SOLVER_CFR_H

#include "games/holdem/solver/board.h"
#include "games/holdem/solver/tree.h"

struct solver;

/* Where the caller has threads: share does every number below count once, and
 * no two at a time with the same helper, a number below helpers. What comes
 * out does not depend on them. All zero: everything is done one after the
 * other. */
typedef void solver_work(void *with, int number, int helper);

struct solver_team {
    int helpers;
    void (*share)(void *context, int count, solver_work *work, void *with);
    void *context;
};

/* What is to be solved. */
struct solver_spot {
    const struct solver_deck *deck;
    uint64_t board;                     /* cards, bit by number */
    const struct poker *hand;           /* where the betting stands */
    struct solver_bets bets[POKER_STREETS];
    int32_t dead;                       /* chips in the pot that neither of the
                                         * two has put in */
    int is_rough;                       /* what is behind the first street is
                                         * only looked ahead to (a turn or flop
                                         * of Hold'em): hands are told apart by
                                         * levels of strength there; after a
                                         * flop turn and river come at once,
                                         * some of them, with the betting of
                                         * the river */
    struct solver_line line;            /* how it went on from there */
    const float *range[POKER_PLAYERS];  /* by the names of hands; null: all
                                         * hands alike */
    const float *elsewhere;             /* what each hand of a player gains if
                                         * it does not come here, as in
                                         * solver_best_at; null: all come */
    int elsewhere_player;
    struct solver_team team;
};

/* Makes a solver in memory of the caller's: all but the numbers that it
 * learns. Null: the memory is too little. */
struct solver *solver_begin(const struct solver_spot *spot,
                            struct arena *arena);

/* How many bytes these numbers take (as a double, since it may be more than
 * there are addresses), and where they are: zeroed, and aligned to 16
 * bytes. */
double solver_need(const struct solver *self);
void solver_bring(struct solver *self, void *memory);

/* Both at once, for a small spot: with its numbers in the same memory. */
struct solver *solver_begin_whole(const struct solver_spot *spot,
                                  struct arena *arena);

/* One step for both players. */
void solver_step(struct solver *self);
int solver_steps(const struct solver *self);

/* How often both hold something, which is what gains are counted in. */
double solver_weight(const struct solver *self);

/* What each player gains in a hand when the other plays the average strategy
 * and he does the best against it; their sum is how far from an equilibrium
 * they are, in chips per hand, twice what is called exploitability. */
void solver_best(struct solver *self, double gain[POKER_PLAYERS]);

/* The same of a player's hands at a node of the first street, and how likely
 * the other comes there with each of his; by name, not by weight. A node of
 * the player's. */
void solver_best_at(struct solver *self, int player, int node, float *reach,
                    float *gain);

/* What each player gains when both play the average strategy; behind a rough
 * street, which keeps none, as they played last. */
void solver_value(struct solver *self, double gain[POKER_PLAYERS]);

/* The hands of a player, by number; the tree of the first street, and how
 * likely a hand takes each action of a node there. */
const struct solver_side *solver_side_of(const struct solver *self,
                                         int player);
const struct solver_tree *solver_tree_of(const struct solver *self);
void solver_strategy(const struct solver *self, int node, int hand,
                     float share[SOLVER_ACTIONS]);

#endif
