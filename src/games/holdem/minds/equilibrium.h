/* equilibrium.h - plays the machine's game so that nobody can gain by knowing
 * how.
 *
 * Beside the mind itself: its whole strategy at once, for those who measure
 * it.
 */
#ifndef POKER_EQUILIBRIUM_H
#define POKER_EQUILIBRIUM_H

#include "games/holdem/minds/minds.h"
#include "games/holdem/rules/range.h"
#include "games/holdem/solver/tree.h"

/* What it does at one point, with every hand. */
struct poker_strategy {
    int actions;
    struct poker_action action[SOLVER_ACTIONS];
    float share[SOLVER_ACTIONS][POKER_COMBOS];
};

/* On the last street, as the mind would see it; the hole cards do not matter.
 * The scratch memory is the mind's, zero at first and kept between calls: what
 * was solved is used again as long as the same would be solved. 0: there is
 * no tree small enough, and the mind would go by the odds. */
int poker_equilibrium_reveal(void *scratch, const struct poker_seen *seen,
                             struct poker_strategy *to);

#endif
