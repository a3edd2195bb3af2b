/* table_end.h - how a game or a match of pegs ended. */
#ifndef PEGS_TABLE_END_H
#define PEGS_TABLE_END_H

#include "bench/table.h"

/* Field of pegs_table. */
int pegs_table_end(const struct table_view *view, struct table_end *to);

#endif
