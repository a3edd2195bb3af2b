/* random.c - any legal move, each with the same chance.
 *
 * A jump that can be made along several paths counts once for each of them.
 */
#include "base/rng.h"
#include "games/draughts/minds/minds.h"

/* A side without a move gets an empty one, which no caller may play. */
static enum mind_answer play_randomly(void *mind, const void *seen,
                                      void *scratch, long budget, void *move)
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
    .think = play_randomly,
};
