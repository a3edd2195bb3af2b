/* cells.c - a jumper wire in cells: a thin line down.
 *
 * It hangs on the nearest part as a leg, wherever its hole is on the board.
 */
#include "term/cells.h"
#include "term/theme.h"

static void draw_wire_line(const struct term_drawing *self, int part)
{
    term_cells_draw_leg(self, part, TERM_DOWN, THEME_WIRE);
}

const struct term_cells wire_cells = {
    .size = term_cells_size_leg,
    .draw = draw_wire_line,
    .is_leg = 1,
};
