/* mbb.c - what a player wins in a hand of poker, and how sure that is. */
#include "arena/mbb.h"

#include <math.h>

static const double deviations = 1.96;  /* 95 % on both sides */

void mbb_add(struct mbb_score *score, int64_t chips)
{
    score->results++;
    score->sum += (double)chips;
    score->squares += (double)chips * (double)chips;
}

/* One result says nothing about how they vary. */
static double error_of(const struct mbb_score *score)
{
    double n = (double)score->results, mean = score->sum / n, variance;

    if (score->results < 2)
        return INFINITY;
    variance = (score->squares - n * mean * mean) / (n - 1);
    return variance > 0 ? deviations * sqrt(variance / n) : 0;
}

struct mbb mbb_of(const struct mbb_score *score)
{
    double unit = 1000 / ((double)score->big_blind * score->hands_each);
    double mean, error;

    if (score->results == 0)
        return (struct mbb){0, -INFINITY, INFINITY};
    mean = unit * score->sum / (double)score->results;
    error = unit * error_of(score);
    return (struct mbb){mean, mean - error, mean + error};
}
