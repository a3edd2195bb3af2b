/* order.c - move ordering: the likely best moves come first.
 *
 * Alpha-beta prunes best if the first move tried is the best one. In order:
 * the move remembered in the table, captures by how much they take, the two
 * killer moves of this ply, promotions, and all others by the history
 * heuristic (J. Schaeffer).
 */
#include "games/draughts/minds/order.h"

#include "base/bits.h"
#include "games/draughts/rules/reach.h"

/* Far enough apart that no sum of lower terms reaches the next one. */
enum { REMEMBERED = 1 << 24, TAKES = 1 << 20, KILLER = 1 << 18,
       CROWNS = 1 << 16, HISTORY_MAX = 1 << 13,
       BONUS_MAX = 400 };               /* of one cutoff */

/* Six bits for either end and the first two jumps of the path. */
uint16_t checkers_order_name(const struct checkers_move *move)
{
    unsigned from = (unsigned)bits_lowest(move->from);
    unsigned to = (unsigned)bits_lowest(move->to);

    return (uint16_t)(from << 10 | to << 4 | (move->path & 15));
}

/* By side, start and end: the piece and the captures do not matter. */
static int16_t history_score(const struct checkers_order *self, int side,
                             const struct checkers_move *move)
{
    return self->history[side][bits_lowest(move->from)]
                              [bits_lowest(move->to)];
}

static int rate_unremembered(const struct checkers_order *self,
                             const struct checkers *position,
                             const struct checkers_move *move, uint16_t name,
                             int ply)
{
    int points = history_score(self, position->turn, move);

    if (move->taken)
        points += TAKES * bits_count(move->taken);
    if (name == self->killer[ply][0])
        points += 2 * KILLER;
    else if (name == self->killer[ply][1])
        points += KILLER;
    if (!(move->from & position->kings)
        && move->to & checkers_far(position->turn))
        points += CROWNS;
    return points;
}

/* The table's move comes first, whatever else is known of it. */
void checkers_order_rate(const struct checkers_order *self,
                         const struct checkers *position,
                         const struct checkers_moves *moves,
                         uint16_t remembered, int ply, int *points)
{
    for (int i = 0; i < moves->count; i++) {
        uint16_t name = checkers_order_name(&moves->move[i]);

        points[i] = name == remembered
            ? REMEMBERED
            : rate_unremembered(self, position, &moves->move[i], name, ply);
    }
}

void checkers_order_pick(struct checkers_moves *moves, int *points, int i)
{
    struct checkers_move move;
    int best = i, high;

    for (int k = i + 1; k < moves->count; k++)
        if (points[k] > points[best])
            best = k;
    if (best == i)
        return;
    move = moves->move[best];
    moves->move[best] = moves->move[i];
    moves->move[i] = move;
    high = points[best];
    points[best] = points[i];
    points[i] = high;
}

/* Moves the value towards +-HISTORY_MAX in smaller steps the nearer it is, so
 * it never passes the bound and old results fade ("history gravity"). */
static void drift_towards_bound(int16_t *value, int by)
{
    int size = by < 0 ? -by : by;

    *value = (int16_t)(*value + by - *value * size / HISTORY_MAX);
}

static void adjust_history(struct checkers_order *self, int side,
                           const struct checkers_move *move, int by)
{
    drift_towards_bound(&self->history[side][bits_lowest(move->from)]
                                            [bits_lowest(move->to)], by);
}

/* The moves that were tried in vain before the cutoff lose what it gains: they
 * should not have been tried first. */
void checkers_order_learn(struct checkers_order *self,
                          const struct checkers *position,
                          const struct checkers_moves *moves, int i,
                          int depth, int ply)
{
    const struct checkers_move *best = &moves->move[i];
    uint16_t name = checkers_order_name(best);
    int by = depth * depth < BONUS_MAX ? depth * depth : BONUS_MAX;

    if (best->taken)                    /* captures are tried early anyway */
        return;
    if (self->killer[ply][0] != name) {
        self->killer[ply][1] = self->killer[ply][0];
        self->killer[ply][0] = name;
    }
    adjust_history(self, position->turn, best, by);
    for (int k = 0; k < i; k++)
        if (!moves->move[k].taken)
            adjust_history(self, position->turn, &moves->move[k], -by);
}
