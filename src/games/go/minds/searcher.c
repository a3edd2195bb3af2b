/* searcher.c - the search as a mind: a moment's thought. */
#include "base/arena.h"
#include "games/go/minds/mcts.h"
#include "games/go/minds/minds.h"

enum { PLAYOUTS = 1000, NODES = 1 << 16 };

void go_searcher_think(const struct go_game *game, void *scratch, uint64_t seed,
                       struct go_thought *thought)
{
    static const struct go_aim aim = {.must_clean_up = 1};
    struct arena arena = arena_of(scratch, GO_SEARCHER_SCRATCH);
    struct go_worker *worker = go_worker_make(
        arena_take(&arena, go_worker_size()), seed);
    size_t size = go_mcts_size(NODES);
    struct go_mcts *tree = go_mcts_make(arena_take(&arena, size), size);

    go_mcts_aim(tree, game, &aim);
    go_mcts_play(tree, worker, PLAYOUTS);
    go_mcts_decide(tree, thought);
}

static enum mind_answer think(void *mind, const void *seen, void *scratch,
                              long budget, void *move)
{
    struct go_thought thought;

    (void)budget;
    go_searcher_think(seen, scratch, rng_next(mind), &thought);
    *(go_point *)move = thought.move;
    return MIND_MOVES;
}

const struct mind_type go_searcher = {
    .name = "mcts",
    .title = "1,000 games with some thought",
    .size = sizeof(struct rng),
    .scratch_size = GO_SEARCHER_SCRATCH,
    .reset = mind_takes_dice,
    .think = think,
};
