/* focus.h - the keyboard focus: on the table, in the strip, on the board or in
 * the bar.
 */
#ifndef WINDOW_FOCUS_H
#define WINDOW_FOCUS_H

#include "window/input.h"

/* Tab, and Shift-Tab by -1: from one place to the next, and round. */
void window_focus_move(struct window_input *self, int by);

#endif
