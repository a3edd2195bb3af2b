/* cells.c - a serial terminal in cells: a small monitor with its name on it. */
#include "term/cells.h"
#include "term/monitor.h"

static int at_least(int value, int least)
{
    return value > least ? value : least;
}

/* A few words must fit on it. */
static void size(const struct term_layout *layout,
                 const struct term_size *of, const struct part *part,
                 struct term_box *box)
{
    term_cells_by_mm(layout, of, part, box);
    box->width = at_least(box->width, TERM_MONITOR_WIDTH);
    box->height = at_least(box->height, TERM_MONITOR_HEIGHT);
}

static void draw(const struct term_drawing *self, int part)
{
    term_monitor_draw(self->screen, term_cells_box(self, part),
                      term_cells_part(self, part)->group,
                      self->scene->terminal, self->scene->cover);
}

const struct term_cells terminal_cells = {.size = size, .draw = draw};
