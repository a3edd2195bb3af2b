/* render_inside.h - shared by the files that draw: colours, pieces, places. */
#ifndef HPS_RENDER_INSIDE_H
#define HPS_RENDER_INSIDE_H

#include "base/text.h"
#include "machines/go/hps/hw_iface.h"
#include "machines/go/hps/render.h"

/* The screen shows four bits a colour: these are chosen by them. */
#define RENDER_RGB(r, g, b)                                             \
    (((r) << 1 | (r) >> 3) << 11 | ((g) << 2 | (g) >> 2) << 5           \
     | ((b) << 1 | (b) >> 3))

enum {
    COLOR_INK = RENDER_RGB(14, 14, 14),
    COLOR_DIM = RENDER_RGB(11, 11, 11),
    COLOR_STRIP = RENDER_RGB(3, 3, 3),
    COLOR_ACCENT = RENDER_RGB(15, 11, 4),       /* amber */
    COLOR_CHOSEN = RENDER_RGB(6, 4, 2),         /* under what is selected */
    COLOR_CURSOR_SHADE = RENDER_RGB(0, 6, 2),
    COLOR_WOOD_SHADE = RENDER_RGB(10, 8, 5),    /* a stone's shadow */
};

/* The free columns left and right of the points' cells, and the strip below
 * them: what render_scene_panel may touch. */
enum {
    COLUMN_WIDTH = BOARD_LEFT - CELL_SIZE / 2,
    COLUMN_HEIGHT = BOARD_TOP + BOARD_SIZE + CELL_SIZE / 2,
    STRIP_TOP = COLUMN_HEIGHT,
};

/* A part of the frame: right and bottom are behind it. */
struct render_area {
    int left, top, right, bottom;
};

/* Leaves of the clipping rectangle only what lies in this one too, and tells
 * what it was, for render_widen. */
struct render_area render_narrow(int x, int y, int w, int h);
void render_widen(struct render_area was);

int render_string_width(int scale, const char *s);
void render_string_right(int x, int y, int scale, const char *s,
                         uint16_t color);       /* ends before x */

/* The largest of the scales 1 and 2 in which a string is no wider. */
int render_string_scale(int width, const char *s);

uint16_t render_stone_color(int stone);

/* Points in words, "41.5"; White's with komi. */
int render_halves_of(int side, int area);
void render_put_halves(struct text *to, int halves);

/* Parts of a scene: the strip below the board, a side's column beside it. */
void render_panel_draw(const struct render_scene *scene);
void render_card_draw(const struct render_scene *scene, int side);

#endif
