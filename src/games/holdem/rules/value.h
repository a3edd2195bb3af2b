/* value.h - what five, six or seven cards are worth.
 *
 * A value is a number: the higher wins, equal values tie. It encodes the best
 * five cards as sets of ranks, so that neither evaluation nor comparison
 * needs a table:
 *
 *   bits 31..29   the floor: enum poker_floor
 *   bits 28..16   the ranks that come more than once, the trips of a full
 *                 house alone; none for a straight or a flush
 *   bits 12..0    the other ranks that count; the top one of a straight,
 *                 the pair of a full house
 */
#ifndef POKER_VALUE_H
#define POKER_VALUE_H

#include <stddef.h>

#include "games/holdem/rules/cards.h"

enum poker_category {
    POKER_HIGH_CARD,
    POKER_PAIR,
    POKER_TWO_PAIR,
    POKER_THREE,
    POKER_STRAIGHT,
    POKER_FLUSH,
    POKER_FULL_HOUSE,
    POKER_FOUR,
    POKER_STRAIGHT_FLUSH,
    POKER_ROYAL_FLUSH,                  /* the highest of those before */
    POKER_CATEGORIES,
};

/* What a value is ordered by first. High card and pair share a floor: a pair
 * has a bit among the repeated ranks, which puts it above every high card. */
enum poker_floor {
    POKER_FLOOR_HIGH_CARD,              /* or a pair */
    POKER_FLOOR_TWO_PAIR,
    POKER_FLOOR_THREE,
    POKER_FLOOR_STRAIGHT,
    POKER_FLOOR_FLUSH,
    POKER_FLOOR_FULL_HOUSE,
    POKER_FLOOR_FOUR,
    POKER_FLOOR_STRAIGHT_FLUSH,
};

/* Distinct values of five cards; and those that can be the best of seven. */
enum { POKER_CLASSES = 7462, POKER_CLASSES_SEVEN = 4824 };

/* The value of five, six or seven cards. Other counts give no meaningful
 * result and are not checked. */
uint32_t poker_value(cards hand);

/* The same for count hands, all with as many cards as the first, with the
 * widest vector registers of this processor. Results equal those of
 * poker_value. */
void poker_values(const cards *hands, size_t count, uint32_t *values);

/* The category of a value; its name in lower case. */
enum poker_category poker_category(uint32_t value);
extern const char *const poker_category_names[];

/* Equivalence classes of hands that tie: 1 for the royal flush to 7462 for
 * 7-5-4-3-2 of several suits. The lower class wins. */
int poker_class(uint32_t value);

/* The five cards that count, of five to seven. Where suits do not matter, the
 * lowest suits are taken, so the answer is the same for the same hand. */
cards poker_best_five(cards hand);

#endif
