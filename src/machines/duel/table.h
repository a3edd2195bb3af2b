/* table.h - a peg board for letters beside the duel machine. */
#ifndef DUEL_TABLE_H
#define DUEL_TABLE_H

#include "bench/table.h"

extern const struct table_type duel_table;

#endif
