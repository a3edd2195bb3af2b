/* range.c - two cards of somebody, as far as one knows. */
#include "games/holdem/rules/range.h"

/* Pairs (low, high) of card numbers, by high card and then by low. */
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
