/* shares.h - shares of pots as fractions, with the confidence bounds of a
 * sample. */
#ifndef POKER_SHARES_H
#define POKER_SHARES_H

#include "games/holdem/rules/sides.h"

/* A side's equity: the part of all pots it wins. */
double shares_equity(const struct poker_shares *self, int side);

/* Half the width of the 95 % confidence interval of a sampled equity. */
double shares_margin(const struct poker_shares *self, int side);

/* Deals that the side tied, with however many. */
uint64_t shares_tied(const struct poker_shares *self, int side);

/* What two sides have won, from the first one's counts. */
void shares_of_two(struct poker_shares *self,
                   const struct poker_counts *counts);

#endif
