/* cells.c - an LED of three colours in cells, with its name above. */
#include "term/cells.h"
#include "term/rgb.h"

static void size(const struct term_layout *layout,
                 const struct term_size *of, const struct part *part,
                 struct term_box *box)
{
    (void)layout;
    (void)part;
    box->width = of->rgb_width;
    box->height = of->rgb_height;
}

static void draw(const struct term_drawing *self, int part)
{
    term_rgb_draw(self->screen, term_cells_box(self, part),
                  self->scene->brightness
                  + term_cells_part(self, part)->light,
                  term_cells_ground(self, part));
}

const struct term_cells rgb_cells = {
    .size = size,
    .draw = draw,
    .above = 1,                         /* its name: legs are below */
    .is_named = 1,
};
