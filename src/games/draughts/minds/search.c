/* search.c - alpha-beta for draughts: as deep as it is let.
 *
 * Deepens ply by ply. Each position is looked up first (checkers_table), its
 * likely best move is tried first (checkers_order), the others must only be
 * shown to be no better (a window of width one), and late ones less deeply
 * at first. Where one must jump the search goes on below its depth, so that
 * only quiet positions are judged (checkers_eval).
 *
 * Endgame tables would answer in `known`, beside repetition.
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
    STOP_EVERY = 1024,                  /* nodes */
    WINDOW = 24,                        /* around the score before */
    FAR_DEPTH = 4, FAR_A_PLY = 50,      /* when a judgement is enough */
    JUDGED = 1 << 15,                   /* judgements kept */
    SCORE_BITS = 16,
};

struct checkers_search {
    struct checkers_table *table;
    int number;                         /* among those that share it */
    const struct checkers_limits *limits;
    uint64_t nodes;
    int is_stopped;

    /* The hashes of the positions that led here, those of the game first. */
    uint64_t past[CHECKERS_QUIET_PLIES + PLY_MAX + 1];
    int begin;                          /* where the root's is */

    uint64_t judged[JUDGED];            /* hashes with their judgement */
    struct checkers_order order;
    uint16_t line[PLY_MAX + 1][PLY_MAX + 1];    /* best play from each ply */
    int line_length[PLY_MAX + 1];
    struct checkers_move best;          /* the line's first, in full */
    struct checkers_moves root;
};

struct spot {                           /* a position in the search */
    struct checkers at;
    uint64_t hash;
    int ply;                            /* from the root */
    int quiet;                          /* plies, as in a game */
};

/* Counts one node more, unless that was enough. */
static int is_time_up(struct checkers_search *self)
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

/* Once is enough to see where it leads. */
static int is_repeated(const struct checkers_search *self,
                       const struct spot *spot)
{
    const uint64_t *here = &self->past[self->begin + spot->ply];

    for (int back = 2; back <= spot->quiet; back += 2)
        if (here[-back] == spot->hash)
            return 1;
    return 0;
}

/* Who cannot move has lost, however quiet it was. */
static int is_drawn(const struct checkers_search *self,
                    const struct spot *spot)
{
    if (spot->at.rules != CHECKERS_FULL)
        return 0;
    return spot->quiet >= CHECKERS_QUIET_PLIES
        ? checkers_can_move(&spot->at) : is_repeated(self, spot);
}

/* A win is counted from the root, but kept as counted from the position. */
static int score_to_keep(int score, int ply)
{
    return score >= CHECKERS_WON ? score + ply
         : score <= -CHECKERS_WON ? score - ply : score;
}

static int score_kept(int score, int ply)
{
    return score_to_keep(score, -ply);
}

static int is_enough(const struct checkers_known *known, int score,
                     int depth, int alpha, int beta)
{
    if (known->depth < depth)
        return 0;
    return known->bound == CHECKERS_EXACT
        || (known->bound == CHECKERS_AT_LEAST && score >= beta)
        || (known->bound == CHECKERS_AT_MOST && score <= alpha);
}

/* A win that was found with less quiet behind it may come after the draw. */
static int is_too_late(const struct checkers_known *known,
                       const struct spot *spot)
{
    int size = known->score < 0 ? -known->score : known->score;

    return size >= CHECKERS_WON
        && CHECKERS_WIN - size + spot->quiet > CHECKERS_QUIET_PLIES;
}

/* Many ways lead to the same position, and judging it takes a while. */
static int judge(struct checkers_search *self, const struct spot *spot)
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

/* One move on */

static struct spot step_on(struct checkers_search *self,
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

static void keep_line(struct checkers_search *self, int ply,
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

static int look(struct checkers_search *self, const struct spot *spot,
                int alpha, int beta, int depth);

/* How much less deep the i-th move is tried first. */
static int reduction(const struct checkers_move *move, int i, int depth)
{
    if (depth < 3 || i < 1 || move->taken)
        return 0;
    return 1 + (i >= 3) + (i >= 6) + (depth >= 8 && i >= 3);
}

/* The first with the whole window, the others just to be no better. */
static int try_move(struct checkers_search *self, const struct spot *spot,
                    const struct checkers_moves *moves, int i,
                    int alpha, int beta, int depth)
{
    struct spot next = step_on(self, spot, &moves->move[i]);
    int less = reduction(&moves->move[i], i, depth);
    int score;

    if (i == 0)
        return -look(self, &next, -beta, -alpha, depth - 1);
    score = -look(self, &next, -alpha - 1, -alpha, depth - 1 - less);
    if (score > alpha && less)
        score = -look(self, &next, -alpha - 1, -alpha, depth - 1);
    if (score > alpha && score < beta)
        score = -look(self, &next, -beta, -alpha, depth - 1);
    return score;
}

static void keep(struct checkers_search *self, const struct spot *spot,
                 int best, int alpha, int beta, int depth, uint16_t move)
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

/* Every move in its turn; the best score, and what is learnt on the way. */
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
        keep_line(self, spot->ply, &moves->move[i]);
        if (score >= beta) {
            checkers_order_learn(&self->order, &spot->at, moves, i, depth,
                                 spot->ply);
            break;
        }
    }
    keep(self, spot, best, alpha, beta, depth, best_name);
    return best;
}

/* Where nobody must jump, one may also leave it at that. */
static int only_jumps(int stand, struct checkers_moves *moves, int *alpha,
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

static int look_below(struct checkers_search *self, const struct spot *spot,
                      struct checkers_moves *moves, int alpha, int beta)
{
    int best = -INFINITE;

    if (!moves->move[0].taken || spot->ply >= PLY_MAX - 1)
        return judge(self, spot);
    if (spot->at.rules == CHECKERS_SIMPLE) {
        best = only_jumps(judge(self, spot), moves, &alpha, beta);
        if (best >= beta)
            return best;
    }
    for (int i = 0; i < moves->count; i++) {
        struct spot next = step_on(self, spot, &moves->move[i]);
        int score = -look(self, &next, -beta, -alpha, 0);

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

/* Most positions of a search are its last and quiet: no list is made for
 * them. */
static int is_quiet_end(const struct spot *spot, int depth)
{
    return depth <= 0 && !checkers_can_jump(&spot->at)
        && checkers_can_move(&spot->at);
}

/* So good that a few plies more would hardly change it. */
static int is_far_above(int score, int beta, int depth)
{
    return depth <= FAR_DEPTH && beta < CHECKERS_WON
        && score - FAR_A_PLY * depth >= beta;
}

static int look(struct checkers_search *self, const struct spot *spot,
                int alpha, int beta, int depth)
{
    struct checkers_moves moves;
    struct checkers_known known = {0};

    self->line_length[spot->ply] = 0;
    if (is_time_up(self))
        return 0;
    if (is_drawn(self, spot))
        return 0;
    if (is_quiet_end(spot, depth))
        return judge(self, spot);
    checkers_find_moves(&spot->at, &moves);
    if (moves.count == 0)
        return spot->ply - CHECKERS_WIN;
    if (depth > 0 && checkers_table_find(self->table, spot->hash, &known)) {
        int score = score_kept(known.score, spot->ply);

        if (beta - alpha == 1
            && is_enough(&known, score, depth, alpha, beta)
            && !is_too_late(&known, spot))
            return score;
    }
    if (moves.count == 1 && depth > 0)
        depth++;
    if (depth <= 0 || spot->ply >= PLY_MAX - 1)
        return look_below(self, spot, &moves, alpha, beta);
    if (beta - alpha == 1 && moves.count > 1 && !moves.move[0].taken
        && is_far_above(judge(self, spot), beta, depth))
        return judge(self, spot);
    return try_all(self, spot, &moves, known.move, alpha, beta, depth);
}

/* The root */

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

/* Names may be shared, by jumps that part late: what will be played must
 * not go by its name. */
static void tell_line(const struct checkers_search *self,
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

/* One depth, in a narrow window around what is likely. */
static int look_at_root(struct checkers_search *self,
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

static void deepen(struct checkers_search *self, const struct spot *root,
                   struct checkers_thought *thought,
                   void (*tell)(void *, const struct checkers_thought *))
{
    int asked = self->limits->depth;
    int limit = asked && asked < PLY_MAX - 2 ? asked : PLY_MAX - 2;

    for (int depth = 1 + self->number % 2; depth <= limit; depth++) {
        int score = look_at_root(self, root, depth, thought->score);

        thought->nodes = self->nodes;
        if (self->is_stopped)
            break;
        thought->score = score;
        thought->depth = depth;
        tell_line(self, root, thought);
        if (tell)
            tell(self->limits->context, thought);
        if (score >= CHECKERS_WIN - depth || score <= depth - CHECKERS_WIN)
            break;
    }
}

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
    deepen(self, &root, thought, tell);
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
