/* glow.c - light that a part throws on what is around it.
 *
 * A glow that was cut off at the edge of the reach would show a straight
 * line; so its radius is shortened until it fades out within the reach.
 */
#include "draw/glow.h"

/* How far it is to the nearest edge of the reach, in sub-pixels. Where that
 * is the edge of the picture, too, light may be cut off: nobody sees where
 * it would have ended. */
static int room_to_reach_edge(struct canvas_rect reach,
                              struct canvas_rect picture,
                              struct canvas_spot at)
{
    int room = 1 << 24;
    int right = reach.left + reach.width, bottom = reach.top + reach.height;

    if (reach.left > picture.left)
        room = canvas_min(room, at.x - reach.left * CANVAS_PX);
    if (reach.top > picture.top)
        room = canvas_min(room, at.y - reach.top * CANVAS_PX);
    if (right < picture.left + picture.width)
        room = canvas_min(room, right * CANVAS_PX - at.x);
    if (bottom < picture.top + picture.height)
        room = canvas_min(room, bottom * CANVAS_PX - at.y);
    return room;
}

void glow_around(struct canvas *canvas, const struct layout *layout,
                 int part, struct canvas_spot at, int inner, int outer,
                 uint32_t colour, int level)
{
    outer = canvas_min(outer, room_to_reach_edge(layout->reach[part],
                                                 layout->room, at));
    if (outer <= inner)
        return;
    if (painter_is_on_breadboard(layout, part))
        canvas_tint(canvas, at, inner, outer, colour, level);
    else
        canvas_glow(canvas, at, inner, outer, colour, level);
}
