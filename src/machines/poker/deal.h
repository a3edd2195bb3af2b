/* deal.h - cards from a deck, no card twice.
 *
 * A card is a number from 0 to 51, suit by suit, the two lowest (M2-021 to
 * M2-023). The dealer knows no hands: the chip asks for as many cards as it
 * needs and then shuffles.
 */
#ifndef POKER_DEAL_H
#define POKER_DEAL_H

#include "base/chip.h"
#include "machines/poker/given.h"

enum {
    POKER_DEAL_DRAW    = 0,     /* inputs: a level, one more card is wanted */
    POKER_DEAL_SHUFFLE = 1,     /* all cards are in the deck again */
    POKER_DEAL_CARD    = 0,     /* outputs: six bits */
    POKER_DEAL_DRAWN   = 6,     /* one clock for each card */
};

/* Option deal; beyond: the cards, as in given.h. */
enum { POKER_DEAL_FAIR, POKER_DEAL_HASH, POKER_DEAL_LESSON };

/* A card of the hash: three lines of the generator, the division bit by bit,
 * and one clock for each place that is looked at; at the first one mostly. */
enum {
    POKER_DEAL_CARDS = 52,
    POKER_DEAL_MIX_CLOCKS = 3,
    POKER_DEAL_DIVIDE_CLOCKS = 31,
    POKER_DEAL_HASH_CLOCKS = POKER_DEAL_MIX_CLOCKS
                             + POKER_DEAL_DIVIDE_CLOCKS + 1,
};

struct poker_dealer {
    uint64_t taken;             /* card_array: bits of cards not in the deck */
    uint64_t stir;              /* fair: shifts on every clock */
    uint64_t given;             /* option: as in given.h, and */
    uint64_t coming;            /* those of them not dealt in this hand */
    uint32_t s;                 /* hash: kept for ever */
    uint32_t dividend;          /* its bits still to come, highest first */
    uint8_t is_hash, is_lesson; /* option */
    uint8_t hand;               /* of the lesson: the next one */
    uint8_t at;                 /* clocks into this card */
    uint8_t place;              /* the remainder, then the card looked at */
    uint8_t card, is_drawn;     /* outputs */
};

void poker_deal_reset(struct poker_dealer *self, const char *seed,
                      int64_t deal);
pins poker_deal_tick(struct poker_dealer *self, pins in);

/* The outputs since the last clock. */
pins poker_deal_show(const struct poker_dealer *self);

/* The suit of a card, by three comparisons instead of a division (M2-023). */
static inline unsigned poker_deal_suit(unsigned card)
{
    return 0u + (card >= 13) + (card >= 26) + (card >= 39);
}

/* A clock without any input after one that drew nothing. */
static inline void poker_deal_rest(struct poker_dealer *self)
{
    self->stir ^= self->stir << 13;     /* Marsaglia's shifts; zero stays */
    self->stir ^= self->stir >> 7;      /* zero, which is what the hash */
    self->stir ^= self->stir << 17;     /* needs not */
}

extern const struct option_def poker_deal_options[];
extern const struct chip_type poker_deal;

#endif
