/* table_piece.h - grounds, pieces and cards on a table. */
#ifndef TABLE_PIECE_H
#define TABLE_PIECE_H

#include "draw/table.h"

struct table_pen {                      /* what all of them draw with */
    struct canvas *canvas;
    enum draw_theme theme;
    struct table_place place;
};

void table_piece_sheet(const struct table_pen *pen, struct canvas_box box,
                       const struct table_item *item);
void table_piece_draw(const struct table_pen *pen, struct canvas_box box,
                      const struct table_item *item);
/* The frame of what a person has begun with. */
void table_piece_choose(const struct table_pen *pen, struct canvas_box box,
                        int radius, int width);

void table_card_draw(const struct table_pen *pen, struct canvas_box box,
                     const struct table_item *item);

#endif
