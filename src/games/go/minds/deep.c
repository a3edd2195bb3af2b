/* deep.c - the search as a mind that takes its time: twenty times the games
 * of searcher.c.
 *
 * On one thread it plays a few games at each call and answers MIND_BUSY, so
 * that whoever shows the board can draw between two calls. The tree stays in
 * the scratch memory meanwhile, with a note of which thought it belongs to:
 * one that was broken off is never taken for another. On threads the same
 * mind is engine/deep.c.
 */
#include <stddef.h>

#include "games/go/minds/minds.h"
#include "games/go/minds/search.h"

enum { GAMES_A_CALL = 100 };

struct deep_scratch {
    uint64_t seed;                      /* of the thought in the tree, */
    struct go_game game;                /* about this position */
    int played;                         /* games; 0: no thought has begun */
    struct go_search search;            /* in what follows */
    _Alignas(max_align_t) char memory[];
};

static void begin_thought(struct deep_scratch *self,
                          const struct go_game *game, uint64_t seed)
{
    static const struct go_aim aim = {.must_clean_up = 1};

    self->seed = seed;
    self->game = *game;
    go_search_make(&self->search, self->memory,
                   GO_DEEP_SCRATCH - sizeof *self);
    go_search_begin(&self->search, &self->game, &aim, seed);
}

static int is_same_thought(const struct deep_scratch *self,
                           const struct go_game *game, uint64_t seed)
{
    return self->played > 0 && self->seed == seed
        && self->game.now.hash == game->now.hash
        && self->game.turn == game->turn && self->game.count == game->count;
}

/* Returns whether it has played all the games that could matter. */
static int play_some(struct deep_scratch *self)
{
    struct go_mcts *tree = self->search.tree;

    if (go_mcts_is_full(tree))
        go_mcts_prune(tree);
    self->played += go_mcts_play(tree, self->search.worker, GAMES_A_CALL);
    return self->played >= GO_DEEP_PLAYOUTS
        || go_mcts_is_settled(tree, (uint64_t)(GO_DEEP_PLAYOUTS
                                               - self->played));
}

static enum mind_answer search_in_slices(void *mind, const void *seen,
                                         void *scratch, long budget,
                                         void *move)
{
    struct deep_scratch *self = scratch;
    struct rng dice = *(const struct rng *)mind;
    uint64_t seed = rng_next(&dice);
    struct go_thought thought;

    (void)budget;
    if (!is_same_thought(self, seen, seed))
        begin_thought(self, seen, seed);
    if (!play_some(self))
        return MIND_BUSY;
    go_mcts_decide(self->search.tree, &thought);
    *(go_point *)move = thought.move;
    self->played = 0;
    return MIND_MOVES;
}

const struct mind_type go_deep = {
    .name = "deep",
    .title = "20,000 games with some thought",
    .size = sizeof(struct rng),
    .scratch_size = GO_DEEP_SCRATCH,
    .reset = mind_takes_dice,
    .think = search_in_slices,
};
