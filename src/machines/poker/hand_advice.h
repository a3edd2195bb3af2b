/* hand_advice.h - what a bet is on the switches, and a line about the next one
 * for a person. */
#ifndef HAND_POKER_ADVICE_H
#define HAND_POKER_ADVICE_H

#include "base/text.h"
#include "games/holdem/minds/odds.h"
#include "machines/poker/hand_watch.h"

/* How many chips must be on the switches for an action; a fold has none. */
int32_t hand_poker_chips(const struct poker *hand,
                         const struct poker_action *action);

/* All sixteen switches for an action of the player on turn. */
pins hand_poker_wanted(const struct hand_poker_watch *watch,
                       const struct poker_action *action);

/* Writes "call 15: 43 % to win, 25 % needed". The cards in seen must be known,
 * and the player must have something to decide. Scratch holds a struct
 * poker_odds. */
void hand_poker_advise(const struct poker_seen *seen, void *scratch,
                       struct text *to);

#endif
