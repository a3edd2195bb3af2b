/* cells.c - a resistor in cells: a heavy line down.
 *
 * Heavier than a wire, so that they differ without colour.
 */
#include "term/cells.h"
#include "term/theme.h"

static void draw_resistor_line(const struct term_drawing *self, int part)
{
    term_cells_draw_leg(self, part, TERM_HEAVY_V, THEME_RESISTOR);
}

const struct term_cells resistor_cells = {
    .size = term_cells_size_leg,
    .draw = draw_resistor_line,
    .is_leg = 1,
};
