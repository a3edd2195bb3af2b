/* cells.c - a keyboard in cells: a box that says how to type on it. */
#include "term/cells.h"

static void draw(const struct term_drawing *self, int part)
{
    term_cells_draw_package(self, term_cells_box(self, part), "Tab to type");
}

const struct term_cells keyboard_cells = {
    .size = term_cells_by_mm,
    .draw = draw,
    .below = 1,
    .is_named = 1,
};
