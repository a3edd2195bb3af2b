/* glow.h - light that a part throws on what is around it. */
#ifndef GLOW_H
#define GLOW_H

#include "draw/painter.h"

/* As canvas_glow, but it ends inside the part's reach, so that nothing is
 * left behind when the light goes out; and on a white breadboard, where no
 * light can be added, it colours the ground. Called by painters of lights. */
void glow_around(struct canvas *canvas, const struct layout *layout,
                 int part, struct canvas_spot at, int inner, int outer,
                 uint32_t colour, int level);

#endif
