/* eval_plain.c - a position by rule of thumb. */
#include "games/draughts/minds/eval.h"

#include "base/bits.h"
#include "games/draughts/rules/reach.h"

enum { MAN = 100, KING = 140, ROW = 3, GUARD = 6, CENTRE = 4, MOBILE = 2,
       TURN = 3 };

#define MIDDLE UINT64_C(0x198cc00)      /* 10 11 14 15 18 19 22 23 */

static int count(uint64_t set)
{
    return bits_count(set);
}

/* How many rows the men have come, added up. */
static int advance(uint64_t men, int side)
{
    int rows = 0;

    for (int row = 0; row < 8; row++) {
        uint64_t squares = UINT64_C(0xf) << (4 * row + row / 2);

        rows += count(men & squares)
              * (side == CHECKERS_BLACK ? row : 7 - row);
    }
    return rows;
}

static int freedom(const struct checkers *self, int side)
{
    uint64_t empty = checkers_empty(self);
    int steps = 0;

    for (int w = 0; w < CHECKERS_WAYS; w++) {
        enum checkers_way way = (enum checkers_way)w;

        steps += count(checkers_step(
            checkers_goers(self->pieces[side], self->kings, side, way), way)
            & empty);
    }
    return steps;
}

static int worth(const struct checkers *self, int side)
{
    uint64_t own = self->pieces[side];
    uint64_t kings = own & self->kings, men = own & ~kings;

    return MAN * count(men) + KING * count(kings)
         + ROW * advance(men, side)
         + GUARD * count(men & checkers_far(side ^ 1))
         + CENTRE * count(own & MIDDLE)
         + MOBILE * freedom(self, side);
}

int checkers_eval_plain(const struct checkers *self)
{
    return worth(self, self->turn) - worth(self, self->turn ^ 1) + TURN;
}
