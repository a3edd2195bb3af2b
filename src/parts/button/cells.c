/* cells.c - a push button in cells, with its key on it:
 *
 *     .---.
 *     | a |
 *     '---'
 *
 * Three ways to draw it: a filled cap where half cells can be coloured, an
 * outline elsewhere, and a single row in the smallest drawing. In each, one
 * that is down can be told without colour.
 */
#include "player/cross.h"
#include "term/cells.h"
#include "term/theme.h"

static void set_button_size(const struct term_layout *layout,
                            const struct term_size *sizes,
                            const struct part *part, struct term_box *box)
{
    (void)layout;
    (void)part;
    box->width = sizes->button_width;
    box->height = sizes->button_height;
}

/* Half blocks around the edge make the cap half a cell smaller than its box
 * on all sides, and so leave a gap to what stands beside it. */
static void fill_cap(const struct term_drawing *self, struct term_box box,
                     uint32_t cap)
{
    int right = box.left + box.width - 1, bottom = box.top + box.height - 1;

    for (int x = box.left + 1; x < right; x++) {
        term_cells_put(self, x, box.top, TERM_LOWER, cap, THEME_PCB);
        term_cells_put(self, x, bottom, TERM_UPPER, cap, THEME_PCB);
    }
    for (int y = box.top + 1; y < bottom; y++) {
        term_cells_put(self, box.left, y, TERM_RIGHT, cap, THEME_PCB);
        for (int x = box.left + 1; x < right; x++)
            term_cells_put(self, x, y, ' ', 0, cap);
        term_cells_put(self, right, y, TERM_LEFT, cap, THEME_PCB);
    }
}

/* A button of one row: "( k )", and "(#k#)" while it is down. */
static void draw_one_row(const struct term_drawing *self, struct term_box box,
                         uint32_t cap, int is_down)
{
    int right = box.left + box.width - 1;
    int has_cap = term_cells_has_pixels(self);

    term_cells_put(self, box.left, box.top, has_cap ? TERM_RIGHT : '(', cap,
                   THEME_PCB);
    term_cells_put(self, right, box.top, has_cap ? TERM_LEFT : ')', cap,
                   THEME_PCB);
    for (int x = box.left + 1; x < right; x++)
        term_cells_put(self, x, box.top,
                       is_down && !has_cap ? TERM_SHADE_MID : ' ', cap,
                       has_cap ? cap : THEME_PCB);
}

/* Without colour a heavy frame and a shaded middle say that it is down. */
static void draw_outline(const struct term_drawing *self,
                         struct term_box box, uint32_t cap, int is_down)
{
    term_cells_draw_frame(self, box, is_down ? FRAME_HEAVY : FRAME_ROUND,
                          cap, THEME_PCB);
    for (int y = box.top + 1; y < box.top + box.height - 1; y++)
        for (int x = box.left + 1; x < box.left + box.width - 1; x++)
            term_cells_put(self, x, y, is_down ? TERM_SHADE_MID : ' ', cap,
                           THEME_PCB);
}

/* The key in the middle; for a button of a cross the arrow key beside it.
 * Arrows are drawn in UTF-8 only: ASCII has no letters for them. */
static void put_cap_keys(const struct term_drawing *self, struct term_box box,
                         const struct part *part, struct term_style style)
{
    const struct cross_key *also =
        cross_key(self->layout->machine->board, part);
    int middle = box.left + box.width / 2, row = box.top + box.height / 2;
    int is_both = also && also->arrow && self->screen->is_utf8;

    term_screen_put(self->screen, middle - is_both, row,
                    term_cells_key(self, part), style);
    if (is_both)
        term_screen_put(self->screen, middle + 1, row, also->arrow, style);
}

static void draw_button_face(const struct term_drawing *self, int i)
{
    const struct part *part = term_cells_part(self, i);
    struct term_box box = term_cells_box(self, i);
    int is_down = term_cells_is_on(self, part);
    uint32_t cap = is_down ? THEME_CAP_DOWN : THEME_CAP;
    struct term_style key = {THEME_KEY, THEME_PCB, 1};

    if (term_cells_has_pixels(self))
        key = (struct term_style){THEME_ON_CAP, cap, 1};
    if (box.height == 1)
        draw_one_row(self, box, cap, is_down);
    else if (term_cells_has_pixels(self))
        fill_cap(self, box, cap);
    else
        draw_outline(self, box, cap, is_down);
    put_cap_keys(self, box, part, key);
}

const struct term_cells button_cells = {
    .size = set_button_size,
    .draw = draw_button_face,
    .below = 2,                         /* its name and its role */
    .is_named = 1,
    .is_on_panel = 1,
    .has_caption = 1,
};
