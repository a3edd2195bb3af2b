/* bar_items.h - lists the items of the bar, and their places. */
#ifndef WINDOW_BAR_ITEMS_H
#define WINDOW_BAR_ITEMS_H

#include "window/bar.h"

/* The size that the bar needs at a scale in percent: the width of one at the
 * right, the height of one below that is this wide. In pixels. */
int window_bar_items_width(int scale, int is_folded);
int window_bar_items_height(const struct player *player, int scale,
                            int width, int is_folded);

/* The height that one at the right needs at least. */
int window_bar_items_least(const struct player *player, int scale);

/* Makes self->items of what there is to show in self->room, with hover, press
 * and focus marked. Called for every picture; it reads the player and changes
 * nothing but the items, and which rows of the moves are shown. */
void window_bar_items_make(struct window_bar *self,
                           const struct player *player);

#endif
