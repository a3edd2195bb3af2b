/* value.h - what five, six or seven cards are worth.
 *
 * A value is a number: the higher beats the lower, the same is a tie. It is
 * the best five cards as sets of ranks, so that no table is needed:
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

enum poker_floor {
    POKER_FLOOR_HIGH_CARD,              /* and one pair, if a rank is twice */
    POKER_FLOOR_TWO_PAIR,
    POKER_FLOOR_THREE,
    POKER_FLOOR_STRAIGHT,
    POKER_FLOOR_FLUSH,
    POKER_FLOOR_FULL_HOUSE,
    POKER_FLOOR_FOUR,
    POKER_FLOOR_STRAIGHT_FLUSH,
};

/* How many different values there are. */
enum { POKER_CLASSES = 7462, POKER_CLASSES_SEVEN = 4824 };

/* The value of five to seven cards. */
uint32_t poker_value(cards hand);

/* The same for many hands at once, all of as many cards as the first, by the
 * widest registers that there are. */
void poker_values(const cards *hands, size_t count, uint32_t *values);

enum poker_category poker_category(uint32_t value);
extern const char *const poker_category_names[];        /* "two pair" */

/* 1 for the royal flush to 7462 for 7-5-4-3-2 of several suits. */
int poker_class(uint32_t value);

/* The five that count, of five to seven cards. */
cards poker_best_five(cards hand);

#endif
