/* uct.c - level 3: a tree of moves that grows where it pays (UCT).
 *
 * Two hundred times: from the position go down the tree, each time to the
 * child with the best bound on its wins (UCB1, C = 1.41); at a position with
 * a move that was never tried, try it; from there play at random, 81 moves or
 * until both pass; count the area; and tell all positions on the way who has
 * won. The move that was tried most often is played.
 *
 * This is UCT as it was published (Kocsis and Szepesvari, 2006), kept short
 * for readers; mcts.c is the strong search. It computes with integers only,
 * so that every platform plays the same games.
 */
#include "games/go/minds/uct.h"

#include "base/bits.h"
#include "games/go/minds/minds.h"

enum {
    NONE = -1,
    UNIT = 1 << 12,                     /* what a win counts */
    LN_UNIT = 1 << 16,
    C_SQUARED = 199,                    /* 1.41 * 1.41, in hundredths */
};

/* Numbers without fractions */

/* The natural logarithm, in parts of LN_UNIT: the binary one digit by digit,
 * each from squaring what is left, times ln 2. */
static uint64_t logarithm(unsigned number)
{
    const uint64_t ln_two = 45426;      /* of LN_UNIT */
    uint64_t rest = (uint64_t)number << 16, binary = 0;

    while (rest >= UINT64_C(2) << 16) {
        rest >>= 1;
        binary += LN_UNIT;
    }
    for (uint64_t digit = LN_UNIT / 2; digit; digit /= 2) {
        rest = rest * rest >> 16;
        if (rest < UINT64_C(2) << 16)
            continue;
        rest >>= 1;
        binary += digit;
    }
    return binary * ln_two / LN_UNIT;
}

/* wins / visits + C * sqrt(ln(parent's visits) / visits) */
static uint64_t bound_of(const struct go_uct_node *node, int parent_visits)
{
    uint64_t visits = (uint64_t)node->visits;
    uint64_t square = logarithm((unsigned)parent_visits) * C_SQUARED
                    * ((uint64_t)UNIT * UNIT / LN_UNIT) / 100 / visits;

    return (uint64_t)node->wins * UNIT / visits + bits_root(square);
}

/* The tree */

/* Legal points that fill no eye of one's own; and a pass if the other has just
 * passed, or if nothing else is left. Passes at all times would double the
 * tree for nothing. */
static void list_untried(struct go_uct_node *node, const struct go_game *game)
{
    node->untried_count = go_sensible_moves(game, node->untried);
    if (game->passes || !node->untried_count)
        node->untried[node->untried_count++] = GO_PASS;
}

/* Adds a node for the move that has just been played in self->game. There is
 * always room: each simulation adds one at most. A finished game has no moves
 * to try. */
static int add_node(struct go_uct *self, int parent, go_point move,
                    enum go_colour colour)
{
    struct go_uct_node *node = &self->node[self->count];

    *node = (struct go_uct_node){
        .move = move, .colour = (uint8_t)colour, .parent = parent,
        .first = NONE, .next = NONE,
    };
    if (parent != NONE) {
        node->next = self->node[parent].first;
        self->node[parent].first = self->count;
    }
    if (!go_game_is_over(&self->game))
        list_untried(node, &self->game);
    return self->count++;
}

/* Every child has a visit, since it is only asked for once all were tried. */
static int child_with_best_bound(const struct go_uct *self, int parent)
{
    uint64_t most = 0;
    int best = self->node[parent].first;

    for (int i = best; i != NONE; i = self->node[i].next) {
        uint64_t bound = bound_of(&self->node[i], self->node[parent].visits);

        if (bound > most) {
            most = bound;
            best = i;
        }
    }
    return best;
}

/* A random one; the last takes its place in the list. */
static int try_untried_move(struct go_uct *self, int at, struct rng *rng)
{
    struct go_uct_node *node = &self->node[at];
    int i = (int)rng_below(rng, (uint64_t)node->untried_count);
    go_point move = node->untried[i];
    enum go_colour colour = (enum go_colour)self->game.turn;

    node->untried[i] = node->untried[--node->untried_count];
    go_game_play(&self->game, move, colour);
    return add_node(self, at, move, colour);
}

/* Down to a leaf; the game goes with it. */
static int walk_to_leaf(struct go_uct *self, struct rng *rng)
{
    int at = 0;

    while (!self->node[at].untried_count && self->node[at].first != NONE) {
        at = child_with_best_bound(self, at);
        go_game_play(&self->game, self->node[at].move,
                     (enum go_colour)self->node[at].colour);
    }
    return self->node[at].untried_count ? try_untried_move(self, at, rng) : at;
}

/* Games at random */

/* Plays any legal point but an eye, found by going round the free points from
 * a random start; 0 if there is none, and then the side passes. */
static int play_random_stone(struct go_board *board, enum go_colour colour,
                             struct rng *rng)
{
    int count = board->free_count;
    int start = count ? (int)rng_below(rng, (uint64_t)count) : 0;

    for (int i = 0; i < count; i++) {
        go_point point = board->free_point[(start + i) % count];

        if (!go_is_eye(board, point, colour)
            && go_play_lightly(board, point, colour))
            return 1;
    }
    return 0;
}

/* Plays on at random and returns whether Black has won by area. Only the board
 * is played on: the history of the game does not grow, and superko is not
 * looked at. */
static int black_wins(struct go_game *game, struct rng *rng)
{
    enum go_colour colour = (enum go_colour)game->turn;
    int passes = game->passes;

    for (int i = 0; i < GO_UCT_DEPTH && passes < 2; i++) {
        passes = play_random_stone(&game->now, colour, rng) ? 0 : passes + 1;
        if (passes)
            game->now.ko = 0;
        colour = go_other(colour);
    }
    return go_game_margin(game, NULL) > 0;
}

/* From a leaf to the root: the wins of a node are those of the colour that
 * moved there. */
static void back_up_result(struct go_uct *self, int at, int is_black)
{
    for (; at != NONE; at = self->node[at].parent) {
        self->node[at].visits++;
        self->node[at].wins += is_black == (self->node[at].colour
                                            == GO_BLACK);
    }
}

static void simulate(struct go_uct *self, const struct go_game *from,
                     struct rng *rng)
{
    int leaf;

    self->game = *from;
    leaf = walk_to_leaf(self, rng);
    back_up_result(self, leaf, black_wins(&self->game, rng));
}

void go_uct_begin(struct go_uct *self, const struct go_game *game)
{
    self->count = 0;
    self->game = *game;
    add_node(self, NONE, GO_PASS, go_other((enum go_colour)game->turn));
}

void go_uct_play(struct go_uct *self, const struct go_game *game,
                 struct rng *rng, int simulations)
{
    int left = GO_UCT_SIMULATIONS - self->node[0].visits;

    for (int i = 0; i < simulations && i < left; i++)
        simulate(self, game, rng);
}

go_point go_uct_move(const struct go_uct *self)
{
    int most = 0;
    go_point move = GO_PASS;

    for (int i = self->node[0].first; i != NONE; i = self->node[i].next)
        if (self->node[i].visits > most) {
            most = self->node[i].visits;
            move = self->node[i].move;
        }
    return move;
}

/* The mind */

static enum mind_answer choose_most_tried(void *mind, const void *seen,
                                          void *scratch, long budget,
                                          void *move)
{
    const struct go_game *game = seen;
    struct go_uct *tree = scratch;

    (void)budget;                       /* some milliseconds in all */
    if (go_should_pass(game)) {
        *(go_point *)move = GO_PASS;
        return MIND_MOVES;
    }
    go_uct_begin(tree, game);
    go_uct_play(tree, game, mind, GO_UCT_SIMULATIONS);
    *(go_point *)move = go_uct_move(tree);
    return MIND_MOVES;
}

const struct mind_type go_uct = {
    .name = "uct",
    .title = "200 games at random",
    .size = sizeof(struct rng),
    .scratch_size = sizeof(struct go_uct),
    .reset = mind_takes_dice,
    .think = choose_most_tried,
};
