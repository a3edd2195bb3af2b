/* cells.c - a speaker in cells: its name, bright while it sounds. */
#include "term/cells.h"
#include "term/theme.h"

enum { PANEL_WIDTH = 5 };

/* Beside a picture it is as small as its name. */
static void size(const struct term_layout *layout,
                 const struct term_size *of, const struct part *part,
                 struct term_box *box)
{
    if (!layout->machine->screen) {
        term_cells_by_mm(layout, of, part, box);
        return;
    }
    box->width = PANEL_WIDTH;
    box->height = 1;
}

static void draw(const struct term_drawing *self, int part)
{
    struct term_box box = term_cells_box(self, part);
    int is_sounding = self->scene->is_sounding;
    struct term_style style = {is_sounding ? THEME_NOTICE : THEME_SILK_FAINT,
                               THEME_PCB, is_sounding};

    term_cells_put_middle(self, box.left + box.width / 2, box.top, box.width,
                          term_cells_part(self, part)->group, style);
}

const struct term_cells speaker_cells = {
    .size = size,
    .draw = draw,
    .is_on_panel = 1,
};
