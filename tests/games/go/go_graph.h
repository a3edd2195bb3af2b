/* go_graph.h - all positions of a very small board, and the moves between
 * them. */
#ifndef GO_GRAPH_H
#define GO_GRAPH_H

#include "games/go/rules/go.h"

enum { GO_GRAPH_MAX = 64 };

struct go_graph {
    int count;
    struct go_board node[GO_GRAPH_MAX];     /* 0: the empty board */
    uint64_t moves[GO_GRAPH_MAX];           /* of either colour, as bits */
};

/* What can be reached on a board of two lines. */
void go_graph_find(struct go_graph *self);

/* How many legal positions a board has: all ways to put down stones so that
 * every group has a liberty. */
uint64_t go_graph_positions(int size);

/* The same, and something is done with each of them. */
uint64_t go_graph_each(int size, void (*see)(const struct go_board *board));

#endif
