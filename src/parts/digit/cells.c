/* cells.c - a digit in cells: seven segments as strokes or pixels. */
#include "term/cells.h"
#include "term/digit.h"

static void size(const struct term_layout *layout,
                 const struct term_size *of, const struct part *part,
                 struct term_box *box)
{
    (void)layout;
    (void)part;
    box->width = of->digit_width;
    box->height = of->digit_height;
}

static void draw(const struct term_drawing *self, int part)
{
    term_digit_draw(self->screen, term_cells_box(self, part),
                    self->layout->size->stroke, self->scene->brightness
                    + term_cells_part(self, part)->light);
}

const struct term_cells digit_cells = {
    .size = size,
    .draw = draw,
    .below = 1,
    .is_named = 1,
    .is_on_panel = 1,
};
