/* spot.h - the inside of a solver: streets, and the boards that each is played
 * on.
 *
 * A street is a tree of betting and knows no cards; a place is a street on a
 * board, with what has been learned there. Behind each node that deals there
 * is a street, and of that a place for each card that may come. Made once by
 * spot.c; cfr.c plays it.
 */
#ifndef SOLVER_SPOT_H
#define SOLVER_SPOT_H

#include "games/holdem/solver/cfr.h"

enum { SOLVER_ROW_ALIGN = 16,
       SOLVER_ROW_MAX = SOLVER_HANDS_MAX + SOLVER_ROW_ALIGN };

struct solver_street {
    struct solver_tree tree;
    int32_t *row;                       /* of a deciding node its first action
                                         * in regret and sum; of one that deals
                                         * its number among those */
    int rows, deals;
    struct solver_street **next;        /* behind each that deals */
};

struct solver_place {
    const struct solver_street *street;
    const struct solver_board *board;
    int stride;                         /* numbers in a row */
    float *regret, *sum;                /* a row for every action */
    int ways;                           /* cards that may come */
    struct solver_place **next;         /* by deal, then by card */
};

/* Rows to work in, one set for each street: places of a street are played one
 * after the other. */
struct solver_desk {
    int nodes, stride;                  /* of the largest place */
    float *reach, *gain;                /* a row for every node */
    const float **reach_of;             /* where a node's reach is: its own
                                         * row, or that of its parent */
    float *root;                        /* the other's range */
};

struct solver {
    struct solver_spot spot;
    int steps;
    int unseen[POKER_STREETS];          /* cards that neither holds, before
                                         * the next one comes */
    struct solver_place *first;
    struct solver_desk desk[POKER_STREETS];
    float *range[POKER_PLAYERS];        /* by hand of the first board */
    struct solver_board **boards;       /* all that were dealt */
    int board_count, board_room;
};

#endif
