/* poker_touch.h - people at the table of poker: what lies on it, what it says,
 * and touches. */
#ifndef POKER_TOUCH_H
#define POKER_TOUCH_H

#include "bench/play_table.h"
#include "bench/rig.h"
#include "bench/sitting.h"
#include "bench/stakes.h"

extern struct table poker_touch_table;  /* as it was last laid */

/* What begins with these words, as it is drawn: cards and the slider have no
 * text. The first lays the table before. */
const struct table_item *poker_touch_look(struct play *play,
                                          const char *words);
const struct table_item *poker_touch_find(const char *words);

/* What it says now, or last. */
const char *poker_touch_now(const struct play *play);
const char *poker_touch_last(const struct play *play);

/* Waits for a key that can be touched, and touches it; for words. A minute
 * must be enough. */
const struct table_item *poker_touch_wait(struct play *play,
                                          const char *words);
void poker_touch_key(struct play *play, const char *words);
void poker_touch_hear(struct play *play, const char *words);
void poker_touch_hear_last(struct play *play, const char *words);

/* Lays the table: nothing of that player's hand is on it, in no form; or a
 * card is. */
void poker_touch_hides(struct play *play, int player);
int poker_touch_shows(int card);

#endif
