/* search.c - alpha-beta search for draughts, within limits.
 *
 * Iterative deepening with a principal variation search: each position is
 * looked up first (checkers_table), the likely best move is tried first
 * (checkers_order), the others only have to be shown to be no better (a window
 * of width one), and late moves are searched less deeply at first. Where a
 * jump is pending the search continues below its depth (quiescence), so that
 * only quiet positions are judged (checkers_eval).
 *
 * Scores are those of the side to move, hence the minus signs (negamax). After
 * is_stopped is set every return value is meaningless and must not be stored.
 * Endgame tables, if there were any, would be probed beside is_drawn.
 */
#include "games/draughts/minds/search.h"

#include <string.h>

#include "base/arena.h"
#include "games/draughts/minds/eval.h"
#include "games/draughts/minds/order.h"
#include "games/draughts/minds/table.h"

enum {
    INFINITE = CHECKERS_WIN + 1,
    PLY_MAX = CHECKERS_DEPTH_MAX,
    STOP_EVERY = 1024,                  /* nodes between questions */
    WINDOW = 24,                        /* around the previous score */
    FAR_DEPTH = 4,                      /* reverse futility pruning: up to */
    FAR_A_PLY = 50,                     /* here, with this margin a ply */
    JUDGED = 1 << 15,                   /* evaluations cached */
    SCORE_BITS = 16,                    /* of a cached word */
};

struct checkers_search {
    struct checkers_table *table;
    int number;                         /* among those that share the table */
    const struct checkers_limits *limits;
    uint64_t nodes;
    int is_stopped;

    /* The hashes of the positions that led here, those of the game first. */
    uint64_t past[CHECKERS_QUIET_PLIES + PLY_MAX + 1];
    int begin;                          /* index of the root's */

    uint64_t judged[JUDGED];            /* hash above, score in the low 16 */
    struct checkers_order order;
    uint16_t line[PLY_MAX + 1][PLY_MAX + 1];    /* best play from each ply,
                                         * the triangular table */
    int line_length[PLY_MAX + 1];
    struct checkers_move best;          /* the root's, in full */
    struct checkers_moves root;
};

struct spot {                           /* a position in the search */
    struct checkers at;
    uint64_t hash;
    int ply;                            /* from the root */
    int quiet;                          /* as in struct checkers_game */
};

/* Counts a node; nonzero if the search is to end. */
static int count_node(struct checkers_search *self)
{
    const struct checkers_limits *limits = self->limits;

    if (self->is_stopped)
        return 1;
    self->nodes++;
    if ((limits->nodes && self->nodes >= limits->nodes)
        || (self->nodes % STOP_EVERY == 0 && limits->should_stop
            && limits->should_stop(limits->context)))
        self->is_stopped = 1;
    return self->is_stopped;
}

/* What needs no search */

/* One repetition is scored as the draw that three would be: if repeating were
 * good for a side, it would repeat again. Only every second position has the
 * same side to move, and only quiet plies can be repeated. */
static int occurred_before(const struct checkers_search *self,
                           const struct spot *spot)
{
    const uint64_t *here = &self->past[self->begin + spot->ply];

    for (int back = 2; back <= spot->quiet; back += 2)
        if (here[-back] == spot->hash)
            return 1;
    return 0;
}

/* At the limit of quiet plies a side that cannot move has lost nevertheless,
 * as in checkers_game_result. */
static int is_drawn(const struct checkers_search *self,
                    const struct spot *spot)
{
    if (spot->at.rules != CHECKERS_FULL)
        return 0;
    return spot->quiet >= CHECKERS_QUIET_PLIES
        ? checkers_can_move(&spot->at) : occurred_before(self, spot);
}

/* The score of a win counts the plies from the root; in the table they are
 * counted from the position, because it is reached at different plies. */
static int score_to_keep(int score, int ply)
{
    return score >= CHECKERS_WON ? score + ply
         : score <= -CHECKERS_WON ? score - ply : score;
}

static int score_kept(int score, int ply)
{
    return score_to_keep(score, -ply);
}

/* Whether a table entry answers for this window without a search. */
static int is_bound_enough(const struct checkers_known *known, int score,
                           int depth, int alpha, int beta)
{
    if (known->depth < depth)
        return 0;
    return known->bound == CHECKERS_EXACT
        || (known->bound == CHECKERS_AT_LEAST && score >= beta)
        || (known->bound == CHECKERS_AT_MOST && score <= alpha);
}

/* A win that was found with fewer quiet plies after it may come too late
 * here, after the forty-move draw: the hash does not contain that count. */
static int is_too_late(const struct checkers_known *known,
                       const struct spot *spot)
{
    int size = known->score < 0 ? -known->score : known->score;

    return size >= CHECKERS_WON
        && CHECKERS_WIN - size + spot->quiet > CHECKERS_QUIET_PLIES;
}

/* The evaluation through a direct-mapped cache: many lines lead to the same
 * position, and the net is slow. A false hit takes a 48-bit collision. */
static int evaluate_cached(struct checkers_search *self,
                           const struct spot *spot)
{
    uint64_t *kept = &self->judged[spot->hash % JUDGED];
    uint64_t name = spot->hash >> SCORE_BITS << SCORE_BITS;
    int score;

    if ((*kept ^ name) >> SCORE_BITS == 0)
        return (int16_t)(uint16_t)*kept;
    score = checkers_eval(&spot->at);
    *kept = name | (uint16_t)score;
    return score;
}

/* Making a move */

/* The table's entry is prefetched, so that its cache line arrives while the
 * rest of the work is done. */
static struct spot advance_spot(struct checkers_search *self,
                                const struct spot *spot,
                                const struct checkers_move *move)
{
    struct spot next = {.at = spot->at, .ply = spot->ply + 1};
    int is_quiet = !move->taken && (spot->at.kings & move->from);

    next.quiet = is_quiet ? spot->quiet + 1 : 0;
    checkers_play(&next.at, move);
    next.hash = checkers_hash(&next.at);
    checkers_table_expect(self->table, next.hash);
    self->past[self->begin + next.ply] = next.hash;
    return next;
}

/* The best line from here is this move and the best line from the next ply. */
static void extend_line(struct checkers_search *self, int ply,
                        const struct checkers_move *move)
{
    int rest = self->line_length[ply + 1];

    if (ply == 0)
        self->best = *move;
    self->line[ply][0] = checkers_order_name(move);
    memcpy(&self->line[ply][1], self->line[ply + 1],
           (size_t)rest * sizeof self->line[0][0]);
    self->line_length[ply] = rest + 1;
}

static int alpha_beta(struct checkers_search *self, const struct spot *spot,
                      int alpha, int beta, int depth);

/* Late move reductions: by how many plies the i-th move is searched less at
 * first. Captures are never reduced. */
static int reduction(const struct checkers_move *move, int i, int depth)
{
    if (depth < 3 || i < 1 || move->taken)
        return 0;
    return 1 + (i >= 3) + (i >= 6) + (depth >= 8 && i >= 3);
}

/* The first move gets the whole window. The others get a null window, first
 * reduced, then at full depth, and the whole window only if they turn out to
 * be better after all. */
static int try_move(struct checkers_search *self, const struct spot *spot,
                    const struct checkers_moves *moves, int i,
                    int alpha, int beta, int depth)
{
    struct spot next = advance_spot(self, spot, &moves->move[i]);
    int less = reduction(&moves->move[i], i, depth);
    int score;

    if (i == 0)
        return -alpha_beta(self, &next, -beta, -alpha, depth - 1);
    score = -alpha_beta(self, &next, -alpha - 1, -alpha, depth - 1 - less);
    if (score > alpha && less)
        score = -alpha_beta(self, &next, -alpha - 1, -alpha, depth - 1);
    if (score > alpha && score < beta)
        score = -alpha_beta(self, &next, -beta, -alpha, depth - 1);
    return score;
}

/* The bound follows from where the score lies in the original window. */
static void store_result(struct checkers_search *self, const struct spot *spot,
                         int best, int alpha, int beta, int depth,
                         uint16_t move)
{
    struct checkers_known known = {
        .score = (int16_t)score_to_keep(best, spot->ply),
        .depth = (int16_t)depth,
        .move = move,
        .bound = best >= beta ? CHECKERS_AT_LEAST
               : best > alpha ? CHECKERS_EXACT : CHECKERS_AT_MOST,
    };

    checkers_table_keep(self->table, spot->hash, &known);
}

/* Every move in order until one reaches beta; returns the best score (fail
 * soft: it may lie outside the window) and stores what was learnt. */
static int try_all(struct checkers_search *self, const struct spot *spot,
                   struct checkers_moves *moves, uint16_t remembered,
                   int alpha, int beta, int depth)
{
    int points[CHECKERS_MOVES_MAX];
    int best = -INFINITE, low = alpha;
    uint16_t best_name = 0;

    checkers_order_rate(&self->order, &spot->at, moves, remembered,
                        spot->ply, points);
    for (int i = 0; i < moves->count; i++) {
        int score;

        checkers_order_pick(moves, points, i);
        score = try_move(self, spot, moves, i, low, beta, depth);
        if (self->is_stopped)
            return 0;
        if (score <= best)
            continue;
        best = score;
        if (score <= low)
            continue;
        low = score;
        best_name = checkers_order_name(&moves->move[i]);
        extend_line(self, spot->ply, &moves->move[i]);
        if (score >= beta) {
            checkers_order_learn(&self->order, &spot->at, moves, i, depth,
                                 spot->ply);
            break;
        }
    }
    store_result(self, spot, best, alpha, beta, depth, best_name);
    return best;
}

/* The simple rules: jumping is voluntary, so the side may also be content
 * with the position as it is. Drops all moves but the jumps, which come first
 * in the list. */
static int stand_pat(int stand, struct checkers_moves *moves, int *alpha,
                     int beta)
{
    int jumps = 0;

    if (stand >= beta)
        return stand;
    if (stand > *alpha)
        *alpha = stand;
    while (jumps < moves->count && moves->move[jumps].taken)
        jumps++;
    moves->count = jumps;
    return stand;
}

/* Below depth 0. Under the full rules the only moves are the jumps; without a
 * jump the position is judged. */
static int search_jumps(struct checkers_search *self, const struct spot *spot,
                        struct checkers_moves *moves, int alpha, int beta)
{
    int best = -INFINITE;

    if (!moves->move[0].taken || spot->ply >= PLY_MAX - 1)
        return evaluate_cached(self, spot);
    if (spot->at.rules == CHECKERS_SIMPLE) {
        best = stand_pat(evaluate_cached(self, spot), moves, &alpha, beta);
        if (best >= beta)
            return best;
    }
    for (int i = 0; i < moves->count; i++) {
        struct spot next = advance_spot(self, spot, &moves->move[i]);
        int score = -alpha_beta(self, &next, -beta, -alpha, 0);

        if (self->is_stopped)
            return 0;
        if (score > best)
            best = score;
        if (score > alpha)
            alpha = score;
        if (alpha >= beta)
            break;
    }
    return best;
}

/* Most nodes are quiet leaves; for them no list of moves is made. */
static int is_quiet_end(const struct spot *spot, int depth)
{
    return depth <= 0 && !checkers_can_jump(&spot->at)
        && checkers_can_move(&spot->at);
}

/* Reverse futility pruning: so far above beta that a few more plies would
 * hardly bring it back. */
static int is_far_above(int score, int beta, int depth)
{
    return depth <= FAR_DEPTH && beta < CHECKERS_WON
        && score - FAR_A_PLY * depth >= beta;
}

/* One node. Cheap tests come first, and the list of moves is made only if it
 * is needed. Table entries cut only null windows: on the principal variation
 * the line itself is wanted. A forced move is searched one ply deeper, since
 * it adds nothing to the tree's width. */
static int alpha_beta(struct checkers_search *self, const struct spot *spot,
                      int alpha, int beta, int depth)
{
    struct checkers_moves moves;
    struct checkers_known known = {0};

    self->line_length[spot->ply] = 0;
    if (count_node(self))
        return 0;
    if (is_drawn(self, spot))
        return 0;
    if (is_quiet_end(spot, depth))
        return evaluate_cached(self, spot);
    checkers_find_moves(&spot->at, &moves);
    if (moves.count == 0)
        return spot->ply - CHECKERS_WIN;
    if (depth > 0 && checkers_table_find(self->table, spot->hash, &known)) {
        int score = score_kept(known.score, spot->ply);

        if (beta - alpha == 1
            && is_bound_enough(&known, score, depth, alpha, beta)
            && !is_too_late(&known, spot))
            return score;
    }
    if (moves.count == 1 && depth > 0)
        depth++;
    if (depth <= 0 || spot->ply >= PLY_MAX - 1)
        return search_jumps(self, spot, &moves, alpha, beta);
    if (beta - alpha == 1 && moves.count > 1 && !moves.move[0].taken
        && is_far_above(evaluate_cached(self, spot), beta, depth))
        return evaluate_cached(self, spot);
    return try_all(self, spot, &moves, known.move, alpha, beta, depth);
}

/* The root */

/* The hashes of the game's quiet positions go before the root's, so that a
 * repetition across the root is found as well. */
static void place_game(struct checkers_search *self,
                       const struct checkers_game *game, struct spot *root)
{
    self->begin = game->quiet;
    for (int i = 0; i < game->quiet; i++)
        self->past[i] = checkers_hash(&game->past[i]);
    *root = (struct spot){
        .at = game->now,
        .hash = checkers_hash(&game->now),
        .quiet = game->quiet,
    };
    self->past[self->begin] = root->hash;
}

static const struct checkers_move *
find_named(const struct checkers_moves *moves, uint16_t name)
{
    for (int i = 0; i < moves->count; i++)
        if (checkers_order_name(&moves->move[i]) == name)
            return &moves->move[i];
    return NULL;
}

/* Turns the names of the principal variation back into moves. Two jumps that
 * differ only late may share a name, so the move that will be played is kept
 * in full and not found by its name. */
static void fill_thought(const struct checkers_search *self,
                         const struct spot *root,
                         struct checkers_thought *thought)
{
    struct checkers at = root->at;
    struct checkers_moves moves;

    thought->line_length = 0;
    for (int i = 0; i < self->line_length[0]; i++) {
        const struct checkers_move *move;

        checkers_find_moves(&at, &moves);
        move = i == 0 ? &self->best : find_named(&moves, self->line[0][i]);
        if (!move)
            break;
        thought->line[thought->line_length++] = *move;
        checkers_play(&at, move);
    }
    if (thought->line_length)
        thought->best = thought->line[0];
}

/* One depth, in an aspiration window around the likely score, which is
 * widened fourfold on the side where the search fails. Shallow searches are
 * cheap and their scores jump about, so they get the full window. */
static int search_window(struct checkers_search *self,
                         const struct spot *root, int depth, int likely)
{
    int width = depth < 5 ? 2 * INFINITE : WINDOW;
    int low = likely - width, high = likely + width;

    for (;;) {
        int alpha = low < -INFINITE ? -INFINITE : low;
        int beta = high > INFINITE ? INFINITE : high;
        struct checkers_known known = {0};
        struct checkers_moves moves = self->root;
        int score;

        checkers_table_find(self->table, root->hash, &known);
        self->line_length[0] = 0;
        score = try_all(self, root, &moves, known.move, alpha, beta, depth);
        if (self->is_stopped || (score > alpha && score < beta))
            return score;
        width *= 4;
        if (score <= alpha)
            low = score - width;
        else
            high = score + width;
    }
}

/* Searches with an odd number begin with depth 2: threads that share a table
 * then work on different depths and fill it for each other. An interrupted
 * depth is dropped, and a proven win or loss within the depth ends it. */
static void deepen_search(struct checkers_search *self, const struct spot *root,
                          struct checkers_thought *thought,
                          void (*tell)(void *, const struct checkers_thought *))
{
    int asked = self->limits->depth;
    int limit = asked && asked < PLY_MAX - 2 ? asked : PLY_MAX - 2;

    for (int depth = 1 + self->number % 2; depth <= limit; depth++) {
        int score = search_window(self, root, depth, thought->score);

        thought->nodes = self->nodes;
        if (self->is_stopped)
            break;
        thought->score = score;
        thought->depth = depth;
        fill_thought(self, root, thought);
        if (tell)
            tell(self->limits->context, thought);
        if (score >= CHECKERS_WIN - depth || score <= depth - CHECKERS_WIN)
            break;
    }
}

/* Killers belong to one root and are cleared; history and cached evaluations
 * stay useful and are kept. The first legal move is the answer if not even
 * depth 1 is completed. */
void checkers_search_think(struct checkers_search *self,
                           const struct checkers_game *game,
                           const struct checkers_limits *limits,
                           struct checkers_thought *thought,
                           void (*tell)(void *context,
                                        const struct checkers_thought *))
{
    struct spot root;

    memset(thought, 0, sizeof *thought);
    self->limits = limits;
    self->nodes = 0;
    self->is_stopped = 0;
    memset(self->order.killer, 0, sizeof self->order.killer);
    place_game(self, game, &root);
    checkers_find_moves(&game->now, &self->root);
    if (self->root.count == 0)
        return;
    thought->best = self->root.move[0];
    thought->line[0] = thought->best;
    thought->line_length = 1;
    deepen_search(self, &root, thought, tell);
}

/* In the caller's memory */

_Static_assert(sizeof(struct checkers_search) + ARENA_ALIGN
               <= CHECKERS_SEARCH_SIZE, "a search needs more room");

struct checkers_search *checkers_search_make(void *memory,
                                             struct checkers_table *table,
                                             int number)
{
    struct arena arena = arena_of(memory, CHECKERS_SEARCH_SIZE);
    struct checkers_search *self = arena_take(&arena, sizeof *self);

    memset(self, 0, sizeof *self);
    self->table = table;
    self->number = number;
    return self;
}
