/* pixels.c - a jumper wire between two holes, in a colour by its number:
 * of three wires the first is blue, then green and red.
 *
 * It never changes and carries no signal: it shows where a lead goes.
 */
#include "draw/painter.h"

enum { COLOURS = 3, CORNERS = 5 };

static const uint32_t sleeve[COLOURS] = {0x2f6fe0, 0x2fa84a, 0xd93a32};

enum { PIN_METAL = 0xc6cbd0 };

/* Its way from hole to hole: hundredths of its width and of its length. It
 * bends to one side, as a wire a little too long does. */
static const int8_t way[CORNERS][2] = {
    {50, 6}, {72, 24}, {80, 48}, {66, 76}, {50, 94},
};

static struct canvas_spot way_corner(struct canvas_box box, int i, int by)
{
    return (struct canvas_spot){box.left + box.width * way[i][0] / 100 + by,
                                box.top + box.height * way[i][1] / 100 + by};
}

static void draw_way(struct canvas *canvas, struct canvas_box box, int by,
                     int width, uint32_t colour)
{
    for (int i = 1; i < CORNERS; i++)
        canvas_line(canvas, way_corner(box, i - 1, by), way_corner(box, i, by),
                    width, colour);
}

static void draw_ends(struct canvas *canvas, struct canvas_box box)
{
    for (int i = 0; i < CORNERS; i += CORNERS - 1)
        canvas_disc(canvas, way_corner(box, i, 0), box.width * 30 / 100,
                    CANVAS_SOLID(PIN_METAL));
}

static uint32_t sleeve_colour(const struct part *part)
{
    int number = part->number > 0 ? part->number : 0;   /* PART_ALONE */

    return CANVAS_SOLID(sleeve[number % COLOURS]);
}

/* The same way four times: shadow, dark edge, sleeve, and a gleam, each
 * narrower and further to the upper left. The metal ends lie below the
 * sleeve. */
static void paint_wire(struct canvas *canvas, const struct layout *layout,
                       int part)
{
    struct canvas_box box = layout->part[part];
    uint32_t colour = sleeve_colour(painter_part(layout, part));
    int width = box.width * 70 / 100;

    draw_way(canvas, box, box.width / 4, width, 0x50000000);
    draw_ends(canvas, box);
    draw_way(canvas, box, 0, width, canvas_mix(colour, 0xff000000, 50));
    draw_way(canvas, box, -width / 12, width * 7 / 10, colour);
    draw_way(canvas, box, -width / 6, width / 5,
             canvas_mix(colour, 0xffffffff, 110));
}

const struct painter wire_pixels = {
    .still = paint_wire,
    .halo = 30,
};
