/* table_end.h - how a hand of poker, or a match, has ended: who has won, and
 * with what. */
#ifndef POKER_TABLE_END_H
#define POKER_TABLE_END_H

#include "bench/table.h"
#include "machines/poker/table_view.h"

/* "b wins 40 with two pair, kings and fours, against a pair of nines". */
void poker_end_say_hand(const struct poker_view *view, struct text *to);

/* Whether a player has no chips left, and then who has won; the second one is
 * that of struct table_type. */
int poker_end_find(const struct poker_view *view, struct table_end *to);
int poker_end_tell(const struct table_view *view, struct table_end *to);

#endif
