/* cells.c - a digit in cells: seven segments as strokes or pixels.
 *
 * The drawing itself is term/digit.c, which needs no layout and is tested by
 * itself.
 */
#include "term/cells.h"
#include "term/digit.h"

static void set_digit_size(const struct term_layout *layout,
                           const struct term_size *sizes,
                           const struct part *part, struct term_box *box)
{
    (void)layout;
    (void)part;
    box->width = sizes->digit_width;
    box->height = sizes->digit_height;
}

static void draw_seven_segments(const struct term_drawing *self, int part)
{
    term_digit_draw(self->screen, term_cells_box(self, part),
                    self->layout->size->stroke, self->scene->brightness
                    + term_cells_part(self, part)->light);
}

const struct term_cells digit_cells = {
    .size = set_digit_size,
    .draw = draw_seven_segments,
    .below = 1,
    .is_named = 1,
    .is_on_panel = 1,
};
