/* sixel.c - a picture as sixels: six rows at a time, colour by colour.
 *
 *     ESC P 0;1;0 q "1;1;W;H #0;2;R;G;B .. #0!30~@$#1?A- .. ESC \
 *
 * A character is a column of six pixels, the top one is bit 0, from '?' on;
 * !30 repeats it; $ goes back to the left, - on to the next six rows.
 *
 * The format is that of the VT340, DEC STD 070. A band is drawn once for each
 * colour in it, on top of itself; a pixel is set in one of these layers.
 */
#include "term/graphics/sixel.h"

#include <string.h>

enum { BAND = 6, FIRST = '?', PARTS = 1 << 12, RUN_MIN = 4,
       NO_REGISTER = 0xffff };

/* One picture on its way: reg[colour[i]] is i for all i < count. */
struct sixels {
    const struct term_picture *picture;
    struct term_bytes *to;
    uint16_t mask;                      /* the bits of a colour that count */
    int count;
    uint16_t colour[TERM_SIXEL_COLOURS];
    uint16_t reg[PARTS];                /* a colour's register */
};

/* Colours */

static uint16_t colour_at(const struct sixels *self, int x, int y)
{
    const struct term_picture *picture = self->picture;

    return picture->pixels[y * picture->width + x] & self->mask;
}

/* 0 if there are no registers left. */
static int add_colour(struct sixels *self, uint16_t colour)
{
    if (self->reg[colour] != NO_REGISTER)
        return 1;
    if (self->count == TERM_SIXEL_COLOURS)
        return 0;
    self->reg[colour] = (uint16_t)self->count;
    self->colour[self->count++] = colour;
    return 1;
}

/* Gives every colour of the picture a register, looking only at the bits in
 * mask; 0 if there are too many colours. */
static int find_colours(struct sixels *self, uint16_t mask)
{
    int pixels = self->picture->width * self->picture->height;

    self->mask = mask;
    self->count = 0;
    memset(self->reg, 0xff, sizeof self->reg);
    for (int i = 0; i < pixels; i++)
        if (!add_colour(self, self->picture->pixels[i] & mask))
            return 0;
    return 1;
}

/* Sixels have channels from 0 to 100; rounded to nearest. */
static uint32_t percent(uint16_t colour, int shift)
{
    return ((uint32_t)(colour >> shift & 15) * 200 + 15) / 30;
}

/* #register;2;red;green;blue, where 2 stands for RGB. */
static void write_colours(const struct sixels *self)
{
    for (int i = 0; i < self->count; i++) {
        term_bytes_put_char(self->to, '#');
        term_bytes_put_number(self->to, (uint32_t)i);
        term_bytes_put_text(self->to, ";2");
        for (int shift = 8; shift >= 0; shift -= 4) {
            term_bytes_put_char(self->to, ';');
            term_bytes_put_number(self->to, percent(self->colour[i], shift));
        }
    }
}

/* Pixels */

/* The six pixels from (x, top) down that have this colour; rows below the
 * picture have none. */
static char sixel_at(const struct sixels *self, uint16_t colour, int x,
                     int top)
{
    int bits = 0;

    for (int y = 0; y < BAND && top + y < self->picture->height; y++)
        bits |= (colour_at(self, x, top + y) == colour) << y;
    return (char)(FIRST + bits);
}

/* Up to three characters are not longer than a count. */
static void write_repeated(const struct sixels *self, char sixel, int count)
{
    if (count >= RUN_MIN) {
        term_bytes_put_char(self->to, '!');
        term_bytes_put_number(self->to, (uint32_t)count);
        count = 1;
    }
    while (count-- > 0)
        term_bytes_put_char(self->to, sixel);
}

/* One colour of a band. The last run is left out if it sets no pixel. */
static void write_layer(const struct sixels *self, int register_number,
                        int top)
{
    uint16_t colour = self->colour[register_number];
    char sixel = FIRST;
    int count = 0;

    term_bytes_put_char(self->to, '#');
    term_bytes_put_number(self->to, (uint32_t)register_number);
    for (int x = 0; x < self->picture->width; x++) {
        char next = sixel_at(self, colour, x, top);

        if (next != sixel) {
            write_repeated(self, sixel, count);
            sixel = next;
            count = 0;
        }
        count++;
    }
    if (sixel != FIRST)
        write_repeated(self, sixel, count);
}

/* Which colours a band has. */
static void find_layers(const struct sixels *self, int top,
                        uint8_t is_used[TERM_SIXEL_COLOURS])
{
    memset(is_used, 0, TERM_SIXEL_COLOURS);
    for (int y = top; y < top + BAND && y < self->picture->height; y++)
        for (int x = 0; x < self->picture->width; x++)
            is_used[self->reg[colour_at(self, x, y)]] = 1;
}

static void write_band(const struct sixels *self, int top)
{
    uint8_t is_used[TERM_SIXEL_COLOURS];
    int written = 0;

    find_layers(self, top, is_used);
    for (int i = 0; i < self->count; i++) {
        if (!is_used[i])
            continue;
        if (written++)
            term_bytes_put_char(self->to, '$');
        write_layer(self, i, top);
    }
}

/* Pixels that are not set stay as they are; pixels are square; width and
 * height. */
static void write_sixel_header(const struct sixels *self)
{
    term_bytes_put_text(self->to, "\033P0;1;0q\"1;1;");
    term_bytes_put_number(self->to, (uint32_t)self->picture->width);
    term_bytes_put_char(self->to, ';');
    term_bytes_put_number(self->to, (uint32_t)self->picture->height);
}

/* 64 colours always fit into 256 registers. */
void term_sixel_write(const struct term_picture *picture,
                      struct term_bytes *to)
{
    struct sixels self = {.picture = picture, .to = to};

    if (!find_colours(&self, 0xfff) && !find_colours(&self, 0xeee))
        find_colours(&self, 0xccc);
    write_sixel_header(&self);
    write_colours(&self);
    for (int top = 0; top < picture->height; top += BAND) {
        if (top)
            term_bytes_put_char(to, '-');
        write_band(&self, top);
    }
    term_bytes_put_text(to, "\033\\");
}
