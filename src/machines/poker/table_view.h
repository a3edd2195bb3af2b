/* table_view.h - what one seat at the poker machine knows: whose turn it is,
 * what it may bet, and which cards it may see.
 *
 * Between the watch and the table: table.c lays this out, table_words.c tells
 * it.
 */
#ifndef POKER_TABLE_VIEW_H
#define POKER_TABLE_VIEW_H

#include "machines/poker/hand_state.h"

struct poker_view {
    const struct hand_poker_watch *watch;
    const struct hand_poker_track *track;
    int own, other;                     /* players */
    int is_shared;                      /* with another person's table */
    int is_you;                         /* a person sits here, alone at the
                                         * screen: others are told of a seat */
    int is_due;                         /* the next press is this seat's, or
                                         * anybody's */
    int has_press;                      /* it is this seat's alone */
    int is_on_turn;                     /* and a bet */
    int is_forced;                      /* with nothing to decide */
    struct poker hand;                  /* the bets; own is on turn */
    struct poker_options options;       /* on turn; else all zero */
};

void poker_view_take(struct poker_view *self, const struct table_view *view);

/* The two cards of a player, if this seat may see them; null: it may not.
 * Those of its own seat it has asked for, or need not, where nobody else
 * looks. */
const struct hand_poker_cards *
poker_view_cards(const struct poker_view *self, int player,
                 int has_asked_for_own);

/* What they are worth with the community cards; 0: too few cards are known. */
uint32_t poker_view_value(const struct poker_view *self,
                          const struct hand_poker_cards *two);

/* Whether a hand is over, or none has begun: the next press deals. */
int poker_view_is_between_hands(const struct poker_view *self);

#endif
