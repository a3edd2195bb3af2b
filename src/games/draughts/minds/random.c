/* random.c - any legal move, each with the same chance. */
#include "base/rng.h"
#include "games/draughts/minds/minds.h"

static enum mind_answer think(void *mind, const void *seen, void *scratch,
                              long budget, void *move)
{
    const struct checkers_game *game = seen;
    struct checkers_moves moves;

    (void)scratch;
    (void)budget;
    checkers_find_moves(&game->now, &moves);
    *(struct checkers_move *)move = moves.count
        ? moves.move[rng_below(mind, (uint64_t)moves.count)]
        : (struct checkers_move){0};
    return MIND_MOVES;
}

const struct mind_type checkers_random = {
    .name = "random",
    .title = "moves blindly",
    .size = sizeof(struct rng),
    .reset = mind_takes_dice,
    .think = think,
};
