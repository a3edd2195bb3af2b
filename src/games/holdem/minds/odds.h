/* odds.h - the value of each action, by the odds against what the other's
 * betting suggests.
 *
 * Also used for hints to a person at the machine, which is why share and
 * needed are part of the answer.
 */
#ifndef POKER_ODDS_H
#define POKER_ODDS_H

#include "games/holdem/minds/outlook.h"

struct poker_odds {                     /* scratch memory of one decision */
    struct poker_belief belief;
    struct poker_outlook outlook;
};

struct poker_thought {
    struct poker_action action;
    int share;                          /* of the pot it expects to win, in
                                         * thousandths */
    int needed;                         /* share from which a call pays; 0:
                                         * there is nothing to call */
};

/* Decides. is_mixing adds noise, so that actions of about equal worth
 * alternate; without it the best action is taken. rng is used for estimates in
 * either case. */
void poker_odds_think(struct poker_odds *scratch,
                      const struct poker_seen *seen, struct rng *rng,
                      int is_mixing, struct poker_thought *thought);

#endif
