/* values.h - many hands at once, by the widest registers that this
 * processor has; poker_values() itself is in poker_value.h. */
#ifndef POKER_VALUES_H
#define POKER_VALUES_H

#include "games/holdem/rules/value.h"

struct poker_counts {
    uint64_t win, lose, tie;
};

/* The value of each board of five with two more cards; 0 where one of the two
 * is on the board. */
void poker_values_on(const cards *boards, size_t count, cards two,
                     uint32_t *values);

/* Adds up the weights by who is ahead; a value of 0 does not count. The sum
 * of all weights is below 2^32. */
void poker_values_compare(const uint32_t *mine, const uint32_t *theirs,
                          const uint32_t *weights, size_t count,
                          struct poker_counts *counts);

/* All three by narrower registers, for tests and measures; 0, and as it was,
 * if this processor has none so wide. Not while others count. */
enum poker_width { POKER_128, POKER_256, POKER_512, POKER_WIDTHS };
int poker_values_use(enum poker_width width);

#endif
