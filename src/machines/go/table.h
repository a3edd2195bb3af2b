/* table.h - a Go board beside the DE1-SoC. */
#ifndef GO_TABLE_H
#define GO_TABLE_H

#include "bench/table.h"

extern const struct table_type go_table;

#endif
