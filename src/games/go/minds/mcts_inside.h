/* mcts_inside.h - shared by the files of the search.
 *
 * For mcts.c, mcts_aim.c and decide.c only; everybody else includes mcts.h and
 * sees no more than that there is such a struct. */
#ifndef GO_MCTS_INSIDE_H
#define GO_MCTS_INSIDE_H

#include "games/go/minds/mcts.h"
#include "games/go/minds/prior.h"
#include "games/go/minds/tree.h"

/* How games ended: Black's area less White's. */
struct go_score_sum {
    int64_t games, lead, squares;
};

struct go_mcts {
    struct go_tree tree;
    struct go_shapes shapes;
    const struct go_game *game;         /* the caller's; null: no aim yet */
    struct go_aim aim;
    enum go_colour turn;                /* at the root */
    int passes;                         /* before it */

    /* By which the next aim is known to follow this one. */
    struct go_rules rules;
    int count;                          /* of moves so far */
    uint64_t past;                      /* a hash of all positions so far */

    /* Of all games since the aim. */
    atomic_uint games;
    atomic_int lead;                    /* Black's area less White's: a sum
                                         * over as many as have room */
    atomic_uint lead_games;
    atomic_int owner[GO_POINTS];
    atomic_flag score_lock;             /* for the array below it */
    struct go_score_sum score[GO_POINTS];       /* by their first move */
};

enum { GO_MCTS_BUSY = -1 };             /* a leaf that gets children now */

/* The first child of a node; 0 if there is none yet. */
static inline uint32_t go_mcts_first_of(const struct go_node *node)
{
    uint32_t first = atomic_load_explicit(&node->children,
                                          memory_order_acquire);

    return first == (uint32_t)GO_MCTS_BUSY ? 0 : first;
}

/* The children of the root, side by side, and how many; also while workers
 * play. */
int go_mcts_children(const struct go_mcts *self,
                     const struct go_node **children);

#endif
