/* canvas_show.c - a monitor's picture, scaled to a rectangle.
 *
 * Along each axis a pixel of the canvas covers a piece of the picture, whole
 * pixels of it and parts of two; it is the mean of those (a box filter). A
 * row of the picture is first scaled to a line as wide as on the canvas,
 * once, and rounded; then lines are blended into rows. Where the picture is
 * scaled by whole numbers all are copies.
 *
 * The channels of a pixel lie apart in a 64-bit word, 16 bits each, to be
 * weighed by one multiplication. Weights of a mean add up to 256, so sums
 * stay below 65536 and no channel runs into the next. On a machine with a
 * monitor it runs for every new picture.
 */
#include "draw/ink.h"

#include <string.h>

enum {
    WHOLE_BITS = 8,                     /* weights add up to 1 << 8 */
    WHOLE = 1 << WHOLE_BITS,
    PIECE = 512                         /* columns scaled at a time */
};

#define LANES 0x00ff00ff00ff00ffu       /* two pixels' worth, every other */
#define HALVES 0x0080008000800080u

struct cut {                            /* what one pixel covers, on an axis */
    int first, count;
    uint32_t first_weight, inner_weight, last_weight;
};

struct line {                           /* rows of the picture, scaled */
    int from, to;                       /* all these are equal */
    uint32_t pixels[PIECE];
};

struct show {                           /* columns of the canvas, few enough */
    const struct canvas_picture *picture;
    int count;
    int first, span;                    /* the columns that they cover */
    int is_larger;                      /* no pixel covers more than two */
    struct cut columns[PIECE];
    uint64_t row[PIECE + 1];            /* a row of it; one after its end */
    struct line lines[2];
    int newest;
};

/* Of `from` pixels of the picture shown on `to` of the canvas, pixel `at`
 * covers those from at * from / to to (at + 1) * from / to. The last weight
 * takes what rounding has left of WHOLE, so that white stays white. */
static struct cut cut_of(int64_t at, int64_t from, int64_t to)
{
    int64_t start = at * from, end = start + from;
    int64_t first = start / to, last = (end - 1) / to;
    struct cut cut = {(int)first, (int)(last - first + 1), WHOLE, 0, 0};

    if (cut.count > 1) {
        cut.first_weight = (uint32_t)(((first + 1) * to - start) * WHOLE
                                      / from);
        cut.inner_weight = (uint32_t)(to * WHOLE / from);
        cut.last_weight = WHOLE - cut.first_weight
                        - cut.inner_weight * (uint32_t)(cut.count - 2);
    }
    return cut;
}

/* Channels in lanes */

/* Each 4-bit channel is widened to 8 bits by 17, which takes 15 to 255. */
static inline uint64_t lanes_of_picture(uint32_t pixel)
{
    uint32_t red_blue = (pixel & 0xf00) << 8 | (pixel & 0x00f);
    uint32_t green = pixel >> 4 & 0x00f;

    return (uint64_t)(0xff0000 | green * 17) << 32 | red_blue * 17;
}

static inline uint64_t lanes_of(uint32_t pixel)
{
    return (uint64_t)(pixel >> 8 & 0xff00ff) << 32 | (pixel & 0xff00ff);
}

/* From sums of lanes with their weights. */
static inline uint32_t pixel_of(uint64_t sums)
{
    sums = (sums + HALVES) >> WHOLE_BITS & LANES;
    return (uint32_t)sums | (uint32_t)(sums >> 24);
}

/* Lines */

static const uint16_t *picture_row(const struct show *self, int row)
{
    return self->picture->pixels + (int64_t)row * self->picture->width
         + self->first;
}

/* Of two neighbours at most: the second has the rest of the weight, which is
 * zero where there is only one; the row has a pixel to spare for that. */
static void enlarge(struct show *self, const uint16_t *from, uint32_t *to)
{
    for (int i = 0; i < self->span; i++)
        self->row[i] = lanes_of_picture(from[i]);
    self->row[self->span] = 0;
    for (int i = 0; i < self->count; i++) {
        const uint64_t *at = self->row + (self->columns[i].first
                                           - self->first);
        uint64_t weight = self->columns[i].first_weight;

        to[i] = pixel_of(at[0] * weight + at[1] * (WHOLE - weight));
    }
}

static uint32_t mean_of(const uint16_t *pixels, const struct cut *cut)
{
    uint64_t sum = lanes_of_picture(pixels[0]) * cut->first_weight;

    for (int i = 1; i < cut->count - 1; i++)
        sum += lanes_of_picture(pixels[i]) * cut->inner_weight;
    if (cut->count > 1)
        sum += lanes_of_picture(pixels[cut->count - 1]) * cut->last_weight;
    return pixel_of(sum);
}

static void shrink(const struct show *self, const uint16_t *from,
                   uint32_t *to)
{
    for (int i = 0; i < self->count; i++)
        to[i] = mean_of(from + (self->columns[i].first - self->first),
                        self->columns + i);
}

static int has_row(const struct line *line, int row)
{
    return row >= line->from && row < line->to;
}

/* Most rows of a drawn picture are the same as the one above: comparing them
 * is cheaper than scaling, and the newest line then serves this row, too. */
static int repeats_row_above(const struct show *self,
                             const struct line *line, int row)
{
    return line->to == row && line->from < row
        && memcmp(picture_row(self, row - 1), picture_row(self, row),
                  (size_t)self->span * sizeof(uint16_t)) == 0;
}

/* The scaled line of a picture's row. Two are kept, since rows are asked for
 * in order and blended in pairs; the older one is replaced. A pointer is good
 * until the second call after it. */
static const uint32_t *scaled_line(struct show *self, int row)
{
    struct line *newest = &self->lines[self->newest];
    struct line *other = &self->lines[!self->newest];

    if (has_row(other, row))
        return other->pixels;
    if (repeats_row_above(self, newest, row))
        newest->to++;
    if (has_row(newest, row))
        return newest->pixels;
    self->newest = !self->newest;
    other->from = row;
    other->to = row + 1;
    if (self->is_larger)
        enlarge(self, picture_row(self, row), other->pixels);
    else
        shrink(self, picture_row(self, row), other->pixels);
    return other->pixels;
}

/* Rows of the canvas */

/* Two pixels in a word, to be blended at a time. */
static inline uint64_t two_of(const uint32_t *pixels)
{
    return (uint64_t)pixels[1] << 32 | pixels[0];
}

/* Even and odd bytes apart: each has 8 free bits above it for the products.
 * Equal in every bit to pixel_of over lanes, which does an odd last pixel. */
static void blend_two(uint32_t *to, const uint32_t *a, const uint32_t *b,
                      int count, uint64_t weight)
{
    uint64_t rest = WHOLE - weight;
    int i = 0;

    for (; i + 1 < count; i += 2) {
        uint64_t x = two_of(a + i), y = two_of(b + i);
        uint64_t even = (x & LANES) * weight + (y & LANES) * rest + HALVES;
        uint64_t odd = (x >> 8 & LANES) * weight + (y >> 8 & LANES) * rest
                     + HALVES;

        even = (even >> 8 & LANES) | (odd & ~LANES);
        to[i] = (uint32_t)even;
        to[i + 1] = (uint32_t)(even >> 32);
    }
    if (i < count)
        to[i] = pixel_of(lanes_of(a[i]) * weight + lanes_of(b[i]) * rest);
}

static void add_weighted_line(struct show *self, uint64_t *sums, int row,
                              uint32_t weight)
{
    const uint32_t *line = scaled_line(self, row);

    for (int i = 0; i < self->count; i++)
        sums[i] += lanes_of(line[i]) * weight;
}

/* A picture shown smaller than half: any number of lines into one. */
static void blend_many(struct show *self, uint32_t *to,
                       const struct cut *cut)
{
    uint64_t sums[PIECE] = {0};

    add_weighted_line(self, sums, cut->first, cut->first_weight);
    for (int i = 1; i < cut->count - 1; i++)
        add_weighted_line(self, sums, cut->first + i, cut->inner_weight);
    add_weighted_line(self, sums, cut->first + cut->count - 1,
                      cut->last_weight);
    for (int i = 0; i < self->count; i++)
        to[i] = pixel_of(sums[i]);
}

static void blend_row(struct show *self, uint32_t *to, const struct cut *cut)
{
    if (cut->count > 2) {
        blend_many(self, to, cut);
        return;
    }
    const uint32_t *a = scaled_line(self, cut->first);
    const uint32_t *b = scaled_line(self, cut->first + cut->count - 1);

    if (a == b)
        memcpy(to, a, (size_t)self->count * sizeof *to);
    else
        blend_two(to, a, b, self->count, cut->first_weight);
}

/* The columns of the canvas in `in`, as pieces of the picture shown in the
 * whole of `rect`. */
static void cut_columns(struct show *self, struct canvas_rect rect,
                        struct canvas_rect in)
{
    int64_t left = (int64_t)in.left - rect.left;
    int64_t from = self->picture->width;
    struct cut last = cut_of(left + in.width - 1, from, rect.width);

    for (int i = 0; i < in.width; i++)
        self->columns[i] = cut_of(left + i, from, rect.width);
    self->count = in.width;
    self->first = cut_of(left, from, rect.width).first;
    self->span = last.first + last.count - self->first;
    self->is_larger = rect.width >= from;
}

static void show_piece(struct show *self, struct canvas *canvas,
                       struct canvas_rect rect, struct canvas_rect in)
{
    cut_columns(self, rect, in);
    self->lines[0].to = self->lines[1].to = self->newest = 0;
    self->lines[0].from = self->lines[1].from = 0;
    for (int y = in.top; y < in.top + in.height; y++) {
        struct cut cut = cut_of((int64_t)y - rect.top, self->picture->height,
                                rect.height);

        blend_row(self, ink_at(canvas, in.left, y), &cut);
    }
}

/* PIECE columns at a time, so that a line has a fixed size on the stack. */
void canvas_show(struct canvas *self, struct canvas_rect rect,
                 const struct canvas_picture *picture)
{
    struct canvas_rect in = canvas_rect_both(rect, self->clip), piece = in;
    struct show show;

    if (!picture->pixels || picture->width <= 0 || picture->height <= 0)
        return;
    show.picture = picture;
    for (; piece.left < in.left + in.width; piece.left += PIECE) {
        piece.width = (int)ink_between(0, in.left + in.width - piece.left,
                                       PIECE);
        show_piece(&show, self, rect, piece);
    }
}

/* From the first canvas pixel that shows it to after the last, on one axis:
 * rounded outwards. */
static void scale_span(int *start, int *size, int64_t from, int64_t to)
{
    int64_t first = ink_between(0, *start, from);
    int64_t end = ink_between(first, (int64_t)*start + *size, from);

    *start = (int)(first * to / from);
    *size = (int)((end * to + from - 1) / from) - *start;
}

struct canvas_rect canvas_shown(struct canvas_rect rect,
                                const struct canvas_picture *picture,
                                struct canvas_rect part)
{
    if (picture->width <= 0 || picture->height <= 0
        || canvas_rect_is_empty(part) || canvas_rect_is_empty(rect))
        return (struct canvas_rect){rect.left, rect.top, 0, 0};
    scale_span(&part.left, &part.width, picture->width, rect.width);
    scale_span(&part.top, &part.height, picture->height, rect.height);
    part.left += rect.left;
    part.top += rect.top;
    return part;
}
