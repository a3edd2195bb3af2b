/* cells.c - the buzzer in cells: (zzz) while it buzzes, else (   ). */
#include "term/cells.h"
#include "term/theme.h"

static void size(const struct term_layout *layout,
                 const struct term_size *of, const struct part *part,
                 struct term_box *box)
{
    (void)layout;
    (void)of;
    (void)part;
    box->width = 5;
    box->height = 1;
}

static void draw(const struct term_drawing *self, int i)
{
    struct term_box box = term_cells_box(self, i);
    int light = term_cells_part(self, i)->light;

    term_screen_text(self->screen, box.left, box.top, box.width,
                     self->scene->brightness[light] ? "(zzz)" : "(   )",
                     (struct term_style){THEME_SILK, THEME_PCB, 0});
}

const struct term_cells buzzer_cells = {
    .size = size,
    .draw = draw,
    .below = 1,
    .is_named = 1,
};
