/* scope.h - the inside of a design as a picture: the tree of its modules with
 * values, and the waves of chosen nets up to this moment.
 *
 *     v stopwatch            | running     1 |____/~~~~~~~~~~~~~~~~
 *       o clk              1 | divider 3f2a1 |==X==X==X==X==X==X==X
 *       * running          1 |
 *       > u_start            | -20 ms                             0
 *
 * The window and the page have the same, each in its own rooms.
 */
#ifndef SCOPE_H
#define SCOPE_H

#include "draw/canvas.h"
#include "player/signals.h"

struct scope {
    struct canvas_rect tree, waves;     /* rooms; empty: not shown */
    int scale;                          /* percent */
    int is_light;
    int first;                          /* row of the tree that is at its top */
    int focus;                          /* row with the focus, or -1 */
};

/* The height of a row, and how many fit the room of the tree. */
int scope_row_px(int scale);
int scope_page(const struct scope *self);

/* The row of the tree at a pixel, and the wave whose name is there; or -1. */
int scope_row_at(const struct scope *self, int x, int y);
int scope_wave_at(const struct scope *self, const struct signals *signals,
                  int x, int y);

/* Moves `first` so that a row is seen. */
void scope_show_row(struct scope *self, int row, int rows);

void scope_paint_tree(const struct scope *self, struct canvas *canvas,
                      const struct signals *signals);
void scope_paint_waves(const struct scope *self, struct canvas *canvas,
                       const struct signals *signals);

#endif
