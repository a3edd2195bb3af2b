/* order.h - move ordering: the likely best moves come first. */
#ifndef CHECKERS_ORDER_H
#define CHECKERS_ORDER_H

#include "games/draughts/minds/search.h"

enum { CHECKERS_PLACES = 36 };          /* bits of a set, gaps included */

/* What this search has learnt about moves. */
struct checkers_order {
    uint16_t killer[CHECKERS_DEPTH_MAX + 1][2]; /* by distance from the root,
                                         * the latest first */
    int16_t history[2][CHECKERS_PLACES][CHECKERS_PLACES];   /* by side, from
                                         * and to */
};

/* A move in 16 bits: enough to recognise it among the moves of one position,
 * except for jumps that differ only after the second capture. */
uint16_t checkers_order_name(const struct checkers_move *move);

/* Points for each move; the highest is to be tried first. remembered is the
 * name of the table's move, 0 if there is none. */
void checkers_order_rate(const struct checkers_order *self,
                         const struct checkers *position,
                         const struct checkers_moves *moves,
                         uint16_t remembered, int ply, int *points);

/* Swaps the best move from i on into place i, with its points. One step of a
 * selection sort: most nodes are cut off before the rest needs sorting. */
void checkers_order_pick(struct checkers_moves *moves, int *points, int i);

/* The i-th move caused a beta cutoff; the moves before it did not. */
void checkers_order_learn(struct checkers_order *self,
                          const struct checkers *position,
                          const struct checkers_moves *moves, int i,
                          int depth, int ply);

#endif
