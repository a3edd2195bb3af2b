/* table.h - a peg board beside the Nexys3. */
#ifndef PEGS_TABLE_H
#define PEGS_TABLE_H

#include "bench/table.h"

extern const struct table_type pegs_table;

#endif
