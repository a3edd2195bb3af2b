/* lookup.h - the class of one hand, by table.
 *
 * For programs that have one hand at a time, as numbers of cards; many hands
 * at once are for poker_values. Each card has a key, and the keys of a hand
 * are added up. The sum tells how many cards each suit has and, in its lower
 * half, which ranks there are: no two multisets of up to seven ranks have the
 * same sum there. A perfect hash leads from that half to the class: its upper
 * bits choose a row, and rows lie interleaved in one table so that no two of
 * their entries meet.
 *
 * The tables take 240 KiB, so the struct is allocated by the caller. Once it
 * is made, any number of threads may read it.
 */
#ifndef POKER_LOOKUP_H
#define POKER_LOOKUP_H

#include "games/holdem/rules/value.h"

enum {
    POKER_LOOKUP_ROW_BITS = 13,
    POKER_LOOKUP_COLUMN_BITS = 12,
    POKER_LOOKUP_FREE_BITS = 7,         /* of a sum, always zero */
    POKER_LOOKUP_CLASSES = 96 << 10,
    POKER_LOOKUP_SUITS = 36,            /* where four counts begin */
};

struct poker_lookup {
    uint32_t row[1 << POKER_LOOKUP_ROW_BITS];
    uint16_t class[POKER_LOOKUP_CLASSES];
    uint16_t flush[1 << CARDS_RANKS];   /* by the ranks of the suit */
};

extern const uint64_t poker_lookup_keys[CARDS_ALL];

/* Makes the tables, which takes a few milliseconds. */
void poker_lookup_begin(struct poker_lookup *self);

/* A sum to which keys are added. Each suit starts at three, so that five cards
 * set its highest bit. */
#define POKER_LOOKUP_EMPTY (UINT64_C(0x3333) << POKER_LOOKUP_SUITS)
#define POKER_LOOKUP_FIVES (UINT64_C(0x8888) << POKER_LOOKUP_SUITS)

/* The class of five to seven cards of these ranks without a flush. The lower
 * half of a sum overflows, on purpose: sums differ modulo 2^32. A row holds
 * its place less its own number of columns, so that the column needs no
 * mask. */
static inline int poker_lookup_ranks(const struct poker_lookup *self,
                                     uint32_t sum)
{
    uint32_t row = sum >> (32 - POKER_LOOKUP_ROW_BITS);

    return self->class[self->row[row] + (sum >> POKER_LOOKUP_FREE_BITS)];
}

/* The suit that has five cards or more, by its bit among POKER_LOOKUP_FIVES. */
static inline int poker_lookup_suit(uint64_t fives)
{
    return (bits_lowest(fives) - POKER_LOOKUP_SUITS) / 4;
}

/* The class of a hand whose keys are added up already, beginning with
 * POKER_LOOKUP_EMPTY, and which is known as a set. */
static inline int poker_lookup_prepared(const struct poker_lookup *self,
                                        uint64_t sum, cards set)
{
    uint64_t fives = sum & POKER_LOOKUP_FIVES;

    return fives ? self->flush[cards_suit(set, poker_lookup_suit(fives))]
                 : poker_lookup_ranks(self, (uint32_t)sum);
}

/* The class, 1 to 7462 as poker_class, of five, six or seven different cards.
 * Nothing is checked. Inline, because a call costs as much as all the rest.
 * Only a flush, one hand of 33, needs to know its cards once more: as a bit for
 * each number, of which a suit has thirteen in a row. */
static inline int poker_lookup_class(const struct poker_lookup *self,
                                     const uint8_t *card, int count)
{
    uint64_t sum = POKER_LOOKUP_EMPTY, fives, all = 0;

    for (int i = 0; i < count; i++)
        sum += poker_lookup_keys[card[i]];
    fives = sum & POKER_LOOKUP_FIVES;
    if (!fives)
        return poker_lookup_ranks(self, (uint32_t)sum);
    for (int i = 0; i < count; i++)
        all |= UINT64_C(1) << card[i];
    return self->flush[all >> CARDS_RANKS * poker_lookup_suit(fives)
                       & ((1 << CARDS_RANKS) - 1)];
}

#endif
