/* cards.h - playing cards: by number, and as sets.
 *
 * A card is 0..51: rank + 13 * suit, ranks 2..A are 0..12, suits are hearts,
 * diamonds, clubs, spades (M2-021..M2-023). In a set each suit has sixteen
 * bits of its own, of which the lowest thirteen are its ranks: so a set is
 * four lanes that go through wide registers as they are.
 *
 * Every function here is a few instructions without a table: these are the
 * inmost steps of evaluation and enumeration.
 */
#ifndef CARDS_H
#define CARDS_H

#include <stdint.h>

#include "base/bits.h"

enum { CARDS_RANKS = 13, CARDS_SUITS = 4, CARDS_ALL = 52, CARDS_LANE = 16 };

typedef uint64_t cards;                 /* a set */

#define CARDS_DECK UINT64_C(0x1fff1fff1fff1fff)

static inline int card_rank(int card) { return card % CARDS_RANKS; }
static inline int card_suit(int card) { return card / CARDS_RANKS; }

static inline int card_of(int rank, int suit)
{
    return rank + CARDS_RANKS * suit;
}

/* The set of this one card. */
static inline cards cards_of(int card)
{
    return UINT64_C(1) << (card_rank(card) + CARDS_LANE * card_suit(card));
}

static inline int cards_count(cards set)
{
    return bits_count(set);
}

/* The lowest card of a set that is not empty. */
static inline int cards_lowest(cards set)
{
    int bit = bits_lowest(set);

    return card_of(bit % CARDS_LANE, bit / CARDS_LANE);
}

/* The ranks of one suit in a set, as thirteen bits. */
static inline unsigned cards_suit(cards set, int suit)
{
    return (unsigned)(set >> CARDS_LANE * suit) & 0x1fff;
}

/* All cards of a suit, with the unused bits of its lane. */
static inline cards cards_lane(int suit)
{
    return (cards)0xffff << CARDS_LANE * suit;
}

/* The set with two suits exchanged. */
static inline cards cards_exchange(cards set, int suit, int other)
{
    cards one = set >> CARDS_LANE * suit & 0xffff;
    cards two = set >> CARDS_LANE * other & 0xffff;

    set &= ~(cards_lane(suit) | cards_lane(other));
    return set | one << CARDS_LANE * other | two << CARDS_LANE * suit;
}

/* The next higher number with as many bits set (Gosper's hack): of ranks,
 * the next set of as many. */
static inline unsigned cards_next_ranks(unsigned ranks)
{
    unsigned lowest = ranks & -ranks, ripple = ranks + lowest;

    return ripple | ((ranks ^ ripple) >> 2) / lowest;
}

/* The binomial coefficient. No division leaves a remainder, since i + 1
 * consecutive factors are divisible by (i + 1)!; for a deck and five cards all
 * products fit an int. */
static inline int cards_choose(int from, int count)
{
    int ways = 1;

    for (int i = 0; i < count; i++)
        ways = ways * (from - i) / (i + 1);
    return ways;
}

#endif
