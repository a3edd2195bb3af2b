/* values.h - evaluates many hands at once with the widest vector registers.
 *
 * The choice among 128, 256 and 512 bits is made at run time, on first use.
 * Results are the same for every width.
 */
#ifndef POKER_VALUES_H
#define POKER_VALUES_H

#include "games/holdem/rules/value.h"

struct poker_counts {
    uint64_t win, lose, tie;
};

/* The value of each five-card board together with the same two cards; 0 where
 * one of the two is on the board, which no real hand has. */
void poker_values_on(const cards *boards, size_t count, cards two,
                     uint32_t *values);

/* Adds each weight to win, lose or tie of the first side. Pairs with a value
 * of 0 do not count. The sum of all weights must be below 2^32, since lanes
 * add up in 32 bits. */
void poker_values_compare(const uint32_t *mine, const uint32_t *theirs,
                          const uint32_t *weights, size_t count,
                          struct poker_counts *counts);

/* Forces a width for all three, for tests and measurements. Returns 0 and
 * changes nothing if this processor lacks it. Not to be called while another
 * thread evaluates. */
enum poker_width { POKER_128, POKER_256, POKER_512, POKER_WIDTHS };
int poker_values_use(enum poker_width width);

/* The widest that this processor has. */
enum poker_width poker_values_widest(void);

#endif
