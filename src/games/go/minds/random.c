/* random.c - level 1: any legal point that is no eye of its own.
 *
 * The shortest mind there is: its state is a generator, and every answer comes
 * in the first call. It passes when no such point is left, or to win. */
#include "games/go/minds/minds.h"

static enum mind_answer choose_sensible_point(void *mind, const void *seen,
                                              void *scratch, long budget,
                                              void *move)
{
    go_point moves[GO_AREA_MAX];
    int count = go_sensible_moves(seen, moves);
    int may_move = count && !go_should_pass(seen);

    (void)scratch;
    (void)budget;
    *(go_point *)move = may_move
        ? moves[rng_below(mind, (uint64_t)count)] : GO_PASS;
    return MIND_MOVES;
}

const struct mind_type go_random = {
    .name = "random",
    .title = "any legal point",
    .size = sizeof(struct rng),
    .reset = mind_takes_dice,
    .think = choose_sensible_point,
};
