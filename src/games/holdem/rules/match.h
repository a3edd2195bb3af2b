/* match.h - several hands: the button goes round, chips are counted.
 *
 * Duplicate: each deal is played twice, the second time with the cards and
 * the button exchanged, so that luck of the cards falls on both alike.
 * Stacks are carried from hand to hand, until somebody is broke, or set anew
 * for each, so that hands can be compared.
 */
#ifndef POKER_MATCH_H
#define POKER_MATCH_H

#include "games/holdem/rules/deck.h"

struct poker_match {
    struct poker_rules rules;
    uint8_t is_carried, is_duplicate;   /* may be set after the beginning */
    uint8_t button;                     /* of the next hand */
    uint32_t hands;                     /* that are over */
    int32_t chips[POKER_PLAYERS];       /* at the beginning */
    int32_t stack[POKER_PLAYERS];       /* for the next hand */
    int64_t gain[POKER_PLAYERS];        /* of all hands that are over */
    struct rng rng;
    struct poker_deal deal;             /* of the hand that is played */
    struct poker hand;
};

/* Nobody has played yet; player 0 has the button. A null return is success:
 * a hand can be played with these rules and chips. */
const char *poker_match_begin(struct poker_match *self,
                              const struct poker_rules *rules,
                              const int32_t chips[POKER_PLAYERS],
                              const char *seed);

/* Deals, and posts antes and blinds. 0: somebody is broke. */
int poker_match_deal(struct poker_match *self);

/* The hand is over: a showdown is judged and paid, chips are counted, the
 * button moves. */
void poker_match_settle(struct poker_match *self);

#endif
