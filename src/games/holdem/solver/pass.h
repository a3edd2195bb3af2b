/* pass.h - private to a solver: one walk through its spot, for one player. */
#ifndef SOLVER_PASS_H
#define SOLVER_PASS_H

#include "games/holdem/solver/spot.h"

/* How a pass goes. */
enum manner {
    TRAINS,                             /* regrets and averages change */
    BEST,                               /* against the average, the best */
    AVERAGE,                            /* against the average, the average */
};

struct pass {
    struct solver *solver;
    enum manner manner;
    int player;                         /* whose gains are found */
    float regret_kept[2];               /* how much of a regret is kept,
                                         * positive or negative, */
    float kept;                         /* and of the sum of strategies */
};

/* The gains of his hands are then on the first desk, a row for each node of
 * the first street. */
void solver_pass(const struct pass *pass);

#endif
