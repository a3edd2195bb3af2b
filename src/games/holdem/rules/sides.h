/* sides.h - how much of the pot each of two to nine hands, or ranges of hands,
 * wins: by sampling, or counted.
 *
 * Counting goes through all deals, hand by hand; for two sides equity.h and
 * duels.h are far quicker. The struct holds more than a megabyte, so the
 * caller allocates it, one for each thread.
 */
#ifndef POKER_SIDES_H
#define POKER_SIDES_H

#include "base/rng.h"
#include "games/holdem/rules/boards.h"
#include "games/holdem/rules/range.h"
#include "games/holdem/rules/values.h"

enum { POKER_SIDES_MOST = 9, POKER_SIDES_BATCH = 448 };

/* What came of the deals: in how many of them a side had a part of the pot,
 * by the number of sides that shared it. All others it lost. */
struct poker_shares {
    uint64_t deals;
    uint64_t split[POKER_SIDES_MOST][POKER_SIDES_MOST + 1];
};

struct poker_sides_hands {                /* hands that can be dealt */
    int count;
    uint16_t heaviest;
    cards two[POKER_COMBOS];
    uint16_t weight[POKER_COMBOS];
};

struct poker_sides {
    int players;
    cards given, dead;
    struct poker_sides_hands side[POKER_SIDES_MOST];
    struct poker_shares shares;

    /* Counting: the hands of the current deal, and its boards. */
    int at[POKER_SIDES_MOST];
    int is_dealt;
    struct poker_boards boards;

    /* Working memory of a batch: for a sample hands with their boards, for a
     * count the boards alone. */
    cards whole[POKER_SIDES_MOST][POKER_SIDES_BATCH];
    uint32_t weights[POKER_SIDES_BATCH];
    uint32_t value[POKER_SIDES_MOST][POKER_SIDES_BATCH];
};

/* Starts with no deals. A board of no to five cards is known, dead cards are
 * out of play. Null is success; otherwise the text says why no deal is
 * possible. The ranges are not needed after the call. */
const char *poker_sides_begin(struct poker_sides *self,
                             const struct poker_range *ranges, int players,
                             cards board, cards dead);

/* Adds so many random deals to the shares. They depend on how they are divided
 * into calls: a call starts with a fresh shoe. */
void poker_sides_sample(struct poker_sides *self, struct rng *rng,
                       uint64_t deals);

/* Whether all deals can be counted: within minutes, and in 64 bits. */
int poker_sides_is_countable(const struct poker_sides *self);

/* Counts a batch of boards; 0 when all deals are done. Not to be mixed with
 * sampling. */
int poker_sides_step(struct poker_sides *self);

/* Adds what was found of the same sides elsewhere. */
void poker_shares_add(struct poker_shares *self,
                      const struct poker_shares *more);

#endif
