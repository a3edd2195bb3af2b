/* ink.h - blends colour into single pixels, for all shapes.
 *
 * Nothing here looks at the clip: the caller has already clipped. A weight is
 * 0..256, and 256 replaces what was there; a cover is how much of a pixel a
 * shape covers, 0..256, and becomes a weight by the colour's alpha.
 *
 * Red and blue are computed together in one word, 16 bits apart, green by
 * itself: two multiplications for three channels, and no channel can carry
 * into another since 255 * 256 has 16 bits.
 */
#ifndef INK_H
#define INK_H

#include "base/bits.h"
#include "draw/canvas.h"

enum {
    INK_FULL = 256,                     /* the whole weight, or cover */
    INK_FAR = 1 << 29                   /* no place is further than that */
};

static inline int64_t ink_between(int64_t low, int64_t value, int64_t high)
{
    return value < low ? low : value > high ? high : value;
}

static inline int64_t ink_min(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline int64_t ink_max(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* Limits a place to INK_FAR, two million pixels, so that the sums and squares
 * that shapes take of places fit into 64 bits. */
static inline int64_t ink_place(int64_t place)
{
    return ink_between(-INK_FAR, place, INK_FAR);
}

/* The pixel that a place is in, rounded towards minus infinity (C's division
 * rounds towards zero); and the first pixel that begins at or after it. */
static inline int64_t ink_floor(int64_t place)
{
    return place >= 0 ? place / CANVAS_PX
                      : -((CANVAS_PX - 1 - place) / CANVAS_PX);
}

static inline int64_t ink_ceil(int64_t place)
{
    return -ink_floor(-place);
}

/* The middle of a pixel, in sub-pixels. */
static inline int64_t ink_middle(int64_t pixel)
{
    return pixel * CANVAS_PX + CANVAS_PX / 2;
}

/* Alpha 0..255 as a weight 0..256: an alpha of 255 must cover wholly. */
static inline uint32_t ink_weight(uint32_t colour)
{
    uint32_t alpha = colour >> 24;

    return alpha + (alpha >> 7);
}

/* Blends a colour over a pixel, each channel rounded to nearest. */
static inline uint32_t ink_over(uint32_t below, uint32_t colour,
                                uint32_t weight)
{
    uint32_t rest = INK_FULL - weight;
    uint32_t red_blue = (colour & 0xff00ff) * weight
                      + (below & 0xff00ff) * rest + 0x800080;
    uint32_t green = (colour & 0x00ff00) * weight
                   + (below & 0x00ff00) * rest + 0x008000;

    return 0xff000000u | (red_blue >> 8 & 0xff00ff)
                       | (green >> 8 & 0x00ff00);
}

/* Two channels, one in each half, divided by 255 and rounded: for a sum s the
 * quotient is (s + 1 + (s >> 8)) >> 8, exact for all s up to 255 * 255 plus
 * the half that rounds. */
static inline uint32_t ink_shares(uint32_t sums)
{
    sums += 0x7f007f;
    return (sums + 0x10001 + (sums >> 8 & 0xff00ff)) >> 8 & 0xff00ff;
}

/* A colour between two, level 0..255. */
static inline uint32_t ink_mix(uint32_t from, uint32_t to, uint32_t level)
{
    uint32_t rest = 255 - level;

    return ink_shares((from >> 8 & 0xff00ff) * rest
                      + (to >> 8 & 0xff00ff) * level) << 8
         | ink_shares((from & 0xff00ff) * rest + (to & 0xff00ff) * level);
}

/* Adds light to a pixel; a channel that would pass 255 stays there. A carry
 * out of red or blue shows in the bit above it and is spread over the
 * channel, which saves two comparisons. */
static inline uint32_t ink_add(uint32_t below, uint32_t colour,
                               uint32_t weight)
{
    uint32_t red_blue = (below & 0xff00ff)
                      + (((colour & 0xff00ff) * weight >> 8) & 0xff00ff);
    uint32_t green = (below >> 8 & 0xff)
                   + ((colour >> 8 & 0xff) * weight >> 8);
    uint32_t over = red_blue & 0x1000100;

    red_blue |= over - (over >> 8);
    return 0xff000000u | (red_blue & 0xff00ff)
                       | (green > 255 ? 255 : green) << 8;
}

static inline uint32_t *ink_at(const struct canvas *canvas, int x, int y)
{
    return canvas->pixels + (int64_t)y * canvas->stride + x;
}

/* A pixel covered in part, 0..256. */
static inline void ink_dot(struct canvas *canvas, int x, int y,
                           uint32_t colour, int cover)
{
    uint32_t *pixel = ink_at(canvas, x, y);

    *pixel = ink_over(*pixel, colour,
                      ink_weight(colour) * (uint32_t)cover >> 8);
}

/* The pixels of a row from `from` to before `to`, all covered alike. */
void ink_span(struct canvas *canvas, int y, int from, int to,
              uint32_t colour, int cover);

/* The square root, rounded down. */
static inline int64_t ink_root(int64_t square)
{
    return bits_root((uint64_t)square);
}

#endif
