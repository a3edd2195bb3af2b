/* go_search_rig.c - a tree and a worker for the tests of the search. */
#include "games/go/go_search_rig.h"

#include "check.h"

void go_search_rig_open(struct go_search_rig *self, uint32_t nodes,
                        uint64_t seed)
{
    self->memory = malloc(go_mcts_size(nodes));
    self->desk = malloc(go_worker_size());
    assert_true(self->memory && self->desk);
    self->tree = go_mcts_make(self->memory, go_mcts_size(nodes));
    self->worker = go_worker_make(self->desk, seed);
}

void go_search_rig_close(struct go_search_rig *self)
{
    free(self->memory);
    free(self->desk);
}

void go_search_rig_clear(struct go_search_rig *self, uint64_t seed)
{
    go_mcts_clear(self->tree);
    self->worker = go_worker_make(self->desk, seed);
}

void go_search_rig_think(struct go_search_rig *self,
                         const struct go_game *game,
                         const struct go_aim *aim, int games,
                         struct go_thought *thought)
{
    go_mcts_aim(self->tree, game, aim);
    while (games > 0) {
        int played = go_mcts_play(self->tree, self->worker, games);

        games -= played;
        if (games > 0) {
            assert_true(go_mcts_is_full(self->tree));
            go_mcts_prune(self->tree);
            assert_false(go_mcts_is_full(self->tree));
        }
    }
    go_mcts_decide(self->tree, thought);
    assert_int_equal(go_game_judge(game, thought->move,
                                   (enum go_colour)game->turn), GO_LEGAL);
}
