/* picture.h - the picture on a monitor, scaled and drawn in cells.
 *
 * A cell is about twice as high as wide: as upper and lower half it holds two
 * pixels, one above the other. Where there is no colour a cell has one shade.
 */
#ifndef TERM_PICTURE_H
#define TERM_PICTURE_H

#include "term/layout.h"
#include "term/screen.h"

struct term_picture {
    int width, height;                  /* 0: there is none */
    const uint16_t *pixels;             /* 0x0RGB, row by row */
};

/* The mean of pixel (x, y) of a grid of width x height over the picture, each
 * part of it 0..255. Strong colours count for more than greys: a thin ring
 * must not vanish when it is made small. */
uint32_t term_picture_mean(const struct term_picture *self, int x, int y,
                           int width, int height);

/* The same for all of a grid, as 0x0RGB; a picture of this size is copied. */
void term_picture_scale(const struct term_picture *self, uint16_t *to,
                        int width, int height);

/* The largest box of cells that has the shape of a picture of this size in
 * pixels and fits into a room, in the middle of it. */
struct term_box term_picture_fit(int width, int height, struct term_box room);

/* Fills a box: two pixels in a cell where half blocks can be drawn, else one.
 */
void term_picture_draw(struct term_screen *screen, struct term_box box,
                       const struct term_picture *picture);

#endif
