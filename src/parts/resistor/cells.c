/* cells.c - a resistor in cells: a heavy line down. */
#include "term/cells.h"
#include "term/theme.h"

static void draw(const struct term_drawing *self, int part)
{
    term_cells_draw_leg(self, part, TERM_HEAVY_V, THEME_RESISTOR);
}

const struct term_cells resistor_cells = {
    .size = term_cells_size_leg,
    .draw = draw,
    .is_leg = 1,
};
