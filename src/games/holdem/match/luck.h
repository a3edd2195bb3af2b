/* luck.h - how much of a result was the luck of the board.
 *
 * Before a street of the board comes, each player has a share of the pot: how
 * often he would win it if nobody bet any more. The cards change that share;
 * on average, over all cards that may come, by nothing. What the pot of that
 * moment makes of the change is luck, whatever the players do, and a result
 * without it has the same mean and a smaller variance. When both are all-in,
 * what remains is the expectation.
 *
 * It is the part of AIVAT (Burch, Schmid, Moravcik, Morrill and Bowling) that
 * needs to know nothing about the players.
 */
#ifndef POKER_LUCK_H
#define POKER_LUCK_H

#include "games/holdem/rules/deck.h"
#include "games/holdem/rules/duel.h"
#include "games/holdem/rules/range.h"

enum { POKER_LUCK_PARTS = 1000 };       /* of a chip */

enum { POKER_LUCK_RUNS = 47 * 46 / 2 };

/* All whole boards beside two cards, and what these are worth on each. */
struct poker_luck_runs {
    cards board, hole;                  /* that it is for */
    int count;
    cards run[POKER_LUCK_RUNS];
    uint32_t value[POKER_LUCK_RUNS];
};

/* Working memory of eight megabytes, all zero at first. */
struct poker_luck {
    double pot[POKER_STREETS];          /* as a street of betting ended with
                                         * more cards to come; 0: it did not */
    int has_lookup;
    struct poker_lookup lookup;
    struct poker_duel duel;
    uint32_t start[POKER_COMBOS][POKER_COMBOS]; /* half boards won by all-ins
                                                 * before the flop; 0: not
                                                 * counted yet. Suits are
                                                 * renamed */
    struct poker_luck_runs runs[POKER_STREETS];
    cards hand[POKER_LUCK_RUNS];
};

/* A new hand begins; an action was made on a street, and led to the hand as it
 * is now. */
void poker_luck_begin(struct poker_luck *self);
void poker_luck_note(struct poker_luck *self, int street,
                     const struct poker *hand);

/* What the board has brought player 0 in this hand, in parts of a chip. */
int64_t poker_luck_of(struct poker_luck *self, const struct poker_rules *rules,
                      const struct poker_deal *deal);

/* The same in chips, of a player who holds these cards against those. Quick if
 * theirs stay the same. */
double poker_luck_with(struct poker_luck *self,
                       const struct poker_rules *rules,
                       const struct poker_deal *deal, cards own, cards theirs);

/* Chips in parts of a chip. */
int64_t poker_luck_parts(double chips);

#endif
