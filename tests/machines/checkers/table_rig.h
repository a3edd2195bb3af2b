/* table_rig.h - a draughts table that is touched by the names of its things,
 * for the tests of it. */
#ifndef CHECKERS_TABLE_RIG_H
#define CHECKERS_TABLE_RIG_H

#include "bench/play_table.h"

enum { TABLE_RIG_HZ = 4000 };

/* The thing whose words begin so, "c3,", or whose text is this, "Clear";
 * null: it is not there. Good until the next call. */
const struct table_item *table_rig_find(struct play *play, const char *name);

/* A touch of it; the return is the answer. It must be there. */
const char *table_rig_touch(struct play *play, const char *name);

/* Touches of squares, "c3d4", each of which is taken. */
void table_rig_move(struct play *play, const char *squares);

/* The sentence about now, or about the last move. */
const char *table_rig_now(const struct play *play);
const char *table_rig_last(const struct play *play);

/* Runs until this is in it, a minute at most. */
void table_rig_wait(struct play *play, const char *words);

/* How many presses of a button the journal has. */
int table_rig_presses(const struct play *play, const char *button);

/* The same with what was done, by whomever: none in so many seconds. */
void table_rig_is_calm(struct play *play, int seconds);

#endif
