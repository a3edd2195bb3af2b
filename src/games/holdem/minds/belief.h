/* belief.h - what two cards each player may have, by his betting.
 *
 * Both ranges are as somebody at the table would see them who knows no hidden
 * card; only the own cards of the one who thinks are taken out of the other's
 * range. Who bets or raises is rather strong, or has little to lose; who
 * calls is rather in the middle; who checks is rather not strong. But every
 * hand stays possible, so that nobody drives the one who believes too far.
 */
#ifndef POKER_BELIEF_H
#define POKER_BELIEF_H

#include "games/holdem/minds/minds.h"
#include "games/holdem/minds/strength.h"

struct poker_belief {
    uint16_t weight[POKER_PLAYERS][POKER_COMBOS];
    uint16_t rank[POKER_COMBOS];        /* share of a range that is weaker */
    uint32_t heap[POKER_WHOLE + 1];     /* to scribble on */
    struct poker_strength strength;     /* on the board as it is now */
};

/* From all that was seen. */
void poker_belief_find(struct poker_belief *self,
                       const struct poker_seen *seen, struct rng *rng);

/* Fills rank for a player's range, by the strength now. */
void poker_belief_rank(struct poker_belief *self, int player);

/* The first so many cards of the board, as a set. */
cards poker_belief_board(const struct poker_seen *seen, int count);

#endif
