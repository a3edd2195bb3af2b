/* bar_moves.h - the moves of the game, in the bar beside the time line.
 *
 * A click on one goes to its moment. The list follows the game, until somebody
 * scrolls it: then it stays until the next move. Only games with a table have
 * one.
 */
#ifndef WINDOW_BAR_MOVES_H
#define WINDOW_BAR_MOVES_H

#include "window/bar_part.h"

/* The height that it needs at least: at the right, and below the board. */
int window_bar_moves_least(int scale);
int window_bar_moves_low(int scale);

/* Looks at the game; once a picture, before the items are made. */
void window_bar_moves_look(struct window_bar *bar,
                           const struct player *player);

/* Puts it into the rest of the column, with a heading; or into the rows at
 * the bottom, several moves to a row. */
void window_bar_moves_put(struct bar_maker *maker);
void window_bar_moves_put_low(struct bar_maker *maker);

/* Scrolls by rows, or to a pixel of the scroll bar. */
void window_bar_moves_scroll(struct window_bar *bar, int by);
void window_bar_moves_drag(struct window_bar *bar, int y);

#endif
