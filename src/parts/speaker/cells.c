/* cells.c - a speaker in cells: its name, bright while it sounds.
 *
 * No sound comes from a terminal; this is all that tells of it.
 */
#include "term/cells.h"
#include "term/theme.h"

enum { PANEL_WIDTH = 5 };

/* On the panel beside a picture there is room for its name only. */
static void set_speaker_size(const struct term_layout *layout,
                             const struct term_size *sizes,
                             const struct part *part, struct term_box *box)
{
    if (!board_screen(layout->machine->board)) {
        term_cells_by_mm(layout, sizes, part, box);
        return;
    }
    box->width = PANEL_WIDTH;
    box->height = 1;
}

static void draw_speaker_name(const struct term_drawing *self, int part)
{
    struct term_box box = term_cells_box(self, part);
    int is_sounding = self->scene->is_sounding;
    struct term_style style = {is_sounding ? THEME_NOTICE : THEME_SILK_FAINT,
                               THEME_PCB, is_sounding};

    term_cells_put_middle(self, box.left + box.width / 2, box.top, box.width,
                          term_cells_part(self, part)->group, style);
}

const struct term_cells speaker_cells = {
    .size = set_speaker_size,
    .draw = draw_speaker_name,
    .is_on_panel = 1,
};
