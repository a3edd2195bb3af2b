/* range.c - a range of hole cards. */
#include "games/holdem/rules/range.h"

/* Combos are numbered by the high card, then by the low one: below a high card
 * h lie the h (h - 1) / 2 pairs of lower cards. */
int poker_combo(int card, int other)
{
    int high = card > other ? card : other;
    int low = card > other ? other : card;

    return high * (high - 1) / 2 + low;
}

int poker_combo_of(cards two)
{
    return poker_combo(cards_lowest(two), cards_lowest(two & (two - 1)));
}

/* Finds the high card by stepping up; at most 51 steps, and not in any inner
 * loop. */
cards poker_combo_cards(int combo)
{
    int high = 1;

    while (high * (high + 1) / 2 <= combo)
        high++;
    return cards_of(high) | cards_of(combo - high * (high - 1) / 2);
}

void poker_range_add(struct poker_range *self, cards two, uint8_t weight)
{
    self->weight[poker_combo_of(two)] = weight;
}
