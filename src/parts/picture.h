/* picture.h - the picture on the glass of a monitor.
 *
 * Faces, robots and scripts ask the monitor, never the chip. It may be one that
 * follows wires (multisync.h). Of a chip in C that has its picture in memory it
 * is known without a wire being moved: such a chip says what the monitor would
 * have measured, and a test compares the two pixel by pixel.
 *
 * All pictures are 640 x 480 here, those of other modes are scaled. Colours
 * have four bits, red highest.
 */
#ifndef PARTS_PICTURE_H
#define PARTS_PICTURE_H

#include <stdint.h>

#include "base/text.h"

enum { PICTURE_WIDTH = 640, PICTURE_HEIGHT = 480,
       PICTURE_PIXELS = PICTURE_WIDTH * PICTURE_HEIGHT };

struct picture_type {
    uint16_t (*pixel)(const void *from, int x, int y);
    void (*pixels)(const void *from, uint16_t *rgb444); /* row by row */

    /* Grows with every new picture: where it stands still, so does all. */
    uint64_t (*age)(const void *from);

    /* What the monitor itself says: "640 x 480, 60 Hz". Null: nothing. */
    void (*say)(const void *from, uint64_t tick, struct text *to);
};

struct picture_view {                        /* of one moment; owns nothing */
    const struct picture_type *type;    /* null: there is no monitor */
    const void *from;
    uint64_t tick;                      /* of whoever drives the wires */
};

/* Of a struct multisync; a null one shows nothing. */
extern const struct picture_type picture_of_wires;

/* Of a struct ssd1306, a small display that stands for the monitor. */
extern const struct picture_type picture_of_oled;

static inline uint16_t picture_pixel(const struct picture_view *self, int x,
                                     int y)
{
    return self->type->pixel(self->from, x, y);
}

#endif
