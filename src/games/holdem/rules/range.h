/* range.h - a range: a weight for each of the 1326 pairs of hole cards.
 *
 * A combo is the number 0..1325 of a pair of cards. Weights, not bits, because
 * some holdings are likelier than others. They are whole numbers, so that what
 * is counted with them stays exact; only their ratios matter to a count.
 */
#ifndef POKER_RANGE_H
#define POKER_RANGE_H

#include "games/holdem/rules/cards.h"

/* With no weight above the most, all deals of two ranges fit 64 bits. */
enum { POKER_COMBOS = 1326, POKER_WEIGHT_MOST = 1000 };

struct poker_range {
    uint16_t whole;                     /* the weight of a hand that is always
                                         * in the range; 0 stands for 1 */
    uint16_t weight[POKER_COMBOS];      /* 0: excluded; else how often */
};

/* The number of two different cards, given in either order or as a set of two;
 * and the set of a number. */
int poker_combo(int card, int other);
int poker_combo_of(cards two);
cards poker_combo_cards(int combo);

/* Sets the weight of one holding, or of all; it replaces the old weight. */
void poker_range_add(struct poker_range *self, cards two, uint16_t weight);
void poker_range_fill(struct poker_range *self, uint16_t weight);

/* Divides all weights and whole by what they have in common: a range without
 * weights of its own counts each hand as 1. */
void poker_range_reduce(struct poker_range *self);

/* How much of a holding is in the range, 0 to 1. */
float poker_range_share(const struct poker_range *self, int combo);

#endif
