/* minds.h - what a poker mind sees; it answers with a struct poker_action.
 *
 * struct poker_seen is the whole interface between the cards and a mind: it
 * holds the public betting, the mind's own hole cards and the board as far as
 * it is dealt, and never the other player's cards or the rest of the deck.
 */
#ifndef MINDS_POKER_H
#define MINDS_POKER_H

#include "games/holdem/rules/deck.h"
#include "games/mind.h"

enum { POKER_PAST_MAX = 64 };           /* actions of a hand that are kept */

struct poker_past {
    uint8_t player, street;
    struct poker_action action;
    int32_t to_call, pot;               /* before the action */
};

struct poker_seen {
    struct poker hand;                  /* the betting; player is on turn */
    uint8_t player;                     /* the mind's seat */
    cards hole;                         /* its two cards */
    uint8_t board_count;
    uint8_t board[5];                   /* card numbers, in dealing order */
    int past_count;
    struct poker_past past[POKER_PAST_MAX];     /* later actions are dropped */
};

/* Shows the deal to the player on turn: own hole cards, and the board as far
 * as it is dealt. The past is kept; zero past_count when a hand begins. */
void poker_seen_look(struct poker_seen *self, const struct poker *hand,
                     const struct poker_deal *deal);

/* Appends the action that the player on turn has decided on, before it is
 * played: pot and amount to call are taken from self->hand. */
void poker_seen_note(struct poker_seen *self,
                     const struct poker_action *action);

extern const struct mind_type poker_random, poker_caller, poker_odds,
    poker_equilibrium, poker_solver;

/* The minds that sit at the machine, the strongest first; ends with null. */
extern const struct mind_type *const poker_minds[];

/* And those that play matches of full Hold'em. The solver knows no other game,
 * and thinks in more memory than a page in a browser should take. */
extern const struct mind_type *const poker_match_minds[];

#endif
