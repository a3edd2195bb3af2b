/* deck.h - the cards of one hand: shuffled fairly, dealt, judged. */
#ifndef POKER_DECK_H
#define POKER_DECK_H

#include "base/rng.h"
#include "games/holdem/rules/cards.h"
#include "games/holdem/rules/poker.h"

enum { POKER_HOLE = 2 };

struct poker_deal {                     /* cards by number, in this order */
    uint8_t hole[POKER_PLAYERS][POKER_HOLE];
    uint8_t board[POKER_BOARD_MAX];
};

/* Each way that the nine cards can come is as likely as any other. */
void poker_deck_deal(struct poker_deal *deal, struct rng *rng);

/* The two players' cards exchanged: the other half of a duplicate. */
void poker_deck_swap(struct poker_deal *deal);

/* A player's own two, and the first so many of the board, as sets. */
cards poker_deck_hole(const struct poker_deal *deal, int player);
cards poker_deck_board(const struct poker_deal *deal, int count);

/* What the hands are worth with three to five cards on the board. */
void poker_deck_judge(const struct poker_deal *deal, int board,
                      uint32_t value[POKER_PLAYERS]);

#endif
