/* decide.c - the decisions after a search: the move, whether to pass or resign,
 * and what to say of the board.
 *
 * Reads the tree and never changes it. go_mcts_is_settled() and
 * go_mcts_decide() may be called while workers play: the numbers are then
 * those of slightly different moments. The rules behind each decision are told
 * in docs/go.md, "What mcts decides".
 */
#include <string.h>

#include "base/bits.h"
#include "games/go/minds/mcts_inside.h"

enum {
    HOPELESS = GO_MCTS_ONE / 15,        /* with fewer wins it resigns, */
    HOPELESS_GAMES = 400,               /* after this many games */
    SURE = GO_MCTS_ONE * 9 / 10,        /* ownership of a settled point */
    SAFE = GO_MCTS_ONE * 8 / 10,        /* wins after a pass that is safe, */
    SAFE_GAMES = 10,                    /* after this many games */
    DEAD = GO_MCTS_ONE * 3 / 10,        /* ownership by the other side that
                                         * makes a group dead */
    LIKELY_ONE = 1 << 10,               /* the likelihood of weight 0 */
    AVERAGE_GAMES = 10,                 /* added to the score of a move */
};

int go_mcts_children(const struct go_mcts *self,
                     const struct go_node **children)
{
    const struct go_node *root = &self->tree.node[GO_TREE_ROOT];
    uint32_t first = go_mcts_first_of(root);

    *children = &self->tree.node[first];
    return first ? root->count : 0;
}

/* The share of wins of the side that moved to a node, of GO_MCTS_ONE; 0 for a
 * node without visits. Imagined games do not count. */
static int win_of(const struct go_node *node)
{
    uint64_t visits = go_node_get(&node->visits);

    return visits ? (int)((uint64_t)go_node_get(&node->wins) * GO_MCTS_ONE
                          / GO_TREE_WIN / visits)
                  : 0;
}

/* More visits, or as many and more wins. Visits are the better measure: the
 * search goes where the value is high, and a high value after few visits is
 * mostly luck. */
static int is_better(const struct go_node *a, const struct go_node *b)
{
    uint32_t visits = go_node_get(&a->visits);

    if (visits != go_node_get(&b->visits))
        return visits > go_node_get(&b->visits);
    return go_node_get(&a->wins) > go_node_get(&b->wins);
}

/* The best of some siblings, with or without the pass; null if there is
 * none. */
static const struct go_node *most_visited(const struct go_node *nodes,
                                          int count, int may_pass)
{
    const struct go_node *best = NULL;

    for (int i = 0; i < count; i++)
        if ((may_pass || nodes[i].move != GO_PASS)
            && (!best || is_better(&nodes[i], best)))
            best = &nodes[i];
    return best;
}

/* Passing */

static int is_ahead(const struct go_mcts *self, const uint8_t *dead)
{
    int margin = go_game_margin(self->game, dead);

    return self->turn == GO_BLACK ? margin > 0 : margin < 0;
}

/* Whether every point ended as the same side's in nine of ten playouts. Then
 * nothing is left to fight for. */
static int is_all_settled(const struct go_mcts *self)
{
    const struct go_board *board = &self->game->now;
    int16_t owner[GO_POINTS];

    go_mcts_owners(self, owner);
    for (int i = 0; i < GO_POINTS; i++)
        if (board->colour[i] != GO_EDGE && owner[i] < SURE && owner[i] > -SURE)
            return 0;
    return 1;
}

/* Whether games that began with a pass were mostly won. Ownership alone does
 * not tell: a point may look settled because of our own next move, and would
 * not be after a pass. The pass is the last child. */
static int is_pass_safe(const struct go_mcts *self)
{
    const struct go_node *nodes;
    int count = go_mcts_children(self, &nodes);

    return count && nodes[count - 1].move == GO_PASS
        && go_node_get(&nodes[count - 1].visits) >= SAFE_GAMES
        && win_of(&nodes[count - 1]) >= SAFE;
}

/* Whether passing now wins. If the other has passed, it ends the game, and the
 * stones count as they stand; otherwise it must be clear which stones are
 * dead, and the other must not gain by moving twice. */
static int is_won_by_pass(const struct go_mcts *self)
{
    uint8_t dead[GO_POINTS];

    if (self->passes && is_ahead(self, NULL))
        return 1;
    if (self->aim.must_clean_up || !is_pass_safe(self)
        || !is_all_settled(self))
        return 0;
    go_mcts_dead(self, dead);
    return is_ahead(self, dead);
}

/* The most visited child. If that is the pass, but we are not ahead as the
 * stones stand, the best stone is preferred unless it is worth less than half
 * as much: a pass that gives points away is the last resort. */
static const struct go_node *choose_root_child(const struct go_mcts *self)
{
    const struct go_node *nodes, *best, *stone;
    int count = go_mcts_children(self, &nodes);

    best = most_visited(nodes, count, 1);
    stone = most_visited(nodes, count, 0);
    if (!best || best->move != GO_PASS || !stone)
        return best;
    return is_ahead(self, NULL) || win_of(stone) < win_of(best) / 2
        ? best : stone;
}

/* Passing to win comes before everything else; resigning needs enough games
 * with the best move for its win rate to mean something. */
void go_mcts_decide(const struct go_mcts *self, struct go_thought *thought)
{
    const struct go_node *best = choose_root_child(self);
    int games = (int)atomic_load(&self->lead_games);

    memset(thought, 0, sizeof *thought);
    thought->playouts = go_node_get(&self->tree.node[GO_TREE_ROOT].visits);
    thought->nodes = self->tree.in_use;
    if (!best)
        return;
    thought->move = best->move;
    thought->win = win_of(best);
    if (games)
        thought->lead_halves = (int)(INT64_C(2) * atomic_load(&self->lead)
                                     / games) - self->rules.komi;
    if (is_won_by_pass(self))
        thought->move = GO_PASS;
    else if (self->aim.may_resign && thought->win < HOPELESS
             && go_node_get(&best->visits) >= HOPELESS_GAMES)
        thought->is_resigned = 1;
}

/* The move is the most visited child: it is settled when the second could not
 * catch up even if all remaining games went there. */
int go_mcts_is_settled(const struct go_mcts *self, uint64_t games)
{
    const struct go_node *nodes, *best;
    int count = go_mcts_children(self, &nodes);
    uint32_t second = 0;

    best = most_visited(nodes, count, 1);
    if (!best)
        return 0;
    for (int i = 0; i < count; i++)
        if (&nodes[i] != best && go_node_get(&nodes[i].visits) > second)
            second = go_node_get(&nodes[i].visits);
    return go_node_get(&best->visits) > second + games;
}

/* What is to follow: the principal variation, by most visits at each node. */

static void foresee(const struct go_mcts *self, const struct go_node *node,
                    struct go_candidate *to)
{
    while (node && to->line_count < GO_MCTS_LINE_MAX) {
        uint32_t first = go_node_get(&node->children);

        to->line[to->line_count++] = node->move;
        node = first ? most_visited(&self->tree.node[first], node->count, 1)
                     : NULL;
        if (node && !go_node_get(&node->visits))
            break;
    }
}

/* The mean margin for the side to move, with komi, and its standard deviation.
 * squares * games - lead * lead is games^2 times the variance, so that one
 * integer root and one division do. */
static void set_score(const struct go_mcts *self,
                      const struct go_score_sum *sum,
                      struct go_candidate *to)
{
    int64_t games = sum->games, lead;
    uint64_t variance = (uint64_t)(sum->squares * games
                                   - sum->lead * sum->lead);

    if (!games)
        return;
    lead = sum->lead * GO_MCTS_ONE / games
         - self->rules.komi * GO_MCTS_ONE / 2;
    to->lead = (int)(self->turn == GO_BLACK ? lead : -lead);
    to->spread = (int)((int64_t)bits_root(variance) * GO_MCTS_ONE / games);
}

static struct go_score_sum all_scores(const struct go_mcts *self)
{
    struct go_score_sum all = {0};

    for (int i = 0; i < GO_POINTS; i++) {
        all.games += self->score[i].games;
        all.lead += self->score[i].lead;
        all.squares += self->score[i].squares;
    }
    return all;
}

void go_mcts_root(const struct go_mcts *self, struct go_candidate *root)
{
    const struct go_node *node = &self->tree.node[GO_TREE_ROOT];
    struct go_score_sum all = all_scores(self);

    memset(root, 0, sizeof *root);
    root->visits = go_node_get(&node->visits);
    root->win = GO_MCTS_ONE - win_of(node);     /* of the one who moved here */
    set_score(self, &all, root);
}

/* The likelihood of each child by the features of its move; returns their sum.
 * There are no features of a pass: it gets the least likelihood of all moves
 * before it, which are all others. */
static uint64_t weigh_children(const struct go_mcts *self,
                               const struct go_node *nodes, int count,
                               uint32_t likely[GO_TREE_BLOCK_MAX])
{
    const struct go_game *game = self->game;
    struct go_situation at = {
        .board = &game->now,
        .turn = self->turn,
        .last = game->count > 0 ? game->move[game->count - 1].point : GO_PASS,
        .before_last = game->count > 1 ? game->move[game->count - 2].point
                                       : GO_PASS,
    };
    uint32_t least = LIKELY_ONE;
    uint64_t sum = 0;

    for (int i = 0; i < count; i++) {
        likely[i] = nodes[i].move == GO_PASS ? least : 1 + go_prior_likelihood(
            go_prior_weigh(&at, &self->shapes, nodes[i].move), LIKELY_ONE);
        least = likely[i] < least ? likely[i] : least;
        sum += likely[i];
    }
    return sum;
}

/* The score of a move, with AVERAGE_GAMES games of the average added: a few
 * games say little, and visits kept from an earlier move have no score. */
static struct go_score_sum smoothed_score(const struct go_mcts *self,
                                          go_point move)
{
    struct go_score_sum score = self->score[move], all = all_scores(self);

    if (all.games) {
        score.games += AVERAGE_GAMES;
        score.lead += all.lead * AVERAGE_GAMES / all.games;
        score.squares += all.squares * AVERAGE_GAMES / all.games;
    }
    return score;
}

static void describe_candidate(const struct go_mcts *self,
                               const struct go_node *node,
                               struct go_candidate *to)
{
    struct go_score_sum score = smoothed_score(self, node->move);

    memset(to, 0, sizeof *to);
    to->move = node->move;
    to->visits = go_node_get(&node->visits);
    to->win = win_of(node);
    set_score(self, &score, to);
    foresee(self, node, to);
}

/* Insertion sort: there are at most 362 moves. Priors are normalised over all
 * moves, not only those that are returned. */
int go_mcts_candidates(const struct go_mcts *self,
                       struct go_candidate *candidates, int most)
{
    const struct go_node *nodes;
    const struct go_node *order[GO_TREE_BLOCK_MAX];
    uint32_t likely[GO_TREE_BLOCK_MAX];
    int count = go_mcts_children(self, &nodes);
    uint64_t sum = count ? weigh_children(self, nodes, count, likely) : 0;

    for (int i = 0; i < count; i++) {
        int at = i;

        for (; at > 0 && is_better(&nodes[i], order[at - 1]); at--)
            order[at] = order[at - 1];
        order[at] = &nodes[i];
    }
    if (count > most)
        count = most;
    for (int i = 0; i < count; i++) {
        describe_candidate(self, order[i], &candidates[i]);
        candidates[i].prior = (int)((likely[order[i] - nodes]
                                     * (uint64_t)GO_MCTS_PRIOR_ONE + sum / 2)
                                    / sum);
    }
    return count;
}

/* The board */

void go_mcts_owners(const struct go_mcts *self, int16_t owner[GO_POINTS])
{
    int games = (int)atomic_load(&self->games);

    memset(owner, 0, GO_POINTS * sizeof *owner);
    for (int i = 0; games && i < GO_POINTS; i++)
        owner[i] = (int16_t)((int64_t)atomic_load(&self->owner[i])
                             * GO_MCTS_ONE / games);
}

/* Whether the points of a group end, on average, clearly as the other's. A
 * group lives or dies as a whole, so the mean over its stones decides. */
static int is_dead(const struct go_board *board, const int16_t *owner,
                   go_point stone)
{
    go_point at = stone;
    int sum = 0, count = 0;

    do {
        sum += owner[at];
        count++;
        at = board->next[at];
    } while (at != stone);
    return board->colour[stone] == GO_BLACK ? sum < -DEAD * count
                                            : sum > DEAD * count;
}

int go_mcts_dead(const struct go_mcts *self, uint8_t dead[GO_POINTS])
{
    const struct go_board *board = &self->game->now;
    int16_t owner[GO_POINTS];
    int count = 0;

    go_mcts_owners(self, owner);
    for (int i = 0; i < GO_POINTS; i++) {
        dead[i] = board->head[i] && is_dead(board, owner, (go_point)i);
        count += dead[i];
    }
    return count;
}
