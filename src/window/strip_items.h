/* strip_items.h - lists the items of the strip above the words, and their
 * places. */
#ifndef WINDOW_STRIP_ITEMS_H
#define WINDOW_STRIP_ITEMS_H

#include "window/strip.h"

/* How many lines its sentence takes in so many pixels, and the height of all
 * with as many lines as it has now. */
int window_strip_items_lines(const struct window_strip *self, int width,
                             int scale);
int window_strip_items_height(const struct window_strip *self, int width,
                              int scale);

/* Makes self->items of what there is to say, and the place of the graph. */
void window_strip_items_make(struct window_strip *self);

#endif
