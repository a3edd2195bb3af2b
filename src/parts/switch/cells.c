/* cells.c - a slide switch in cells, with its key above:
 *
 *       2
 *      | |
 *      |#|    a switch that is down
 *      |#|
 */
#include "player/legend.h"
#include "term/cells.h"
#include "term/theme.h"

static void set_switch_size(const struct term_layout *layout,
                            const struct term_size *sizes,
                            const struct part *part, struct term_box *box)
{
    (void)layout;
    (void)part;
    box->width = sizes->switch_width;
    box->height = sizes->switch_height;
}

/* Half rows that the knob covers: the upper or the lower half of the slot.
 * Counting half rows keeps both positions equally large where the number of
 * rows is odd. */
static int is_knob(struct term_box box, int half, int is_up)
{
    return is_up ? half < box.height : half >= box.height;
}

static void draw_knob_row(const struct term_drawing *self,
                          struct term_box box, int y, int is_up)
{
    uint32_t knob = is_up ? THEME_KNOB_UP : THEME_KNOB_DOWN;
    int upper = is_knob(box, 2 * y, is_up);
    int lower = is_knob(box, 2 * y + 1, is_up);
    uint32_t glyph = upper && lower ? TERM_FULL : upper ? TERM_UPPER
                   : lower ? TERM_LOWER : ' ';

    if (!self->screen->is_utf8 && upper != lower)
        glyph = ' ';                    /* ASCII has no half blocks */
    for (int x = 1; x < box.width - 1; x++)
        term_cells_put(self, box.left + x, box.top + y, glyph, knob,
                       THEME_SLOT);
}

static void draw_slot_cells(const struct term_drawing *self,
                            struct term_box box, int is_up)
{
    int has_shades = term_cells_has_shades(self);
    uint32_t left = has_shades ? TERM_RIGHT : TERM_DOWN;
    uint32_t right = has_shades ? TERM_LEFT : TERM_DOWN;
    uint32_t edge = has_shades ? THEME_SLOT : THEME_SILK_FAINT;

    for (int y = 0; y < box.height; y++) {
        term_cells_put(self, box.left, box.top + y, left, edge, THEME_PCB);
        draw_knob_row(self, box, y, is_up);
        term_cells_put(self, box.left + box.width - 1, box.top + y, right,
                       edge, THEME_PCB);
    }
}

/* A switch that does nothing in this machine keeps its key, but faintly: it
 * can still be moved. */
static void put_switch_key(const struct term_drawing *self, int i)
{
    const struct part *part = term_cells_part(self, i);
    const struct term_place *place = &self->layout->places[i];
    int idle = !legend_role(self->layout->machine, part);
    struct term_style key = {idle ? THEME_SILK_FAINT : THEME_KEY,
                             THEME_PCB, !idle};

    term_screen_put(self->screen, place->middle, place->box.top - 1,
                    term_cells_key(self, part), key);
}

static void draw_slide_switch(const struct term_drawing *self, int part)
{
    draw_slot_cells(self, term_cells_box(self, part),
                    term_cells_is_on(self, term_cells_part(self, part)));
    put_switch_key(self, part);
}

const struct term_cells switch_cells = {
    .size = set_switch_size,
    .draw = draw_slide_switch,
    .above = 1,                         /* its key */
    .below = 2,                         /* its name and its role */
    .is_named = 1,
    .is_on_panel = 1,
    .is_dense = 1,
};
