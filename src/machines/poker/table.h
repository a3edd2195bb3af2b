/* table.h - a card table beside the Basys3. */
#ifndef POKER_TABLE_H
#define POKER_TABLE_H

#include "bench/table.h"

/* What can be touched. */
enum {
    POKER_TOUCH_FOLD = 1, POKER_TOUCH_CALL, POKER_TOUCH_RAISE,
    POKER_TOUCH_ALL_IN, POKER_TOUCH_AMOUNT, POKER_TOUCH_SHOW,
    POKER_TOUCH_GO_ON,
};

extern const struct table_type poker_table;

#endif
