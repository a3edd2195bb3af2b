/* search.h - a search of Go, set up: a tree and a worker in one memory, and
 * the game, the aim and the dice with which it begins. */
#ifndef GO_SEARCH_H
#define GO_SEARCH_H

#include "games/go/minds/mcts.h"

struct go_search {
    struct go_mcts *tree;
    struct go_worker *worker;
};

/* How many bytes a worker and a tree of that many nodes take. */
size_t go_search_size(uint32_t nodes);

/* Lays both out in memory of the caller, with as many nodes as fit. */
void go_search_make(struct go_search *self, void *memory, size_t size);

/* Forgets all, and begins with this game; the same seed gives the same
 * thoughts. The game must stay as it is while the worker plays. */
void go_search_begin(struct go_search *self, const struct go_game *game,
                     const struct go_aim *aim, uint64_t seed);

/* Forgets all, and gives each of several workers dice of its own: for callers
 * that keep workers in memory of their own. */
void go_search_clear(struct go_mcts *tree, struct go_worker *const worker[],
                     int workers, uint64_t seed);

#endif
