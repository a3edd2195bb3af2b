/* mbb.c - winnings in thousandths of a big blind per hand, with their
 * confidence interval.
 *
 * Chips are whole numbers, so the sums in doubles are exact up to 2 to the
 * power of 53; with stacks of 20,000 chips that is some 20 million results.
 */
#include "arena/mbb.h"

#include <math.h>

static const double deviations = 1.96;  /* two-sided 95 % */

void mbb_add(struct mbb_score *score, int64_t chips)
{
    score->results++;
    score->sum += (double)chips;
    score->squares += (double)chips * (double)chips;
}

/* Half the confidence interval of the mean, in chips, by the unbiased sample
 * variance. One result says nothing about how much they vary. */
static double half_width_of(const struct mbb_score *score)
{
    double n = (double)score->results, mean = score->sum / n, variance;

    if (score->results < 2)
        return INFINITY;
    variance = (score->squares - n * mean * mean) / (n - 1);
    /* Equal results may come out a little below 0 by rounding. */
    return variance > 0 ? deviations * sqrt(variance / n) : 0;
}

/* The unit turns chips per result into thousandths of a big blind a hand. */
struct mbb mbb_of(const struct mbb_score *score)
{
    double unit = 1000 / ((double)score->big_blind * score->hands_each);
    double mean, error;

    if (score->results == 0)
        return (struct mbb){0, -INFINITY, INFINITY};
    mean = unit * score->sum / (double)score->results;
    error = unit * half_width_of(score);
    return (struct mbb){mean, mean - error, mean + error};
}
