/* item_draw.h - draws the items of a bar or a dialog.
 *
 * The look of every control in the window, in the colours of a theme.
 */
#ifndef WINDOW_ITEM_DRAW_H
#define WINDOW_ITEM_DRAW_H

#include "window/item.h"

/* Draws one at a scale in percent, nowhere outside its box or the canvas's
 * clip, which is the same afterwards. */
void window_item_draw(struct canvas *canvas, int scale,
                      const struct window_item *item,
                      const struct window_theme *theme);

/* How many pixels the text of a button with an icon has in so many. */
int window_item_draw_room(int scale, int width);

/* Draws those that differ from what is shown, over a ground of one colour,
 * and keeps them as shown. Returns the rectangle around what was drawn.
 * *is_other is set, and nothing drawn, if they stand at other places: the
 * caller must draw all of them with their surroundings. */
struct canvas_rect window_item_refresh(struct canvas *canvas,
                                       const struct window_items *items,
                                       struct window_items *shown,
                                       const struct window_theme *theme,
                                       uint32_t ground, int *is_other);

#endif
