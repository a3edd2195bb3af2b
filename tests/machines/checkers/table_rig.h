/* table_rig.h - a draughts table that is touched by the names of its things,
 * for the tests of it. What it says, and what was pressed, is at_table.h's. */
#ifndef CHECKERS_TABLE_RIG_H
#define CHECKERS_TABLE_RIG_H

#include "bench/at_table.h"

enum { TABLE_RIG_HZ = 4000 };

/* The thing whose words begin so, "c3,", or whose text is this, "Clear";
 * null: it is not there. Good until the next call. */
const struct table_item *table_rig_find(struct play *play, const char *name);

/* A touch of it; the return is the answer. It must be there. */
const char *table_rig_touch(struct play *play, const char *name);

/* Touches of squares, "c3d4", each of which is taken. */
void table_rig_move(struct play *play, const char *squares);

#endif
