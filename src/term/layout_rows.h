/* layout_rows.h - distributes the parts of a board over rows. */
#ifndef TERM_LAYOUT_ROWS_H
#define TERM_LAYOUT_ROWS_H

#include "term/layout.h"

/* Gives every part its row, once all have columns and sizes; a breadboard gets
 * its height here, too. 0 if there are too few rows: then some parts may have
 * none. */
int term_layout_rows_place(struct term_layout *self);

#endif
