/* equity_table.h - the equity of every kind of starting hand against every
 * other, all-in before the flop. */
#ifndef EQUITY_TABLE_H
#define EQUITY_TABLE_H

#include "games/holdem/commands/equity_count.h"

/* Counts all 169 times 169 pairs, exactly, and prints them: a line for each
 * kind, with tabs between. The job's threads and its progress are used. Null,
 * or what failed. */
const char *equity_table_print(struct equity_job *job);

#endif
