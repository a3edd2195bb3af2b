/* greedy.c - level 2: takes, rescues and threatens, one move ahead.
 *
 * Each move gets a score: 10 for each stone it takes, 8 for a group of its
 * own that was in atari and is not any more, 2 for each liberty it takes from
 * a group that it puts into atari, and 3, 2, 1 or 0 for being at the centre
 * or one, two or more lines from it. The best is played; among equals the
 * dice decide. It reads nothing ahead: each score compares the board before
 * and after one move.
 */
#include "games/go/minds/minds.h"

enum { TAKES = 10, RESCUES = 8, THREATENS = 2, CENTRE = 3, MANY = 1000 };

/* Rings around the centre, however many lines there are. */
static int nearness(const struct go_board *board, go_point point)
{
    int far_rows = 2 * go_row(point) - (board->size - 1);
    int far_columns = 2 * go_column(point) - (board->size - 1);
    int rows = (far_rows < 0 ? -far_rows : far_rows) / 2;
    int columns = (far_columns < 0 ? -far_columns : far_columns) / 2;
    int ring = rows > columns ? rows : columns;

    return ring < CENTRE ? CENTRE - ring : 0;
}

/* The groups around a point, each once. */
static int groups_around(const struct go_board *board, go_point point,
                         enum go_colour colour, go_point heads[4])
{
    int count = 0;

    for (int s = 0; s < 4; s++) {
        go_point side = (go_point)(point + go_sides[s]);
        int is_new = board->colour[side] == colour;

        for (int i = 0; i < count; i++)
            is_new = is_new && heads[i] != board->head[side];
        if (is_new)
            heads[count++] = board->head[side];
    }
    return count;
}

/* Points for own groups that the move brings out of atari, by liberties or by
 * capturing what threatens them. */
static int rescues(const struct go_board *before,
                   const struct go_board *after, go_point point,
                   enum go_colour colour)
{
    go_point heads[4];
    int count = groups_around(before, point, colour, heads), score = 0;

    for (int i = 0; i < count; i++)
        if (go_is_in_atari(before, heads[i])
            && go_liberties(after, heads[i], 2) > 1)
            score += RESCUES;
    return score;
}

/* Points for groups of the other that the move puts into atari: one liberty is
 * left, so it has taken all but one. */
static int threats(const struct go_board *before,
                   const struct go_board *after, go_point point,
                   enum go_colour other)
{
    go_point heads[4];
    int count = groups_around(before, point, other, heads), score = 0;

    for (int i = 0; i < count; i++)
        if (after->colour[heads[i]] == other
            && go_is_in_atari(after, heads[i]))
            score += THREATENS * (go_liberties(before, heads[i], MANY) - 1);
    return score;
}

static int score_point(const struct go_game *game, go_point point)
{
    enum go_colour colour = (enum go_colour)game->turn;
    const struct go_board *before = &game->now;
    struct go_board after = *before;

    go_play(&after, point, colour);
    return TAKES * (after.taken[colour] - before->taken[colour])
         + rescues(before, &after, point, colour)
         + threats(before, &after, point, go_other(colour))
         + nearness(before, point);
}

/* The best move. The n-th of equally good ones replaces the choice with
 * probability 1/n, which makes all of them equally likely in one pass
 * (reservoir sampling). */
static go_point best_scored_point(const struct go_game *game,
                                  const go_point *moves, int count,
                                  struct rng *rng)
{
    int most = -1, equals = 0;
    go_point best = GO_PASS;

    for (int i = 0; i < count; i++) {
        int score = score_point(game, moves[i]);

        if (score > most)
            equals = 0;
        if (score < most || rng_below(rng, (uint64_t)++equals) != 0)
            continue;
        most = score;
        best = moves[i];
    }
    return best;
}

static enum mind_answer choose_greedy_point(void *mind, const void *seen,
                                            void *scratch, long budget,
                                            void *move)
{
    go_point moves[GO_AREA_MAX];
    int count = go_sensible_moves(seen, moves);

    (void)scratch;
    (void)budget;
    *(go_point *)move = go_should_pass(seen)
        ? GO_PASS : best_scored_point(seen, moves, count, mind);
    return MIND_MOVES;
}

const struct mind_type go_greedy = {
    .name = "greedy",
    .title = "takes, rescues and threatens",
    .size = sizeof(struct rng),
    .reset = mind_takes_dice,
    .think = choose_greedy_point,
};
