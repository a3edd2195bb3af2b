/* belief.h - what each player may hold, judged by the betting.
 *
 * A weight for each combo of each player, updated action by action. Both
 * ranges are what an observer without hidden cards would believe; only the
 * mind's own cards are removed from the other's range. A bet or raise
 * suggests a strong hand or a bluff, a call a medium hand, a check a hand
 * that is not strong. No combo ever becomes impossible, which bounds how far
 * a deceptive opponent can mislead the mind.
 */
#ifndef POKER_BELIEF_H
#define POKER_BELIEF_H

#include "games/holdem/minds/minds.h"
#include "games/holdem/minds/strength.h"

struct poker_belief {
    uint16_t weight[POKER_PLAYERS][POKER_COMBOS];
    uint16_t rank[POKER_COMBOS];        /* thousandths of a range that are
                                         * weaker than the combo */
    uint32_t cumulative[POKER_WHOLE + 1];       /* working memory */
    struct poker_strength strength;     /* on the current board */
};

/* Computes both ranges from the start of the hand; nothing is kept between
 * moves. */
void poker_belief_find(struct poker_belief *self,
                       const struct poker_seen *seen, struct rng *rng);

/* Fills rank with the percentiles of a player's range, by the current
 * strength. Valid until the next call. */
void poker_belief_rank(struct poker_belief *self, int player);

/* The first count cards of the board, or as many as are dealt, as a set. */
cards poker_belief_board(const struct poker_seen *seen, int count);

#endif
