/* glow.h - light that a part throws on what is around it. */
#ifndef GLOW_H
#define GLOW_H

#include "draw/painter.h"

/* As canvas_glow, but it ends inside the part's reach, and colours a white
 * breadboard. */
void glow_around(struct canvas *canvas, const struct layout *layout,
                 int part, struct canvas_spot at, int inner, int outer,
                 uint32_t colour, int level);

#endif
