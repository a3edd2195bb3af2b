/* screen.c - a grid of cells, and the fewest bytes that show it.
 *
 * term_screen_flush tracks the terminal's cursor and pen (colours and weight),
 * and writes a move or a change of pen only where they differ from what the
 * next cell needs. A frame in which a digit changes is some dozens of bytes.
 */
#include "term/screen.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* The longest a cell can get: a cursor move, a pen with both colours in 24
 * bits, four bytes of UTF-8. */
enum { CELL_BYTES_MAX = 80, FRAME_BYTES_MORE = 64 };

enum { UNKNOWN_CODE = 0xfffd, SHORTENED_MAX = 512 };

/* Colours */

static int has_substring(const char *string, const char *part)
{
    return string && strstr(string, part) != NULL;
}

static int is_value(const char *string, const char *other)
{
    return string && strcmp(string, other) == 0;
}

/* The names are in the order of enum term_depth. */
static int depth_by_name(const char *name, enum term_depth *depth)
{
    static const char *const names[] = {"none", "16", "256", "24bit"};

    for (int i = 0; i < 4; i++)
        if (is_value(name, names[i])) {
            *depth = (enum term_depth)i;
            return 1;
        }
    return 0;
}

/* In order of precedence: our own variable, the wish for no colour
 * (no-color.org), then what the terminal says it has. */
enum term_depth term_screen_depth(char *(*look)(const char *name))
{
    const char *term = look("TERM"), *colorterm = look("COLORTERM");
    const char *no_color = look("NO_COLOR");
    enum term_depth depth;

    if (depth_by_name(look("BOARDWALK_COLOR"), &depth))
        return depth;
    if ((no_color && *no_color) || is_value(term, "dumb"))
        return TERM_NO_COLOUR;
    if (is_value(colorterm, "truecolor") || is_value(colorterm, "24bit")
        || has_substring(term, "direct"))
        return TERM_24BIT;
    return has_substring(term, "256color") ? TERM_256 : TERM_16;
}

/* Each part is 0..255. */
static uint32_t pack_rgb(int red, int green, int blue)
{
    return (uint32_t)red << 16 | (uint32_t)green << 8 | (uint32_t)blue;
}

/* Squared, in RGB: good enough for palettes this coarse. */
static int colour_distance(uint32_t a, uint32_t b)
{
    int sum = 0;

    for (int shift = 0; shift <= 16; shift += 8) {
        int d = term_screen_channel(a, shift) - term_screen_channel(b, shift);

        sum += d * d;
    }
    return sum;
}

/* The nearest of xterm's sixteen; other terminals differ, but not by much. */
static uint32_t reduce_16(uint32_t colour)
{
    static const uint32_t palette[16] = {
        0x000000, 0xcd0000, 0x00cd00, 0xcdcd00,
        0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
        0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00,
        0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
    };
    uint32_t best = 0;

    for (uint32_t i = 1; i < 16; i++)
        if (colour_distance(colour, palette[i])
            < colour_distance(colour, palette[best]))
            best = i;
    return best;
}

/* The cube has the levels 0, 95, 135, 175, 215, 255. */
static int cube_step(int part)
{
    return part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40;
}

/* The brightness of a step of the cube. */
static int cube_level(int step)
{
    return step ? 55 + 40 * step : 0;
}

/* The nearest of the colour cube of 6 x 6 x 6 and of the 24 greys. */
static uint32_t reduce_256(uint32_t colour)
{
    int red = cube_step(term_screen_channel(colour, 16));
    int green = cube_step(term_screen_channel(colour, 8));
    int blue = cube_step(term_screen_channel(colour, 0));
    uint32_t cube = pack_rgb(cube_level(red), cube_level(green),
                             cube_level(blue));
    int mean = (term_screen_channel(colour, 16) + term_screen_channel(colour, 8)
                + term_screen_channel(colour, 0)) / 3;
    int grey = mean < 4 ? 0 : mean > 238 ? 23 : (mean - 4) / 10;
    int level = 8 + 10 * grey;

    if (colour_distance(colour, pack_rgb(level, level, level))
        < colour_distance(colour, cube))
        return (uint32_t)(232 + grey);
    return (uint32_t)(16 + 36 * red + 6 * green + blue);
}

/* Without colour all are the same, so that no cell differs by its colour. */
uint32_t term_screen_reduce(enum term_depth depth, uint32_t colour)
{
    switch (depth) {
    case TERM_24BIT: return colour;
    case TERM_256:   return reduce_256(colour);
    case TERM_16:    return reduce_16(colour);
    default:         return 0;
    }
}

uint32_t term_screen_mix(uint32_t from, uint32_t to, int level)
{
    int part[3];

    for (int i = 0; i < 3; i++) {
        int a = term_screen_channel(from, 8 * i);
        int b = term_screen_channel(to, 8 * i);

        part[i] = a + (b - a) * level / 255;
    }
    return pack_rgb(part[2], part[1], part[0]);
}

/* Text */

/* After a broken character the next one starts after its first byte. */
uint32_t term_screen_decode(const char **text)
{
    const unsigned char *s = (const unsigned char *)*text;
    int more = s[0] < 0x80 ? 0 : s[0] >= 0xc2 && s[0] < 0xe0 ? 1
             : s[0] >= 0xe0 && s[0] < 0xf0 ? 2
             : s[0] >= 0xf0 && s[0] < 0xf5 ? 3 : -1;
    uint32_t code = more > 0 ? s[0] & (0x3fu >> more) : s[0];

    *text += 1;
    if (more < 0)
        return UNKNOWN_CODE;
    for (int i = 1; i <= more; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return UNKNOWN_CODE;
        code = code << 6 | (s[i] & 0x3f);
    }
    *text += more;
    return code;
}

/* Two, three and four bytes for 11, 16 and 21 bits; no zero at the end. */
int term_screen_encode(uint32_t code, char bytes[4])
{
    int length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    static const unsigned char heads[] = {0, 0, 0xc0, 0xe0, 0xf0};

    for (int i = length - 1; i > 0; i--) {
        bytes[i] = (char)(0x80 | (code & 0x3f));
        code >>= 6;
    }
    bytes[0] = (char)(heads[length] | code);
    return length;
}

/* What stands for one of our glyphs in ASCII; 0 for any other. */
static char ascii_of(uint32_t code)
{
    static const struct {
        uint32_t code;
        char ascii;
    } table[] = {
#define TERM_GLYPH_ROW(name, at, stand_in) {at, stand_in},
        TERM_GLYPHS(TERM_GLYPH_ROW)
#undef TERM_GLYPH_ROW
    };

    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (table[i].code == code)
            return table[i].ascii;
    return 0;
}

/* Letters that are surely one column wide: names of files may hold any. */
static int is_narrow(uint32_t code)
{
    return (code >= 0xa1 && code < 0x300 && code != 0xad)
        || (code >= 0x370 && code < 0x483) || (code >= 0x48a && code < 0x530);
}

/* Control characters end here, too: a terminal would act on them. */
uint32_t term_screen_glyph(const struct term_screen *self, uint32_t code)
{
    char ascii;

    if (code >= 0x20 && code < 0x7f)
        return code;
    ascii = ascii_of(code);
    if (ascii)
        return self->is_utf8 ? code : (uint32_t)ascii;
    return self->is_utf8 && is_narrow(code) ? code : '?';
}

int term_screen_width(const char *text)
{
    int width = 0;

    for (; *text; width++)
        term_screen_decode(&text);
    return width;
}

/* A word with folders in it becomes its last name. */
static void put_short_word(const char *word, size_t length, struct text *to)
{
    size_t name = length;

    while (name > 0 && word[name - 1] != '/')
        name--;
    if (word[0] == '/' && name > 1)
        text_put(to, "...");
    else
        name = 1;
    for (size_t i = name - 1; i < length; i++)
        text_put_char(to, word[i]);
}

/* Spaces stay as they are. */
void term_screen_shorten(const char *text, struct text *to)
{
    while (*text) {
        size_t length = strcspn(text, " ");

        if (length)
            put_short_word(text, length, to);
        text += length;
        for (; *text == ' '; text++)
            text_put_char(to, ' ');
    }
}

/* SHORTENED_MAX bytes are more than a row has. */
int term_screen_notice(struct term_screen *self, int column, int row,
                       int width, const char *text, struct term_style style)
{
    char shorter[SHORTENED_MAX];
    struct text to;

    if (term_screen_width(text) <= width)
        return term_screen_text(self, column, row, width, text, style);
    text_begin(&to, shorter, sizeof shorter);
    term_screen_shorten(text, &to);
    return term_screen_text(self, column, row, width, shorter, style);
}

/* Drawing */

static struct term_cell *cell_at(const struct term_screen *self,
                                 struct term_cell *cells, int column, int row)
{
    return &cells[row * self->columns + column];
}

/* The ink of a space cannot be seen: it is made the same for all, so that two
 * spaces on one ground are equal. */
static struct term_cell make_cell(uint32_t glyph, struct term_style style)
{
    struct term_cell cell = {glyph, style};

    if (glyph == ' ') {
        cell.style.fg = 0;
        cell.style.bold = 0;
    }
    return cell;
}

void term_screen_put(struct term_screen *self, int column, int row,
                     uint32_t code, struct term_style style)
{
    if (column < 0 || row < 0 || column >= self->columns
        || row >= self->rows)
        return;
    *cell_at(self, self->back, column, row) =
        make_cell(term_screen_glyph(self, code), style);
}

void term_screen_fill(struct term_screen *self, int column, int row,
                      int width, int height, struct term_style style)
{
    for (int y = row; y < row + height; y++)
        for (int x = column; x < column + width; x++)
            term_screen_put(self, x, y, ' ', style);
}

int term_screen_text(struct term_screen *self, int column, int row,
                     int width, const char *text, struct term_style style)
{
    int used = 0;

    while (*text && used < width)
        term_screen_put(self, column + used++, row,
                        term_screen_decode(&text), style);
    return used;
}

void term_screen_fitting(struct term_screen *self, int column, int row,
                         int width, const char *text, struct term_style style)
{
    term_screen_text(self, column, row, width, text, style);
    if (width > 0 && term_screen_width(text) > width)
        term_screen_put(self, column + width - 1, row, TERM_ELLIPSIS, style);
}

/* Writing */

/* out holds CELL_BYTES_MAX for each cell, so none of these can overflow. */
static void emit(struct term_screen *self, const char *text)
{
    size_t length = strlen(text);

    memcpy(self->out + self->out_used, text, length);
    self->out_used += length;
}

static void emit_number(struct term_screen *self, uint32_t number)
{
    if (number >= 10)
        emit_number(self, number / 10);
    self->out[self->out_used++] = (char)('0' + number % 10);
}

/* Forward in the same row is shorter as a relative move; the column 1 is left
 * out, as terminals assume it. */
static void emit_move(struct term_screen *self, int column, int row)
{
    int ahead = column - self->at_column;

    if (self->at_row == row && ahead == 0)
        return;
    emit(self, "\033[");
    if (self->at_row == row && self->at_column >= 0 && ahead > 0) {
        if (ahead > 1)
            emit_number(self, (uint32_t)ahead);
        emit(self, "C");
    } else {
        emit_number(self, (uint32_t)row + 1);
        if (column) {
            emit(self, ";");
            emit_number(self, (uint32_t)column + 1);
        }
        emit(self, "H");
    }
    self->at_column = column;
    self->at_row = row;
}

/* One parameter of a pen: ESC [ before the first, a semicolon between. */
static void emit_next(struct term_screen *self, int *count)
{
    emit(self, (*count)++ ? ";" : "\033[");
}

/* SGR: 30 to 37 and 90 to 97 for the sixteen, 38;5;n and 38;2;r;g;b for more;
 * ten higher for the ground. */
static void emit_colour(struct term_screen *self, uint32_t colour, int is_bg,
                        int *count)
{
    uint32_t reduced = term_screen_reduce(self->depth, colour);

    if (self->depth == TERM_NO_COLOUR)
        return;
    emit_next(self, count);
    if (self->depth == TERM_16) {
        emit_number(self, (reduced < 8 ? 30 : 82) + reduced
                          + (is_bg ? 10 : 0));
        return;
    }
    emit(self, is_bg ? "48;" : "38;");
    if (self->depth == TERM_256) {
        emit(self, "5;");
        emit_number(self, reduced);
        return;
    }
    emit(self, "2;");
    emit_number(self, reduced >> 16);
    emit(self, ";");
    emit_number(self, reduced >> 8 & 0xff);
    emit(self, ";");
    emit_number(self, reduced & 0xff);
}

/* On this terminal: two colours may be reduced to one. */
static int is_same_colour(const struct term_screen *self, uint32_t a,
                          uint32_t b)
{
    return a == b || term_screen_reduce(self->depth, a)
                     == term_screen_reduce(self->depth, b);
}

/* Changes what differs, in one sequence; all of it while the pen is unknown. A
 * space leaves the ink in the pen as it is. */
static void emit_pen(struct term_screen *self, const struct term_cell *cell)
{
    const struct term_style *want = &cell->style;
    int count = 0, is_ink = cell->glyph != ' ', all = !self->pen_known;

    if (all) {
        emit_next(self, &count);
        emit(self, "0");
        self->pen.bold = 0;
    }
    if (is_ink && self->pen.bold != want->bold) {
        emit_next(self, &count);
        emit(self, want->bold ? "1" : "22");
        self->pen.bold = want->bold;
    }
    if (all || (is_ink && !is_same_colour(self, self->pen.fg, want->fg))) {
        emit_colour(self, want->fg, 0, &count);
        self->pen.fg = want->fg;
    }
    if (all || !is_same_colour(self, self->pen.bg, want->bg)) {
        emit_colour(self, want->bg, 1, &count);
        self->pen.bg = want->bg;
    }
    if (count)
        emit(self, "m");
    self->pen_known = 1;
}

/* A terminal that has filled its last column may wrap at once or with the next
 * character: the cursor is unknown then. */
static void emit_cell(struct term_screen *self, const struct term_cell *cell,
                      int column, int row)
{
    emit_move(self, column, row);
    emit_pen(self, cell);
    self->out_used += (size_t)term_screen_encode(cell->glyph,
                                  self->out + self->out_used);
    self->at_column++;
    if (self->at_column == self->columns)
        self->at_column = self->at_row = -1;
}

/* Whether the terminal would show two cells alike. */
static int looks_same(const struct term_screen *self,
                      const struct term_cell *a, const struct term_cell *b)
{
    return a->glyph == b->glyph && a->style.bold == b->style.bold
        && is_same_colour(self, a->style.bg, b->style.bg)
        && is_same_colour(self, a->style.fg, b->style.fg);
}

/* Cells that look the same on this terminal are not written even if they differ
 * in memory; the front buffer takes them over all the same. */
size_t term_screen_flush(struct term_screen *self, const char **bytes)
{
    self->out_used = 0;
    *bytes = self->out;
    for (int row = 0; row < self->rows; row++)
        for (int column = 0; column < self->columns; column++) {
            struct term_cell *back = cell_at(self, self->back, column, row);
            struct term_cell *front = cell_at(self, self->front, column,
                                              row);

            if (memcmp(back, front, sizeof *back) == 0)
                continue;
            if (!looks_same(self, back, front))
                emit_cell(self, back, column, row);
            *front = *back;
        }
    return self->out_used;
}

void term_screen_lose_cursor(struct term_screen *self)
{
    self->at_column = self->at_row = -1;
}

/* A glyph of zero equals no drawn cell. */
void term_screen_forget(struct term_screen *self)
{
    memset(self->front, 0, (size_t)self->columns * (size_t)self->rows
                           * sizeof *self->front);
    self->pen_known = 0;
    term_screen_lose_cursor(self);
}

void term_screen_forget_box(struct term_screen *self, int column, int row,
                            int width, int height)
{
    for (int y = row; y < row + height; y++)
        for (int x = column; x < column + width; x++)
            if (x >= 0 && y >= 0 && x < self->columns && y < self->rows)
                memset(cell_at(self, self->front, x, y), 0,
                       sizeof *self->front);
}

/* Opening and closing */

/* One cell more than needed: a size of 0 x 0 gives no null pointer. */
const char *term_screen_open(struct term_screen *self, int columns, int rows,
                             enum term_depth depth, int is_utf8)
{
    size_t cells = (size_t)columns * (size_t)rows;

    term_screen_close(self);
    *self = (struct term_screen){.columns = columns, .rows = rows,
                                 .depth = depth, .is_utf8 = is_utf8};
    self->back = calloc(cells + 1, sizeof *self->back);
    self->front = calloc(cells + 1, sizeof *self->front);
    self->out = malloc(cells * CELL_BYTES_MAX + FRAME_BYTES_MORE);
    if (!self->back || !self->front || !self->out) {
        term_screen_close(self);
        return "out of memory for a screen";
    }
    term_screen_fill(self, 0, 0, columns, rows, (struct term_style){0});
    term_screen_forget(self);
    return NULL;
}

/* Also of a screen that was opened half way. */
void term_screen_close(struct term_screen *self)
{
    free(self->back);
    free(self->front);
    free(self->out);
    memset(self, 0, sizeof *self);
}
