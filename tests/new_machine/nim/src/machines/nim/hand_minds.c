/* hand_minds.c - the minds that play Nim: one perfectly, one at random.
 *
 * With three at most from a heap, a heap of four more is worth the same. Who
 * is to move loses if, of what is left over, both heaps have the same.
 */
#include "machines/nim/hand_minds.h"

#include "base/rng.h"

enum { ROUND = NIM_TAKE_MAX + 1 };

static int is_lost(const struct nim_seen *seen)
{
    return seen->left[NIM_LEFT] % ROUND == seen->left[NIM_RIGHT] % ROUND;
}

/* The i-th of all moves; 0 if there are too few for it. */
static int move_at(const struct nim_seen *seen, unsigned i,
                   struct nim_move *move)
{
    move->heap = i % NIM_HEAPS;
    move->count = 1 + i / NIM_HEAPS;
    return move->count <= seen->left[move->heap];
}

enum { MOVES = NIM_HEAPS * NIM_TAKE_MAX };

static int wins(const struct nim_seen *seen, const struct nim_move *move)
{
    struct nim_seen after = *seen;

    after.left[move->heap] -= move->count;
    return is_lost(&after);
}

/* Where nothing wins, one is taken, so that the game lasts. */
static enum mind_answer think_perfect(void *mind, const void *seen,
                                      void *scratch, long budget, void *move)
{
    (void)mind;
    (void)scratch;
    (void)budget;
    for (unsigned i = 0; i < MOVES; i++)
        if (move_at(seen, i, move) && wins(seen, move))
            return MIND_MOVES;
    for (unsigned i = 0; !move_at(seen, i, move); i++)
        continue;
    return MIND_MOVES;
}

static enum mind_answer think_random(void *mind, const void *seen,
                                     void *scratch, long budget, void *move)
{
    (void)scratch;
    (void)budget;
    while (!move_at(seen, (unsigned)rng_below(mind, MOVES), move))
        continue;
    return MIND_MOVES;
}

static const struct mind_type perfect = {
    .name = "perfect",
    .title = "wins whatever can be won",
    .size = 1,
    .reset = mind_forgets,
    .think = think_perfect,
};

static const struct mind_type at_random = {
    .name = "random",
    .title = "takes what comes",
    .size = sizeof(struct rng),
    .reset = mind_takes_dice,
    .think = think_random,
};

const struct mind_type *const nim_minds[] = {&perfect, &at_random, NULL};
