/* table.h - a card table beside the Basys3. */
#ifndef POKER_TABLE_H
#define POKER_TABLE_H

#include "bench/table.h"

extern const struct table_type poker_table;

#endif
