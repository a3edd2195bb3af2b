/* table.h - the race beside the board. */
#ifndef LAMP_TABLE_H
#define LAMP_TABLE_H

#include "bench/table.h"

enum { TOUCH_PRESS = 1 };               /* all that can be touched */

/* Two rows of lights, as far as they are lit. */
void lamp_lay_rows(struct table *to, const unsigned lit[2]);

extern const struct table_type lamp_table;

#endif
