/* cells.c - an LED of three colours in cells, with its name above.
 *
 * cells_rgb.c mixes the colours, and writes their letter on it: colours are
 * hard to tell apart on some terminals, and black is one of them.
 */
#include "term/cells.h"
#include "parts/rgb/cells_rgb.h"

static void set_rgb_size(const struct term_layout *layout,
                         const struct term_size *sizes, const struct part *part,
                         struct term_box *box)
{
    (void)layout;
    (void)part;
    box->width = sizes->rgb_width;
    box->height = sizes->rgb_height;
}

static void draw_colour_block(const struct term_drawing *self, int part)
{
    cells_rgb_draw(self->screen, term_cells_box(self, part),
                   self->scene->brightness
                   + term_cells_part(self, part)->light,
                   term_cells_ground(self, part));
}

const struct term_cells rgb_cells = {
    .size = set_rgb_size,
    .draw = draw_colour_block,
    .above = 1,                         /* its name: legs are below */
    .is_named = 1,
};
