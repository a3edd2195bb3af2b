/* silk.h - the positions of all texts on the silkscreen of a circuit board:
 * names, and what parts do. draw_silk.c draws it. */
#ifndef SILK_H
#define SILK_H

#include "draw/layout.h"

/* A name and a work for each part, a screw hole in each corner. */
enum { SILK_BOXES = 2 * BOARD_PARTS_MAX + 4 * LAYOUT_PANELS };

/* A row of neighbours that share one text. */
struct silk_run {
    int left, right, top, below;        /* of its parts, */
    int bottom;                         /* and with their names */
    const char *work;
    int part, count;
    struct canvas_box box;              /* no height: left out */
};

struct silk {                           /* zero it, set the first two */
    struct canvas *canvas;              /* to print on; null: it is not */
    const struct layout *layout;
    int count;
    struct canvas_box printed[SILK_BOXES];
    struct canvas_box name[BOARD_PARTS_MAX];    /* no height: left out */
    struct silk_run run[BOARD_PARTS_MAX];
    int runs;
    uint8_t is_above[BOARD_PARTS_MAX];
    int lights_go_first;                /* their names are above them: below
                                         * is more room for what switches
                                         * do */
    int tries;                          /* that are left */
};

/* Finds places for the names and works of a layout. */
void silk_place(struct silk *self);

/* Whether a part's name is printed here. */
int silk_has_name(const struct silk *self, int part);

/* Whether a box is on a circuit board, `edge` away from the board's edge, and
 * has nothing in it nor within `by` to its left and right. */
int silk_is_free(const struct silk *self, struct canvas_box box, int by,
                 int edge);
void silk_reserve(struct silk *self, struct canvas_box box);

#endif
