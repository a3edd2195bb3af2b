/* perft.c - counts sequences of moves, to test the move generator.
 *
 * Perft is the standard test of a move generator: the number of move
 * sequences of a given length, to be compared with published tables.
 *
 * The full game is counted without lists of moves: sets of squares in,
 * numbers out, one function for each side. All other counting takes the plain
 * way over checkers_find_moves. The two share little code and must agree, so
 * each checks the other.
 */
#include "games/draughts/rules/perft.h"

#include "base/bits.h"
#include "games/draughts/rules/reach.h"

/* The popcnt instruction is not part of the x86-64 baseline, so a copy of the
 * counting functions is compiled for it and chosen when the program runs. */
#if defined __x86_64__ && defined __linux__
#include <cpuid.h>
#define NATIVE __attribute__((target("popcnt")))

static int has_native(void)
{
    unsigned a, b, c, d;

    return __get_cpuid(1, &a, &b, &c, &d) && (c & bit_POPCNT);
}
#else
static int has_native(void)
{
    return 0;
}
#endif

/* The plain way */

/* Quadratic, but lists have ten moves or so. */
static int has_equal_before(const struct checkers_moves *moves, int i)
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

        if (is_unique && has_equal_before(&moves, i))
            continue;
        checkers_play(&next, &moves.move[i]);
        total += count_plainly(&next, depth - 1, is_unique);
    }
    return total;
}

/* The fast way: own pieces, the opponent's and all kings are passed in
 * registers. A kind is a side and a way of counting; it is always a constant
 * where a function is inlined, so none of its tests survive compilation. */

#define always static inline __attribute__((always_inline))

struct kind {
    int side, is_bulk;
    int is_native;                      /* the processor has popcnt */
};

#define COUNT_HEAD(name) \
    static uint64_t name(uint64_t own, uint64_t other, uint64_t kings, \
                         int depth)

COUNT_HEAD(count_black_each);
COUNT_HEAD(count_white_each);
COUNT_HEAD(count_black_bulk);
COUNT_HEAD(count_white_bulk);
#ifdef NATIVE
COUNT_HEAD(count_black_native);
COUNT_HEAD(count_white_native);
#else
#define count_black_native count_black_bulk
#define count_white_native count_white_bulk
#endif

always uint64_t empty_of(uint64_t own, uint64_t other)
{
    return CHECKERS_BOARD & ~(own | other);
}

/* Men have two directions. Those that can go left are put in the lower half
 * of one word and those that can go right in the upper half: that word is the
 * list of moves, and one loop goes through it. A man that can move is never
 * on its far row, so 31 bits are enough for each half; White's start at bit
 * 4. */

enum { HALF = 32, WHITE_FIRST = 4 };

/* A set moved by so many bits against and along the direction in which the
 * side's men go. */
always uint64_t behind(uint64_t set, unsigned by, int side)
{
    return side == CHECKERS_BLACK ? set >> by : set << by;
}

always uint64_t ahead(uint64_t set, unsigned by, int side)
{
    return side == CHECKERS_BLACK ? set << by : set >> by;
}

struct movers {
    uint64_t left, right;
    int is_jump;                        /* all of them jump, or none does */
    int is_long;                        /* some jump may go on */
};

/* Computed without branches: jumps are found first, and steps are masked out
 * if there is any. `landed` is where single jumps end; if a jump could start
 * from there, is_long is set, and the careful way is taken. */
always struct movers find_movers(uint64_t own, uint64_t other,
                                 uint64_t empty, int side)
{
    uint64_t jump_left = behind(other & behind(empty, 4, side), 4, side);
    uint64_t jump_right = behind(other & behind(empty, 5, side), 5, side);
    uint64_t left = own & jump_left, right = own & jump_right;
    uint64_t landed = ahead(left, 8, side) | ahead(right, 10, side);
    uint64_t step = (uint64_t)((left | right) != 0) - 1;   /* ones: yes */

    return (struct movers){
        .left = left | (own & behind(empty, 4, side) & step),
        .right = right | (own & behind(empty, 5, side) & step),
        .is_jump = (left | right) != 0,
        .is_long = (landed & (jump_left | jump_right)) != 0,
    };
}

always uint64_t in_one(struct movers movers, int side)
{
    int first = side == CHECKERS_BLACK ? 0 : WHITE_FIRST;

    return movers.left >> first | movers.right >> first << HALF;
}

always uint64_t count_bits(struct movers movers, struct kind kind)
{
#ifdef NATIVE
    if (kind.is_native)
        return (uint64_t)__builtin_popcountll(movers.left)
             + (uint64_t)__builtin_popcountll(movers.right);
#endif
    return (uint64_t)bits_count(in_one(movers, kind.side));
}

/* In how many ways a man that stands on `now` may complete its jump. It goes
 * forward only, so neither its start nor the pieces it took can be in the
 * way, and they need not be removed. */
static uint64_t count_ends(uint64_t now, uint64_t other, uint64_t empty,
                           int side)
{
    uint64_t left = ahead(ahead(now, 4, side) & other, 4, side) & empty;
    uint64_t right = ahead(ahead(now, 5, side) & other, 5, side) & empty;

    if (!(left | right))
        return 1;
    return (left ? count_ends(left, other, empty, side) : 0)
         + (right ? count_ends(right, other, empty, side) : 0);
}

static uint64_t count_all_ends(uint64_t other, uint64_t empty,
                               uint64_t jumpers, int side)
{
    uint64_t total = 0;

    for (; jumpers; jumpers &= jumpers - 1)
        total += count_ends(jumpers & -jumpers, other, empty, side);
    return total;
}

/* The number of moves of a side without kings; none of them is made. */
always uint64_t count_last(uint64_t own, uint64_t other, uint64_t empty,
                           struct kind kind)
{
    struct movers movers = find_movers(own, other, empty, kind.side);

    return movers.is_long
        ? count_all_ends(other, empty, movers.left | movers.right, kind.side)
        : count_bits(movers, kind);
}

/* A move was made: own and other are the sides after it. The comparison at
 * depth 1 is always true; it keeps the compiler from removing the making of
 * the last moves, which is what CHECKERS_COUNT_EACH measures. */
always uint64_t count_next(uint64_t own, uint64_t other,
                           uint64_t kings, int depth,
                           struct kind kind)
{
    if (depth == 1)
        return !(own & other);
    if (depth == 2 && kind.is_bulk && !(other & kings))
        return count_last(other, own, empty_of(own, other),
                          (struct kind){kind.side ^ 1, 1, 0});
    if (kind.side == CHECKERS_BLACK)
        return kind.is_native ? count_white_native(other, own, kings, depth - 1)
             : kind.is_bulk ? count_white_bulk(other, own, kings, depth - 1)
                            : count_white_each(other, own, kings, depth - 1);
    return kind.is_native ? count_black_native(other, own, kings, depth - 1)
         : kind.is_bulk ? count_black_bulk(other, own, kings, depth - 1)
                        : count_black_each(other, own, kings, depth - 1);
}

/* The kings after a step: a king moves with its bit, a man gets one on the
 * far row. */
always uint64_t crown(uint64_t kings, uint64_t from, uint64_t to,
                      int side)
{
    return kings & from ? kings ^ from ^ to
                        : kings | (to & checkers_far(side));
}

/* All steps in one direction. */
always uint64_t count_to(uint64_t to, uint64_t own, uint64_t other,
                         uint64_t kings, int depth,
                         struct kind kind, enum checkers_way way)
{
    uint64_t total = 0;

    if (kind.is_bulk && depth == 1)
        return (uint64_t)bits_count(to);
    for (; to; to &= to - 1) {
        uint64_t one = to & -to, from = checkers_step_back(one, way);

        total += count_next(own ^ from ^ one, other,
                            crown(kings, from, one, kind.side), depth, kind);
    }
    return total;
}

/* A jump under way: the piece has left `from` and stands on `now`; `own` does
 * not contain it. */
struct leap {
    uint64_t own, other, kings;
    uint64_t from, now, taken;
};

/* The jump is over: taken pieces are removed only now. */
always uint64_t count_landed(const struct leap *leap, int depth,
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

/* The counterpart of continue_jump in checkers.c, with a king's four
 * directions or a man's two. */
static uint64_t count_leaps(const struct leap *leap, int depth,
                            struct kind kind)
{
    uint64_t empty = empty_of(leap->own, leap->other);
    int is_king = (leap->kings & leap->from) != 0;
    int begin = is_king || kind.side == CHECKERS_BLACK ? 0 : 2;
    int end = is_king || kind.side == CHECKERS_WHITE ? CHECKERS_WAYS : 2;
    uint64_t total = 0;
    int is_end = 1;

    for (int w = begin; w < end; w++) {
        enum checkers_way way = (enum checkers_way)w;
        struct leap next = *leap;

        next.now = checkers_leap(leap->now, leap->other & ~leap->taken,
                                 empty, way);
        if (!next.now)
            continue;
        next.taken |= checkers_step_back(next.now, way);
        total += count_leaps(&next, depth, kind);
        is_end = 0;
    }
    return is_end ? count_landed(leap, depth, kind) : total;
}

/* Jumps of pieces that may be kings or may go on. */
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

/* Makes all steps, or all single jumps, one after the other. If is_last, the
 * replies are the leaves and the opponent has no kings: then they are only
 * counted. */
always uint64_t count_movers(struct movers movers, uint64_t own,
                             uint64_t other, uint64_t kings, int depth,
                             struct kind kind, int is_jump, int is_last)
{
    uint64_t all = in_one(movers, kind.side);
    int first = kind.side == CHECKERS_BLACK ? 0 : WHITE_FIRST;
    uint64_t empty = empty_of(own, other), total = 0;

    for (; all; all &= all - 1) {
        unsigned i = (unsigned)bits_lowest(all), by = 4 + i / HALF;
        uint64_t from = UINT64_C(1) << first << i % HALF;
        uint64_t near = ahead(from, by, kind.side);
        uint64_t to = is_jump ? ahead(near, by, kind.side) : near;
        uint64_t taken = is_jump ? near : 0;
        uint64_t mine = own ^ from ^ to, theirs = other ^ taken;
        uint64_t free = empty ^ from ^ to ^ taken;

        total += is_last
            ? count_last(theirs, mine, free,
                         (struct kind){kind.side ^ 1, 1, kind.is_native})
            : count_next(mine, theirs, (kings & ~taken)
                         | (to & checkers_far(kind.side)), depth, kind);
    }
    return total;
}

/* A side without kings, which is most of the tree: no list, no recursion for
 * jumps unless one is long. Constant arguments select the inlined copy. */
always uint64_t count_men(uint64_t own, uint64_t other, uint64_t kings,
                          int depth, struct kind kind)
{
    uint64_t empty = empty_of(own, other);
    struct movers movers;

    if (kind.is_bulk && depth == 1)
        return count_last(own, other, empty, kind);
    movers = find_movers(own, other, empty, kind.side);
    if (movers.is_long)
        return count_long(own, other, kings, movers.left | movers.right,
                          depth, kind);
    if (kind.is_bulk && depth == 2 && !(other & kings))
        return movers.is_jump
            ? count_movers(movers, own, other, kings, 2, kind, 1, 1)
            : count_movers(movers, own, other, kings, 2, kind, 0, 1);
    return movers.is_jump
        ? count_movers(movers, own, other, kings, depth, kind, 1, 0)
        : count_movers(movers, own, other, kings, depth, kind, 0, 0);
}

/* A side with kings: all four directions, and every jump the careful way. */
always uint64_t count_all(uint64_t own, uint64_t other,
                          uint64_t kings, int depth, struct kind kind)
{
    struct checkers at = {.kings = kings, .turn = (uint8_t)kind.side};
    uint64_t empty = empty_of(own, other), jumpers, total = 0;

    at.pieces[kind.side] = own;
    at.pieces[kind.side ^ 1] = other;
    jumpers = checkers_jumpers(&at, kind.side);
    if (jumpers)
        return count_long(own, other, kings, jumpers, depth, kind);
    for (int w = 0; w < CHECKERS_WAYS; w++) {
        enum checkers_way way = (enum checkers_way)w;
        uint64_t goers = checkers_goers(own, kings, kind.side, way);

        total += count_to(checkers_step(goers, way) & empty, own, other,
                          kings, depth, kind, way);
    }
    return total;
}

/* The recursive functions themselves, one for each kind. */
#define COUNT(name, ...)                                                \
    COUNT_HEAD(name)                                                    \
    {                                                                   \
        static const struct kind kind = {__VA_ARGS__};                  \
                                                                        \
        return own & kings ? count_all(own, other, kings, depth, kind)  \
                           : count_men(own, other, kings, depth, kind); \
    }

COUNT(count_black_each, CHECKERS_BLACK, 0, 0)
COUNT(count_white_each, CHECKERS_WHITE, 0, 0)
COUNT(count_black_bulk, CHECKERS_BLACK, 1, 0)
COUNT(count_white_bulk, CHECKERS_WHITE, 1, 0)
#ifdef NATIVE
NATIVE COUNT(count_black_native, CHECKERS_BLACK, 1, 1)
NATIVE COUNT(count_white_native, CHECKERS_WHITE, 1, 1)
#endif

/* Starts as if the opponent had just moved, so that count_next chooses the
 * function for the side to move. */
uint64_t checkers_perft(const struct checkers *self, int depth,
                        enum checkers_count how)
{
    uint64_t own = self->pieces[self->turn];
    uint64_t other = self->pieces[self->turn ^ 1];
    struct kind kind = {
        .side = self->turn ^ 1,         /* as if it had just moved */
        .is_bulk = how != CHECKERS_COUNT_EACH,
        .is_native = how == CHECKERS_COUNT_BULK && has_native(),
    };

    if (self->rules == CHECKERS_SIMPLE || how == CHECKERS_COUNT_UNIQUE
        || depth == 0)
        return count_plainly(self, depth, how == CHECKERS_COUNT_UNIQUE);
    return count_next(other, own, self->kings, depth + 1, kind);
}
