/* table.h - the picture of a table: the game beside its board.
 *
 * It is drawn whole; a table changes once in a move, not in a frame. The same
 * table in the same room gives the same pixels everywhere.
 */
#ifndef DRAW_TABLE_H
#define DRAW_TABLE_H

#include "bench/table.h"
#include "draw/canvas.h"
#include "draw/draw.h"

/* Where the sheet lies in a room of the canvas. */
struct table_place {
    struct canvas_box box;              /* the sheet, in sub-pixels */
    int scale;                          /* percent: how many pixels are one
                                         * for who looks at it; 0: 100 */
};

/* The largest sheet that fits, in the middle. */
struct table_place table_place_in(struct canvas_rect room);

/* A thing on it, in sub-pixels; and the place of the sheet at a pixel. */
struct canvas_box table_place_item(const struct table_place *self,
                                   const struct table_item *item);
void table_place_at(const struct table_place *self, int x, int y,
                    int *sheet_x, int *sheet_y);

/* The value of a slider whose knob is pulled to a pixel. */
int32_t table_place_value(const struct table_place *self,
                          const struct table_item *slider, int x);

/* How high a line of a label's or a key's words is there, in sub-pixels; 0:
 * they do not fit, and are cut off. */
int table_place_letters(const struct table_place *self,
                        const struct table_item *item);

/* How a table is looked at. The item that the keyboard has chosen has a ring;
 * -1: none. The scale is that of struct table_place. */
struct table_look {
    enum draw_theme theme;
    int focus, scale;
};

void table_draw(struct canvas *canvas, struct canvas_rect room,
                const struct table *table, struct table_look look);

/* The same where its shadows may fall beside the room, into the clip. */
void table_draw_in(struct canvas *canvas, struct canvas_rect clip,
                   struct canvas_rect room, const struct table *table,
                   struct table_look look);

#endif
