/* tree.h - the nodes of a search tree, and their pool.
 *
 * The children of a node lie side by side. Every line of moves has nodes of
 * its own: two orders of the same moves may differ in what ko forbids. Several
 * threads may look, add games and give children to leaves at the same time;
 * the numbers are then now and then one too low, which does no harm.
 */
#ifndef GO_TREE_H
#define GO_TREE_H

#include <stdatomic.h>
#include <stddef.h>

#include "games/go/rules/go.h"

enum {
    GO_TREE_WIN = 64,                   /* what a game that was won counts */
    GO_TREE_ROOT = 1,
    GO_TREE_BLOCK_MAX = GO_AREA_MAX + 1,
};

struct go_node {
    atomic_uint visits, wins;           /* wins of the one who moved here, in
                                         * parts of GO_TREE_WIN */
    atomic_uint amaf_visits, amaf_wins; /* games with that move later on */
    atomic_uint children;               /* the first one; 0: none yet */
    go_point move;
    uint16_t count;                     /* of children */
    uint16_t prior_visits, prior_wins;  /* games that only were imagined; the
                                         * wins in parts of GO_TREE_WIN */
};

struct go_tree {
    struct go_node *node;
    uint32_t capacity, used;            /* nodes; used up to there */
    atomic_flag lock;                   /* of the store */
    atomic_int is_full;
    atomic_uint in_use;
    uint32_t free[GO_TREE_BLOCK_MAX + 1]; /* blocks by length; 0: none */
};

/* Takes over memory for that many nodes, which stays the caller's. */
void go_tree_begin(struct go_tree *self, struct go_node *nodes,
                   uint32_t capacity);

/* Leaves a root without children. */
void go_tree_clear(struct go_tree *self);

/* Takes nodes side by side, 1 to GO_TREE_BLOCK_MAX of them, and returns the
 * index of the first; their contents are undefined. Returns 0 if there is no
 * room, and then the tree is full. Any thread may call it. */
uint32_t go_tree_take(struct go_tree *self, int count);

/* Makes a child of the root the new root and frees its siblings. Returns 0 if
 * there is no such child; then the tree is cleared. */
int go_tree_move_root(struct go_tree *self, go_point move);

/* Gives back children of nodes that were seldom visited, until a quarter of
 * the store is free. */
void go_tree_prune(struct go_tree *self);

static inline uint32_t go_node_get(const atomic_uint *number)
{
    return atomic_load_explicit(number, memory_order_relaxed);
}

static inline void go_node_set(atomic_uint *number, uint32_t value)
{
    atomic_store_explicit(number, value, memory_order_relaxed);
}

static inline void go_node_add(atomic_uint *number, uint32_t more)
{
    atomic_fetch_add_explicit(number, more, memory_order_relaxed);
}

/* Not atomic as a whole: with so many additions, losing one now and then does
 * no harm, and a plain store is cheaper than a locked one. */
static inline void go_node_add_loosely(atomic_uint *number, uint32_t more)
{
    go_node_set(number, go_node_get(number) + more);
}

#endif
