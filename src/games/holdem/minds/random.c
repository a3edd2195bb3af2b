/* random.c - any legal action: mostly it stays in, and now and then it
 * bets some amount or other. */
#include "base/rng.h"
#include "games/holdem/minds/minds.h"

/* Of a hundred times when there is something to call; for nothing it never
 * folds, so that hands get played. */
enum { FOLDS = 10, RAISES = 35 };

/* Small ones more often than large ones, and any at all sometimes. */
static int32_t some_amount(struct rng *rng,
                           const struct poker_options *options)
{
    uint64_t span = (uint64_t)(options->raise_most - options->raise_least);

    span >>= rng_below(rng, 8);
    return options->raise_least + (int32_t)rng_below(rng, span + 1);
}

static struct poker_action choose(struct rng *rng, const struct poker *hand)
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

static enum mind_answer think(void *mind, const void *seen, void *scratch,
                              long budget, void *move)
{
    (void)scratch;
    (void)budget;
    *(struct poker_action *)move =
        choose(mind, &((const struct poker_seen *)seen)->hand);
    return MIND_MOVES;
}

const struct mind_type poker_random = {
    .name = "random",
    .title = "bets blindly",
    .size = sizeof(struct rng),
    .reset = mind_takes_dice,
    .think = think,
};
