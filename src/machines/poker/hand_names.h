/* hand_names.h - cards and hands of poker by their names: "the king of
 * hearts", "two pair, kings and fours". */
#ifndef HAND_POKER_NAMES_H
#define HAND_POKER_NAMES_H

#include "base/text.h"
#include "games/holdem/rules/cards.h"

/* "king of hearts". */
void hand_poker_name_card(int card, struct text *to);

/* What five to seven cards are: "a pair of nines". */
void hand_poker_name_value(uint32_t value, struct text *to);

#endif
