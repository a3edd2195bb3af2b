/* pixels.c - a serial terminal: a small monitor with green letters,
 * and the cloth that hangs over it while they are not for everybody.
 *
 * All its rows and columns are there, as large as they fit. Where that is
 * small, and the text is short, fewer are shown, larger, from the first row
 * with text on: newlines that clear a terminal leave it at the foot.
 *
 * While the cloth hangs no letter below it is drawn at all, not even for a
 * moment: a picture of the window must not show another player's cards.
 */
#include "draw/monitor.h"

#include <string.h>

#include "draw/cloth.h"
#include "parts/pixels_shared.h"

enum { ROWS = TERMINAL_ROWS, COLUMNS = TERMINAL_COLUMNS,
       FEW_ROWS = ROWS / 3, FEW_COLUMNS = COLUMNS / 2,
       LARGE = 24 * CANVAS_PX, READABLE = 8 * CANVAS_PX,
       TWICE = 2 };                     /* as high as the smallest print */

enum { GLASS = 0x08110c, GLASS_LIT = 0x11251a, PHOSPHOR = 0x8dffb0,
       SCAN_LINE = 0x18000000 };

struct page {                           /* the text on the glass */
    int height, advance;                /* of a letter, in sub-pixels */
    int rows, columns;                  /* that fit */
    struct canvas_spot at;              /* of the first letter */
};

static int smaller_of(int a, int b)
{
    return a < b ? a : b;
}

/* The page */

/* The height at which the page's rows and columns fit; where that is nothing
 * that could be read, a readable one, at which they do not all fit. */
static int letter_height(const struct page *page, int width, int height)
{
    int fits = letter_height_for(page->columns, width, height / page->rows);

    return fits ? fits : READABLE;
}

/* A page of rows and columns, or of as many as can be read. */
static void set_page(struct page *self, const struct monitor *monitor,
                     int rows, int columns)
{
    int margin = monitor->unit * 3 / 2;
    int left = monitor->glass.left * CANVAS_PX + margin;
    int top = monitor->glass.top * CANVAS_PX + margin;
    int width = monitor->glass.width * CANVAS_PX - 2 * margin;
    int height = monitor->glass.height * CANVAS_PX - 2 * margin;

    self->rows = rows;
    self->columns = columns;
    self->height = letter_height(self, width, height);
    self->advance = letter_advance(self->height);
    self->rows = smaller_of(height / self->height, rows);
    self->columns = smaller_of(width / self->advance, columns);
    self->at.x = pixels_snap(left);
    self->at.y = pixels_snap(top + (height - self->rows * self->height) / 2);
}

/* A tube is lighter in its middle, and has lines. */
static void draw_tube(struct canvas *canvas, const struct monitor *monitor)
{
    struct canvas_rect glass = monitor->glass;
    struct canvas_spot middle = {
        (2 * glass.left + glass.width) * (CANVAS_PX / 2),
        (2 * glass.top + glass.height) * (CANVAS_PX / 2)};
    struct canvas_rect clip = canvas->clip;

    canvas_clip(canvas, canvas_rect_both(clip, glass));
    canvas_glow(canvas, middle, 0, glass.width * CANVAS_PX * 2 / 3,
                CANVAS_SOLID(GLASS_LIT), 255);
    canvas_clip(canvas, clip);
    for (int y = 0; y < glass.height; y += 3)
        canvas_fill(canvas, (struct canvas_rect){glass.left, glass.top + y,
                                                 glass.width, 1}, SCAN_LINE);
}

static void paint_dark_tube(struct canvas *canvas, const struct layout *layout,
                            int part)
{
    struct monitor monitor;

    monitor_build(&monitor, layout, part);
    monitor_draw(canvas, &monitor, painter_part(layout, part)->group, GLASS);
    draw_tube(canvas, &monitor);
    monitor_gleam(canvas, &monitor, 8);
}

/* The text */

/* The cursor's row always counts as text: it must be seen. */
static int first_text_row(const struct terminal *terminal)
{
    int row = 0;

    while (row < terminal->row && !terminal_row_length(terminal, row))
        row++;
    return row;
}

static int last_text_row(const struct terminal *terminal)
{
    int row = ROWS - 1;

    while (row > terminal->row && !terminal_row_length(terminal, row))
        row--;
    return row;
}

/* The row at the top of a page of so many: the first with text, unless the
 * last one would be below the page then. A full page is never moved. */
static int top_shown_row(int rows, const struct terminal *terminal)
{
    int first = first_text_row(terminal), last = last_text_row(terminal);

    return rows == ROWS ? 0 : last - first < rows ? first : last + 1 - rows;
}

/* Whether all that stands there, and the cursor, fits a smaller page. */
static int has_little_text(const struct terminal *terminal, int rows,
                           int columns)
{
    if (last_text_row(terminal) - first_text_row(terminal) >= rows)
        return 0;
    for (int row = 0; row < ROWS; row++)
        if (terminal_row_length(terminal, row) > columns)
            return 0;
    return terminal->column < columns;
}

/* A few words on a small glass are shown larger. On a fine screen more pixels
 * are still small. */
static void find_page(struct page *self, const struct monitor *monitor,
                      const struct terminal *terminal, int letter_least)
{
    int large = canvas_max(LARGE, TWICE * letter_least);

    set_page(self, monitor, ROWS, COLUMNS);
    if (self->height < large
        && has_little_text(terminal, FEW_ROWS, FEW_COLUMNS))
        set_page(self, monitor, FEW_ROWS, FEW_COLUMNS);
}

static struct canvas_spot letter_spot(const struct page *self, int row,
                                      int column)
{
    return (struct canvas_spot){self->at.x + column * self->advance,
                                self->at.y + row * self->height};
}

static void draw_text_row(struct canvas *canvas, const struct page *self,
                          const struct terminal *terminal, int row, int y)
{
    struct letter_style style = {.height = self->height,
                                 .colour = CANVAS_SOLID(PHOSPHOR)};
    int length = smaller_of(terminal_row_length(terminal, row), self->columns);
    char line[COLUMNS + 1];

    for (int i = 0; i < length; i++)
        line[i] = terminal_letter(terminal, row, i);
    line[length] = 0;
    letter_draw(canvas, letter_spot(self, y, 0), line, &style);
}

/* A block, and the letter there dark on it. */
static void draw_block_cursor(struct canvas *canvas, const struct page *self,
                              const struct terminal *terminal, int top)
{
    int column = terminal->column, y = terminal->row - top;
    struct canvas_spot at = letter_spot(self, y, column);
    struct letter_style style = {.height = self->height,
                                 .colour = CANVAS_SOLID(GLASS)};
    char letter[2] = {0, 0};

    if (y < 0 || y >= self->rows || column >= self->columns)
        return;
    letter[0] = terminal_letter(terminal, terminal->row, column);
    canvas_round(canvas, (struct canvas_box){at.x, at.y, self->advance,
                                             self->height}, 0,
                 canvas_fade(CANVAS_SOLID(PHOSPHOR), 220));
    letter_draw(canvas, at, letter, &style);
}

static void draw_text(struct canvas *canvas, const struct monitor *monitor,
                      const struct terminal *terminal, int letter_least)
{
    struct page page;
    int top;

    find_page(&page, monitor, terminal, letter_least);
    top = top_shown_row(page.rows, terminal);
    for (int y = 0; y < page.rows && top + y < ROWS; y++)
        if (terminal_row_length(terminal, top + y))
            draw_text_row(canvas, &page, terminal, top + y, y);
    draw_block_cursor(canvas, &page, terminal, top);
}

static void paint_text_or_cloth(struct canvas *canvas,
                                const struct layout *layout, int part,
                                const struct scene *scene)
{
    struct monitor monitor;

    monitor_build(&monitor, layout, part);
    if (scene->cover[0])
        cloth_draw(canvas, &monitor, scene->cover);
    else
        draw_text(canvas, &monitor, &scene->terminal, layout->letter_least);
}

/* Only what can be seen counts: not the bits of a byte that is under way,
 * or the picture would be drawn again with every bit of the line. */
static int shows_same(const struct terminal *a, const struct terminal *b)
{
    return a->row == b->row && a->column == b->column
        && memcmp(a->screen, b->screen, sizeof a->screen) == 0;
}

static int has_text_changed(const struct layout *layout, int part,
                            const struct scene *a, const struct scene *b)
{
    (void)layout;
    (void)part;
    if (a->cover[0] || b->cover[0])
        return strcmp(a->cover, b->cover) != 0;
    return !shows_same(&a->terminal, &b->terminal);
}

/* Five to four. Its size weighs little in the score of a desk beside a
 * picture's, except until its letters can be read. */
static int height_of_tube(const struct machine_type *machine, int width)
{
    (void)machine;
    return width * 4 / 5;
}

static const struct painter_glass glass = {
    .height = height_of_tube,
    .weight = 1,
    .weight_of_share = 6,
    .weight_of_print = 16, .print_mm = 970,
    .readable_px = 256,
};

const struct painter terminal_pixels = {
    .still = paint_dark_tube,
    .live = paint_text_or_cloth,
    .differs = has_text_changed,
    .halo = PAINTER_HALO,
    .has_name = 1,
    .glass = &glass,
};
