/* strength.h - how strong every two cards are, as all can see it: how
 * often they beat any other two on the board that lies there. */
#ifndef POKER_STRENGTH_H
#define POKER_STRENGTH_H

#include "base/rng.h"
#include "games/holdem/rules/range.h"

enum { POKER_WHOLE = 1000 };            /* shares are parts of this */

struct poker_strength {
    uint16_t share[POKER_COMBOS];       /* of the times: wins, half ties */
    cards combo[POKER_COMBOS];          /* to scribble on, from here on */
    cards hand[POKER_COMBOS];
    uint32_t value[POKER_COMBOS];
    uint32_t won[POKER_COMBOS];
};

/* Once, before the rest. */
void poker_strength_begin(struct poker_strength *self);

/* For a board of so many cards, of which some or none lie there. With cards
 * to come it is an estimate. Two that lie on the board themselves have no
 * share that means anything. */
void poker_strength_find(struct poker_strength *self, cards board, int whole,
                         struct rng *rng);

/* So many cards by chance, of those that are not used. */
cards poker_strength_draw(struct rng *rng, cards used, int count);

/* How often two cards win against any others before there is a board. */
int poker_strength_start(cards two);

#endif
