/* cells.c - a chip in cells, its name on it; one whose legs have names shows
 * them (cells_package.c). */
#include "term/cells.h"
#include "parts/chip/cells_package.h"

/* The legs of a chip, or null if they have no names. A board names the legs
 * of one chip at most, by its group. */
static const struct board_package *legs_of(const struct term_layout *layout,
                                           const struct part *part)
{
    const struct board_package *package = layout->machine->board->package;

    return package && text_same(package->part, part->group) ? package : NULL;
}

/* Millimetres would leave no room for the names beside the legs. */
static void set_chip_size(const struct term_layout *layout,
                          const struct term_size *sizes,
                          const struct part *part, struct term_box *box)
{
    const struct board_package *legs = legs_of(layout, part);
    struct term_box whole;

    term_cells_by_mm(layout, sizes, part, box);
    if (!legs)
        return;
    whole = cells_package_size(legs, sizes->package_height);
    box->width = whole.width;
    box->height = whole.height;
}

static void draw_chip_package(const struct term_drawing *self, int i)
{
    const struct part *part = term_cells_part(self, i);
    const struct board_package *legs = legs_of(self->layout, part);

    if (legs)
        cells_package_draw(self->screen, term_cells_box(self, i), legs,
                           term_cells_ground(self, i));
    else
        term_cells_draw_package(self, term_cells_box(self, i), part->group);
}

const struct term_cells chip_cells = {
    .size = set_chip_size,
    .draw = draw_chip_package,
};
