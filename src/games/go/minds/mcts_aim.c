/* mcts_aim.c - the root of a search, and the part of the tree that is reused
 * after a move.
 *
 * A tree is worth keeping only if the new position follows from the old one by
 * moves made by turns, under the same rules and with the same history: superko
 * depends on all of it. Anything else, an undo, a new game, other rules or two
 * moves of one colour in a row, clears the tree. Called between moves, while
 * no worker plays.
 */
#include <string.h>

#include "base/bits.h"
#include "games/go/minds/mcts_inside.h"

/* A hash of the positions of a game up to a move, in their order. Two games
 * with the same one may be taken for the same game as far as superko goes. */
static uint64_t hash_history(const struct go_game *game, int count)
{
    uint64_t past = bits_mix((uint64_t)game->rules.size);

    for (int i = 0; i < count; i++)
        past = bits_mix(past ^ game->before[i]);
    return bits_mix(past ^ (count < game->count ? game->before[count]
                                                : game->now.hash));
}

static int is_same_rules(const struct go_rules *a, const struct go_rules *b)
{
    return a->size == b->size && a->ko == b->ko && a->count == b->count
        && a->may_suicide == b->may_suicide && a->komi == b->komi;
}

/* Whether a game goes on from where the last aim was, by moves made by turns.
 * The tree has no nodes for two moves in a row by one side, as GTP allows. */
static int continues_last_aim(const struct go_mcts *self,
                              const struct go_game *game)
{
    enum go_colour turn = self->turn;

    if (!self->game || !is_same_rules(&self->rules, &game->rules)
        || game->count < self->count
        || hash_history(game, self->count) != self->past)
        return 0;
    for (int i = self->count; i < game->count; i++) {
        if (game->move[i].colour != turn)
            return 0;
        turn = go_other(turn);
    }
    return game->turn == turn;
}

/* Moves the root down to the present position, or clears the tree. A move that
 * the tree does not know clears it, too (see go_tree_move_root). */
static void follow_moves(struct go_mcts *self, const struct go_game *game)
{
    if (!continues_last_aim(self, game)) {
        go_tree_clear(&self->tree);
        return;
    }
    for (int i = self->count; i < game->count; i++)
        if (!go_tree_move_root(&self->tree, game->move[i].point))
            return;
}

/* Visits, wins and AMAF live in the nodes and are kept with them. The scores
 * by first move do not belong to the new root once a move was made, and the
 * sums for ownership start again in any case: both describe this position. */
void go_mcts_aim(struct go_mcts *self, const struct go_game *game,
                 const struct go_aim *aim)
{
    if (aim->must_clean_up != self->aim.must_clean_up)
        self->game = NULL;              /* a pass was something else */
    if (!continues_last_aim(self, game) || game->count != self->count)
        memset(self->score, 0, sizeof self->score);
    follow_moves(self, game);
    self->game = game;
    self->aim = *aim;
    self->turn = (enum go_colour)game->turn;
    self->passes = game->passes == 1;
    self->rules = game->rules;
    self->count = game->count;
    self->past = hash_history(game, game->count);
    atomic_store(&self->games, 0);
    atomic_store(&self->lead, 0);
    atomic_store(&self->lead_games, 0);
    for (int i = 0; i < GO_POINTS; i++)
        atomic_store(&self->owner[i], 0);
}
