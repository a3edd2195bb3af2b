/* mbb.h - winnings in thousandths of a big blind per hand, with their
 * confidence interval.
 *
 * In thousandths of a big blind per hand. The bounds are those of the mean of
 * independent results: two hands that are played with the same cards count as
 * one result.
 */
#ifndef MBB_H
#define MBB_H

#include <stdint.h>

struct mbb_score {
    uint64_t results;
    int hands_each;                     /* in one result */
    int32_t big_blind;
    double sum, squares;                /* of chips won, result by result */
};

struct mbb {
    double mean, low, high;             /* 95 % bounds */
};

/* Counts a result of so many chips, negative if they were lost. */
void mbb_add(struct mbb_score *score, int64_t chips);

/* Without a result the mean is 0; with fewer than two the bounds are
 * infinite. */
struct mbb mbb_of(const struct mbb_score *score);

#endif
