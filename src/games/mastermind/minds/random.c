/* random.c - any code at all, each with the same chance. */
#include "base/rng.h"
#include "games/mastermind/minds/minds.h"

static enum mind_answer think(void *mind, const void *seen, void *scratch,
                              long budget, void *move)
{
    const struct mastermind_game *game =
        &((const struct mastermind_seen *)seen)->game;

    (void)scratch;
    (void)budget;
    *(uint32_t *)move = mastermind_code(game,
        rng_below(mind, mastermind_codes(game)));
    return MIND_MOVES;
}

const struct mind_type mastermind_random = {
    .name = "random",
    .title = "guesses blindly",
    .size = sizeof(struct rng),
    .reset = mind_takes_dice,
    .think = think,
};
