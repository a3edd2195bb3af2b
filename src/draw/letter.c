/* letter.c - text on a canvas, in our own bitmap fonts, at any size.
 *
 * All letters begin on whole pixels and are whole pixels wide, so that each
 * looks the same wherever it stands.
 *
 * A letter that is not drawn bit by bit is a contour: its bits are samples of
 * a field that is 1 inside strokes and 0 outside, interpolated between them,
 * and the edge is where the field passes EDGE. The slope there is known from
 * the scale, so the cover of a pixel follows from the field at its middle.
 */
#include "draw/letter.h"

#include "draw/ink.h"
#include "draw/letter_fonts.h"

enum {
    READABLE_PX = 7,                    /* the small font's bits */
    FINE_PX = 13,                       /* those rows of the fine font that
                                         * are not empty in all letters */
    SCALED_PX = 19,                     /* the fine font grows from here */
    EDGE = 29000,                       /* of 65536: a little bolder than
                                         * the middle */
    UNKNOWN = 0xfffd,
    ELLIPSIS = 0x2026,
    LEFT_ARROW = 0x2190, DOWN_ARROW = 0x2193
};

struct cut {                            /* a font at a size, in pixels */
    const struct letter_font *font;
    int width, height;                  /* of a letter */
    int down;                           /* from the top of the line */
};

struct contour {                        /* a letter to be drawn smoothly */
    const struct cut *cut;
    const struct letter_bits *bits;
    int64_t half_across;                /* half a pixel, in bits */
};

/* Sizes */

/* Which font at which size for a line of this height. A font at its own size
 * is centred in the line; below READABLE_PX letters shrink with the line. */
static struct cut cut_for(int height)
{
    int px = (int)ink_between(1, height / CANVAS_PX, 1 << 16);
    const struct letter_font *small = &letter_fonts_small;
    const struct letter_font *fine = &letter_fonts_fine;

    if (px < READABLE_PX)
        return (struct cut){small, px, px, 0};
    if (px < FINE_PX)
        return (struct cut){small, small->columns, small->rows,
                            (px - small->rows) / 2};
    if (px < SCALED_PX)
        return (struct cut){fine, fine->columns, fine->rows,
                            px / 2 - fine->rows / 2};
    return (struct cut){fine, px / 2, px, 0};
}

int letter_advance(int height)
{
    return cut_for(height).width * CANVAS_PX;
}

/* Tries heights downwards. The first guess is the height at which the fine
 * font, half as wide as high, would fit, or at least SCALED_PX, since below
 * that widths do not change in proportion. */
int letter_height_for(int letters, int width, int most)
{
    int64_t count = letters > 0 ? letters : 1;
    int64_t px = ink_between(0, 2 * (width / count) / CANVAS_PX + 1,
                             1 << 16);

    px = ink_between(0, most / CANVAS_PX, px > SCALED_PX ? px : SCALED_PX);
    for (; px >= READABLE_PX; px--)
        if (count * letter_advance((int)px * CANVAS_PX) <= width)
            return (int)px * CANVAS_PX;
    return 0;
}

/* The code point at *text, which moves past it. A sequence that is broken
 * off or longer than need be gives UNKNOWN, and only its first byte is
 * skipped; the text's own zero byte ends any sequence. */
static uint32_t next_code(const char **text)
{
    static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    unsigned char lead = (unsigned char)*(*text)++;
    int more = lead < 0xc0 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    uint32_t code = more ? lead & (0x3fu >> more) : lead;

    if ((lead & 0xc0) == 0x80 || lead > 0xf7)
        return UNKNOWN;
    for (int i = 0; i < more; i++)
        if (!letter_is_inside((*text)[i]))
            return UNKNOWN;
    for (int i = 0; i < more; i++)
        code = code << 6 | ((unsigned char)*(*text)++ & 0x3f);
    return code < least[more] ? UNKNOWN : code;
}

int letter_count(const char *text)
{
    int count = 0;

    while (*text && count < INT32_MAX) {
        next_code(&text);
        count++;
    }
    return count;
}

static int line_width(int letters, int height)
{
    return (int)ink_between(0, (int64_t)letters * letter_advance(height),
                            INK_FAR);
}

int letter_width(const char *text, int height)
{
    return line_width(letter_count(text), height);
}

/* The rows of all letters of a text, one over the other. */
static struct letter_bits rows_of_text(const struct letter_font *font,
                                       const char *text)
{
    struct letter_bits all = {{0}};

    while (*text) {
        struct letter_bits bits = letter_fonts_bits(font, next_code(&text));

        for (int i = 0; i < LETTER_FONTS_ROWS; i++)
            all.row[i] |= bits.row[i];
    }
    return all;
}

struct canvas_box letter_ink(struct canvas_box line, const char *text)
{
    struct cut cut = cut_for(line.height);
    struct letter_bits all = rows_of_text(cut.font, text);
    int rows = cut.font->rows, first = 0, last = rows - 1;
    struct canvas_box ink = line;

    while (first < last && !all.row[first])
        first++;
    while (last > first && !all.row[last])
        last--;
    ink.top += (cut.down + first * cut.height / rows) * CANVAS_PX;
    ink.height = ((last + 1) * cut.height / rows
                  - first * cut.height / rows) * CANVAS_PX;
    return ink;
}

/* Drawing */

/* The pixels of a letter's cell that may be drawn. */
static struct canvas_rect clip_at(const struct canvas *canvas,
                                  const struct cut *cut, int x, int y)
{
    struct canvas_rect cell = {x, y, cut->width, cut->height};

    return canvas_rect_both(cell, canvas->clip);
}

static void draw_bits(struct canvas *canvas, struct canvas_rect in, int left,
                      int top, const struct letter_bits *bits,
                      uint32_t colour)
{
    for (int y = in.top; y < in.top + in.height; y++)
        for (int x = in.left; x < in.left + in.width; x++)
            if (bits->row[y - top] >> (15 - (x - left)) & 1)
                ink_dot(canvas, x, y, colour, INK_FULL);
}

/* Where the middles of pixels lie among the middles of bits: that of pixel n
 * at 2 * n + 1 half steps, in 1/256 of a bit, counted from the middle of the
 * bit left of the first one, so that no place is below zero. */
static int64_t half_step(int pixels, int bits)
{
    return ((int64_t)bits << 23) / pixels;
}

static int among_bits(int pixel, int64_t half)
{
    return (int)((2 * (int64_t)pixel + 1) * half >> 16) + 128;
}

/* Two neighbouring bits of a row, from column -1 on, where the first bit is
 * outside; rows outside are empty. */
static uint32_t pair_at(const struct letter_bits *bits, int rows, int row,
                        int column)
{
    if (row < 0 || row >= rows)
        return 0;
    return (uint32_t)bits->row[row] << 1 >> (15 - column) & 3;
}

/* The field between four bits, 0..65536, by bilinear interpolation. Two bits
 * that meet only at a corner are joined by a ridge between them: without it
 * diagonal strokes would fall apart into beads. */
static int32_t field_between(uint32_t upper, uint32_t lower, int32_t x,
                             int32_t y)
{
    int32_t top = (int32_t)(upper >> 1) * (256 - x)
                + (int32_t)(upper & 1) * x;
    int32_t bottom = (int32_t)(lower >> 1) * (256 - x)
                   + (int32_t)(lower & 1) * x;
    int32_t sum = top * (256 - y) + bottom * y;

    if (upper + lower == 3 && upper && lower)
        sum += x * (256 - x) * y * (256 - y) >> 13;
    return sum;
}

/* An edge is one pixel wide at any size: slope is pixels to a bit. */
static int edge_cover(int32_t value, int64_t slope)
{
    return (int)ink_between(0, 128 + ((value - EDGE) * slope >> 16),
                            INK_FULL);
}

static void draw_contour_row(struct canvas *canvas, struct canvas_rect in,
                             int left, int y, const struct contour *contour,
                             int down, uint32_t colour)
{
    const struct cut *cut = contour->cut;
    int rows = cut->font->rows;
    int64_t slope = (int64_t)cut->height * 256 / rows;

    for (int x = in.left; x < in.left + in.width; x++) {
        int across = among_bits(x - left, contour->half_across);
        int column = across / 256 - 1, row = down / 256 - 1;
        uint32_t upper = pair_at(contour->bits, rows, row, column);
        uint32_t lower = pair_at(contour->bits, rows, row + 1, column);

        if (upper || lower)
            ink_dot(canvas, x, y, colour,
                    edge_cover(field_between(upper, lower, across % 256,
                                             down % 256), slope));
    }
}

static void draw_contour(struct canvas *canvas, struct canvas_rect in,
                         int left, int top, const struct cut *cut,
                         const struct letter_bits *bits, uint32_t colour)
{
    struct contour contour = {
        cut, bits, half_step(cut->width, cut->font->columns)
    };
    int64_t half_down = half_step(cut->height, cut->font->rows);

    for (int y = in.top; y < in.top + in.height; y++)
        draw_contour_row(canvas, in, left, y, &contour,
                         among_bits(y - top, half_down), colour);
}

/* Bold letters are drawn twice, a bit apart. Most signs beyond ASCII have
 * broad strokes already: the dots of an ellipsis would run together. */
static int grows_bold(uint32_t code)
{
    return code < 128 || (code >= LEFT_ARROW && code <= DOWN_ARROW);
}

static void draw_code(struct canvas *canvas, const struct cut *cut, int x,
                      int y, uint32_t code, const struct letter_style *style)
{
    struct canvas_rect in = clip_at(canvas, cut, x, y);
    struct letter_bits bits;

    if (canvas_rect_is_empty(in))
        return;
    bits = letter_fonts_bits(cut->font, code);
    if (style->is_bold && grows_bold(code))
        for (int i = 0; i < LETTER_FONTS_ROWS; i++)
            bits.row[i] |= bits.row[i] >> 1;
    if (cut->width == cut->font->columns && cut->height == cut->font->rows)
        draw_bits(canvas, in, x, y, &bits, style->colour);
    else
        draw_contour(canvas, in, x, y, cut, &bits, style->colour);
}

/* Rounded to the nearest pixel. */
static int64_t first_pixel_x(int64_t x, int width, enum letter_align align)
{
    if (align == LETTER_CENTRE)
        x -= width / 2;
    else if (align == LETTER_RIGHT)
        x -= width;
    return ink_floor(x + CANVAS_PX / 2);
}

/* Draws so many letters of a text, the last of them as an ellipsis if it is
 * cut. What would begin right of the canvas is not even looked at: a text may
 * be as long as memory. */
static int draw_some(struct canvas *canvas, struct canvas_spot at,
                     const char *text, int count, int is_cut,
                     const struct letter_style *style)
{
    struct cut cut = cut_for(style->height);
    int width = line_width(count, style->height);
    int64_t x = first_pixel_x(ink_place(at.x), width, style->align);
    int y = (int)ink_floor(ink_place(at.y) + CANVAS_PX / 2) + cut.down;

    for (int i = 0; i < count; i++, x += cut.width) {
        uint32_t code = next_code(&text);

        if (is_cut && i == count - 1)
            code = ELLIPSIS;
        if (x >= canvas->width)
            break;
        draw_code(canvas, &cut, (int)x, y, code, style);
    }
    return width;
}

int letter_draw(struct canvas *canvas, struct canvas_spot at,
                const char *text, const struct letter_style *style)
{
    return draw_some(canvas, at, text, letter_count(text), 0, style);
}

void letter_fit(struct canvas *canvas, struct canvas_box box,
                const char *text, const struct letter_style *style)
{
    int count = letter_count(text);
    int room = box.width / letter_advance(style->height);
    int64_t x = box.left, y = box.top;
    struct canvas_spot at;

    if (style->align != LETTER_LEFT)
        x += style->align == LETTER_CENTRE ? box.width / 2 : box.width;
    y += ((int64_t)box.height - style->height) / 2;
    at = (struct canvas_spot){(int)ink_place(x), (int)ink_place(y)};
    if (room > 0)
        draw_some(canvas, at, text, count < room ? count : room,
                  count > room, style);
}
