/* tree.c - the nodes of a search and their store. */
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

/* The store: free blocks of each length hang together by `children` of their
 * first node. */

static uint32_t take_free(struct go_tree *self, int count)
{
    uint32_t block = self->free[count];

    if (block)
        self->free[count] = go_node_get(&self->node[block].children);
    return block;
}

static void put_free(struct go_tree *self, uint32_t block, int count)
{
    if (!count)
        return;
    go_node_set(&self->node[block].children, self->free[count]);
    self->free[count] = block;
}

/* Of a longer block what is left over stays free. */
static uint32_t split_free(struct go_tree *self, int count)
{
    for (int longer = count + 1; longer <= GO_TREE_BLOCK_MAX; longer++) {
        uint32_t block = take_free(self, longer);

        if (!block)
            continue;
        put_free(self, block + (uint32_t)count, longer - count);
        return block;
    }
    return 0;
}

static uint32_t take_unused(struct go_tree *self, int count)
{
    uint32_t block = self->used;

    if ((uint32_t)count > self->capacity - self->used)
        return 0;
    self->used += (uint32_t)count;
    return block;
}

uint32_t go_tree_take(struct go_tree *self, int count)
{
    uint32_t block;

    while (atomic_flag_test_and_set_explicit(&self->lock,
                                             memory_order_acquire))
        ;
    block = take_free(self, count);
    if (!block)
        block = take_unused(self, count);
    if (!block)
        block = split_free(self, count);
    if (block)
        self->in_use += (uint32_t)count;
    else
        atomic_store_explicit(&self->is_full, 1, memory_order_relaxed);
    atomic_flag_clear_explicit(&self->lock, memory_order_release);
    return block;
}

/* Giving back. Nobody else is at the tree now. As deep as a game is long, and
 * no deeper, do these call themselves. */

static void drop_children(struct go_tree *self, struct go_node *node)
{
    uint32_t first = go_node_get(&node->children);

    if (!first)
        return;
    for (uint32_t i = 0; i < node->count; i++)
        drop_children(self, &self->node[first + i]);
    go_node_set(&node->children, 0);
    self->in_use -= node->count;
    put_free(self, first, node->count);
}

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

/* Free blocks side by side become one: a move may have more children than any
 * block that was given back. */

enum { NO_MOVE = GO_POINTS };

static void mark_free(struct go_tree *self)
{
    for (int count = 1; count <= GO_TREE_BLOCK_MAX; count++) {
        uint32_t block;

        while ((block = take_free(self, count)) != 0)
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
        put_free(self, at, (int)(end - at));
        at = end > at ? end : at + 1;
    }
}

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
