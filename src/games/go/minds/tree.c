/* tree.c - the nodes of a search tree, and their pool.
 *
 * Nodes are addressed by index, which takes half the room of a pointer. Index
 * 0 is not used and means none; the root is GO_TREE_ROOT. The children of a
 * node are one block of up to GO_TREE_BLOCK_MAX nodes. Blocks that were given
 * back are kept in one list per length, as in a segregated-fit allocator.
 * Only go_tree_take() may be called by several threads at a time.
 */
#include "games/go/minds/tree.h"

#include <string.h>

void go_tree_begin(struct go_tree *self, struct go_node *nodes,
                   uint32_t capacity)
{
    self->node = nodes;
    self->capacity = capacity;
    atomic_flag_clear(&self->lock);
    go_tree_clear(self);
}

void go_tree_clear(struct go_tree *self)
{
    memset(self->free, 0, sizeof self->free);
    self->used = GO_TREE_ROOT + 1;
    self->in_use = 1;
    atomic_store(&self->is_full, 0);
    memset(&self->node[GO_TREE_ROOT], 0, sizeof *self->node);
}

/* The store: free blocks of one length are linked by `children` of their first
 * node. */

static uint32_t reuse_block(struct go_tree *self, int count)
{
    uint32_t block = self->free[count];

    if (block)
        self->free[count] = go_node_get(&self->node[block].children);
    return block;
}

static void release_block(struct go_tree *self, uint32_t block, int count)
{
    if (!count)
        return;
    go_node_set(&self->node[block].children, self->free[count]);
    self->free[count] = block;
}

/* Cuts a block from a longer one; the rest stays free. */
static uint32_t split_longer_block(struct go_tree *self, int count)
{
    for (int longer = count + 1; longer <= GO_TREE_BLOCK_MAX; longer++) {
        uint32_t block = reuse_block(self, longer);

        if (!block)
            continue;
        release_block(self, block + (uint32_t)count, longer - count);
        return block;
    }
    return 0;
}

/* From the part of the memory that was never used. */
static uint32_t take_unused(struct go_tree *self, int count)
{
    uint32_t block = self->used;

    if ((uint32_t)count > self->capacity - self->used)
        return 0;
    self->used += (uint32_t)count;
    return block;
}

/* A block of the right length is best, fresh memory next: splitting is the
 * last resort, since it leaves pieces that are too short for most nodes. A
 * spin lock will do: each leaf is expanded once, and a playout takes far
 * longer than this. */
uint32_t go_tree_take(struct go_tree *self, int count)
{
    uint32_t block;

    while (atomic_flag_test_and_set_explicit(&self->lock,
                                             memory_order_acquire))
        ;
    block = reuse_block(self, count);
    if (!block)
        block = take_unused(self, count);
    if (!block)
        block = split_longer_block(self, count);
    if (block)
        self->in_use += (uint32_t)count;
    else
        atomic_store_explicit(&self->is_full, 1, memory_order_relaxed);
    atomic_flag_clear_explicit(&self->lock, memory_order_release);
    return block;
}

/* Giving back, while no other thread uses the tree. The recursion is as deep
 * as the longest path of the tree, which the search limits. */

static void drop_children(struct go_tree *self, struct go_node *node)
{
    uint32_t first = go_node_get(&node->children);

    if (!first)
        return;
    for (uint32_t i = 0; i < node->count; i++)
        drop_children(self, &self->node[first + i]);
    go_node_set(&node->children, 0);
    self->in_use -= node->count;
    release_block(self, first, node->count);
}

/* The child's own children are detached before its block, which it is part of,
 * is given back. */
int go_tree_move_root(struct go_tree *self, go_point move)
{
    struct go_node *root = &self->node[GO_TREE_ROOT];
    uint32_t first = go_node_get(&root->children);
    struct go_node kept;

    for (uint32_t i = 0; first && i < root->count; i++) {
        struct go_node *child = &self->node[first + i];

        if (child->move != move)
            continue;
        memcpy(&kept, child, sizeof kept);
        go_node_set(&child->children, 0);
        drop_children(self, root);
        memcpy(root, &kept, sizeof kept);
        atomic_store(&self->is_full, 0);
        return 1;
    }
    go_tree_clear(self);
    return 0;
}

/* Frees the children of all nodes below one that have fewer than `least`
 * visits. The nodes themselves stay, with what they have counted. */
static void drop_seldom(struct go_tree *self, struct go_node *node,
                        uint32_t least)
{
    uint32_t first = go_node_get(&node->children);

    if (first && go_node_get(&node->visits) < least) {
        drop_children(self, node);
        return;
    }
    for (uint32_t i = 0; first && i < node->count; i++)
        drop_seldom(self, &self->node[first + i], least);
}

/* Adjacent free blocks are merged: a node may need more children than any
 * block that was given back. Free nodes are marked by a move that no board
 * has; then one pass over the store builds the lists anew. */

enum { NO_MOVE = GO_POINTS };

static void mark_free(struct go_tree *self)
{
    for (int count = 1; count <= GO_TREE_BLOCK_MAX; count++) {
        uint32_t block;

        while ((block = reuse_block(self, count)) != 0)
            for (int i = 0; i < count; i++)
                self->node[block + (uint32_t)i].move = NO_MOVE;
    }
}

static void gather_free(struct go_tree *self)
{
    uint32_t at = GO_TREE_ROOT + 1;

    mark_free(self);
    while (at < self->used) {
        uint32_t end = at;

        while (end < self->used && end - at < GO_TREE_BLOCK_MAX
               && self->node[end].move == NO_MOVE)
            end++;
        release_block(self, at, (int)(end - at));
        at = end > at ? end : at + 1;
    }
}

/* Doubles the limit until a quarter of the store is free. It stops at the
 * children of the root, which decide the move; `least` becomes 0 by overflow
 * and ends the loop if even that is not enough. */
void go_tree_prune(struct go_tree *self)
{
    struct go_node *root = &self->node[GO_TREE_ROOT];
    uint32_t first = go_node_get(&root->children);

    for (uint32_t least = 4; least && self->in_use > self->capacity / 4 * 3;
         least *= 2)
        for (uint32_t i = 0; first && i < root->count; i++)
            drop_seldom(self, &self->node[first + i], least);
    gather_free(self);
    atomic_store(&self->is_full, 0);
}
