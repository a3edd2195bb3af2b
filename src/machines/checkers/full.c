/* full.c - who can jump and who can move, for rules=full.
 *
 *     row 1     4   5   6   7       An even row begins with column 0, an odd
 *     row 0   0   1   2   3         one with column 1. So a step up leads to
 *     column  0 1 2 3 4 5 6 7       the address + 4 and to its neighbour: on
 *                                   the left from an even row, on the right
 *                                   from an odd one.
 *
 * Whole sets are shifted at once, as in a bitboard engine: a question costs a
 * few dozen operations instead of a walk over the squares, and in hardware a
 * few layers of gates.
 */
#include "machines/checkers/full.h"

#define EVEN_ROWS    UINT32_C(0x0f0f0f0f)
#define ODD_ROWS     UINT32_C(0xf0f0f0f0)
#define COLUMNS_0_1  UINT32_C(0x11111111)
#define COLUMNS_6_7  UINT32_C(0x88888888)

enum way { UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT, WAYS };

/* One step on; what would leave the board is dropped. */
static uint32_t shift_diagonally(uint32_t set, enum way way)
{
    uint32_t even = set & EVEN_ROWS, odd = set & ODD_ROWS;

    switch (way) {
    case UP_LEFT:   return (even & ~COLUMNS_0_1) << 3 | odd << 4;
    case UP_RIGHT:  return even << 4 | (odd & ~COLUMNS_6_7) << 5;
    case DOWN_LEFT: return (even & ~COLUMNS_0_1) >> 5 | odd >> 4;
    default:        return even >> 4 | (odd & ~COLUMNS_6_7) >> 3;
    }
}

/* The pieces that may go this way: men only forwards. */
static uint32_t pieces_going(const struct checkers_full *self,
                             uint32_t pieces, enum way way)
{
    int is_down = way == DOWN_LEFT || way == DOWN_RIGHT;

    return is_down == (self->turn != 0) ? pieces : pieces & self->kings;
}

static uint32_t empty_squares(const struct checkers_full *self)
{
    return ~(self->own | self->enemy);
}

int checkers_full_can_jump(const struct checkers_full *self, uint32_t pieces)
{
    uint32_t landed = 0;

    for (enum way way = UP_LEFT; way < WAYS; way++) {
        uint32_t from = pieces_going(self, pieces, way);
        uint32_t over = shift_diagonally(from, way) & self->enemy;

        landed |= shift_diagonally(over, way);
    }
    return (landed & empty_squares(self)) != 0;
}

int checkers_full_can_move(const struct checkers_full *self)
{
    uint32_t reached = 0;

    for (enum way way = UP_LEFT; way < WAYS; way++)
        reached |= shift_diagonally(pieces_going(self, self->own, way), way);
    return (reached & empty_squares(self)) != 0
        || checkers_full_can_jump(self, self->own);
}
