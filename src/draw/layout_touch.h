/* layout_touch.h - the bounds of the parts of a layout: as seen, and as targets
 * for a finger.
 *
 * The reach is where a part may ever draw; draw.c redraws no more than that.
 * The touch box is where a finger works it, larger than the body.
 */
#ifndef LAYOUT_TOUCH_H
#define LAYOUT_TOUCH_H

#include "draw/layout.h"

/* Fills in reach and touch when all bodies are in their places. */
void layout_touch_make(struct layout *self);

#endif
