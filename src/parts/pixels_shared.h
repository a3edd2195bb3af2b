/* pixels_shared.h - shared by the pictures of several kinds of parts.
 *
 * Only parts/KIND/pixels.c include this. Anything that draw itself needs
 * belongs into draw/painter.h instead.
 */
#ifndef PARTS_PIXELS_SHARED_H
#define PARTS_PIXELS_SHARED_H

#include "draw/painter.h"

/* Fields of struct painter for a part whose printed name and role are left to
 * draw_silk.c, and that needs no more room around it than a mark takes. */
#define PIXELS_ON_SILK                                                       \
    .halo = PAINTER_HALO, .has_name = 1, .is_named_by_silk = 1

/* Parts that are drawn round or square take what fits into their place: its
 * shorter side. */
static inline int pixels_short_side(struct canvas_box box)
{
    return box.width < box.height ? box.width : box.height;
}

static inline struct canvas_spot pixels_middle(struct canvas_box box)
{
    return (struct canvas_spot){box.left + box.width / 2,
                                box.top + box.height / 2};
}

/* The nearest whole pixel to a place in sub-pixels. Equal things that repeat
 * are set on whole pixels, or the edges of each would blur differently. */
static inline int pixels_snap(int place)
{
    return (place + CANVAS_PX / 2) / CANVAS_PX * CANVAS_PX;
}

#endif
