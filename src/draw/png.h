/* png.h - pictures as PNG files, written row by row.
 *
 *     png_begin(&png, 640, 480, put, to);
 *     png_row_rgb444(&png, pixels);        for each row, from the top
 *     png_end(&png);
 *
 * Eight bits a colour, no alpha. What repeats in a row or from row to row is
 * written once; a drawn picture becomes small, a photograph does not. One row
 * and the one before it are all that is kept: no memory is allocated, and no
 * file is known, only `put`, which gets the bytes in order.
 */
#ifndef PNG_H
#define PNG_H

#include <stddef.h>
#include <stdint.h>

enum {
    PNG_WIDTH_MAX = 4096,
    PNG_LINE_MAX = 1 + 3 * PNG_WIDTH_MAX,       /* the filter's byte first */
    PNG_CHUNK = 4096,                   /* bytes of data in a piece */
    PNG_RECALL = 512,
};

struct png {
    void (*put)(void *to, const uint8_t *bytes, size_t length);
    void *to;
    uint32_t width, height, rows;       /* rows written */
    uint32_t sum_a, sum_b;              /* Adler-32 */
    uint32_t bits, bit_count;           /* not yet a byte */
    uint32_t used;                      /* of the chunk's data */
    uint32_t line_size;
    uint32_t recall[PNG_RECALL];        /* where three bytes stood last */
    uint8_t line[2 * PNG_LINE_MAX];     /* the row before and this one */
    uint8_t chunk[PNG_CHUNK];
};

/* Starts a picture; bytes go to put(to, ...), from now on and whenever enough
 * of them have come together. An error if the size is out of range. */
const char *png_begin(struct png *self, int width, int height,
                      void (*put)(void *to, const uint8_t *bytes,
                                  size_t length),
                      void *to);

/* Rows beyond the height are dropped. */
void png_row_rgb444(struct png *self, const uint16_t *pixels);  /* 0xRGB */
void png_row_rgb888(struct png *self, const uint8_t *bytes);    /* R G B ... */

/* Writes what is left; an error if rows are missing. */
const char *png_end(struct png *self);

#endif
