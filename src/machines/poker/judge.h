/* judge.h - what a hand of five or seven cards is worth.
 *
 * After start the judge asks for one card after the other (wants), scans, and
 * holds the value with done until the next start. Values of any two hands can
 * be compared as numbers.
 */
#ifndef POKER_JUDGE_H
#define POKER_JUDGE_H

#include "base/chip.h"

enum {
    POKER_JUDGE_START = 0,      /* inputs: one clock, a new hand */
    POKER_JUDGE_CARDS = 1,      /* with start: three bits, how many */
    POKER_JUDGE_CARD  = 4,      /* six bits: the card it asks for */
    POKER_JUDGE_VALUE = 0,      /* outputs: 24 bits, more is better */
    POKER_JUDGE_DONE  = 24,     /* a level: this is the value */
    POKER_JUDGE_WANTS = 25,     /* three bits: which card it asks for */
};

/* A value is a category and five ranks of four bits below it, the one that
 * defines it first. */
enum poker_judge_category {
    POKER_JUDGE_HIGH_CARD,
    POKER_JUDGE_PAIR,
    POKER_JUDGE_TWO_PAIR,
    POKER_JUDGE_THREE,
    POKER_JUDGE_STRAIGHT,
    POKER_JUDGE_FLUSH,
    POKER_JUDGE_FULL_HOUSE,
    POKER_JUDGE_FOUR,
    POKER_JUDGE_STRAIGHT_FLUSH,
    POKER_JUDGE_ROYAL_FLUSH,
};
enum { POKER_JUDGE_CATEGORY = 20, POKER_JUDGE_FIRST = 16 };

/* How long the scans take; a card each before them, from the clock of start
 * on. */
enum {
    POKER_JUDGE_STRAIGHT_CLOCKS = 10,   /* ace high to five high */
    POKER_JUDGE_GROUP_CLOCKS = 13,
    POKER_JUDGE_COMPOSE_CLOCKS = 1,
    POKER_JUDGE_KICKER_CLOCKS = 13,
    POKER_JUDGE_SCAN_CLOCKS = POKER_JUDGE_STRAIGHT_CLOCKS
                              + POKER_JUDGE_GROUP_CLOCKS
                              + POKER_JUDGE_COMPOSE_CLOCKS
                              + POKER_JUDGE_KICKER_CLOCKS,
};

enum { POKER_JUDGE_RANKS = 13, POKER_JUDGE_SUITS = 4, POKER_JUDGE_NONE = 15 };

enum poker_judge_step { POKER_JUDGE_LOAD, POKER_JUDGE_STRAIGHTS,
                        POKER_JUDGE_GROUPS, POKER_JUDGE_COMPOSE,
                        POKER_JUDGE_KICKERS, POKER_JUDGE_REST };

struct poker_judge {
    uint32_t value;
    uint16_t suited[POKER_JUDGE_SUITS]; /* which ranks of each suit */
    uint8_t in_suit[POKER_JUDGE_SUITS]; /* how many */
    uint8_t of_rank[POKER_JUDGE_RANKS];
    uint16_t run, suited_run;           /* ranks to be scanned, ace low too */
    uint16_t free;                      /* ranks that can be kickers */
    uint8_t step;                       /* enum poker_judge_step */
    uint8_t cards;                      /* of the hand */
    uint8_t at;                         /* the card, or the rank looked at */
    uint8_t flush;                      /* ranks and suits found, or NONE */
    uint8_t straight, straight_flush;
    uint8_t four, three, pair, low_pair;
    uint8_t ranks, kickers;             /* in the value; still wanted */
};

pins poker_judge_tick(struct poker_judge *self, pins in);

/* The outputs since the last clock. */
pins poker_judge_show(const struct poker_judge *self);

extern const struct chip_type poker_judge;

#endif
