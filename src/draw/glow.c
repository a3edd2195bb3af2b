/* glow.c - light that a part throws on what is around it. */
#include "draw/glow.h"

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* How far it is to the nearest edge of the reach; where that is the edge of
 * the picture, too, light may go on. */
static int room_at(struct canvas_rect reach, struct canvas_rect picture,
                   struct canvas_spot at)
{
    int room = 1 << 24;
    int right = reach.left + reach.width, bottom = reach.top + reach.height;

    if (reach.left > picture.left)
        room = least(room, at.x - reach.left * CANVAS_PX);
    if (reach.top > picture.top)
        room = least(room, at.y - reach.top * CANVAS_PX);
    if (right < picture.left + picture.width)
        room = least(room, right * CANVAS_PX - at.x);
    if (bottom < picture.top + picture.height)
        room = least(room, bottom * CANVAS_PX - at.y);
    return room;
}

void glow_around(struct canvas *canvas, const struct layout *layout,
                 int part, struct canvas_spot at, int inner, int outer,
                 uint32_t colour, int level)
{
    outer = least(outer, room_at(layout->reach[part], layout->room, at));
    if (outer <= inner)
        return;
    if (painter_is_on_breadboard(layout, part))
        canvas_tint(canvas, at, inner, outer, colour, level);
    else
        canvas_glow(canvas, at, inner, outer, colour, level);
}
