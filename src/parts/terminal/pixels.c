/* pixels.c - a serial terminal: a small monitor with green letters,
 * and the cloth that hangs over it while they are not for everybody.
 *
 * All its rows and columns are there, as large as they fit. Where that is
 * small, and the text is short, fewer are shown, larger, from the first row
 * with text on: newlines that clear a terminal leave it at the foot.
 */
#include "draw/monitor.h"

#include <string.h>

#include "draw/cloth.h"

enum { ROWS = TERMINAL_ROWS, COLUMNS = TERMINAL_COLUMNS,
       FEW_ROWS = ROWS / 3, FEW_COLUMNS = COLUMNS / 2,
       LARGE = 24 * CANVAS_PX, READABLE = 8 * CANVAS_PX };

enum { GLASS = 0x08110c, GLASS_LIT = 0x11251a, PHOSPHOR = 0x8dffb0,
       SCAN_LINE = 0x18000000 };

struct page {                           /* the text on the glass */
    int height, advance;                /* of a letter, in sub-pixels */
    int rows, columns;                  /* that fit */
    struct canvas_spot at;              /* of the first letter */
};

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* The page */

/* The height at which so much fits, or what can be read at least. */
static int letter_height(const struct page *page, int width, int height)
{
    int fits = letter_height_for(page->columns, width, height / page->rows);

    return fits ? fits : READABLE;
}

static int on_pixel(int place)
{
    return (place + CANVAS_PX / 2) / CANVAS_PX * CANVAS_PX;
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
    self->rows = least(height / self->height, rows);
    self->columns = least(width / self->advance, columns);
    self->at.x = on_pixel(left);
    self->at.y = on_pixel(top + (height - self->rows * self->height) / 2);
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

static void still(struct canvas *canvas, const struct layout *layout,
                  int part)
{
    struct monitor monitor;

    monitor_build(&monitor, layout, part);
    monitor_draw(canvas, &monitor, painter_part(layout, part)->group, GLASS);
    draw_tube(canvas, &monitor);
    monitor_gleam(canvas, &monitor, 8);
}

/* The text */

static int first_row(const struct terminal *terminal)
{
    int row = 0;

    while (row < terminal->row && !terminal_row_length(terminal, row))
        row++;
    return row;
}

static int last_row(const struct terminal *terminal)
{
    int row = ROWS - 1;

    while (row > terminal->row && !terminal_row_length(terminal, row))
        row--;
    return row;
}

/* The row at the top of a page of so many: the first with text, or rather the
 * last ones. */
static int top_row(int rows, const struct terminal *terminal)
{
    int first = first_row(terminal), last = last_row(terminal);

    return rows == ROWS ? 0 : last - first < rows ? first : last + 1 - rows;
}

/* Whether all that stands there fits a smaller page. */
static int fits(const struct terminal *terminal, int rows, int columns)
{
    if (last_row(terminal) - first_row(terminal) >= rows)
        return 0;
    for (int row = 0; row < ROWS; row++)
        if (terminal_row_length(terminal, row) > columns)
            return 0;
    return terminal->column < columns;
}

/* A few words on a small glass are shown larger. */
static void find_page(struct page *self, const struct monitor *monitor,
                      const struct terminal *terminal)
{
    set_page(self, monitor, ROWS, COLUMNS);
    if (self->height < LARGE && fits(terminal, FEW_ROWS, FEW_COLUMNS))
        set_page(self, monitor, FEW_ROWS, FEW_COLUMNS);
}

static struct canvas_spot place(const struct page *self, int row, int column)
{
    return (struct canvas_spot){self->at.x + column * self->advance,
                                self->at.y + row * self->height};
}

static void draw_row(struct canvas *canvas, const struct page *self,
                     const struct terminal *terminal, int row, int y)
{
    struct letter_style style = {.height = self->height,
                                 .colour = CANVAS_SOLID(PHOSPHOR)};
    int length = least(terminal_row_length(terminal, row), self->columns);
    char line[COLUMNS + 1];

    for (int i = 0; i < length; i++)
        line[i] = terminal_letter(terminal, row, i);
    line[length] = 0;
    letter_draw(canvas, place(self, y, 0), line, &style);
}

/* A block, and the letter there dark on it. */
static void draw_cursor(struct canvas *canvas, const struct page *self,
                        const struct terminal *terminal, int top)
{
    int column = terminal->column, y = terminal->row - top;
    struct canvas_spot at = place(self, y, column);
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
                      const struct terminal *terminal)
{
    struct page page;
    int top;

    find_page(&page, monitor, terminal);
    top = top_row(page.rows, terminal);
    for (int y = 0; y < page.rows && top + y < ROWS; y++)
        if (terminal_row_length(terminal, top + y))
            draw_row(canvas, &page, terminal, top + y, y);
    draw_cursor(canvas, &page, terminal, top);
}

static void live(struct canvas *canvas, const struct layout *layout,
                 int part, const struct scene *scene)
{
    struct monitor monitor;

    monitor_build(&monitor, layout, part);
    if (scene->cover[0])
        cloth_draw(canvas, &monitor, scene->cover);
    else
        draw_text(canvas, &monitor, &scene->terminal);
}

/* Only what can be seen counts: not the bits of a byte that is under way. */
static int same_text(const struct terminal *a, const struct terminal *b)
{
    return a->row == b->row && a->column == b->column
        && memcmp(a->screen, b->screen, sizeof a->screen) == 0;
}

static int differs(const struct layout *layout, int part,
                   const struct scene *a, const struct scene *b)
{
    (void)layout;
    (void)part;
    if (a->cover[0] || b->cover[0])
        return strcmp(a->cover, b->cover) != 0;
    return !same_text(&a->terminal, &b->terminal);
}

/* Five to four; its letters count for more until it has its share. */
static int glass_height(const struct machine_type *machine, int width)
{
    (void)machine;
    return width * 4 / 5;
}

static const struct painter_glass glass = {
    .height = glass_height,
    .weight = 1,
    .weight_of_share = 6,
    .readable_px = 256,
};

const struct painter terminal_pixels = {
    .still = still,
    .live = live,
    .differs = differs,
    .halo = PAINTER_HALO,
    .has_name = 1,
    .glass = &glass,
};
