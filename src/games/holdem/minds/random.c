/* random.c - a random legal action: mostly calls, sometimes bets of any size.
 *
 * For tests and as a weak opponent: over time it takes every legal kind of
 * action, all-ins included.
 */
#include "base/rng.h"
#include "games/holdem/minds/minds.h"

/* Per cent. A fold happens only when there is something to call: it would be
 * pointless otherwise, and end most hands before the flop. */
enum { FOLDS = 10, RAISES = 35 };

/* Halves the range of amounts zero to seven times first, so small raises are
 * more frequent and an all-in stays possible. */
static int32_t some_amount(struct rng *rng,
                           const struct poker_options *options)
{
    uint64_t span = (uint64_t)(options->raise_most - options->raise_least);

    span >>= rng_below(rng, 8);
    return options->raise_least + (int32_t)rng_below(rng, span + 1);
}

static struct poker_action pick_random_action(struct rng *rng,
                                              const struct poker *hand)
{
    struct poker_action action = {.kind = POKER_CALLS};
    struct poker_options options;
    uint64_t dice = rng_below(rng, 100);

    poker_find_options(hand, &options);
    if (options.raise_most && dice >= 100 - RAISES) {
        action.kind = POKER_RAISES;
        action.to = some_amount(rng, &options);
    } else if (options.to_call && dice < FOLDS) {
        action.kind = POKER_FOLDS;
    }
    return action;
}

static enum mind_answer act_at_random(void *mind, const void *seen,
                                      void *scratch, long budget, void *move)
{
    (void)scratch;
    (void)budget;
    *(struct poker_action *)move =
        pick_random_action(mind, &((const struct poker_seen *)seen)->hand);
    return MIND_MOVES;
}

const struct mind_type poker_random = {
    .name = "random",
    .title = "bets blindly",
    .size = sizeof(struct rng),
    .reset = mind_takes_dice,
    .think = act_at_random,
};
