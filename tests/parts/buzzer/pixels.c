/* pixels.c - the buzzer in pixels: a blue box, orange while it buzzes. */
#include "draw/painter.h"

static void still(struct canvas *canvas, const struct layout *layout,
                  int part)
{
    canvas_round(canvas, layout->part[part], 0, CANVAS_SOLID(0x102040));
}

static void live(struct canvas *canvas, const struct layout *layout,
                 int part, const struct scene *scene)
{
    if (scene->brightness[painter_part(layout, part)->light])
        canvas_round(canvas, layout->part[part], 0, CANVAS_SOLID(0xff8800));
}

const struct painter buzzer_pixels = {
    .still = still,
    .live = live,
    .differs = painter_lights_differ,
    .halo = PAINTER_HALO,
    .has_name = 1,
    .is_named_by_silk = 1,
};
