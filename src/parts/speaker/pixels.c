/* pixels.c - a round speaker with a grille, and the waves it makes.
 *
 * The waves say only that there is sound, not which: they are drawn at both
 * sides while the machine's speaker is heard.
 */
#include "parts/pixels_shared.h"

enum { RIM_LIT = 0x5a626b, RIM_SHADE = 0x22272c, CONE_LIT = 0x343a41,
       CONE_SHADE = 0x14171a, HOLE = 0x07080a, WAVE = 0x3d9dff };

enum { HOLE_ROWS = 5, ARC_STEPS = 7 };

/* The points of an arc to the side, as 256 times cosine and sine, from 42
 * degrees up to 42 degrees down. A table, because there is no floating point
 * in these pictures: they are the same on every platform. */
static const int16_t arc[ARC_STEPS][2] = {
    {190, -171}, {226, -120}, {249, -62}, {256, 0},
    {249, 62}, {226, 120}, {190, 171},
};

static int half_of(const struct layout *layout, int part)
{
    return pixels_short_side(layout->part[part]) / 2;
}

/* Smaller than its place, which has the waves in it, too. */
static int rim_radius(const struct layout *layout, int part)
{
    return half_of(layout, part) * 72 / 100;
}

/* Holes on a hexagonal grid, cut off by a circle: every second row is moved
 * by half a pitch, and rows are 222/256, about the square root of three
 * quarters, of a pitch apart. */
static void draw_grille(struct canvas *canvas, struct canvas_spot at,
                        int radius)
{
    int pitch = radius * 2 / (2 * HOLE_ROWS + 1), high = pitch * 222 / 256;

    for (int row = -HOLE_ROWS; row <= HOLE_ROWS; row++)
        for (int i = -HOLE_ROWS - 1; i <= HOLE_ROWS + 1; i++) {
            int x = i * pitch + (row & 1) * pitch / 2, y = row * high;

            if ((int64_t)x * x + (int64_t)y * y
                > (int64_t)radius * radius * 7 / 8)
                continue;
            canvas_disc(canvas, (struct canvas_spot){at.x + x, at.y + y
                                                     + pitch / 12},
                        pitch * 30 / 100, 0x30ffffff);
            canvas_disc(canvas, (struct canvas_spot){at.x + x, at.y + y},
                        pitch * 29 / 100, CANVAS_SOLID(HOLE));
        }
}

static void paint_speaker(struct canvas *canvas, const struct layout *layout,
                          int part)
{
    struct canvas_spot at = painter_centre(layout, part);
    int radius = rim_radius(layout, part);
    struct canvas_box shadow = {at.x - radius + radius / 16,
                                at.y - radius + radius / 8,
                                2 * radius, 2 * radius};

    canvas_shadow(canvas, shadow, radius, radius / 6, 150);
    canvas_ball(canvas, at, radius, CANVAS_SOLID(RIM_LIT),
                CANVAS_SOLID(RIM_SHADE));
    canvas_ring(canvas, at, radius, radius / 24, 0x40ffffff);
    canvas_disc(canvas, at, radius * 85 / 100, 0xff0d0f11);
    canvas_ball(canvas, at, radius * 82 / 100, CANVAS_SOLID(CONE_LIT),
                CANVAS_SOLID(CONE_SHADE));
    draw_grille(canvas, at, radius * 80 / 100);
}

/* Sound */

static void draw_arc(struct canvas *canvas, struct canvas_spot at,
                     int radius, int width, int side, int level)
{
    for (int i = 1; i < ARC_STEPS; i++)
        canvas_line(canvas,
            (struct canvas_spot){at.x + side * radius * arc[i - 1][0] / 256,
                                 at.y + radius * arc[i - 1][1] / 256},
            (struct canvas_spot){at.x + side * radius * arc[i][0] / 256,
                                 at.y + radius * arc[i][1] / 256},
            width, canvas_mix(CANVAS_SOLID(WAVE), 0xffffffff, level));
}

static void paint_sound_waves(struct canvas *canvas,
                              const struct layout *layout, int part,
                              const struct scene *scene)
{
    struct canvas_spot at = painter_centre(layout, part);
    int half = half_of(layout, part), width = half * 6 / 100;

    if (!scene->is_sounding)
        return;
    for (int side = -1; side <= 1; side += 2) {
        draw_arc(canvas, at, half * 82 / 100, width, side, 50);
        draw_arc(canvas, at, half * 95 / 100, width, side, 0);
    }
}

static int has_sound_changed(const struct layout *layout, int part,
                             const struct scene *a, const struct scene *b)
{
    (void)layout;
    (void)part;
    return !a->is_sounding != !b->is_sounding;
}

const struct painter speaker_pixels = {
    .still = paint_speaker,
    .live = paint_sound_waves,
    .differs = has_sound_changed,
    .halo = 60,
    .has_name = 1,
};
