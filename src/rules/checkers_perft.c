/* checkers_perft.c - how many games there are, move by move.
 *
 * The full game is counted without lists: sets of squares in, numbers out,
 * one function for each side. Any other counting goes the plain way, over
 * checkers_find_moves; so the two check each other.
 */
#include "rules/checkers_perft.h"

#include "base/bits.h"
#include "rules/checkers_ways.h"

/* The plain way */

static int is_repeated(const struct checkers_moves *moves, int i)
{
    for (int k = 0; k < i; k++)
        if (checkers_same_move(&moves->move[k], &moves->move[i]))
            return 1;
    return 0;
}

static uint64_t count_plainly(const struct checkers *self, int depth,
                              int is_unique)
{
    struct checkers_moves moves;
    uint64_t total = 0;

    if (depth == 0)
        return 1;
    checkers_find_moves(self, &moves);
    for (int i = 0; i < moves.count; i++) {
        struct checkers next = *self;

        if (is_unique && is_repeated(&moves, i))
            continue;
        checkers_play(&next, &moves.move[i]);
        total += count_plainly(&next, depth - 1, is_unique);
    }
    return total;
}

/* The fast way: own pieces, the other's, kings, in registers. A kind is a
 * side and a way of counting, always known when a function is compiled. */

struct kind {
    int side, is_bulk;
};

static uint64_t count_black_each(uint64_t own, uint64_t other,
                                 uint64_t kings, int depth);
static uint64_t count_black_bulk(uint64_t own, uint64_t other,
                                 uint64_t kings, int depth);
static uint64_t count_white_each(uint64_t own, uint64_t other,
                                 uint64_t kings, int depth);
static uint64_t count_white_bulk(uint64_t own, uint64_t other,
                                 uint64_t kings, int depth);

/* How many moves men have; jumps that may be long are for others. */
static inline uint64_t count_last(uint64_t own, uint64_t other,
                                  uint64_t kings, int side,
                                  enum checkers_way left,
                                  enum checkers_way right)
{
    uint64_t empty = CHECKERS_BOARD & ~(own | other);
    uint64_t to_left = checkers_leap(own, other, empty, left);
    uint64_t to_right = checkers_leap(own, other, empty, right);
    uint64_t landed = to_left | to_right;

    if (checkers_leap(landed, other, empty, left)
        | checkers_leap(landed, other, empty, right))
        return side == CHECKERS_WHITE
            ? count_white_bulk(own, other, kings, 1)
            : count_black_bulk(own, other, kings, 1);
    to_left = landed ? to_left : checkers_step(own, left) & empty;
    to_right = landed ? to_right : checkers_step(own, right) & empty;
    return (uint64_t)(bits_count(to_left) + bits_count(to_right));
}

/* A move was made. Every leaf is a position, and looked at. */
static inline uint64_t count_next(uint64_t own, uint64_t other,
                                  uint64_t kings, int depth,
                                  struct kind kind)
{
    if (depth == 1)
        return !(own & other);
    if (depth == 2 && kind.is_bulk && !(other & kings))
        return kind.side == CHECKERS_BLACK
            ? count_last(other, own, kings, CHECKERS_WHITE, CHECKERS_UP_LEFT,
                         CHECKERS_UP_RIGHT)
            : count_last(other, own, kings, CHECKERS_BLACK,
                         CHECKERS_DOWN_LEFT, CHECKERS_DOWN_RIGHT);
    if (kind.side == CHECKERS_BLACK)
        return kind.is_bulk ? count_white_bulk(other, own, kings, depth - 1)
                            : count_white_each(other, own, kings, depth - 1);
    return kind.is_bulk ? count_black_bulk(other, own, kings, depth - 1)
                        : count_black_each(other, own, kings, depth - 1);
}

static inline uint64_t crown(uint64_t kings, uint64_t from, uint64_t to,
                             int side)
{
    return kings & from ? kings ^ from ^ to
                        : kings | (to & checkers_far(side));
}

/* All steps of one way, or all single jumps. */
static inline uint64_t count_to(uint64_t to, uint64_t own, uint64_t other,
                                uint64_t kings, int depth,
                                struct kind kind, enum checkers_way way,
                                int is_jump)
{
    uint64_t total = 0;

    if (kind.is_bulk && depth == 1)
        return (uint64_t)bits_count(to);
    for (; to; to &= to - 1) {
        uint64_t one = to & -to;
        uint64_t back = checkers_step_back(one, way);
        uint64_t from = is_jump ? checkers_step_back(back, way) : back;
        uint64_t taken = is_jump ? back : 0;

        total += count_next(own ^ from ^ one, other ^ taken,
                            crown(kings & ~taken, from, one, kind.side),
                            depth, kind);
    }
    return total;
}

/* A long jump is under way: the piece has left `from` and stands on `now`;
 * own is without it. */
struct leap {
    uint64_t own, other, kings;
    uint64_t from, now, taken;
};

static inline uint64_t count_landed(const struct leap *leap, int depth,
                                    struct kind kind)
{
    uint64_t kings = leap->kings & ~leap->taken;

    if (kings & leap->from)
        kings = (kings & ~leap->from) | leap->now;
    else
        kings |= leap->now & checkers_far(kind.side);
    return count_next(leap->own | leap->now, leap->other & ~leap->taken,
                      kings, depth, kind);
}

static uint64_t count_leaps(const struct leap *leap, int depth,
                            struct kind kind)
{
    uint64_t empty = CHECKERS_BOARD & ~(leap->own | leap->other);
    uint64_t royal = leap->kings & leap->from ? CHECKERS_BOARD : 0;
    uint64_t total = 0;
    int is_end = 1;

    for (int w = 0; w < CHECKERS_WAYS; w++) {
        enum checkers_way way = (enum checkers_way)w;
        struct leap next = *leap;

        next.now = checkers_leap(
            checkers_goers(leap->now, royal, kind.side, way),
            leap->other & ~leap->taken, empty, way);
        if (!next.now)
            continue;
        next.taken |= checkers_step_back(next.now, way);
        total += count_leaps(&next, depth, kind);
        is_end = 0;
    }
    return is_end ? count_landed(leap, depth, kind) : total;
}

static uint64_t count_long(uint64_t own, uint64_t other, uint64_t kings,
                           uint64_t jumpers, int depth, struct kind kind)
{
    uint64_t total = 0;

    for (; jumpers; jumpers &= jumpers - 1) {
        uint64_t from = jumpers & -jumpers;
        struct leap leap = {own & ~from, other, kings, from, from, 0};

        total += count_leaps(&leap, depth, kind);
    }
    return total;
}

/* Men alone: two ways to go. */
static inline uint64_t count_men(uint64_t own, uint64_t other,
                                 uint64_t kings, int depth,
                                 struct kind kind, enum checkers_way left,
                                 enum checkers_way right)
{
    uint64_t empty = CHECKERS_BOARD & ~(own | other);
    uint64_t to_left = checkers_leap(own, other, empty, left);
    uint64_t to_right = checkers_leap(own, other, empty, right);
    uint64_t landed = to_left | to_right;
    int is_jump = landed != 0;

    if (!is_jump) {
        to_left = checkers_step(own, left) & empty;
        to_right = checkers_step(own, right) & empty;
        return count_to(to_left, own, other, kings, depth, kind, left, 0)
             + count_to(to_right, own, other, kings, depth, kind, right, 0);
    }
    if (checkers_leap(landed, other, empty, left)
        | checkers_leap(landed, other, empty, right)) {
        landed = checkers_step_back(checkers_step_back(to_left, left), left)
               | checkers_step_back(checkers_step_back(to_right, right),
                                    right);
        return count_long(own, other, kings, landed, depth, kind);
    }
    return count_to(to_left, own, other, kings, depth, kind, left, 1)
         + count_to(to_right, own, other, kings, depth, kind, right, 1);
}

static inline uint64_t count_all(uint64_t own, uint64_t other,
                                 uint64_t kings, int depth, struct kind kind)
{
    struct checkers at = {.kings = kings, .turn = (uint8_t)kind.side};
    uint64_t empty = CHECKERS_BOARD & ~(own | other), jumpers, total = 0;

    at.pieces[kind.side] = own;
    at.pieces[kind.side ^ 1] = other;
    jumpers = checkers_jumpers(&at, kind.side);
    if (jumpers)
        return count_long(own, other, kings, jumpers, depth, kind);
    for (int w = 0; w < CHECKERS_WAYS; w++) {
        enum checkers_way way = (enum checkers_way)w;
        uint64_t goers = checkers_goers(own, kings, kind.side, way);

        total += count_to(checkers_step(goers, way) & empty, own, other,
                          kings, depth, kind, way, 0);
    }
    return total;
}

#define COUNT(name, side, is_bulk, left, right)                         \
    static uint64_t name(uint64_t own, uint64_t other, uint64_t kings,  \
                         int depth)                                     \
    {                                                                   \
        static const struct kind kind = {side, is_bulk};                \
                                                                        \
        return own & kings                                              \
            ? count_all(own, other, kings, depth, kind)                 \
            : count_men(own, other, kings, depth, kind, left, right);   \
    }

COUNT(count_black_each, CHECKERS_BLACK, 0, CHECKERS_DOWN_LEFT,
      CHECKERS_DOWN_RIGHT)
COUNT(count_black_bulk, CHECKERS_BLACK, 1, CHECKERS_DOWN_LEFT,
      CHECKERS_DOWN_RIGHT)
COUNT(count_white_each, CHECKERS_WHITE, 0, CHECKERS_UP_LEFT,
      CHECKERS_UP_RIGHT)
COUNT(count_white_bulk, CHECKERS_WHITE, 1, CHECKERS_UP_LEFT,
      CHECKERS_UP_RIGHT)

uint64_t checkers_perft(const struct checkers *self, int depth,
                        enum checkers_count how)
{
    uint64_t own = self->pieces[self->turn];
    uint64_t other = self->pieces[self->turn ^ 1];
    int is_bulk = how == CHECKERS_COUNT_BULK;

    if (self->rules == CHECKERS_SIMPLE || how == CHECKERS_COUNT_UNIQUE
        || depth == 0)
        return count_plainly(self, depth, how == CHECKERS_COUNT_UNIQUE);
    if (self->turn == CHECKERS_BLACK)
        return is_bulk ? count_black_bulk(own, other, self->kings, depth)
                       : count_black_each(own, other, self->kings, depth);
    return is_bulk ? count_white_bulk(own, other, self->kings, depth)
                   : count_white_each(own, other, self->kings, depth);
}
