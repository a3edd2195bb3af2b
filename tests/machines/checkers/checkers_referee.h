/* checkers_referee.h - the whole game on paper: every legal move, found by
 * trying. A second witness for rules=full. */
#ifndef CHECKERS_REFEREE_H
#define CHECKERS_REFEREE_H

#include "machines/checkers/checkers_judge.h"

enum { CHECKERS_LINES_MAX = 400, CHECKERS_HOPS_MAX = 13 };

struct checkers_line {          /* a move: a step, or jumps in a row */
    int hops;
    struct checkers_hop hop[CHECKERS_HOPS_MAX];
};

struct checkers_lines {
    int count;
    struct checkers_line line[CHECKERS_LINES_MAX];
};

/* All legal moves of the side on turn: jumps if there is one. */
void checkers_referee_find(const struct checkers_paper *paper,
                           struct checkers_lines *lines);

/* Whether this piece, or any of the side on turn, can jump; or do anything. */
int checkers_referee_can_jump_from(const struct checkers_paper *paper,
                                   int row, int column);
int checkers_referee_can_jump(const struct checkers_paper *paper);
int checkers_referee_can_move(const struct checkers_paper *paper);

/* One step or jump, and the crown if it reaches the last row; returns whether
 * it was crowned. */
int checkers_referee_do(struct checkers_paper *paper,
                        struct checkers_hop hop);

#endif
