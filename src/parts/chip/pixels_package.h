/* pixels_package.h - a chip with two rows of legs, and names beside them. */
#ifndef PIXELS_PACKAGE_H
#define PIXELS_PACKAGE_H

#include "draw/painter.h"

enum {                                  /* the look of every chip */
    PACKAGE_TOP = 0x33383d, PACKAGE_BOTTOM = 0x1a1d20,
    PACKAGE_LASER = 0xa9afb4, PACKAGE_FAINT = 0x747b81,
    PACKAGE_LEG_LIT = 0xdfe4e8, PACKAGE_LEG_SHADE = 0x8b9299,
};

/* The legs of a part, or null if it is not the chip whose legs the board
 * names. */
const struct board_package *pixels_package_of(const struct layout *layout,
                                              int part);

/* Draws chip, legs and, where there is room, the card with the names. */
void pixels_package_draw(struct canvas *canvas, const struct layout *layout,
                         int part, const struct board_package *package);

#endif
