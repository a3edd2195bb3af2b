/* canvas.h - pixels, and shapes drawn into them with smooth edges.
 *
 * Places and sizes are in sub-pixels, CANVAS_PX of them to a pixel, so that a
 * board can be drawn at any scale; an edge that falls inside a pixel colours
 * it in part. Everything is whole numbers: the same calls give the same
 * pixels on every machine.
 *
 * Painters of boards and parts, the window's bar and dialogs and the page all
 * draw through these calls. A canvas owns no memory and allocates none. Any
 * argument is safe: what lies outside the clip is not drawn, negative sizes
 * draw nothing, and places beyond two million pixels are moved nearer.
 */
#ifndef CANVAS_H
#define CANVAS_H

#include <stdint.h>

enum { CANVAS_PX = 256 };               /* sub-pixels of a pixel */

/* A rect is always in whole pixels, a box always in sub-pixels; right and
 * bottom edges (left + width, top + height) are outside. A width or height
 * of zero or less makes it empty. */
struct canvas_rect {                    /* whole pixels */
    int left, top, width, height;
};

struct canvas_box {                     /* sub-pixels */
    int left, top, width, height;
};

struct canvas_spot {                    /* sub-pixels */
    int x, y;
};

struct canvas {
    int width, height;
    int stride;                         /* pixels from row to row */
    uint32_t *pixels;                   /* 0xffRRGGBB */
    struct canvas_rect clip;            /* nothing is drawn outside */
};

/* Colours are 0xAARRGGBB; an alpha of 0xff covers what was there. */
#define CANVAS_SOLID(rgb) (0xff000000u | (uint32_t)(rgb))

/* A colour between two, level 0..255 (0: from, 255: to), alpha included; and
 * a colour with its alpha scaled by a level. Levels outside are cut off. */
uint32_t canvas_mix(uint32_t from, uint32_t to, int level);
uint32_t canvas_fade(uint32_t colour, int level);

/* Uses the caller's memory of width * height pixels, which must outlive the
 * canvas and is not cleared; the clip is all of it. */
void canvas_begin(struct canvas *self, uint32_t *pixels, int width,
                  int height);

/* Sets the clip, replacing the last one; it is cut to the canvas, so that an
 * empty clip draws nothing. To narrow a clip, intersect it first. */
void canvas_clip(struct canvas *self, struct canvas_rect clip);
void canvas_unclip(struct canvas *self);

/* Rectangles. Joining with an empty one gives the other; what is common to
 * two that do not meet is empty. A box moved inwards by more than half its
 * size keeps its middle and gets size 0; by less than zero it grows. */
int canvas_rect_is_empty(struct canvas_rect rect);
int canvas_rect_has(struct canvas_rect rect, int x, int y);
struct canvas_rect canvas_rect_both(struct canvas_rect a,
                                    struct canvas_rect b);     /* the common */
struct canvas_rect canvas_rect_join(struct canvas_rect a,
                                    struct canvas_rect b);     /* around both */
struct canvas_rect canvas_rect_around(struct canvas_box box);  /* outwards */
struct canvas_box canvas_box_inside(struct canvas_box box, int by);
struct canvas_box canvas_box_of(struct canvas_rect rect);      /* the same */
int canvas_box_has(struct canvas_box box, struct canvas_spot spot);

/* Cuts a row off the top of a room, and a gap below it. */
struct canvas_rect canvas_rect_row(struct canvas_rect *room, int height,
                                   int gap);

static inline int canvas_min(int a, int b)
{
    return a < b ? a : b;
}

static inline int canvas_max(int a, int b)
{
    return a > b ? a : b;
}

/* Whole pixels: no edge is smoothed. */
void canvas_fill(struct canvas *self, struct canvas_rect rect,
                 uint32_t colour);

/* Copies a rectangle of another canvas to the same place in this one; what
 * either of them does not have is left as it is. */
void canvas_copy(struct canvas *self, const struct canvas *from,
                 struct canvas_rect rect);

/* Shapes with smooth edges. Two colours are shaded from top to bottom. */
void canvas_round(struct canvas *self, struct canvas_box box, int radius,
                  uint32_t colour);
void canvas_round_shaded(struct canvas *self, struct canvas_box box,
                         int radius, uint32_t top, uint32_t bottom);
void canvas_frame(struct canvas *self, struct canvas_box box, int radius,
                  int width, uint32_t colour);          /* inside its edge */
void canvas_disc(struct canvas *self, struct canvas_spot at, int radius,
                 uint32_t colour);
void canvas_ring(struct canvas *self, struct canvas_spot at, int radius,
                 int width, uint32_t colour);           /* inside its edge */
void canvas_line(struct canvas *self, struct canvas_spot from,
                 struct canvas_spot to, int width,
                 uint32_t colour);                      /* with round ends */

/* Up to 16 corners, convex or not, closed from the last to the first; filled
 * by the even-odd rule: where it crosses itself there is a hole. Further
 * corners are ignored. */
void canvas_polygon(struct canvas *self, const struct canvas_spot *corners,
                    int count, uint32_t colour);

/* A disc that gets lighter towards its upper left: a dome. Both colours may
 * have an alpha. */
void canvas_ball(struct canvas *self, struct canvas_spot at, int radius,
                 uint32_t lit, uint32_t shade);

/* Light around a place, added to what is there: full inside the inner
 * radius, none beyond the outer. Level 0..255; the colour's alpha is not
 * used. */
void canvas_glow(struct canvas *self, struct canvas_spot at, int inner,
                 int outer, uint32_t colour, int level);

/* Light as it falls on something white, where none can be added: the colour
 * covers what is there, fully inside, less and less outwards. */
void canvas_tint(struct canvas *self, struct canvas_spot at, int inner,
                 int outer, uint32_t colour, int level);

/* Light around a box with round corners. */
void canvas_glow_box(struct canvas *self, struct canvas_box box, int radius,
                     int reach, uint32_t colour, int level);

/* A soft shadow below a box with round corners, a quarter of its reach lower
 * than the box; nowhere further from it than that reach. */
void canvas_shadow(struct canvas *self, struct canvas_box box, int radius,
                   int reach, int level);

/* A picture of 0x0RGB pixels, row by row, scaled to fill a rectangle: by
 * whole numbers it stays sharp, else each pixel is the mean of what it
 * covers. Nothing is drawn for a picture without pixels. */
struct canvas_picture {
    int width, height;
    const uint16_t *pixels;
};
void canvas_show(struct canvas *self, struct canvas_rect rect,
                 const struct canvas_picture *picture);

/* Which pixels of the rectangle show a part of such a picture, given in the
 * picture's own pixels: all of them whose mean it enters. Used to redraw only
 * what changed on a monitor. */
struct canvas_rect canvas_shown(struct canvas_rect rect,
                                const struct canvas_picture *picture,
                                struct canvas_rect part);

#endif
