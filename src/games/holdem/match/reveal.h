/* reveal.h - what a mind would do with each hand it might hold.
 *
 * For measuring minds, not for playing against them. A mind that solves its
 * street knows that; any other is asked with one hand after the other, twice
 * as often as `samples` says: one half of the answers to learn from, and one
 * to see what that is worth.
 */
#ifndef POKER_REVEAL_H
#define POKER_REVEAL_H

#include "games/holdem/minds/minds.h"
#include "games/holdem/rules/range.h"

enum { POKER_REVEAL_ACTIONS = 128, POKER_HALVES = 2 };

struct poker_reveal {
    int actions;
    int is_merged;                      /* it bets more sizes than there is
                                         * room for: some count as the
                                         * nearest */
    struct poker_action action[POKER_REVEAL_ACTIONS];
    float share[POKER_REVEAL_ACTIONS][POKER_HALVES][POKER_COMBOS];
};

struct poker_reveal_asks {
    const struct mind_type *mind;
    void *scratch;                      /* the mind's own, zero at first and
                                         * kept between questions */
    int samples;                        /* questions with each hand, in each
                                         * half */
    uint64_t seed;
};

/* Fills in the shares of the combos that are wanted; the hole cards in seen
 * do not matter. */
void poker_reveal_find(struct poker_reveal *self,
                       const struct poker_reveal_asks *asks,
                       const struct poker_seen *seen,
                       const uint8_t is_wanted[POKER_COMBOS]);

#endif
