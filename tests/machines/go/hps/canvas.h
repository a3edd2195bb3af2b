/* canvas.h - a frame to draw into, with a margin that nobody may touch, and
 * eyes for it. */
#ifndef CANVAS_H
#define CANVAS_H

#include <stdint.h>

#include "machines/go/hps/hw_iface.h"

enum { CANVAS_GUARD = 4096, CANVAS_EMPTY = 0xa5a5 };

struct canvas {
    uint16_t before[CANVAS_GUARD];
    uint16_t pixel[FB_HEIGHT][FB_WIDTH];
    uint16_t after[CANVAS_GUARD];
};

/* The smallest rectangle that holds all of something, and how much it is. */
struct extent {
    int left, top, right, bottom;       /* all of them in it */
    int count;
};

/* Empties it and draws into it from now on. */
void canvas_begin(struct canvas *self);

/* Nothing was written beside the frame. */
int canvas_is_sound(const struct canvas *self);

/* The pixels of a colour; of any but this one. */
struct extent canvas_find(const struct canvas *self, uint16_t color);
struct extent canvas_find_other(const struct canvas *self, uint16_t color);

/* The pixels in which two differ. */
struct extent canvas_difference(const struct canvas *a,
                                const struct canvas *b);

/* Where a text stands, in letters of this size and any colour that is not the
 * one under it; 0: nowhere. */
struct place {
    int x, y;
    uint16_t color;
};
int canvas_reads(const struct canvas *self, const char *text, int scale,
                 struct place *place);

#endif
