/* go.h - a Go board: stones, groups and their liberties, kept up to date.
 *
 * A point is a number: row and column of a fixed grid with an edge all
 * around, so that its neighbours are always the same steps away. Point 0 is
 * on the edge; as a move it is a pass.
 *
 * Of each group the board keeps its stones as a ring, and its liberties as
 * sums over all pairs of a stone and a free point beside it: how many there
 * are, the sum of the points, the sum of their squares. A free point that
 * touches two stones of a group counts twice; even so these sums tell whether
 * a group has none, or just one and which. A stone more or less beside a
 * group is one addition.
 */
#ifndef GO_H
#define GO_H

#include <stdint.h>

#include "games/go/rules/liberties.h"

enum {
    GO_SIZE_MIN = 2, GO_SIZE_MAX = 19,
    GO_ROW = GO_SIZE_MAX + 1,           /* from one row to the next */
    GO_POINTS = GO_ROW * (GO_SIZE_MAX + 2) + 1,
    GO_AREA_MAX = GO_SIZE_MAX * GO_SIZE_MAX,
    GO_PASS = 0,
};

enum go_colour { GO_EMPTY, GO_BLACK, GO_WHITE, GO_EDGE };

typedef uint16_t go_point;

enum go_verdict {
    GO_LEGAL,
    GO_SUICIDE,
    GO_KO,                              /* it would bring back what was */
    GO_OCCUPIED,
    GO_OUTSIDE,                         /* no point of this board */
};

struct go_board {
    uint8_t size;
    uint8_t may_suicide;                /* a side may capture its own group */
    go_point ko;                        /* not to be retaken now; or 0 */
    uint16_t taken[GO_EDGE];            /* stones, by the colour that took */
    uint64_t hash;                      /* of the stones */

    uint64_t liberties[GO_POINTS];      /* of a group, at its head: sums */
    uint8_t colour[GO_POINTS];          /* enum go_colour */
    uint16_t around[GO_POINTS];         /* how many neighbours of each */
    uint16_t pattern[GO_POINTS];        /* the eight next to it, two bits each
                                         * in the order of go_steps */
    go_point head[GO_POINTS];           /* of the group of a stone; else 0 */
    go_point next[GO_POINTS];           /* of its stones, in a ring */

    uint16_t free_count;                /* points without a stone, */
    go_point free_point[GO_AREA_MAX];   /* in any order, */
    uint16_t free_place[GO_POINTS];     /* and where each stands there */
};

/* From a point to its four neighbours, and to the eight with the diagonal
 * ones; from there back it is the same from the other end. */
extern const int go_sides[4], go_steps[8];

/* Rows count from the top, columns from the left, both from 0. */
static inline go_point go_at(int row, int column)
{
    return (go_point)((row + 1) * GO_ROW + column + 1);
}

static inline int go_row(go_point point) { return point / GO_ROW - 1; }
static inline int go_column(go_point point) { return point % GO_ROW - 1; }

static inline enum go_colour go_other(enum go_colour colour)
{
    return (enum go_colour)(GO_EDGE - colour);
}

/* Whether a point, or the head of a group, is among the first of a list. */
static inline int go_is_listed(const go_point *list, int count, go_point point)
{
    for (int i = 0; i < count; i++)
        if (list[i] == point)
            return 1;
    return 0;
}

/* An empty board of 2..19 lines. */
void go_begin(struct go_board *self, int size);

/* Both boards must have the same size, and the target must have been begun or
 * be thrown away afterwards: what lies beyond the edge is not copied. */
void go_copy(struct go_board *self, const struct go_board *from);

/* What a stone there would be, for any point number. Knows simple ko only; see
 * game.h for superko. */
enum go_verdict go_judge(const struct go_board *self, go_point point,
                         enum go_colour colour);

/* Plays a legal move, or passes. */
void go_play(struct go_board *self, go_point point, enum go_colour colour);

/* Plays a stone on a free point if it is legal and no suicide; returns 0, with
 * the board unchanged, if it is not. The hash is not kept up to date: this is
 * for playouts, which never compare positions. */
int go_play_lightly(struct go_board *self, go_point point,
                    enum go_colour colour);

/* The hash after a legal move. */
uint64_t go_hash_after(const struct go_board *self, go_point point,
                       enum go_colour colour);

/* How many liberties the group of a stone has, counting up to most. */
int go_liberties(const struct go_board *self, go_point stone, int most);

/* Whether the group of a stone has just one liberty; and which that is, asked
 * only of a group in atari. */
static inline int go_is_in_atari(const struct go_board *self, go_point stone)
{
    return go_liberties_is_one(self->liberties[self->head[stone]]);
}

static inline go_point go_last_liberty(const struct go_board *self,
                                       go_point stone)
{
    uint64_t liberties = self->liberties[self->head[stone]];

    return (go_point)(go_liberties_sum(liberties)
                      / go_liberties_count(liberties));
}

/* Whether the group may have as few liberties as that: 0 is certain, 1 is not.
 * Quick to see, since a free point touches four stones at most. */
static inline int go_may_have_few(const struct go_board *self, go_point stone,
                                  unsigned few)
{
    return go_liberties_count(self->liberties[self->head[stone]]) <= 4 * few;
}

/* A free point that a colour should not fill: all neighbours are its own, and
 * no more than one diagonal is the other's, at the edge none. This is the usual
 * approximation of a real eye in playouts; it can be wrong for false eyes that
 * two groups share. */
static inline int go_is_eye(const struct go_board *self, go_point point,
                            enum go_colour colour)
{
    const uint8_t *at = self->colour + point;
    enum go_colour other = go_other(colour);
    unsigned own = self->around[point] >> 3 * colour & 7;
    unsigned edges = self->around[point] >> 3 * GO_EDGE & 7;

    if (own + edges != 4)
        return 0;
    return (at[-GO_ROW - 1] == other) + (at[-GO_ROW + 1] == other)
         + (at[GO_ROW - 1] == other) + (at[GO_ROW + 1] == other)
         + (edges != 0) < 2;
}

#endif
