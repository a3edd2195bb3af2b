/* slow_equity.h - how often one range beats another, once more: every board
 * and every two hands, one after the other. */
#ifndef SLOW_EQUITY_H
#define SLOW_EQUITY_H

#include "base/rng.h"
#include "games/holdem/rules/equity.h"

struct poker_counts slow_equity(const struct poker_range *a,
                                const struct poker_range *b,
                                cards board, cards dead);

/* One hand, "Ah As"; and so many random ones with random weights. */
struct poker_range slow_equity_hand(const char *two);
struct poker_range slow_equity_range(struct rng *rng, int hands,
                                     int heaviest);

/* Random weights, the same for hands that an exchange of suits makes of each
 * other; of so many in eight none. */
struct poker_range slow_equity_group(const char *group, struct rng *rng,
                                     unsigned missing, unsigned heaviest);

#endif
