/* gadget.h - a spot that one player need not enter (Burch, Johanson and
 * Bowling: a gadget game).
 *
 * Whoever goes on from a strategy that is already played cannot take the
 * other's hands for those that this strategy leads to: the other is free to
 * come here with any. So each of his hands may also take what it would have
 * had elsewhere. He then comes with those that gain by it, and it is against
 * these that the spot is solved: knowing how, he gains as little as can be.
 *
 * It is a node before the root, with two actions; its regrets and sums are as
 * those of any other.
 */
#ifndef SOLVER_GADGET_H
#define SOLVER_GADGET_H

#include "base/arena.h"
#include "games/holdem/solver/cfr.h"

struct solver_gadget {
    int player;                         /* who need not come */
    int stride;                         /* of the rows, by his hand */
    float *range;
    float *regrets, *sums;              /* two rows each: to come, or not */
    float *behind;                      /* as well; the second one is what the
                                         * hands have elsewhere, */
    float *parts;                       /* and the range, divided */
};

/* Gives a solver one if its spot asks for it. 0: the memory is too little. */
int solver_gadget_make(struct solver *solver, struct arena *arena);

/* The range that he comes with, into a row. As his average has it, or as he
 * plays now; then his sums grow, and this much of them is kept. */
void solver_gadget_enter(struct solver_gadget *self, int is_average,
                         float kept, float *root);

/* From the gain of his hands if they come, that of what he does: what is best,
 * or as in solver_rows_mix and solver_rows_regret. */
void solver_gadget_best(struct solver_gadget *self, float *gain);
void solver_gadget_mix(struct solver_gadget *self, float *gain);
void solver_gadget_regret(struct solver_gadget *self, float *gain,
                          const float kept[2]);

/* What all hands that did not come have had from the other, after enter. */
double solver_gadget_paid(const struct solver_gadget *self);

#endif
