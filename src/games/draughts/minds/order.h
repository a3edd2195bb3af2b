/* order.h - the moves that are likely best come first. */
#ifndef CHECKERS_ORDER_H
#define CHECKERS_ORDER_H

#include "games/draughts/minds/search.h"

enum { CHECKERS_PLACES = 36 };          /* bits of a set */

/* What this search has learnt about moves. */
struct checkers_order {
    uint16_t killer[CHECKERS_DEPTH_MAX + 1][2]; /* by distance from the root */
    int16_t history[2][CHECKERS_PLACES][CHECKERS_PLACES];
};

/* A move in 16 bits: good enough to know it again among its like. */
uint16_t checkers_order_name(const struct checkers_move *move);

/* Points for each move; the highest shall be tried first. */
void checkers_order_rate(const struct checkers_order *self,
                         const struct checkers *position,
                         const struct checkers_moves *moves,
                         uint16_t remembered, int ply, int *points);

/* Brings the best of those from i on to place i. */
void checkers_order_pick(struct checkers_moves *moves, int *points, int i);

/* The i-th move cut; those before it did not. */
void checkers_order_learn(struct checkers_order *self,
                          const struct checkers *position,
                          const struct checkers_moves *moves, int i,
                          int depth, int ply);

#endif
