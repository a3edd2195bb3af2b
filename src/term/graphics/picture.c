/* picture.c - the picture on a monitor, scaled and drawn in cells.
 *
 * Scaling is exact: each pixel of the source counts by the area that it has in
 * the target pixel, in whole numbers, and by how vivid it is. All arithmetic is
 * on integers, so that every machine draws the same.
 */
#include "term/graphics/picture.h"

#include <string.h>

/* A cell is CELL_ASPECT times as high as wide. From a strength of STRONG (of
 * 15) on a colour counts for more than a grey; VIVID (of 255) is shown as a
 * plus where there is no colour. */
enum { CELL_ASPECT = 2, PART_MAX = 255, STRONG = 8, VIVID = 95 };

/* Scaling */

static int least_part(int a, int b, int c)
{
    int least = a < b ? a : b;

    return least < c ? least : c;
}

static int most_part(int a, int b, int c)
{
    return -least_part(-a, -b, -c);
}

/* How far a 0x0RGB pixel is from grey, of 15: the range of its channels. */
static int strength_of(uint16_t pixel)
{
    int r = pixel >> 8 & 15, g = pixel >> 4 & 15, b = pixel & 15;

    return most_part(r, g, b) - least_part(r, g, b);
}

/* A weighted sum of pixels; each part is at most 15 times the weight. */
struct sum {
    uint64_t weight, part[3];           /* blue, green, red */
};

/* A strong colour has up to eight times the weight of its area: a thin ring
 * must not vanish. */
static void add_pixel(struct sum *sum, uint16_t pixel, uint64_t area)
{
    int strength = strength_of(pixel);
    uint64_t weight = strength > STRONG
                    ? area * (uint64_t)(strength - STRONG + 1) : area;

    sum->weight += weight;
    for (int i = 0; i < 3; i++)
        sum->part[i] += weight * (pixel >> 4 * i & 15);
}

/* How much of a source pixel is inside a piece, along one axis. The unit is
 * chosen such that all ends are whole numbers: a pixel is `pieces` long and a
 * piece is `pixels` long. */
static int overlap_length(int pixel, int piece, int pixels, int pieces)
{
    int from = pixel * pieces, to = from + pieces;

    if (from < piece * pixels)
        from = piece * pixels;
    if (to > (piece + 1) * pixels)
        to = (piece + 1) * pixels;
    return to - from;
}

/* The source pixels that a piece touches: from this one, rounded down, ... */
static int first_pixel(int piece, int pixels, int pieces)
{
    return piece * pixels / pieces;
}

/* ... up to and without this one, rounded up. */
static int end_pixel(int piece, int pixels, int pieces)
{
    return ((piece + 1) * pixels + pieces - 1) / pieces;
}

/* All source pixels under pixel (x, y) of a grid of width x height. */
static struct sum sum_of(const struct term_picture *self, int x, int y,
                         int width, int height)
{
    struct sum sum = {0};

    for (int v = first_pixel(y, self->height, height);
         v < end_pixel(y, self->height, height); v++)
        for (int u = first_pixel(x, self->width, width);
             u < end_pixel(x, self->width, width); u++)
            add_pixel(&sum, self->pixels[v * self->width + u],
                      (uint64_t)overlap_length(u, x, self->width, width)
                      * (uint64_t)overlap_length(v, y, self->height, height));
    if (!sum.weight)
        sum.weight = 1;                 /* no picture: black */
    return sum;
}

/* The mean of one channel on a scale from 0 to most, rounded to nearest. */
static uint32_t part_mean(const struct sum *sum, int i, uint64_t most)
{
    return (uint32_t)((sum->part[i] * most * 2 + sum->weight * 15)
                      / (sum->weight * 30));
}

uint32_t term_picture_mean(const struct term_picture *self, int x, int y,
                           int width, int height)
{
    struct sum sum = sum_of(self, x, y, width, height);

    return part_mean(&sum, 2, PART_MAX) << 16
         | part_mean(&sum, 1, PART_MAX) << 8 | part_mean(&sum, 0, PART_MAX);
}

static uint16_t mean_444(const struct term_picture *self, int x, int y,
                         int width, int height)
{
    struct sum sum = sum_of(self, x, y, width, height);

    return (uint16_t)(part_mean(&sum, 2, 15) << 8 | part_mean(&sum, 1, 15) << 4
                      | part_mean(&sum, 0, 15));
}

void term_picture_scale(const struct term_picture *self, uint16_t *to,
                        int width, int height)
{
    if (width == self->width && height == self->height) {
        memcpy(to, self->pixels, (size_t)width * (size_t)height * sizeof *to);
        return;
    }
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            to[y * width + x] = mean_444(self, x, y, width, height);
}

struct term_box term_picture_fit(int width, int height, struct term_box room)
{
    struct term_box box = room;

    box.width = CELL_ASPECT * room.height * width / height;
    if (box.width > room.width) {
        box.width = room.width;
        box.height = room.width * height / (CELL_ASPECT * width);
    }
    box.left += (room.width - box.width) / 2;
    box.top += (room.height - box.height) / 2;
    return box;
}

/* Cells */

static int clamp_channel(int part)
{
    return part < 0 ? 0 : part > PART_MAX ? PART_MAX : part;
}

/* Doubles the distance from grey: of sixteen colours wood and white would else
 * be the same one. */
static uint32_t strengthen(uint32_t colour)
{
    int mean = (term_screen_channel(colour, 0) + term_screen_channel(colour, 8)
                + term_screen_channel(colour, 16)) / 3;
    uint32_t strong = 0;

    for (int shift = 0; shift <= 16; shift += 8) {
        int channel = 2 * term_screen_channel(colour, shift) - mean;

        strong |= (uint32_t)clamp_channel(channel) << shift;
    }
    return strong;
}

/* Two pixels, one above the other, as ink and ground of an upper half block. */
static void draw_halves(struct term_screen *screen, struct term_box box,
                        const struct term_picture *picture, int x, int y)
{
    uint32_t half[2];

    for (int i = 0; i < 2; i++) {
        half[i] = term_picture_mean(picture, x, 2 * y + i, box.width,
                                    2 * box.height);
        if (screen->depth == TERM_16)
            half[i] = strengthen(half[i]);
    }
    term_screen_put(screen, box.left + x, box.top + y, half[0] == half[1]
                    ? ' ' : TERM_UPPER,
                    (struct term_style){half[0], half[1], 0});
}

/* One of five shades. The light is squared, as the bright tones of a picture
 * differ more than the dark ones. A vivid colour, such as a cursor's, is a plus
 * instead. */
static uint32_t brightness_glyph(uint32_t colour)
{
    static const uint32_t shades[] = {' ', TERM_SHADE_LOW, TERM_SHADE_MID,
                                      TERM_SHADE_HIGH, TERM_FULL};
    int r = term_screen_channel(colour, 16), g = term_screen_channel(colour, 8);
    int b = term_screen_channel(colour, 0), light = (3 * r + 6 * g + b) / 10;

    if (most_part(r, g, b) - least_part(r, g, b) > VIVID)
        return '+';
    return shades[light * light * 5 / ((PART_MAX + 1) * (PART_MAX + 1))];
}

/* One pixel in a cell: a coloured ground, or a shade where there is no colour.
 */
static void draw_one_pixel(struct term_screen *screen, struct term_box box,
                           const struct term_picture *picture, int x, int y)
{
    uint32_t colour = term_picture_mean(picture, x, y, box.width, box.height);
    int has_colour = screen->depth != TERM_NO_COLOUR;
    uint32_t ground = screen->depth == TERM_16 ? strengthen(colour) : colour;

    term_screen_put(screen, box.left + x, box.top + y,
                    has_colour ? ' ' : brightness_glyph(colour),
                    (struct term_style){0, ground, 0});
}

void term_picture_draw(struct term_screen *screen, struct term_box box,
                       const struct term_picture *picture)
{
    int has_halves = term_screen_has_halves(screen);

    for (int y = 0; y < box.height; y++)
        for (int x = 0; x < box.width; x++)
            if (has_halves)
                draw_halves(screen, box, picture, x, y);
            else
                draw_one_pixel(screen, box, picture, x, y);
}
