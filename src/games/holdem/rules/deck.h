/* deck.h - the cards of one hand: shuffled fairly, dealt, judged.
 *
 * The deal is fixed before the betting begins: the cards of later streets are
 * in it from the start, and callers show only as many as the street has.
 */
#ifndef POKER_DECK_H
#define POKER_DECK_H

#include "base/rng.h"
#include "games/holdem/rules/cards.h"
#include "games/holdem/rules/poker.h"

enum { POKER_HOLE = 2 };

struct poker_deal {                     /* card numbers, in dealing order */
    uint8_t hole[POKER_PLAYERS][POKER_HOLE];
    uint8_t board[POKER_BOARD_MAX];
};

/* All orders of nine cards are equally likely. */
void poker_deck_deal(struct poker_deal *deal, struct rng *rng);

/* Exchanges the players' hole cards: the second half of a duplicate deal. */
void poker_deck_swap(struct poker_deal *deal);

/* A player's hole cards, and the first count cards of the board, as sets. */
cards poker_deck_hole(const struct poker_deal *deal, int player);
cards poker_deck_board(const struct poker_deal *deal, int count);

/* The value of each player's hand with the first three to five cards of the
 * board. Fewer are not enough for a hand of five. */
void poker_deck_judge(const struct poker_deal *deal, int board,
                      uint32_t value[POKER_PLAYERS]);

#endif
