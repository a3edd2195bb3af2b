/* shares.c - shares of pots as fractions, with the confidence bounds of a
 * sample.
 *
 * split[side][n] counts the deals in which a side won together with n - 1
 * others: n is 1 for a whole pot, 2 for a half, and so on. Everything below
 * follows from these counts, so they are kept as whole numbers, and no sum of
 * fractions can drift with the order of threads.
 */
#include "games/holdem/library/shares.h"

#include <math.h>

static const double deviations = 1.96;  /* 95 %, two-sided */
static const double doubt = 0.05;       /* 95 %, one-sided */

/* There must be a deal; callers ask only after one. */
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

/* Ties of any number of players; what they were worth is in the equity. */
uint64_t shares_tied(const struct poker_shares *self, int side)
{
    uint64_t tied = 0;

    for (int i = 2; i <= POKER_SIDES_MOST; i++)
        tied += self->split[side][i];
    return tied;
}

/* Two sides win, lose or halve: what one wins the other loses. */
void shares_of_two(struct poker_shares *self,
                   const struct poker_counts *counts)
{
    *self = (struct poker_shares){
        .deals = counts->win + counts->lose + counts->tie};
    self->split[0][1] = counts->win;
    self->split[1][1] = counts->lose;
    self->split[0][2] = self->split[1][2] = counts->tie;
}
