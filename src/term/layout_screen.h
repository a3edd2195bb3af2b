/* layout_screen.h - where the parts stand on a board with a monitor. */
#ifndef TERM_LAYOUT_SCREEN_H
#define TERM_LAYOUT_SCREEN_H

#include "term/layout.h"

/* The picture, inside a monitor's box, has so much around it. */
enum { TERM_SCREEN_BEZEL = 1 };

/* Gives every part its place, and the board its box; 0 if there is not room
 * enough. What is only to look at is left out: its box is empty. */
int term_layout_screen_place(struct term_layout *self, struct term_box area);

#endif
