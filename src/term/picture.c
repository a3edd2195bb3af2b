/* picture.c - the picture on a monitor, scaled and drawn in cells. */
#include "term/picture.h"

#include <string.h>

enum { CELL_ASPECT = 2, PART_MAX = 255, STRONG = 8, VIVID = 95 };

/* Scaling */

static int part_of(uint32_t colour, int shift)
{
    return (int)(colour >> shift & 0xff);
}

static int least_part(int a, int b, int c)
{
    int least = a < b ? a : b;

    return least < c ? least : c;
}

static int most_part(int a, int b, int c)
{
    return -least_part(-a, -b, -c);
}

/* How far from grey, of 15. */
static int strength_of(uint16_t pixel)
{
    int r = pixel >> 8 & 15, g = pixel >> 4 & 15, b = pixel & 15;

    return most_part(r, g, b) - least_part(r, g, b);
}

struct sum {
    uint64_t weight, part[3];           /* blue, green, red */
};

static void add_pixel(struct sum *sum, uint16_t pixel, uint64_t area)
{
    int strength = strength_of(pixel);
    uint64_t weight = strength > STRONG
                    ? area * (uint64_t)(strength - STRONG + 1) : area;

    sum->weight += weight;
    for (int i = 0; i < 3; i++)
        sum->part[i] += weight * (pixel >> 4 * i & 15);
}

/* How much of a source pixel's span is covered, where the picture is cut into
 * so many pieces and each of its pixels is as long as there are pieces. */
static int overlap(int pixel, int piece, int pixels, int pieces)
{
    int from = pixel * pieces, to = from + pieces;

    if (from < piece * pixels)
        from = piece * pixels;
    if (to > (piece + 1) * pixels)
        to = (piece + 1) * pixels;
    return to - from;
}

static int first_of(int piece, int pixels, int pieces)
{
    return piece * pixels / pieces;
}

static int end_of(int piece, int pixels, int pieces)
{
    return ((piece + 1) * pixels + pieces - 1) / pieces;
}

static struct sum sum_of(const struct term_picture *self, int x, int y,
                         int width, int height)
{
    struct sum sum = {0};

    for (int v = first_of(y, self->height, height);
         v < end_of(y, self->height, height); v++)
        for (int u = first_of(x, self->width, width);
             u < end_of(x, self->width, width); u++)
            add_pixel(&sum, self->pixels[v * self->width + u],
                      (uint64_t)overlap(u, x, self->width, width)
                      * (uint64_t)overlap(v, y, self->height, height));
    if (!sum.weight)
        sum.weight = 1;                 /* no picture: black */
    return sum;
}

/* A part of the sum, from 0 to most, rounded. */
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

static int limited(int part)
{
    return part < 0 ? 0 : part > PART_MAX ? PART_MAX : part;
}

/* Of sixteen colours wood and white would be the same grey: colours are made
 * twice as strong. */
static uint32_t strengthen(uint32_t colour)
{
    int mean = (part_of(colour, 0) + part_of(colour, 8)
                + part_of(colour, 16)) / 3;
    uint32_t strong = 0;

    for (int shift = 0; shift <= 16; shift += 8)
        strong |= (uint32_t)limited(2 * part_of(colour, shift) - mean)
                  << shift;
    return strong;
}

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

/* Dark to light, as an eye sees them: squared, for the lights differ more
 * than the darks. A plus is a colour that stands out, such as a cursor. */
static uint32_t shade_of(uint32_t colour)
{
    static const uint32_t shades[] = {' ', TERM_SHADE_LOW, TERM_SHADE_MID,
                                      TERM_SHADE_HIGH, TERM_FULL};
    int r = part_of(colour, 16), g = part_of(colour, 8);
    int b = part_of(colour, 0), light = (3 * r + 6 * g + b) / 10;

    if (most_part(r, g, b) - least_part(r, g, b) > VIVID)
        return '+';
    return shades[light * light * 5 / ((PART_MAX + 1) * (PART_MAX + 1))];
}

/* One pixel in a cell: without half blocks its ground is coloured. */
static void draw_whole(struct term_screen *screen, struct term_box box,
                       const struct term_picture *picture, int x, int y)
{
    uint32_t colour = term_picture_mean(picture, x, y, box.width, box.height);
    int has_colour = screen->depth != TERM_NO_COLOUR;
    uint32_t ground = screen->depth == TERM_16 ? strengthen(colour) : colour;

    term_screen_put(screen, box.left + x, box.top + y,
                    has_colour ? ' ' : shade_of(colour),
                    (struct term_style){0, ground, 0});
}

void term_picture_draw(struct term_screen *screen, struct term_box box,
                       const struct term_picture *picture)
{
    int has_halves = screen->is_utf8 && screen->depth != TERM_NO_COLOUR;

    for (int y = 0; y < box.height; y++)
        for (int x = 0; x < box.width; x++)
            if (has_halves)
                draw_halves(screen, box, picture, x, y);
            else
                draw_whole(screen, box, picture, x, y);
}
