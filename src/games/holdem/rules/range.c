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

/* Finds the high card bit by bit, the highest first. */
cards poker_combo_cards(int combo)
{
    int high = 0;

    for (int bit = 32; bit; bit /= 2)
        high += (high + bit) * (high + bit - 1) / 2 <= combo ? bit : 0;
    return cards_of(high) | cards_of(combo - high * (high - 1) / 2);
}

void poker_range_add(struct poker_range *self, cards two, uint16_t weight)
{
    self->weight[poker_combo_of(two)] = weight;
}

void poker_range_fill(struct poker_range *self, uint16_t weight)
{
    for (int i = 0; i < POKER_COMBOS; i++)
        self->weight[i] = weight;
}

/* Euclid's. */
static unsigned common_divisor(unsigned a, unsigned b)
{
    while (b) {
        unsigned rest = a % b;

        a = b;
        b = rest;
    }
    return a;
}

static unsigned whole_of(const struct poker_range *self)
{
    return self->whole ? self->whole : 1;
}

void poker_range_reduce(struct poker_range *self)
{
    unsigned by = whole_of(self);

    for (int i = 0; i < POKER_COMBOS; i++)
        by = common_divisor(by, self->weight[i]);
    self->whole = (uint16_t)(whole_of(self) / by);
    for (int i = 0; i < POKER_COMBOS; i++)
        self->weight[i] = (uint16_t)(self->weight[i] / by);
}

float poker_range_share(const struct poker_range *self, int combo)
{
    return (float)self->weight[combo] / (float)whole_of(self);
}
