/* match.h - several hands: moves the button, counts the chips.
 *
 * Duplicate: each deal is played twice, the second time with the cards and
 * the button exchanged, so that both players get the same luck. Stacks are
 * carried from hand to hand until somebody is broke, or reset for each hand,
 * so that results of hands are comparable.
 *
 * The caller plays self->hand with poker_act between a deal and its
 * settlement. Same seed and rules give the same cards, whatever is played.
 */
#ifndef POKER_MATCH_H
#define POKER_MATCH_H

#include "games/holdem/rules/deck.h"

struct poker_match {
    struct poker_rules rules;
    uint8_t is_carried, is_duplicate;   /* set by the caller, after begin */
    uint8_t button;                     /* of the next hand */
    uint32_t hands;                     /* settled so far */
    int32_t chips[POKER_PLAYERS];       /* stacks at the start of a match */
    int32_t stack[POKER_PLAYERS];       /* for the next hand */
    int64_t gain[POKER_PLAYERS];        /* won or lost in settled hands */
    struct rng rng;
    struct poker_deal deal;             /* of the current hand */
    struct poker hand;
};

/* Begins a match without hands; player 0 gets the button first. Null is
 * success: a hand can be played with these rules and chips. Otherwise the text
 * of poker_begin. */
const char *poker_match_begin(struct poker_match *self,
                              const struct poker_rules *rules,
                              const int32_t chips[POKER_PLAYERS],
                              const char *seed);

/* Deals, and posts antes and blinds. 0 if a player is broke. */
int poker_match_deal(struct poker_match *self);

/* To be called when the hand is over: judges and pays a showdown, counts chips
 * and moves the button. */
void poker_match_settle(struct poker_match *self);

#endif
