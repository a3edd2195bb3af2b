/* shares.c - shares of pots as fractions. */
#include "games/holdem/library/shares.h"

#include <math.h>

static const double deviations = 1.96;  /* 95 %, two-sided */
static const double doubt = 0.05;       /* 95 %, one-sided */

double shares_equity(const struct poker_shares *self, int side)
{
    double pots = 0;

    for (int i = 1; i <= POKER_SIDES_MOST; i++)
        pots += (double)self->split[side][i] / i;
    return pots / (double)self->deals;
}

/* From the variance of a deal's result: 1, 1/2, 1/3 ... or 0. If all deals
 * ended alike there is no variance, and the bound is the exact binomial
 * one. */
double shares_margin(const struct poker_shares *self, int side)
{
    double deals = (double)self->deals, squares = 0;
    double mean = shares_equity(self, side), variance;

    for (int i = 1; i <= POKER_SIDES_MOST; i++)
        squares += (double)self->split[side][i] / (i * i);
    variance = squares / deals - mean * mean;
    if (variance <= 0)
        return 1 - pow(doubt, 1 / deals);
    return deviations * sqrt(variance / deals);
}

uint64_t shares_tied(const struct poker_shares *self, int side)
{
    uint64_t tied = 0;

    for (int i = 2; i <= POKER_SIDES_MOST; i++)
        tied += self->split[side][i];
    return tied;
}

void shares_of_two(struct poker_shares *self,
                   const struct poker_counts *counts)
{
    *self = (struct poker_shares){
        .deals = counts->win + counts->lose + counts->tie};
    self->split[0][1] = counts->win;
    self->split[1][1] = counts->lose;
    self->split[0][2] = self->split[1][2] = counts->tie;
}
