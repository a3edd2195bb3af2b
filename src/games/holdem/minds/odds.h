/* odds.h - what the odds say: how often a hand wins against what the
 * other's betting suggests, and what each action is worth then. */
#ifndef POKER_ODDS_H
#define POKER_ODDS_H

#include "games/holdem/minds/outlook.h"

struct poker_odds {                     /* in scratch memory: nothing stays */
    struct poker_belief belief;
    struct poker_outlook outlook;
};

struct poker_thought {
    struct poker_action action;
    int share;                          /* of POKER_WHOLE: wins so often */
    int needed;                         /* a call pays from here on; 0: there
                                         * is nothing to call */
};

/* With dice it mixes actions that are worth about the same; without it takes
 * the best. The dice of the estimates are always thrown. */
void poker_odds_think(struct poker_odds *scratch,
                      const struct poker_seen *seen, struct rng *rng,
                      int is_mixing, struct poker_thought *thought);

#endif
