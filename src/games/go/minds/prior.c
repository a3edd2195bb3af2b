/* prior.c - the prior probability of a move, before anything is tried.
 *
 * Used when a leaf of the search gets children (mcts.c) and by fit/go_learn.
 * The model is the softmax of a sum of weights: a move's probability is two to
 * the power of its sum, divided by the sum of that over all moves. It runs for
 * every legal move of a new node, so features are ordered by cost: quick tests
 * guard ladders and eyes.
 */
#include "games/go/minds/prior.h"

#include <string.h>

/* Features */

struct found {
    uint8_t *feature;
    int count;
};

static void note_feature(struct found *found, int feature)
{
    if (found->count < GO_FEATURES_AT_ONCE)
        found->feature[found->count++] = (uint8_t)feature;
}

static go_point beside(go_point point, int side)
{
    return (go_point)(point + go_sides[side]);
}

/* Whether the group at a side was not met at an earlier side: each group
 * around a point counts once. */
static int is_first(const struct go_board *board, go_point point, int side)
{
    for (int s = 0; s < side; s++)
        if (board->head[beside(point, s)] == board->head[beside(point, side)])
            return 0;
    return 1;
}

/* Whether capturing a group rescues one of the captor's that it holds in
 * atari. */
static int frees(const struct go_board *board, go_point prey)
{
    go_point at = prey;
    unsigned other = (unsigned)(GO_EDGE - board->colour[prey]);

    do {
        for (int s = 0; s < 4; s++)
            if (board->colour[beside(at, s)] == other
                && go_is_in_atari(board, beside(at, s)))
                return 1;
        at = board->next[at];
    } while (at != prey);
    return 0;
}

/* The kinds of capture exclude each other; the most urgent comes first. */
static void note_capture(const struct go_situation *at, go_point stone,
                         struct found *found)
{
    const struct go_board *board = at->board;

    if (frees(board, stone))
        note_feature(found, GO_TAKES_TO_LIVE);
    else if (at->last && board->head[at->last] == board->head[stone])
        note_feature(found, GO_TAKES_BACK);
    else
        note_feature(found, board->next[stone] == stone ? GO_TAKES_ONE
                                                        : GO_TAKES_MORE);
}

/* A neighbour of the other's with two liberties, one of them here: an atari,
 * or a capture in a ladder. */
static void note_threat(const struct go_situation *at, go_point stone,
                        const struct go_group_facts *facts, go_point point,
                        struct found *found)
{
    if (facts->few != 2)
        return;
    if (!facts->is_caught[facts->liberties[1] == point])
        note_feature(found, GO_THREATENS);
    else
        note_feature(found, at->board->next[stone] == stone ? GO_CATCHES
                                                            : GO_CATCHES_MORE);
}

/* An own group in atari extends: away, or in vain if it can still be
 * captured in a ladder. */
static void note_run(const struct go_situation *at, go_point stone,
                     int liberties_after, struct found *found)
{
    const struct go_board *board = at->board;

    if (liberties_after < 2
        || (liberties_after == 2
            && !go_tactics_escapes(board, stone, GO_FACTS_LADDER)))
        note_feature(found, GO_RUNS_IN_VAIN);
    else
        note_feature(found, board->next[stone] == stone ? GO_RUNS
                                                        : GO_RUNS_WITH_MORE);
}

/* An own neighbour with two liberties that gets more here: an escape if it
 * would be caught otherwise, or just a liberty more. */
static void note_support(const struct go_group_facts *facts,
                         int liberties_after, struct found *found)
{
    if (liberties_after < 3 || facts->few != 2)
        return;
    note_feature(found, facts->is_caught[0] || facts->is_caught[1]
                        ? GO_ESCAPES_EARLY : GO_ADDS_LIBERTY);
}

/* A capturing race: two groups that touch are both short of liberties. A move
 * either takes a liberty from the other's, or gains one for its own. */
static void note_race(const struct go_situation *at, go_point stone,
                      const struct go_group_facts *facts, go_point point,
                      struct found *found)
{
    if (facts->foe > GO_RACE)
        return;
    if (at->board->colour[stone] != at->turn)
        note_feature(found, facts->foe < facts->few ? GO_RACES_BEHIND
                            : facts->foe == facts->few ? GO_RACES_EVEN
                            : GO_RACES_AHEAD);
    else if (facts->foe >= facts->few
             && go_tactics_liberties_after(at->board, point, at->turn,
                                           facts->few + 1) > facts->few)
        note_feature(found, GO_RACES_FOR_LIBERTIES);
}

/* The neighbour's group is in atari: it is captured, or runs. */
static void note_atari(const struct go_situation *at, go_point stone,
                       int liberties_after, struct found *found)
{
    if (at->board->colour[stone] != at->turn)
        note_capture(at, stone, found);
    else
        note_run(at, stone, liberties_after, found);
}

static void note_group(struct go_situation *at, go_point stone, go_point point,
                       int liberties_after, struct found *found)
{
    const struct go_group_facts *facts = go_facts_of(&at->facts, at->board,
                                                     stone);

    if (at->board->colour[stone] != at->turn)
        note_threat(at, stone, facts, point, found);
    else
        note_support(facts, liberties_after, found);
    note_race(at, stone, facts, point, found);
}

/* All features that depend on the groups around a point. `after` is the number
 * of liberties that the stone would have, up to 3. */
static void note_neighbours(struct go_situation *at, go_point point,
                            struct found *found)
{
    const struct go_board *board = at->board;
    int after = go_tactics_liberties_after(board, point, at->turn, 3);
    int takes = 0, own = 0;

    for (int s = 0; s < 4; s++) {
        go_point stone = beside(point, s);
        int is_atari, is_own = board->colour[stone] == at->turn;

        if (board->colour[stone] == GO_EMPTY || board->colour[stone] == GO_EDGE
            || !is_first(board, point, s))
            continue;
        is_atari = go_is_in_atari(board, stone);
        if (is_atari)
            note_atari(at, stone, after, found);
        else
            note_group(at, stone, point, after, found);
        takes |= is_atari && !is_own;
        own |= is_own;
    }
    if (after < 2 && !takes)
        note_feature(found, own ? GO_GIVES_MORE : GO_GIVES_ONE);
}

/* A quick test before an eye is gathered: beside the vital point of an eye each
 * free point has at most one free neighbour more, which is hardly ever so in
 * the open. */
static int may_be_vital(const struct go_board *board, go_point point)
{
    unsigned around = board->around[point];

    if ((around & 7) < 2 || ((around >> 3 & 7) && (around >> 6 & 7)))
        return 0;
    for (int s = 0; s < 4; s++)
        if (board->colour[beside(point, s)] == GO_EMPTY
            && (board->around[beside(point, s)] & 7) > 2)
            return 0;
    return 1;
}

static void note_vital_point(const struct go_situation *at, go_point point,
                             struct found *found)
{
    const struct go_board *board = at->board;

    if (!may_be_vital(board, point)
        || go_tactics_vital(board, point) != point)
        return;
    /* The wall may be out of touch in the middle of a cross. */
    note_feature(found, board->around[point] >> 3 * at->turn & 7
                        ? GO_VITAL_OWN : GO_VITAL_OTHER);
}

/* The measure of Go programs for nearness, dx + dy + max(dx, dy), less 2 so
 * that neighbours have 0. */
static int capped_distance(go_point a, go_point b)
{
    int rows = go_row(a) - go_row(b), columns = go_column(a) - go_column(b);
    int most, far;

    rows = rows < 0 ? -rows : rows;
    columns = columns < 0 ? -columns : columns;
    most = rows > columns ? rows : columns;
    far = rows + columns + most - 2;
    return far < GO_PRIOR_FAR - 1 ? far : GO_PRIOR_FAR - 1;
}

/* The line that a point is on, 0 at the edge, up to GO_PRIOR_LINES - 1. */
static int line_from_edge(const struct go_board *board, go_point point)
{
    int row = go_row(point), column = go_column(point);
    int rows = row < board->size - 1 - row ? row : board->size - 1 - row;
    int columns = column < board->size - 1 - column
        ? column : board->size - 1 - column;
    int line = rows < columns ? rows : columns;

    return line < GO_PRIOR_LINES - 1 ? line : GO_PRIOR_LINES - 1;
}

int go_prior_features(struct go_situation *at, go_point point,
                      uint8_t features[GO_FEATURES_AT_ONCE])
{
    struct found found = {features, 0};

    if (at->last && at->last != point)
        note_feature(&found, GO_NEAR_LAST + capped_distance(point, at->last));
    if (at->before_last && at->before_last != point)
        note_feature(&found, GO_NEAR_BEFORE
                             + capped_distance(point, at->before_last));
    note_feature(&found, GO_ON_LINE + line_from_edge(at->board, point));
    if ((at->board->around[point] & 7) != 4)
        note_neighbours(at, point, &found);
    note_vital_point(at, point, &found);
    return found.count;
}

int go_prior_weigh(struct go_situation *at,
                   const struct go_shapes *shapes, go_point point)
{
    uint8_t features[GO_FEATURES_AT_ONCE];
    int count = go_prior_features(at, point, features);
    int sum = shapes->prior[at->turn - 1][at->board->pattern[point]];

    for (int i = 0; i < count; i++)
        sum += go_weights.feature[features[i]];
    return sum;
}

/* Linear interpolation between the powers of two. `whole` is the exponent,
 * rounded down for negative weights, too. */
uint32_t go_prior_likelihood(int weight, uint32_t one)
{
    int whole = weight >= 0 ? weight / GO_PRIOR_BIT
                            : -((GO_PRIOR_BIT - 1 - weight) / GO_PRIOR_BIT);
    uint64_t part = (uint64_t)(weight - whole * GO_PRIOR_BIT);
    uint64_t value = (uint64_t)one * (GO_PRIOR_BIT + part) / GO_PRIOR_BIT;

    if (whole > 20)
        whole = 20;
    return (uint32_t)(whole >= 0 ? value << whole
                                 : whole > -32 ? value >> -whole : 0);
}

/* Patterns */

/* Binary search among the patterns that have a weight; null if it has none. */
static const struct go_pattern_weight *find_pattern_weight(unsigned pattern)
{
    int low = 0, high = go_weights.pattern_count;

    while (low < high) {
        int middle = (low + high) / 2;

        if (go_weights.pattern[middle].pattern < pattern)
            low = middle + 1;
        else
            high = middle;
    }
    return low < go_weights.pattern_count
        && go_weights.pattern[low].pattern == pattern
        ? &go_weights.pattern[low] : NULL;
}

/* The weight of a pattern in playouts. An unknown pattern would have 16; what
 * is less likely than that is not played on purpose. */
static uint8_t chance_of(int weight)
{
    uint32_t chance = go_prior_likelihood(weight, 16);

    return (uint8_t)(chance < 16 ? 0 : chance > 255 ? 255 : chance);
}

void go_prior_begin(struct go_shapes *shapes)
{
    memset(shapes, 0, sizeof *shapes);
    for (unsigned i = 0; i < GO_PATTERNS; i++) {
        const struct go_pattern_weight *found
            = find_pattern_weight(go_pattern_least(i));
        unsigned swapped = go_pattern_swapped(i);

        if (!found)
            continue;
        shapes->prior[0][i] = shapes->prior[1][swapped] = found->weight;
        shapes->playout[0][i] = shapes->playout[1][swapped]
            = chance_of(found->weight);
    }
}
