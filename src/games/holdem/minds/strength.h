/* strength.h - how strong every two cards are on a board: how often they beat
 * two random cards.
 *
 * Strength is relative to a uniformly random opponent and knows no hidden
 * card, so both players would compute the same. belief.c orders ranges by
 * it.
 */
#ifndef POKER_STRENGTH_H
#define POKER_STRENGTH_H

#include "base/rng.h"
#include "games/holdem/rules/range.h"

enum { POKER_WHOLE = 1000 };            /* shares are in thousandths */

struct poker_strength {
    uint16_t share[POKER_COMBOS];       /* of wins, with ties as half */
    cards combo[POKER_COMBOS];          /* both cards of each combo */

    /* Working memory, meaningless between calls. */
    cards hand[POKER_COMBOS];
    uint32_t value[POKER_COMBOS];
    uint32_t won[POKER_COMBOS];
};

/* Fills combo; once, before any other call. */
void poker_strength_begin(struct poker_strength *self);

/* Computes share for a board that will have whole cards, of which those in
 * board are dealt. An estimate if cards are to come or opponents are sampled.
 * The share of a combo that contains a card of the board is meaningless. */
void poker_strength_find(struct poker_strength *self, cards board, int whole,
                         struct rng *rng);

/* Random cards, count of them, none of them in used. */
cards poker_strength_draw(struct rng *rng, cards used, int count);

/* The share of two cards against a random hand before the flop, from a table
 * over all boards. */
int poker_strength_start(cards two);

#endif
