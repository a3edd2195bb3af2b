/* solve.c - the mind "equilibrium" of poker on a thread of its own, with the
 * same results as in slices. */
#include <stdlib.h>
#include <string.h>

#include "games/engine/thinker.h"
#include "games/holdem/minds/minds.h"

enum { SLICE = 500 };                   /* of a budget, between two looks at
                                         * whether the answer is wanted */

static const char *open_desk(void **desk, int threads)
{
    (void)threads;
    *desk = calloc(1, poker_equilibrium.scratch_size);
    return *desk ? NULL : "out of memory";
}

static void solve_in_slices(void *desk, const struct engine_question *question,
                            void *move)
{
    _Alignas(8) char mind[MIND_SIZE_MAX];

    memcpy(mind, question->mind, poker_equilibrium.size);
    while (!question->should_stop(question->context)
           && poker_equilibrium.think(mind, question->seen, desk, SLICE, move)
              != MIND_MOVES)
        continue;
}

const struct engine poker_equilibrium_engine = {
    .mind = &poker_equilibrium,
    .seen_size = sizeof(struct poker_seen),
    .move_size = sizeof(struct poker_action),
    .open = open_desk,
    .think = solve_in_slices,
    .close = free,
};
