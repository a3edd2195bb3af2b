/* table.h - a draughts board beside the tinychip. */
#ifndef CHECKERS_TABLE_H
#define CHECKERS_TABLE_H

#include "bench/table.h"

extern const struct table_type checkers_table;

#endif
