/* searcher.c - the search as a mind: a moment's thought.
 *
 * For machines and robots, where a mind has scratch memory but no threads, no
 * clock and no memory between moves: the tree is built anew for every move.
 * engine/think.c is the same search with all of that.
 */
#include "games/go/minds/minds.h"
#include "games/go/minds/search.h"

enum { PLAYOUTS = 1000, NODES = 1 << 16 };

/* Machines count every stone as alive (M4-035), hence the aim. The tree is not
 * pruned: should it become full, the thought ends early. */
void go_searcher_think(const struct go_game *game, void *scratch, uint64_t seed,
                       struct go_thought *thought)
{
    static const struct go_aim aim = {.must_clean_up = 1};
    struct go_search search;

    go_search_make(&search, scratch, go_search_size(NODES));
    go_search_begin(&search, game, &aim, seed);
    go_mcts_play(search.tree, search.worker, PLAYOUTS);
    go_mcts_decide(search.tree, thought);
}

static enum mind_answer search_briefly(void *mind, const void *seen,
                                       void *scratch, long budget, void *move)
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
    .think = search_briefly,
};
