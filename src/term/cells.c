/* cells.c - how one kind of part is drawn in cells, and what such drawings
 * share.
 */
#include "term/cells.h"

#include "term/theme.h"

enum { EDGE = TERM_LAYOUT_FRAME };

const struct term_cells *term_cells_of(const struct part *part)
{
    return term_cells[part->kind];
}

/* Sizes */

/* Five columns and three rows are the least that a frame with a letter needs.
 */
void term_cells_by_mm(const struct term_layout *layout,
                      const struct term_size *size, const struct part *part,
                      struct term_box *box)
{
    const struct board_type *board = layout->machine->board;
    int columns = layout->board.width - 2 * EDGE;
    int rows = layout->board.height - 2 * EDGE;

    (void)size;
    box->width = term_layout_larger(part->width_mm * columns
                                    / board->width_mm, 5);
    box->height = term_layout_larger(part->height_mm * rows
                                     / board->height_mm, 3);
}

/* Rounded to the nearest row: a leg that is rounded down would not reach the
 * part that it belongs to. */
void term_cells_size_leg(const struct term_layout *layout,
                         const struct term_size *size,
                         const struct part *part, struct term_box *box)
{
    const struct board_type *board = layout->machine->board;
    int rows = layout->board.height - 2 * EDGE;

    (void)size;
    box->width = 1;
    box->height = term_layout_larger((part->height_mm * rows
                                      + board->height_mm / 2)
                                     / board->height_mm, 1);
}

/* Facts about a part and the screen */

const struct part *term_cells_part(const struct term_drawing *self, int part)
{
    return &self->layout->machine->board->parts[part];
}

struct term_box term_cells_box(const struct term_drawing *self, int part)
{
    return self->layout->places[part].box;
}

/* Parts lie on the board itself or on a breadboard; there is nothing else. */
uint32_t term_cells_ground(const struct term_drawing *self, int part)
{
    return self->layout->places[part].on == TERM_ON_BOARD ? THEME_PCB
                                                          : THEME_BREADBOARD;
}

/* Pins are active words here: a set bit is a pressed button or a switch up. */
int term_cells_is_on(const struct term_drawing *self,
                     const struct part *part)
{
    return (self->scene->in & PIN(part->pin)) != 0;
}

/* The cast keeps a key beyond ASCII from becoming a negative code point. */
uint32_t term_cells_key(const struct term_drawing *self,
                        const struct part *part)
{
    const struct role *role = machine_role(self->layout->machine, part);

    return role && role->key ? (unsigned char)role->key : ' ';
}

int term_cells_has_colour(const struct term_drawing *self)
{
    return self->screen->depth != TERM_NO_COLOUR;
}

int term_cells_has_pixels(const struct term_drawing *self)
{
    return term_screen_has_halves(self->screen);
}

int term_cells_has_shades(const struct term_drawing *self)
{
    return term_screen_has_shades(self->screen);
}

/* Drawing */

void term_cells_put(const struct term_drawing *self, int column, int row,
                    uint32_t code, uint32_t fg, uint32_t bg)
{
    term_screen_put(self->screen, column, row, code,
                    (struct term_style){fg, bg, 0});
}

/* Of an even number of columns the middle is the right one of two. */
void term_cells_put_middle(const struct term_drawing *self, int middle,
                           int row, int width, const char *text,
                           struct term_style style)
{
    int used = term_screen_width(text);

    used = used < width ? used : width;
    term_screen_text(self->screen, middle - used / 2, row, used, text,
                     style);
}

/* The glyphs of an outline. */
struct frame {
    uint32_t across, down, corners[4];  /* north-west, then clockwise */
};

static const struct frame frames[] = {
    [FRAME_THIN] = {TERM_ACROSS, TERM_DOWN,
        {TERM_NORTH_WEST, TERM_NORTH_EAST, TERM_SOUTH_EAST,
         TERM_SOUTH_WEST}},
    [FRAME_ROUND] = {TERM_ACROSS, TERM_DOWN,
        {TERM_ROUND_NW, TERM_ROUND_NE, TERM_ROUND_SE, TERM_ROUND_SW}},
    [FRAME_HEAVY] = {TERM_DOUBLE_H, TERM_DOUBLE_V,
        {TERM_DOUBLE_NW, TERM_DOUBLE_NE, TERM_DOUBLE_SE, TERM_DOUBLE_SW}},
};

/* Corners last: edges of a box one cell wide would cover them. */
void term_cells_draw_frame(const struct term_drawing *self,
                           struct term_box box, enum term_cells_frame frame,
                           uint32_t fg, uint32_t bg)
{
    const struct frame *lines = &frames[frame];
    int right = box.left + box.width - 1, bottom = box.top + box.height - 1;

    for (int x = box.left + 1; x < right; x++) {
        term_cells_put(self, x, box.top, lines->across, fg, bg);
        term_cells_put(self, x, bottom, lines->across, fg, bg);
    }
    for (int y = box.top + 1; y < bottom; y++) {
        term_cells_put(self, box.left, y, lines->down, fg, bg);
        term_cells_put(self, right, y, lines->down, fg, bg);
    }
    term_cells_put(self, box.left, box.top, lines->corners[0], fg, bg);
    term_cells_put(self, right, box.top, lines->corners[1], fg, bg);
    term_cells_put(self, right, bottom, lines->corners[2], fg, bg);
    term_cells_put(self, box.left, bottom, lines->corners[3], fg, bg);
}

/* Where shades cannot set it off from the board it gets a line around it. */
void term_cells_draw_package(const struct term_drawing *self,
                             struct term_box box, const char *words)
{
    struct term_style ink = {THEME_ON_PACKAGE, THEME_PACKAGE, 0};

    term_screen_fill(self->screen, box.left, box.top, box.width, box.height,
                     ink);
    if (!term_cells_has_shades(self))
        term_cells_draw_frame(self, box, FRAME_THIN, THEME_ON_PACKAGE,
                              THEME_PACKAGE);
    term_cells_put_middle(self, box.left + box.width / 2,
                          box.top + box.height / 2, box.width - 2, words,
                          ink);
}

void term_cells_draw_leg(const struct term_drawing *self, int part,
                         uint32_t glyph, uint32_t fg)
{
    struct term_box box = term_cells_box(self, part);

    for (int y = 0; y < box.height; y++)
        term_cells_put(self, box.left, box.top + y, glyph, fg,
                       term_cells_ground(self, part));
}
