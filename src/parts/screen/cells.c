/* cells.c - a monitor in cells, with the picture of the machine.
 *
 * term/graphics/display.c scales the picture to the box, or leaves its place
 * free for a terminal that shows real pixels.
 */
#include "term/cells.h"

static void draw_monitor_picture(const struct term_drawing *self, int part)
{
    term_display_draw(self->screen, term_cells_box(self, part),
                      term_cells_part(self, part)->group,
                      &self->scene->display);
}

const struct term_cells screen_cells = {
    .size = term_cells_by_mm,
    .draw = draw_monitor_picture,
};
