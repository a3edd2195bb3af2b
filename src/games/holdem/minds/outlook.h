/* outlook.h - how often two cards win against what the other may have,
 * told apart by how strong the other's hand is. */
#ifndef POKER_OUTLOOK_H
#define POKER_OUTLOOK_H

#include "games/holdem/minds/belief.h"

enum {
    POKER_STRATA = 20,                  /* of his range, the weakest first */
    POKER_OUTLOOK_BATCH = 512,
};

struct poker_outlook {
    uint64_t weight[POKER_STRATA];      /* twice: a tie is one */
    uint64_t won[POKER_STRATA];
    uint32_t heap[POKER_COMBOS];        /* to scribble on, from here on */
    cards hand[POKER_OUTLOOK_BATCH];
    uint32_t value[POKER_OUTLOOK_BATCH];
    uint16_t combo[POKER_OUTLOOK_BATCH];
};

/* Every way if at most one card is to come, else a sample. The belief's ranks
 * must be of the other's range. */
void poker_outlook_find(struct poker_outlook *self,
                        const struct poker_belief *belief,
                        const struct poker_seen *seen, struct rng *rng);

/* The share won, of POKER_WHOLE, against strata from one up to before
 * another. */
int poker_outlook_share(const struct poker_outlook *self, int from, int to);

#endif
