/* twin_aim.h - both colours of checkers play together for something rare.
 *
 * A king takes a hundred presses if each colour plays for itself, and a script
 * of a hundred presses is hard to read. Together they get there in a dozen
 * moves: games are tried out by the rules, and the one that is there first is
 * played.
 */
#ifndef CHECKERS_TWIN_AIM_H
#define CHECKERS_TWIN_AIM_H

#include "base/rng.h"
#include "machines/checkers/checkers.h"

enum checkers_aim {
    CHECKERS_AIM_RED_KING,
    CHECKERS_AIM_BLACK_KING,
    CHECKERS_AIM_KING_TAKES,            /* a king takes a piece */
    CHECKERS_AIM_LONG_JUMP,             /* a piece takes two */
    CHECKERS_AIM_BLOCKED,               /* a side has men, but no move */
    CHECKERS_AIMS,

    /* From here on a number below CHECKERS_EDGES may be added: a piece stands
     * at the edge of a row, and where a way over that edge would lead stands an
     * enemy. */
    CHECKERS_AIM_EDGE = CHECKERS_AIMS,
    CHECKERS_EDGES = 64,
};

/* An edge as squares, row * 8 + column: where the piece stands, and the enemy;
 * -1: that would be beyond the board. */
void checkers_edge(unsigned edge, int *at, int *beyond);

/* The next two squares, row * 8 + column, of a move that leads there soon; 0
 * if none was found. A source that is held, or must jump on, stays. */
int checkers_aim(const struct checkers_chip *game, unsigned aim,
                 struct rng *rng, unsigned *from, unsigned *to);

#endif
