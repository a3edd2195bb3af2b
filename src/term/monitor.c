/* monitor.c - a serial terminal as a small monitor in cells.
 *
 *     .---------------.    .---------------.    It shows no more than the
 *     | 9D QC 9S      |    |...............|    lines that hold text: the
 *     | 3H            |    |. A's cards   .|    newlines that clear a
 *     | _             |    |. v to look   .|    terminal would leave them
 *     |               |    |...............|    all at its foot.
 *     `------TTY------'    `------TTY------'
 */
#include "term/monitor.h"

#include <string.h>

#include "base/text.h"
#include "term/theme.h"

enum { EDGE = 1, MARGIN = 1, ROWS = TERMINAL_ROWS,
       COLUMNS = TERMINAL_COLUMNS, WORD_MAX = 64, LINES_MAX = 16 };

struct monitor {                        /* one drawing */
    struct term_screen *screen;
    struct term_box glass;
    struct term_style ink, cloth;
};

/* Clips at the glass, so that nothing is drawn over the bezel. */
static void put_on_glass(const struct monitor *self, int x, int y,
                         uint32_t code, struct term_style style)
{
    if (x >= 0 && x < self->glass.width && y >= 0 && y < self->glass.height)
        term_screen_put(self->screen, self->glass.left + x,
                        self->glass.top + y, code, style);
}

/* The housing */

static uint32_t edge_glyph(int x, int y, int right, int bottom)
{
    if (y == 0 && (x == 0 || x == right))
        return x == 0 ? TERM_ROUND_NW : TERM_ROUND_NE;
    if (y == bottom && (x == 0 || x == right))
        return x == 0 ? TERM_ROUND_SW : TERM_ROUND_SE;
    return y == 0 || y == bottom ? TERM_ACROSS : TERM_DOWN;
}

/* Steps along the whole of the first and last row, and from edge to edge in the
 * others. With shades the bezel is a colour, else a line. */
void term_monitor_frame(struct term_screen *screen, struct term_box box,
                        const char *name)
{
    struct term_style bezel = {THEME_ON_PACKAGE, THEME_BEZEL, 0};
    int has_shades = term_screen_has_shades(screen);
    int right = box.width - 1, bottom = box.height - 1;
    int width = term_screen_width(name);

    for (int y = 0; y <= bottom; y++)
        for (int x = 0; x <= right; x += y % bottom ? right : 1)
            term_screen_put(screen, box.left + x, box.top + y, has_shades
                            ? ' ' : edge_glyph(x, y, right, bottom), bezel);
    term_screen_text(screen, box.left + (box.width - width) / 2,
                     box.top + bottom, box.width - 2, name, bezel);
}

/* The screen */

/* The first row with text; ROWS if there is none. */
static int first_text_row(const struct terminal *terminal)
{
    int row = 0;

    while (row < ROWS && !terminal_row_length(terminal, row))
        row++;
    return row;
}

/* The last row with text; -1 if there is none. */
static int last_text_row(const struct terminal *terminal)
{
    int row = ROWS - 1;

    while (row >= 0 && !terminal_row_length(terminal, row))
        row--;
    return row;
}

/* The row at the top of the glass. */
static int top_shown_row(const struct monitor *self,
                         const struct terminal *terminal)
{
    int first = first_text_row(terminal), last = last_text_row(terminal);

    if (first == ROWS)
        return terminal->row;           /* all blank: where the cursor is */
    return last - first < self->glass.height ? first
                                             : last + 1 - self->glass.height;
}

/* A row that is wider than the glass ends with an ellipsis. */
static void draw_terminal_row(const struct monitor *self,
                              const struct terminal *terminal, int row, int y)
{
    int length = terminal_row_length(terminal, row);
    int room = self->glass.width - MARGIN;

    for (int x = 0; x < length && x < room; x++)
        put_on_glass(self, MARGIN + x, y, x == room - 1 && length > room
                     ? TERM_ELLIPSIS
                     : (unsigned char)terminal_letter(terminal, row, x),
                     self->ink);
}

/* A block behind the character under it; without colours a stroke, and only
 * where there is no character. The column may be behind the last one: the
 * terminal wraps with the next letter. */
static void draw_terminal_cursor(const struct monitor *self,
                                 const struct terminal *terminal, int top)
{
    struct term_style block = {self->ink.bg, self->ink.fg, 0};
    int has_colour = self->screen->depth != TERM_NO_COLOUR;
    uint32_t under = terminal->column < COLUMNS      /* else: after all */
        ? (unsigned char)terminal_letter(terminal, terminal->row,
                                         terminal->column) : ' ';

    put_on_glass(self, MARGIN + terminal->column, terminal->row - top,
                 has_colour || under != ' ' ? under : '_',
                 has_colour ? block : self->ink);
}

static void draw_screen(const struct monitor *self,
                        const struct terminal *terminal)
{
    int top = top_shown_row(self, terminal);

    for (int y = 0; y < self->glass.height && top + y < ROWS; y++)
        draw_terminal_row(self, terminal, top + y, y);
    draw_terminal_cursor(self, terminal, top);
}

/* The cover */

/* The words of a cover, broken into lines. */
struct lines {
    char line[LINES_MAX][WORD_MAX];
    int count;
};

/* To the last line if there is room, else to a new one; lines beyond the table
 * are dropped. */
static void append_to_lines(struct lines *self, const char *word, int width,
                            int is_new)
{
    char *line = self->count ? self->line[self->count - 1] : NULL;
    struct text to;

    if (is_new || !line || term_screen_width(line) + 1
                           + term_screen_width(word) > width) {
        if (self->count == LINES_MAX)
            return;
        line = self->line[self->count++];
        *line = 0;
    }
    to = (struct text){line, WORD_MAX, strlen(line)};
    text_put(&to, to.used ? " " : "");
    text_put(&to, word);
}

/* Breaks words into lines as wide as the glass; "/" forces a new one. */
static void break_lines(struct lines *self, const char *words, int width)
{
    char word[WORD_MAX];
    int is_new = 0;

    self->count = 0;
    while (text_word(&words, word, sizeof word) > 0) {
        if (text_same(word, "/")) {
            is_new = 1;
            continue;
        }
        append_to_lines(self, word, width, is_new);
        is_new = 0;
    }
}

/* Centred, with a blank column on both sides that sets it off from the cloth.
 */
static void draw_cover_line(const struct monitor *self, const char *line, int y)
{
    int width = term_screen_width(line);
    int at = (self->glass.width - width) / 2;

    for (int x = -1; x <= width; x++)
        put_on_glass(self, at + x, y, ' ', self->ink);
    for (int x = 0; x < width; x++)
        put_on_glass(self, at + x, y, (unsigned char)line[x], self->ink);
}

static void draw_cover(const struct monitor *self, const char *words)
{
    struct lines lines;
    int top;

    for (int y = 0; y < self->glass.height; y++)
        for (int x = 0; x < self->glass.width; x++)
            put_on_glass(self, x, y, TERM_SHADE_LOW, self->cloth);
    break_lines(&lines, words, self->glass.width - 2 * MARGIN);
    top = (self->glass.height - lines.count) / 2;
    for (int i = 0; i < lines.count; i++)
        draw_cover_line(self, lines.line[i], (top > 0 ? top : 0) + i);
}

void term_monitor_draw(struct term_screen *screen, struct term_box box,
                       const char *name, const struct terminal *terminal,
                       const char *cover)
{
    struct monitor self = {
        .screen = screen,
        .glass = {box.left + EDGE, box.top + EDGE, box.width - 2 * EDGE,
                  box.height - 2 * EDGE},
        .ink = {cover ? THEME_STRONG : THEME_PHOSPHOR, THEME_GLASS, 1},
        .cloth = {THEME_CLOTH, THEME_GLASS, 0},
    };

    term_monitor_frame(screen, box, name);
    term_screen_fill(screen, self.glass.left, self.glass.top,
                     self.glass.width, self.glass.height, self.ink);
    if (cover)
        draw_cover(&self, cover);
    else if (terminal)
        draw_screen(&self, terminal);
}
