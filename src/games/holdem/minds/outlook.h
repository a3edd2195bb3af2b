/* outlook.h - how often two cards win against the other's range, by the
 * strength of the other's hand.
 *
 * The other's range is divided into POKER_STRATA equal parts by strength, so
 * that a caller can ask how it fares if the weakest fold or only the strongest
 * raise.
 */
#ifndef POKER_OUTLOOK_H
#define POKER_OUTLOOK_H

#include "games/holdem/minds/belief.h"

enum {
    POKER_STRATA = 20,                  /* of the range, weakest first */
    POKER_OUTLOOK_BATCH = 512,
};

struct poker_outlook {
    uint64_t weight[POKER_STRATA];      /* of all outcomes, doubled */
    uint64_t won[POKER_STRATA];         /* 2 for a win, 1 for a tie */

    /* Working memory, meaningless between calls. */
    uint32_t cumulative[POKER_COMBOS];
    cards hand[POKER_OUTLOOK_BATCH];
    uint32_t value[POKER_OUTLOOK_BATCH];
    uint16_t combo[POKER_OUTLOOK_BATCH];
};

/* Enumerates every outcome if at most one card is to come, else samples.
 * belief->rank must be that of the other player's range. */
void poker_outlook_find(struct poker_outlook *self,
                        const struct poker_belief *belief,
                        const struct poker_seen *seen, struct rng *rng);

/* The share won against strata from..to-1, in thousandths; one half if they
 * are empty. */
int poker_outlook_share(const struct poker_outlook *self, int from, int to);

#endif
