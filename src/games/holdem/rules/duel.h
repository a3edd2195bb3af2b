/* duel.h - two known hands against each other before the flop, counted over
 * all boards.
 *
 * Where no flush is possible only the ranks of a board count, and there are
 * 6,175 multisets of five: each is compared once, with the number of boards
 * that have these ranks. Boards with enough cards of a suit for somebody's
 * flush are compared once more, and the difference is added. So some ten
 * thousand comparisons stand for 1,712,304 boards, and the result is the same.
 *
 * The struct is working memory of 50 KB, which the caller allocates.
 */
#ifndef POKER_DUEL_H
#define POKER_DUEL_H

#include "games/holdem/rules/lookup.h"
#include "games/holdem/rules/values.h"

enum { POKER_DUEL_HEAPS = 6175, POKER_DUEL_SIDES = 2 };

/* Multisets of ranks: the sum of their keys, and how many sets of cards have
 * these ranks. */
struct poker_heaps {
    int count;
    struct poker_heap {
        uint32_t sum, ways;
    } heap[POKER_DUEL_HEAPS];
};

struct poker_duel {
    const struct poker_lookup *lookup;
    cards hand[POKER_DUEL_SIDES];
    uint32_t sum[POKER_DUEL_SIDES];     /* keys of the hand's ranks */
    cards live;                         /* cards that can come */
    uint64_t win, tie;                  /* so far; modulo 2^64 */
    struct poker_heaps heaps;
};

/* Adds what the hand a wins, loses and ties against b to the counts. The two
 * hands and the dead cards have no card in common, and at least five cards are
 * left. */
void poker_duel(struct poker_duel *self, const struct poker_lookup *lookup,
                const cards hand[POKER_DUEL_SIDES], cards dead,
                struct poker_counts *counts);

#endif
