/* cells.c - a push button in cells, with its key on it:
 *
 *     .---.
 *     | a |
 *     '---'
 */
#include "player/cross.h"
#include "term/cells.h"
#include "term/theme.h"

static void size(const struct term_layout *layout,
                 const struct term_size *of, const struct part *part,
                 struct term_box *box)
{
    (void)layout;
    (void)part;
    box->width = of->button_width;
    box->height = of->button_height;
}

static void draw_cap(const struct term_drawing *self, struct term_box box,
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
static void draw_flat(const struct term_drawing *self, struct term_box box,
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

/* The key in the middle, or with the arrow that works it, too. */
static void draw_keys(const struct term_drawing *self, struct term_box box,
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

static void draw(const struct term_drawing *self, int i)
{
    const struct part *part = term_cells_part(self, i);
    struct term_box box = term_cells_box(self, i);
    int is_down = term_cells_is_on(self, part);
    uint32_t cap = is_down ? THEME_CAP_DOWN : THEME_CAP;
    struct term_style key = {THEME_KEY, THEME_PCB, 1};

    if (term_cells_has_pixels(self))
        key = (struct term_style){THEME_ON_CAP, cap, 1};
    if (box.height == 1)
        draw_flat(self, box, cap, is_down);
    else if (term_cells_has_pixels(self))
        draw_cap(self, box, cap);
    else
        draw_outline(self, box, cap, is_down);
    draw_keys(self, box, part, key);
}

const struct term_cells button_cells = {
    .size = size,
    .draw = draw,
    .below = 2,                         /* its name and its role */
    .is_named = 1,
    .is_on_panel = 1,
    .has_caption = 1,
};
