/* slow_poker.h - what hands of poker are worth once more, in plain arrays.
 *
 * A second witness: written from the rules, not from the source. Cards are
 * ints that are sorted and counted, and the categories are asked one after
 * the other, the best first; of six or seven cards every five are judged.
 */
#ifndef SLOW_POKER_H
#define SLOW_POKER_H

#include "base/rng.h"
#include "games/holdem/rules/value.h"

/* Known numbers of hands, by category and cards: five, six, seven. */
extern const long slow_poker_counts[3][POKER_CATEGORIES];

/* The category in front, then the ranks that decide, in sixteens: the higher
 * beats the lower. */
enum { SLOW_POKER_CATEGORY = 1 << 20 };

int slow_poker_value(cards hand);

/* "Ah Kd" as a set; anything else fails the test. */
cards slow_poker_cards(const char *text);

/* So many different cards of a deck. */
cards slow_poker_draw(struct rng *rng, cards deck, int count);

/* A deck in which rare hands are common: few ranks, or few suits. */
cards slow_poker_thin_deck(struct rng *rng);

#endif
