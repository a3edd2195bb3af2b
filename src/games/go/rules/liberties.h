/* liberties.h - the liberties of a group of Go in one word.
 *
 * Three sums over all pairs of a stone and a free point beside it: how many
 * pairs, their points, the squares of those. On the largest board a group has
 * at most 4 * 361 pairs, and a point is below 421.
 */
#ifndef GO_LIBERTIES_H
#define GO_LIBERTIES_H

#include <stdint.h>

enum {
    GO_LIBERTIES_COUNT_AT = 52,
    GO_LIBERTIES_SUM_AT = 30, GO_LIBERTIES_SUM_BITS = 22,
    GO_LIBERTIES_SQUARES_BITS = 30,
};

/* One pair. */
static inline uint64_t go_liberties_pair(uint64_t point)
{
    return (uint64_t)1 << GO_LIBERTIES_COUNT_AT
         | point << GO_LIBERTIES_SUM_AT | point * point;
}

static inline uint64_t go_liberties_count(uint64_t liberties)
{
    return liberties >> GO_LIBERTIES_COUNT_AT;
}

static inline uint64_t go_liberties_sum(uint64_t liberties)
{
    return liberties >> GO_LIBERTIES_SUM_AT
         & ((1u << GO_LIBERTIES_SUM_BITS) - 1);
}

static inline uint64_t go_liberties_squares(uint64_t liberties)
{
    return liberties & ((1u << GO_LIBERTIES_SQUARES_BITS) - 1);
}

/* All pairs have the same point only if their mean square is the square of
 * their mean. */
static inline int go_liberties_is_one(uint64_t liberties)
{
    uint64_t sum = go_liberties_sum(liberties);
    uint64_t count = go_liberties_count(liberties);

    return count != 0
        && count * go_liberties_squares(liberties) == sum * sum;
}

#endif
