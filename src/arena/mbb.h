/* mbb.h - what a player wins in a hand of poker, and how sure that is.
 *
 * In thousandths of a big blind. The error is that of the mean of many
 * results that do not depend on each other: two hands with the same cards
 * are one result.
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
    double mean, low, high;             /* bounds with 95 % */
};

void mbb_add(struct mbb_score *score, int64_t chips);
struct mbb mbb_of(const struct mbb_score *score);

#endif
