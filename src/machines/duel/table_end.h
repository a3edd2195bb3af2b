/* table_end.h - how a duel ended. */
#ifndef DUEL_TABLE_END_H
#define DUEL_TABLE_END_H

#include "bench/table.h"

/* Field of duel_table. */
int duel_table_end(const struct table_view *view, struct table_end *to);

#endif
