/* go_search_rig.h - a tree and a worker for the tests of the search. */
#ifndef GO_SEARCH_RIG_H
#define GO_SEARCH_RIG_H

#include "games/go/minds/mcts.h"

struct go_search_rig {
    void *memory, *desk;
    struct go_mcts *tree;
    struct go_worker *worker;
};

void go_search_rig_open(struct go_search_rig *self, uint32_t nodes,
                        uint64_t seed);
void go_search_rig_close(struct go_search_rig *self);

/* Forgets all, and other dice. */
void go_search_rig_clear(struct go_search_rig *self, uint64_t seed);

/* So many games from here, making room when the memory is full; the move must
 * be legal. */
void go_search_rig_think(struct go_search_rig *self,
                         const struct go_game *game,
                         const struct go_aim *aim, int games,
                         struct go_thought *thought);

#endif
