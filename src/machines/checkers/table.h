/* table.h - a draughts board beside the tinychip. */
#ifndef CHECKERS_TABLE_H
#define CHECKERS_TABLE_H

#include "bench/table.h"

/* What can be touched. */
enum {
    CHECKERS_TOUCH_NEW = 1, CHECKERS_TOUCH_CLEAR,
    CHECKERS_TOUCH_SQUARE = 16,         /* and the squares: 8 * row + column */
};

extern const struct table_type checkers_table;

#endif
