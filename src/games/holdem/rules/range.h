/* range.h - two cards of somebody, as far as one knows: all of 1326. */
#ifndef POKER_RANGE_H
#define POKER_RANGE_H

#include "games/holdem/rules/cards.h"

enum { POKER_COMBOS = 1326 };

struct poker_range {
    uint8_t weight[POKER_COMBOS];       /* 0: not that; 1 or more: so often */
};

/* Two different cards in any order, or a set of two, as a number; and the
 * way back. */
int poker_combo(int card, int other);
int poker_combo_of(cards two);
cards poker_combo_cards(int combo);

void poker_range_add(struct poker_range *self, cards two, uint8_t weight);

#endif
