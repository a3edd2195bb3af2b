/* cells.c - a breadboard in cells: a light ground for what lies on it.
 *
 * Its holes are finer than a cell and are left out. Where the terminal has
 * too few colours to tell it from the board, a frame shows where it ends.
 */
#include "term/cells.h"
#include "term/theme.h"

static void draw_light_ground(const struct term_drawing *self, int part)
{
    struct term_box box = term_cells_box(self, part);
    struct term_style edge = {THEME_BREAD_EDGE, THEME_BREADBOARD, 0};

    term_screen_fill(self->screen, box.left, box.top, box.width, box.height,
                     edge);
    if (!term_cells_has_shades(self))
        term_cells_draw_frame(self, box, FRAME_THIN, edge.fg, edge.bg);
}

const struct term_cells breadboard_cells = {
    .size = term_cells_by_mm,
    .draw = draw_light_ground,
};
