/* layout_screen.h - places the parts of a board with a monitor. */
#ifndef TERM_LAYOUT_SCREEN_H
#define TERM_LAYOUT_SCREEN_H

#include "term/layout.h"

/* Cells of bezel around the picture, on each side of a monitor's box. */
enum { TERM_SCREEN_BEZEL = 1 };

/* Gives every part its place, and the board its box; 0 if there is not enough
 * room. Parts that cannot be worked and show nothing are left out: their boxes
 * are empty. Names and roles become labels of the layout. Called by
 * term_layout_make alone. */
int term_layout_screen_place(struct term_layout *self, struct term_box area);

#endif
