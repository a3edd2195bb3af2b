/* poker_touch.h - cards on the table of poker: which are seen. */
#ifndef POKER_TOUCH_H
#define POKER_TOUCH_H

#include "bench/at_table.h"
#include "bench/stakes.h"

/* Lays the table: nothing of that player's hand is on it, in no form; or a
 * card is. */
void poker_touch_hides(struct play *play, int player);
int poker_touch_shows(int card);

#endif
