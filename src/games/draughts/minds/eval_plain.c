/* eval_plain.c - evaluates positions by a few hand-written rules.
 *
 * A linear sum over each side's pieces. The weights are hundredths of a man;
 * they were chosen by hand and only have to be sensible, since the full game
 * is judged by the net.
 */
#include "games/draughts/minds/eval.h"

#include "base/bits.h"
#include "games/draughts/rules/reach.h"

enum {
    MAN = 100, KING = 140,
    ROW = 3,                            /* for each row a man has advanced */
    GUARD = 6,                          /* a man still on its home row, which
                                         * keeps the enemy from crowning */
    CENTRE = 4,                         /* a piece on MIDDLE */
    MOBILE = 2,                         /* a step that is possible */
    TURN = 3,                           /* for being on move */
};

#define MIDDLE UINT64_C(0x198cc00)      /* 10 11 14 15 18 19 22 23 */

/* How many rows the men have advanced, summed up. Row r begins at bit 4 * r
 * plus one gap for every two rows. */
static int rows_advanced(uint64_t men, int side)
{
    int rows = 0;

    for (int row = 0; row < 8; row++) {
        uint64_t squares = UINT64_C(0xf) << (4 * row + row / 2);

        rows += bits_count(men & squares)
              * (side == CHECKERS_BLACK ? row : 7 - row);
    }
    return rows;
}

/* How many steps the side could make, whether or not it must jump. */
static int count_steps(const struct checkers *self, int side)
{
    uint64_t empty = checkers_empty(self);
    int steps = 0;

    for (int w = 0; w < CHECKERS_WAYS; w++) {
        enum checkers_way way = (enum checkers_way)w;

        steps += bits_count(checkers_step(
            checkers_goers(self->pieces[side], self->kings, side, way), way)
            & empty);
    }
    return steps;
}

static int weigh_side(const struct checkers *self, int side)
{
    uint64_t own = self->pieces[side];
    uint64_t kings = own & self->kings, men = own & ~kings;

    return MAN * bits_count(men) + KING * bits_count(kings)
         + ROW * rows_advanced(men, side)
         + GUARD * bits_count(men & checkers_far(side ^ 1))
         + CENTRE * bits_count(own & MIDDLE)
         + MOBILE * count_steps(self, side);
}

int checkers_eval_plain(const struct checkers *self)
{
    return weigh_side(self, self->turn) - weigh_side(self, self->turn ^ 1)
         + TURN;
}
