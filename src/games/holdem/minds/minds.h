/* minds.h - what a poker mind sees; it answers with a struct poker_action. */
#ifndef MINDS_POKER_H
#define MINDS_POKER_H

#include "games/holdem/rules/deck.h"
#include "games/mind.h"

enum { POKER_PAST_MAX = 64 };           /* actions of a hand that are kept */

struct poker_past {
    uint8_t player, street;
    struct poker_action action;
    int32_t to_call, pot;               /* before it, as its player saw them */
};

struct poker_seen {
    struct poker hand;                  /* the bets; he is on turn */
    uint8_t player;                     /* himself */
    cards hole;                         /* his own two */
    uint8_t board_count;
    uint8_t board[5];                   /* by number, in order */
    int past_count;                     /* the first ones, if there are too */
    struct poker_past past[POKER_PAST_MAX];     /* many */
};

/* The one on turn looks up from the deal: at his own cards and at those of
 * the board that lie there. What was done before stays. */
void poker_seen_look(struct poker_seen *self, const struct poker *hand,
                     const struct poker_deal *deal);

/* Then he acts. */
void poker_seen_note(struct poker_seen *self,
                     const struct poker_action *action);

extern const struct mind_type poker_random, poker_caller, poker_odds;

/* All of them, the strongest first; null ends it. */
extern const struct mind_type *const poker_minds[];

#endif
