/* search.c - a search of Go, set up: a tree and a worker in one memory, and
 * the game, the aim and the dice with which it begins.
 *
 * The one place that says how seeds go to workers: the i-th gets seed + i, so
 * that a search with one worker is the first worker of any other. */
#include "games/go/minds/search.h"

#include "base/arena.h"

size_t go_search_size(uint32_t nodes)
{
    return arena_need(go_worker_size()) + go_mcts_size(nodes);
}

void go_search_make(struct go_search *self, void *memory, size_t size)
{
    struct arena arena = arena_of(memory, size);

    self->worker = arena_take(&arena, go_worker_size());
    self->tree = go_mcts_make(arena.at, arena.left);
}

void go_search_clear(struct go_mcts *tree, struct go_worker *const worker[],
                     int workers, uint64_t seed)
{
    go_mcts_clear(tree);
    for (int i = 0; i < workers; i++)
        go_worker_make(worker[i], seed + (uint64_t)i);
}

void go_search_begin(struct go_search *self, const struct go_game *game,
                     const struct go_aim *aim, uint64_t seed)
{
    go_search_clear(self->tree, &self->worker, 1, seed);
    go_mcts_aim(self->tree, game, aim);
}
