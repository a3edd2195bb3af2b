/* cells.c - a serial terminal in cells: a small monitor with its name on it.
 *
 * term/monitor.c shows as much of the text as fits, or the cover over it.
 */
#include "term/cells.h"
#include "term/monitor.h"

static int no_smaller_than(int value, int least)
{
    return value > least ? value : least;
}

/* Never smaller than a monitor on which a few words can be read, whatever
 * its millimetres say. */
static void set_terminal_size(const struct term_layout *layout,
                              const struct term_size *sizes,
                              const struct part *part, struct term_box *box)
{
    term_cells_by_mm(layout, sizes, part, box);
    box->width = no_smaller_than(box->width, TERM_MONITOR_WIDTH);
    box->height = no_smaller_than(box->height, TERM_MONITOR_HEIGHT);
}

static void draw_terminal_text(const struct term_drawing *self, int part)
{
    term_monitor_draw(self->screen, term_cells_box(self, part),
                      term_cells_part(self, part)->group,
                      self->scene->terminal, self->scene->cover);
}

const struct term_cells terminal_cells = {
    .size = set_terminal_size,
    .draw = draw_terminal_text,
};
