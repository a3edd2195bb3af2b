/* checkers.h - English draughts: positions, moves, and what they do.
 *
 *        . 1 . 2 . 3 . 4       Squares have the numbers of every book.
 *        5 . 6 . 7 . 8 .       Black stands on 1..12, moves first, and moves
 *        . 9 . 10. 11. 12      to higher numbers; White stands on 21..32.
 *        ...                   A side that cannot move has lost.
 *        29. 30. 31. 32.
 *
 * A set of squares is a 64-bit word with an unused bit after every eight:
 * square n is bit n-1 + (n-1)/8. Thanks to the gaps a step is a shift by 4 or
 * 5 from every row alike, and a step over the edge lands in a gap, which no
 * set of real squares contains.
 */
#ifndef CHECKERS_H
#define CHECKERS_H

#include <stdint.h>

enum checkers_colour { CHECKERS_BLACK, CHECKERS_WHITE };

enum checkers_rules {
    CHECKERS_FULL,                      /* English draughts */
    CHECKERS_SIMPLE,                    /* the chip's: no kings, single jumps,
                                         * none compulsory (M3-021 to M3-023) */
};

enum { CHECKERS_SQUARES = 32, CHECKERS_MEN = 12 };

struct checkers {                       /* a position */
    uint64_t pieces[2];                 /* by side */
    uint64_t kings;                     /* of both */
    uint8_t turn;                       /* enum checkers_colour */
    uint8_t rules;                      /* enum checkers_rules */
    uint8_t reserved[6];                /* no padding: positions are stored
                                         * and compared as bytes */
};

struct checkers_move {
    uint64_t from, to;                  /* one square each; a king may end
                                         * where it began */
    uint64_t taken;                     /* the captured pieces; 0: a step */
    uint32_t path;                      /* of a jump: an enum checkers_way in
                                         * two bits for each, first lowest */
};

/* Directions on the board, as seen in the drawing. */
enum checkers_way {
    CHECKERS_DOWN_LEFT,                 /* bit + 4 */
    CHECKERS_DOWN_RIGHT,                /* bit + 5 */
    CHECKERS_UP_RIGHT,                  /* bit - 4 */
    CHECKERS_UP_LEFT,                   /* bit - 5 */
};                                      /* the opposite of w is w ^ 2 */

enum { CHECKERS_MOVES_MAX = 128 };      /* far more than games have */

struct checkers_moves {
    int count;
    struct checkers_move move[CHECKERS_MOVES_MAX];
};

/* All 32 squares, without the gaps. */
#define CHECKERS_BOARD UINT64_C(0x7fbfdfeff)

/* The set that holds only this square (1..32), and the square of a set that
 * holds only one. */
static inline uint64_t checkers_at(int square)
{
    return UINT64_C(1) << (square - 1 + (square - 1) / 8);
}

static inline int checkers_square(uint64_t one)
{
    int bit = __builtin_ctzll(one);

    return bit - bit / 9 + 1;
}

/* Every square of the set moved one step. Steps over the edge end up in the
 * gaps or beyond bit 34: mask the result with squares of the board. */
static inline uint64_t checkers_step(uint64_t set, enum checkers_way way)
{
    switch (way) {
    case CHECKERS_DOWN_LEFT:  return set << 4;
    case CHECKERS_DOWN_RIGHT: return set << 5;
    case CHECKERS_UP_RIGHT:   return set >> 4;
    default:                  return set >> 5;
    }
}

static inline uint64_t checkers_empty(const struct checkers *self)
{
    return CHECKERS_BOARD & ~(self->pieces[0] | self->pieces[1]);
}

/* The opening position, Black to move. */
void checkers_begin(struct checkers *self, enum checkers_rules rules);

/* What is wrong with a position: two pieces on a square, a man where it
 * would be a king, more than twelve of a colour. Null: nothing. All other
 * functions may be called only with positions that pass. */
const char *checkers_check(const struct checkers *self);

/* Equal positions have equal hashes; rules and turn belong to both. */
int checkers_same(const struct checkers *a, const struct checkers *b);
uint64_t checkers_hash(const struct checkers *self);

/* All legal moves, jumps first. Two jumps that capture the same pieces in a
 * different order are two moves: see checkers_same_move. */
void checkers_find_moves(const struct checkers *self,
                         struct checkers_moves *moves);

/* Whether the side to move has any move, or any jump. */
int checkers_can_move(const struct checkers *self);
int checkers_can_jump(const struct checkers *self);

/* Makes a legal move: moves and takes pieces, crowns, and changes the turn.
 * Legality is not tested. */
void checkers_play(struct checkers *self, const struct checkers_move *move);

/* Whether two moves have the same start, end and captures: then they lead to
 * the same position, whatever the path between. */
int checkers_same_move(const struct checkers_move *a,
                       const struct checkers_move *b);

/* The squares that a move touches, in order; returns how many, at least 2. */
enum { CHECKERS_PATH_MAX = CHECKERS_MEN + 1 };
int checkers_path(const struct checkers_move *move,
                  int squares[CHECKERS_PATH_MAX]);

#endif
