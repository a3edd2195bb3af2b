/* screen.h - a grid of cells, and the fewest bytes that show it.
 *
 * Everything is drawn into the back buffer. A flush compares it with the front
 * buffer, which is what the terminal shows, and answers with the bytes that
 * make the difference. Nothing here reads or writes any file.
 */
#ifndef TERM_SCREEN_H
#define TERM_SCREEN_H

#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

/* Every character beyond ASCII that a face draws: its name, its code point
 * and what stands for it where there is only ASCII. */
#define TERM_GLYPHS(X)                                                  \
    X(FULL,        0x2588, '#') X(UPPER,       0x2580, '"')             \
    X(LOWER,       0x2584, '_') X(LEFT,        0x258c, '|')             \
    X(RIGHT,       0x2590, '|') X(SHADE_LOW,   0x2591, '.')             \
    X(SHADE_MID,   0x2592, 'o') X(SHADE_HIGH,  0x2593, 'O')             \
    X(ACROSS,      0x2500, '-') X(DOWN,        0x2502, '|')             \
    X(NORTH_WEST,  0x250c, '+') X(NORTH_EAST,  0x2510, '+')             \
    X(SOUTH_WEST,  0x2514, '+') X(SOUTH_EAST,  0x2518, '+')             \
    X(ROUND_NW,    0x256d, '.') X(ROUND_NE,    0x256e, '.')             \
    X(ROUND_SW,    0x2570, '`') X(ROUND_SE,    0x256f, '\'')            \
    X(DOUBLE_H,    0x2550, '=') X(DOUBLE_V,    0x2551, '#')             \
    X(DOUBLE_NW,   0x2554, '#') X(DOUBLE_NE,   0x2557, '#')             \
    X(DOUBLE_SW,   0x255a, '#') X(DOUBLE_SE,   0x255d, '#')             \
    X(HEAVY_H,     0x2501, '-') X(HEAVY_V,     0x2503, '|')             \
    X(DASHED_H,    0x254c, '~') X(DASHED_V,    0x254e, '!')             \
    X(DOTTED_H,    0x2508, '.') X(DOTTED_V,    0x250a, ':')             \
    X(LEG_LEFT,    0x2524, '-') X(LEG_RIGHT,   0x251c, '-')             \
    X(LEG_UP,      0x2534, '|') X(LEG_DOWN,    0x252c, '|')             \
    X(POINT,       0x25aa, '*') X(MIDDLE_DOT,  0x00b7, '.')             \
    X(ELLIPSIS,    0x2026, '~') X(DASH,        0x2013, '-')             \
    X(POINT_RIGHT, 0x25b8, '>') X(POINT_LEFT,  0x25c2, '<')             \
    X(ARROW_LEFT,  0x2190, '<') X(ARROW_UP,    0x2191, '^')             \
    X(ARROW_RIGHT, 0x2192, '>') X(ARROW_DOWN,  0x2193, 'v')

enum term_glyph {
#define TERM_GLYPH_ENUM(name, code, ascii) TERM_##name = (code),
    TERM_GLYPHS(TERM_GLYPH_ENUM)
#undef TERM_GLYPH_ENUM
};

/* How many colours a terminal has; in order, so that >= compares. */
enum term_depth { TERM_NO_COLOUR, TERM_16, TERM_256, TERM_24BIT };

struct term_style {
    uint32_t fg, bg;                    /* 0xRRGGBB */
    int bold;
};

struct term_cell {
    uint32_t glyph;                     /* a code point; zero: unknown */
    struct term_style style;
};

/* Zero it before term_screen_open. The buffers belong to it. */
struct term_screen {
    int columns, rows;
    enum term_depth depth;
    int is_utf8;
    struct term_cell *back, *front;     /* drawn; shown by the terminal */
    char *out;                          /* room for the worst frame */
    size_t out_used;
    struct term_style pen;              /* as the terminal has it */
    int pen_known;
    int at_column, at_row;              /* its cursor; -1: unknown */
};

/* The depth that the environment promises; look is getenv or a stub.
 * BOARDWALK_COLOR (none, 16, 256, 24bit) decides, then NO_COLOR, TERM and
 * COLORTERM. */
enum term_depth term_screen_depth(char *(*look)(const char *name));

/* A colour as a terminal of this depth knows it: 0xRRGGBB, 0..255, 0..15,
 * or always 0. */
uint32_t term_screen_reduce(enum term_depth depth, uint32_t colour);

/* The red (shift 16), green (8) or blue (0) of a colour, 0..255. */
static inline int term_screen_channel(uint32_t colour, int shift)
{
    return (int)(colour >> shift & 0xff);
}

/* A colour between two, level 0..255. */
uint32_t term_screen_mix(uint32_t from, uint32_t to, int level);

/* What stands for a code point on this screen: itself, an ASCII character, or a
 * question mark for what may be wider than a column. */
uint32_t term_screen_glyph(const struct term_screen *self, uint32_t code);

/* Whether half cells can be filled with colour, as with TERM_UPPER. */
static inline int term_screen_has_halves(const struct term_screen *self)
{
    return self->is_utf8 && self->depth != TERM_NO_COLOUR;
}

/* Whether there are enough shades to set dark parts off by colour alone. */
static inline int term_screen_has_shades(const struct term_screen *self)
{
    return self->is_utf8 && self->depth >= TERM_256;
}

/* Opens it with a blank back buffer; opening it again changes its size. The
 * error is for memory; the screen is closed then. */
const char *term_screen_open(struct term_screen *self, int columns, int rows,
                             enum term_depth depth, int is_utf8);
void term_screen_close(struct term_screen *self);

/* Drawing into the back buffer; what lies outside of it is cut off. */
void term_screen_put(struct term_screen *self, int column, int row,
                     uint32_t code, struct term_style style);
void term_screen_fill(struct term_screen *self, int column, int row,
                      int width, int height, struct term_style style);

/* UTF-8 text in at most `width` columns, one for each code point; returns the
 * columns used. */
int term_screen_text(struct term_screen *self, int column, int row,
                     int width, const char *text, struct term_style style);

/* The same; where it is cut off its last column is an ellipsis. */
void term_screen_fitting(struct term_screen *self, int column, int row,
                         int width, const char *text, struct term_style style);

/* A text with its paths shortened to ".../name". */
void term_screen_shorten(const char *text, struct text *to);

/* The same, but paths are shortened where it would not fit. */
int term_screen_notice(struct term_screen *self, int column, int row,
                       int width, const char *text, struct term_style style);

/* How many columns a text takes: its code points. */
int term_screen_width(const char *text);

/* Takes the next code point off UTF-8 text, which must not be at its end;
 * 0xfffd for a byte that is none. */
uint32_t term_screen_decode(const char **text);

/* Writes a code point as UTF-8; returns its length, 1 to 4. */
int term_screen_encode(uint32_t code, char bytes[4]);

/* The bytes that bring the terminal up to date, good until the next call;
 * returns how many. None if nothing has changed. They must be written: from
 * now on the front buffer says that the terminal shows them. */
size_t term_screen_flush(struct term_screen *self, const char **bytes);

/* What the terminal shows is unknown: the next flush writes everything, or all
 * of a box. */
void term_screen_forget(struct term_screen *self);
void term_screen_forget_box(struct term_screen *self, int column, int row,
                            int width, int height);

/* Something else was written: where the cursor is, is unknown. */
void term_screen_lose_cursor(struct term_screen *self);

#endif
