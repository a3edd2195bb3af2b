/* mcts.c - Monte Carlo tree search for Go.
 *
 * A game goes down the tree, at each node to the child that promises most;
 * at a leaf that was visited some times all its moves become children; from
 * there a playout ends the game. All nodes on the way learn who has won, and
 * so do their other children whose move the same player made later on (all
 * moves as first, AMAF): that tells much from few games, and is believed
 * less the more games really went there (RAVE; Gelly and Silver, 2007).
 *
 * Each visit counts as lost until its game is over (virtual loss). So threads
 * that go down at the same time take different paths.
 *
 * Nodes are shared without a lock: counters are relaxed atomics, and children
 * are published by one release store of their index (expand_leaf). With one
 * worker nothing depends on timing, and all numbers are integers: the same
 * seed gives the same tree everywhere. mcts_aim.c sets the position, decide.c
 * reads the result, tree.c has the store of nodes.
 */
#include <string.h>

#include "base/arena.h"
#include "base/bits.h"
#include "games/go/minds/mcts_inside.h"
#include "games/go/minds/playout.h"

enum {
    AMAF_WORTH = 180,                   /* games that AMAF is worth at most */
    AMAF_MOST = 1 << 20,                /* more are not counted */
    GROWS_AT = 2,                       /* visits until a leaf has children */
    VISITS_MAX = 1 << 25,               /* so that 32 bits hold all wins */
    MORE = 5,                           /* of GO_TREE_WIN, for the margin: */
    MORE_HALVES = 4,                    /* one for each two points */
    LEAD_GAMES = 1 << 22,               /* of this many games the sum of leads,
                                         * each up to 361, fits into an int */
    DEPTH_MAX = 400,                    /* moves below the root; a playout
                                         * takes over there */
    VALUE_ONE = 1 << 10,                /* values are parts of a win's part */
    PRIOR_EVEN = 12,                    /* games imagined: as many won */
    PRIOR_LIKELY = 68,                  /* and for a sure move, all won */
    PRIOR_PASS = 10,                    /* all lost */
    KEY_ONE = 1 << 10,                  /* the likelihood of weight 0 */
    PASS_EVERY = 32,                    /* late games that begin with a pass */
};

struct step {                           /* one move on the way down */
    uint32_t node;
    go_point move;
    uint8_t colour;                     /* who made it */
    uint64_t before;                    /* the stones before it */
};

/* Everything that one thread needs to play a game; what it has found out since
 * publish_results() was called last stands at the end. */
struct go_worker {
    struct rng rng;
    struct go_board board;
    enum go_colour turn;
    int passes;
    go_point last, before_last;
    int depth;                          /* steps[0] is the root */
    struct step steps[DEPTH_MAX + 1];
    uint8_t first[GO_POINTS];           /* who played there first */

    int games;                          /* not yet published, */
    int lead;                           /* Black's, summed over them, */
    int32_t owner[GO_POINTS];           /* Black's less White's, by point */
    struct go_score_sum score[GO_POINTS];       /* by their first move */
};

/* Memory */

size_t go_mcts_node_size(void) { return sizeof(struct go_node); }

size_t go_mcts_size(uint32_t nodes)
{
    return arena_need(sizeof(struct go_mcts)) + ARENA_ALIGN
         + arena_need((size_t)nodes * sizeof(struct go_node));
}

size_t go_worker_size(void) { return sizeof(struct go_worker); }

/* The nodes lie after the struct and take all that is left. Their number is
 * limited to 31 bits, so that GO_MCTS_BUSY is no index. */
struct go_mcts *go_mcts_make(void *memory, size_t size)
{
    struct arena arena = arena_of(memory, size);
    struct go_mcts *self = arena_take(&arena, sizeof *self);
    size_t nodes = arena.left / ARENA_ALIGN * ARENA_ALIGN
                 / sizeof(struct go_node);

    memset(self, 0, sizeof *self);
    atomic_flag_clear(&self->score_lock);
    if (nodes > UINT32_MAX / 2)
        nodes = UINT32_MAX / 2;
    go_prior_begin(&self->shapes);
    go_tree_begin(&self->tree,
                  arena_take(&arena, nodes * sizeof(struct go_node)),
                  (uint32_t)nodes);
    return self;
}

struct go_worker *go_worker_make(void *memory, uint64_t seed)
{
    struct go_worker *self = memory;

    memset(self, 0, sizeof *self);
    for (int i = 0; i < 4; i++)
        self->rng.state[i] = rng_splitmix(&seed);
    return self;
}

void go_mcts_clear(struct go_mcts *self)
{
    go_tree_clear(&self->tree);
    self->game = NULL;
}

/* Children */

/* Superko within the search: whether a move brings back a position of the path
 * down the tree or of the game before it. */
static int would_repeat(const struct go_mcts *self,
                        const struct go_worker *worker, go_point point)
{
    const struct go_game *game = self->game;
    uint64_t hash = go_hash_after(&worker->board, point, worker->turn);
    enum go_colour to_move = go_other(worker->turn);
    int any = game->rules.ko == GO_KO_POSITIONAL;

    for (int i = worker->depth; i >= 1; i--)
        if (worker->steps[i].before == hash
            && (any || worker->steps[i].colour == to_move))
            return 1;
    return go_game_repeats(game, hash, to_move);
}

/* As long as nothing was captured no position can come back, except by
 * suicide; afterwards even a move that captures nothing may repeat one. Saves
 * hashing in most of the tree. */
static int may_come_back(const struct go_board *board)
{
    return board->taken[GO_BLACK] || board->taken[GO_WHITE]
        || board->may_suicide;
}

/* Moves that become children: legal by the rules of the game, and no filling
 * of one's own eye. */
static int is_sensible(const struct go_mcts *self,
                       const struct go_worker *worker, go_point point)
{
    const struct go_board *board = &worker->board;

    return !go_is_eye(board, point, worker->turn)
        && go_judge(board, point, worker->turn) == GO_LEGAL
        && (self->game->rules.ko == GO_KO_SIMPLE || !may_come_back(board)
            || !would_repeat(self, worker, point));
}

static int list_playable(const struct go_mcts *self,
                         const struct go_worker *worker,
                         go_point moves[GO_AREA_MAX])
{
    int count = 0;

    for (int i = 0; i < worker->board.free_count; i++) {
        go_point point = worker->board.free_point[i];

        if (is_sensible(self, worker, point))
            moves[count++] = point;
    }
    return count;
}

/* Adds games that were never played. They stand beside the real ones, so that
 * visits and wins are what was really seen. */
static void imagine(struct go_node *node, uint32_t visits, uint32_t wins)
{
    node->prior_visits = (uint16_t)(node->prior_visits + visits);
    node->prior_wins = (uint16_t)(node->prior_wins + wins);
}

static void clear_node(struct go_node *node, go_point move)
{
    memset(node, 0, sizeof *node);
    node->move = move;
    imagine(node, PRIOR_EVEN, PRIOR_EVEN * GO_TREE_WIN / 2);
}

/* Likely moves start with some games won, in proportion to the square root of
 * their probability: so the first visits go to them, while a search of some
 * hundred games overrules the prior. `root` is 1024 for probability 1. */
static void imagine_all(struct go_node *nodes, int count,
                        const uint32_t *likely)
{
    uint64_t sum = 1;

    for (int i = 0; i < count; i++)
        sum += likely[i];
    for (int i = 0; i < count; i++) {
        uint32_t root = bits_root(((uint64_t)likely[i] << 20) / sum);
        uint32_t games = (root * PRIOR_LIKELY + 512) >> 10;

        imagine(&nodes[i], games, games * GO_TREE_WIN);
    }
}

/* All moves and, as the last child, the pass, which starts with lost games:
 * it is a good move only at the end. */
static void fill_children(const struct go_mcts *self,
                          const struct go_worker *worker,
                          struct go_node *nodes, const go_point *moves,
                          int count)
{
    struct go_situation at = {
        .board = &worker->board,
        .turn = worker->turn,
        .last = worker->last,
        .before_last = worker->before_last,
    };
    uint32_t likely[GO_AREA_MAX];

    for (int i = 0; i < count; i++) {
        clear_node(&nodes[i], moves[i]);
        likely[i] = go_prior_likelihood(
            go_prior_weigh(&at, &self->shapes, moves[i]), KEY_ONE);
    }
    imagine_all(nodes, count, likely);
    clear_node(&nodes[count], GO_PASS);
    imagine(&nodes[count], PRIOR_PASS, 0);
}

/* Gives a leaf its children. Of several threads that come here one wins the
 * exchange; the others find no children yet and play out from the leaf. The
 * release store at the end publishes count and children together; it writes 0
 * again if the store is full. */
static void expand_leaf(struct go_mcts *self, struct go_worker *worker,
                        struct go_node *node)
{
    unsigned none = 0;
    go_point moves[GO_AREA_MAX];
    uint32_t first;
    int count;

    if (!atomic_compare_exchange_strong(&node->children, &none,
                                        (unsigned)GO_MCTS_BUSY))
        return;
    count = list_playable(self, worker, moves);
    first = go_tree_take(&self->tree, count + 1);
    if (first) {
        fill_children(self, worker, &self->tree.node[first], moves, count);
        node->count = (uint16_t)(count + 1);
    }
    atomic_store_explicit(&node->children, first, memory_order_release);
}

/* Down the tree */

/* With v visits of which w were won, and a games of AMAF of which r were won,
 * worth at most E visits, the weights are a / (a + v + a * v / E) for AMAF and
 * the rest for the visits, which makes one fraction (docs/go.md). The prior
 * keeps the denominator above zero. There is no exploration term: AMAF and
 * the prior explore. */
static uint64_t rave_value(const struct go_node *node)
{
    uint64_t visits = go_node_get(&node->visits) + node->prior_visits;
    uint64_t wins = go_node_get(&node->wins) + node->prior_wins;
    uint64_t amaf_visits = go_node_get(&node->amaf_visits);
    uint64_t amaf_wins = go_node_get(&node->amaf_wins);
    uint64_t weight = AMAF_WORTH + amaf_visits;

    return (amaf_wins * AMAF_WORTH + wins * weight) * VALUE_ONE
         / (amaf_visits * AMAF_WORTH + visits * weight);
}

/* The child with the highest value; among equals the first from a random
 * start, so that no point of the board is preferred by its number. */
static uint32_t most_promising_child(const struct go_tree *tree, uint32_t first,
                                     uint32_t count, struct rng *rng)
{
    uint32_t start = (uint32_t)((rng_next(rng) >> 32) * count >> 32);
    uint32_t best = first;
    uint64_t most = 0;

    for (uint32_t i = 0; i < count; i++) {
        uint32_t child = first + (start + i < count ? start + i
                                                    : start + i - count);
        uint64_t value = rave_value(&tree->node[child]);

        if (value > most || i == 0) {
            most = value;
            best = child;
        }
    }
    return best;
}

/* Starts from the position at the root. Where players agree on the dead after
 * two passes, a second pass is good only if the other side could achieve
 * nothing more; so there the pass before the root does not count, and the game
 * goes on after our pass. */
static void begin_at_root(const struct go_mcts *self, struct go_worker *worker)
{
    const struct go_game *game = self->game;
    int count = game->count;

    worker->board = game->now;
    worker->turn = self->turn;
    worker->passes = self->aim.must_clean_up ? self->passes : 0;
    worker->last = count > 0 ? game->move[count - 1].point : GO_PASS;
    worker->before_last = count > 1 ? game->move[count - 2].point : GO_PASS;
    worker->depth = 0;
    worker->steps[0].node = GO_TREE_ROOT;
}

/* Makes the move of a child, and keeps what credit_path() and would_repeat()
 * need. */
static void enter_child(struct go_worker *worker, uint32_t node, go_point move)
{
    worker->steps[++worker->depth] = (struct step){
        node, move, (uint8_t)worker->turn, worker->board.hash,
    };
    go_play(&worker->board, move, worker->turn);
    worker->passes = move == GO_PASS ? worker->passes + 1 : 0;
    worker->before_last = worker->last;
    worker->last = move;
    worker->turn = go_other(worker->turn);
}

/* The root grows at once: without children there is nothing to decide. */
static int should_grow(const struct go_mcts *self, const struct go_node *node,
                       int depth)
{
    return depth == 0
        || (go_node_get(&node->visits) >= GROWS_AT
            && !atomic_load_explicit(&self->tree.is_full,
                                     memory_order_relaxed));
}

/* Late in the game some games begin with a pass even if that promises nothing:
 * go_mcts_decide() wants to know what a pass leads to before it passes. */
static int tries_pass(const struct go_mcts *self, struct go_worker *worker)
{
    const struct go_board *board = &self->game->now;

    return worker->depth == 0 && !self->aim.must_clean_up
        && (self->passes
            || board->free_count * 2 < board->size * board->size)
        && (rng_next(&worker->rng) >> 32) % PASS_EVERY == 0;
}

/* After such a pass the other side may not pass: that would end the game with
 * dead stones counted as alive, and say nothing about the pass. */
static int must_reply(const struct go_mcts *self,
                      const struct go_worker *worker)
{
    return worker->depth == 1 && worker->last == GO_PASS
        && !self->aim.must_clean_up;
}

/* Of the children the last one is the pass. */
static uint32_t choose_child(const struct go_mcts *self,
                             struct go_worker *worker,
                             const struct go_node *node, uint32_t first)
{
    uint32_t count = node->count;

    if (tries_pass(self, worker))
        return first + count - 1;
    if (count > 1 && must_reply(self, worker))
        count--;
    return most_promising_child(&self->tree, first, count, &worker->rng);
}

/* Goes down until a node has no children, both have passed, or the path is
 * full. The visit is counted before the result is known: that is the virtual
 * loss. */
static void descend_to_leaf(struct go_mcts *self, struct go_worker *worker)
{
    struct go_tree *tree = &self->tree;
    struct go_node *node = &tree->node[GO_TREE_ROOT];

    go_node_add(&node->visits, 1);
    while (worker->passes < 2 && worker->depth < DEPTH_MAX) {
        uint32_t first = go_mcts_first_of(node), child;

        if (!first && should_grow(self, node, worker->depth)) {
            expand_leaf(self, worker, node);
            first = go_mcts_first_of(node);
        }
        if (!first)
            return;
        child = choose_child(self, worker, node, first);
        node = &tree->node[child];
        go_node_add(&node->visits, 1);
        enter_child(worker, child, node->move);
    }
}

/* And up again */

/* Credits the game to all children of a node whose move the side to move there
 * played first at that point, now or later. AMAF_MOST keeps the products in
 * rave_value() within 64 bits. */
static void credit_amaf(struct go_tree *tree, const struct go_node *node,
                        enum go_colour turn, uint32_t wins,
                        const uint8_t first_played[GO_POINTS])
{
    uint32_t first = go_mcts_first_of(node);

    for (uint32_t i = 0; first && i < node->count; i++) {
        struct go_node *child = &tree->node[first + i];

        if (first_played[child->move] != turn
            || go_node_get(&child->amaf_visits) >= AMAF_MOST)
            continue;
        go_node_add_loosely(&child->amaf_visits, 1);
        go_node_add_loosely(&child->amaf_wins, wins);
    }
}

/* From the leaf up to the root. `turn` is the side to move at a node; the wins
 * of a node are those of the side that moved there, the other one. first[]
 * gets the moves of the path on the way up, so that an earlier move at a point
 * overwrites a later one and each node sees only what happened below it. */
static void credit_path(struct go_mcts *self, struct go_worker *worker,
                        uint32_t black_wins)
{
    struct go_tree *tree = &self->tree;
    enum go_colour turn = self->turn;

    if (worker->depth & 1)
        turn = go_other(turn);
    for (int i = worker->depth; i >= 0; i--) {
        const struct step *at = &worker->steps[i];
        struct go_node *node = &tree->node[at->node];
        uint32_t lost = GO_TREE_WIN - black_wins;

        credit_amaf(tree, node, turn, turn == GO_BLACK ? black_wins : lost,
                    worker->first);
        turn = go_other(turn);
        go_node_add(&node->wins, turn == GO_BLACK ? black_wins : lost);
        if (i > 0 && at->move)
            worker->first[at->move] = at->colour;
    }
}

/* Both have passed within the tree, perhaps with much of the board still free:
 * counts as the rules do, all stones alive. go_playout_count() is faster but
 * sees only the neighbours of a free point. */
static int count_area(struct go_worker *worker)
{
    uint8_t owner[GO_POINTS];
    struct go_area area;

    go_score_area(&worker->board, NULL, &area, owner);
    for (int i = 0; i < GO_POINTS; i++)
        worker->owner[i] += (owner[i] == GO_BLACK) - (owner[i] == GO_WHITE);
    return area.stones[GO_BLACK] + area.empty[GO_BLACK]
         - area.stones[GO_WHITE] - area.empty[GO_WHITE];
}

/* What a result is worth for Black, of GO_TREE_WIN: mostly who has won, and a
 * little by how much. So a won game is not given away point by point, and a
 * lost one is kept close. */
static uint32_t result_worth(int margin_halves)
{
    int more = margin_halves / MORE_HALVES;

    if (more > MORE || more < -MORE)
        more = more > 0 ? MORE : -MORE;
    if (margin_halves == 0)
        return GO_TREE_WIN / 2;
    return (uint32_t)((margin_halves > 0 ? GO_TREE_WIN - MORE : MORE) + more);
}

/* Margins by the first move of the game, for the scores that GTP reports. */
static void note_score(struct go_worker *worker, int lead)
{
    struct go_score_sum *score;

    if (!worker->depth)
        return;
    score = &worker->score[worker->steps[1].move];
    score->games++;
    score->lead += lead;
    score->squares += lead * lead;
}

/* Plays the game from the leaf to its end, and counts. first[] must be empty
 * for the playout: the moves of the tree are added by credit_path(). */
static void finish_game(struct go_mcts *self, struct go_worker *worker)
{
    struct go_playout playout = {
        .board = &worker->board,
        .rng = &worker->rng,
        .turn = (uint8_t)worker->turn,
        .passes = (uint8_t)worker->passes,
        .last = worker->last,
        .before_last = worker->before_last,
        .first = worker->first,
        .patterns = (const uint8_t (*)[GO_PATTERNS])self->shapes.playout,
    };
    int lead, margin;

    memset(worker->first, 0, sizeof worker->first);
    go_playout_run(&playout);
    lead = worker->passes < 2
        ? go_playout_count(&worker->board, worker->owner)
        : count_area(worker);
    margin = 2 * lead - self->rules.komi;
    worker->lead += lead;
    note_score(worker, lead);
    credit_path(self, worker, result_worth(margin));
}

/* A spin lock: it is held for a few hundred additions, once per call of
 * go_mcts_play(). */
static void report_scores(struct go_mcts *self, struct go_worker *worker)
{
    while (atomic_flag_test_and_set_explicit(&self->score_lock,
                                             memory_order_acquire))
        ;
    for (int i = 0; i < GO_POINTS; i++) {
        self->score[i].games += worker->score[i].games;
        self->score[i].lead += worker->score[i].lead;
        self->score[i].squares += worker->score[i].squares;
    }
    atomic_flag_clear_explicit(&self->score_lock, memory_order_release);
}

/* Adds what a worker has seen to the sums of the tree: once per call of
 * go_mcts_play() and not after every game, or threads would contend for the
 * same cache lines. */
static void publish_results(struct go_mcts *self, struct go_worker *worker)
{
    atomic_fetch_add(&self->games, (unsigned)worker->games);
    if (atomic_load(&self->lead_games) < LEAD_GAMES) {
        atomic_fetch_add(&self->lead_games, (unsigned)worker->games);
        atomic_fetch_add(&self->lead, worker->lead);
        report_scores(self, worker);
    }
    for (int i = 0; i < GO_POINTS; i++)
        if (worker->owner[i])
            atomic_fetch_add(&self->owner[i], worker->owner[i]);
    worker->games = worker->lead = 0;
    memset(worker->owner, 0, sizeof worker->owner);
    memset(worker->score, 0, sizeof worker->score);
}

int go_mcts_play(struct go_mcts *self, struct go_worker *worker, int games)
{
    const struct go_node *root = &self->tree.node[GO_TREE_ROOT];

    while (worker->games < games && !go_mcts_is_full(self)
           && go_node_get(&root->visits) < VISITS_MAX) {
        begin_at_root(self, worker);
        descend_to_leaf(self, worker);
        finish_game(self, worker);
        worker->games++;
    }
    games = worker->games;
    publish_results(self, worker);
    return games;
}

int go_mcts_is_full(const struct go_mcts *self)
{
    return atomic_load_explicit(&self->tree.is_full, memory_order_relaxed);
}

void go_mcts_prune(struct go_mcts *self) { go_tree_prune(&self->tree); }
