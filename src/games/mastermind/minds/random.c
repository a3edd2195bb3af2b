/* random.c - any code, each equally likely.
 *
 * The weakest mind, for comparison and for tests: it repeats guesses and
 * contradicts what it has seen.
 */
#include "base/rng.h"
#include "games/mastermind/minds/minds.h"

static enum mind_answer draw_any_code(void *mind, const void *seen,
                                      void *scratch, long budget, void *move)
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
    .think = draw_any_code,
};
