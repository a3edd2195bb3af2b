/* uct.h - level 3: a tree of moves that grows where it pays (UCT), one
 * simulation after the other. */
#ifndef GO_UCT_H
#define GO_UCT_H

#include "base/rng.h"
#include "games/go/rules/game.h"

enum {
    GO_UCT_SIMULATIONS = 200,
    GO_UCT_DEPTH = 81,                  /* moves of a game at random */
    GO_UCT_NODES = GO_UCT_SIMULATIONS + 1,  /* each simulation adds one */
};

struct go_uct_node {
    go_point move;                      /* that leads here */
    uint8_t colour;                     /* who played it */
    int parent, first, next;            /* first child, next sibling; or -1 */
    int visits, wins;                   /* of that colour */
    int untried_count;
    go_point untried[GO_AREA_MAX + 1];
};

struct go_uct {
    int count;
    struct go_uct_node node[GO_UCT_NODES];  /* the root is the first */
    struct go_game game;                /* as it stands on the way down; at
                                         * last, as it came out */
};

/* A tree with a root and no moves. The game is copied. */
void go_uct_begin(struct go_uct *self, const struct go_game *game);

/* Runs that many more simulations of the same game, up to 200 in all. However
 * they are divided into calls, the result is the same. */
void go_uct_play(struct go_uct *self, const struct go_game *game,
                 struct rng *rng, int simulations);

/* The move that was tried most often; a pass if none was. */
go_point go_uct_move(const struct go_uct *self);

#endif
