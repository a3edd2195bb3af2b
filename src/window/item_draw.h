/* item_draw.h - the items of a bar or a dialog on a canvas. */
#ifndef WINDOW_ITEM_DRAW_H
#define WINDOW_ITEM_DRAW_H

#include "window/item.h"

/* Draws one, nowhere outside its box. */
void window_item_draw(struct canvas *canvas, int scale,
                      const struct window_item *item,
                      const struct window_theme *theme);

/* Draws those that differ from what is shown, over a ground of one colour,
 * and keeps them as shown. Returns what was drawn on; *is_other: they stand
 * at other places, and all of them must be drawn with their surroundings. */
struct canvas_rect window_item_refresh(struct canvas *canvas,
                                       const struct window_items *items,
                                       struct window_items *shown,
                                       const struct window_theme *theme,
                                       uint32_t ground, int *is_other);

#endif
