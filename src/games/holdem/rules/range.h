/* range.h - a range: a weight for each of the 1326 pairs of hole cards.
 *
 * A combo is the number 0..1325 of a pair of cards. Weights, not bits, because
 * a belief about an opponent makes some holdings likelier than others.
 */
#ifndef POKER_RANGE_H
#define POKER_RANGE_H

#include "games/holdem/rules/cards.h"

enum { POKER_COMBOS = 1326 };

struct poker_range {
    uint8_t weight[POKER_COMBOS];       /* 0: excluded; else how often */
};

/* The number of two different cards, given in either order or as a set of two;
 * and the set of a number. */
int poker_combo(int card, int other);
int poker_combo_of(cards two);
cards poker_combo_cards(int combo);

/* Sets the weight of one holding; it replaces the old weight. */
void poker_range_add(struct poker_range *self, cards two, uint8_t weight);

#endif
