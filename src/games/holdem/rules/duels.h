/* duels.h - two ranges against each other before the flop, hand by hand.
 *
 * Pairs of hands that a renaming of suits turns into each other have the same
 * result: each kind is counted once, with the weights of all its pairs. Ranges
 * with more kinds than fit are for poker_equity_step.
 *
 * The struct takes half a megabyte, so the caller allocates it.
 */
#ifndef POKER_DUELS_H
#define POKER_DUELS_H

#include "games/holdem/rules/duel.h"
#include "games/holdem/rules/range.h"

enum {
    POKER_DUELS_MOST = 1 << 14,
    POKER_DUELS_SLOTS = 1 << 15,
    POKER_DUELS_RENAMINGS = 24,         /* of four suits */
};

struct poker_duels {
    const struct poker_lookup *lookup;
    cards dead;
    int count;                          /* of kinds */
    struct poker_pair {
        uint32_t code;                  /* of both combos */
        uint64_t weight;
    } pair[POKER_DUELS_MOST];
    uint16_t slot[POKER_DUELS_SLOTS];   /* a hash of codes: kinds from 1 on */
    int renamings;                      /* that leave dead as it is */
    uint8_t renamed[POKER_DUELS_RENAMINGS][CARDS_SUITS];
};

/* Lists the kinds of pairs of a's and b's hands. 0 if there are too many. */
int poker_duels_begin(struct poker_duels *self,
                      const struct poker_lookup *lookup,
                      const struct poker_range *a,
                      const struct poker_range *b, cards dead);

/* Adds the results of one kind to the counts. Several threads may count at the
 * same time, each with a duel of its own. */
void poker_duels_count(const struct poker_duels *self, int pair,
                       struct poker_duel *own, struct poker_counts *counts);

#endif
