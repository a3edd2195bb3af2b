/* pixels.c - LEDs: a dome that is clearly dark, or a light with a glow.
 *
 * A dark one keeps a trace of its colour, so that it can be told which it
 * would be. Brightness fades the light over the dark dome; no other picture
 * of it is kept.
 */
#include "draw/glow.h"
#include "parts/pixels_shared.h"

/* LEDs have their colour by their printed name; all others are green. */
static const struct {
    const char *group;
    uint32_t rgb;
} colours[] = {
    {"LEDR", PALETTE_RED}, {"RED", PALETTE_RED}, {"RWIN", PALETTE_RED},
    {"ERROR", PALETTE_RED}, {"MUST", PALETTE_AMBER},
    {"KING", PALETTE_AMBER}, {"YELLOW", PALETTE_AMBER},
    {"WHITE", PALETTE_WHITE},
};

static uint32_t led_colour(const struct part *part)
{
    for (size_t i = 0; i < sizeof colours / sizeof colours[0]; i++)
        if (text_same(colours[i].group, part->group))
            return CANVAS_SOLID(colours[i].rgb);
    return CANVAS_SOLID(PALETTE_GREEN);
}

static int dome_radius(struct canvas_box body)
{
    return pixels_short_side(body) / 2;
}

/* From below: its shadow, a dark rim, the ring of the case, the dome, and the
 * reflection of a lamp at the upper left. */
static void paint_dark_dome(struct canvas *canvas, const struct layout *layout,
                            int part)
{
    struct canvas_spot at = painter_centre(layout, part);
    int radius = dome_radius(layout->part[part]), rim = radius / 8;
    uint32_t colour = led_colour(painter_part(layout, part));
    uint32_t dark = canvas_mix(colour, CANVAS_SOLID(0x0c100d), 215);

    canvas_disc(canvas, (struct canvas_spot){at.x + rim, at.y + rim * 2},
                radius + rim / 2, canvas_fade(CANVAS_SOLID(0), 110));
    canvas_disc(canvas, at, radius, CANVAS_SOLID(0x0b0d0c));
    canvas_disc(canvas, at, radius - rim / 2,
                canvas_mix(colour, CANVAS_SOLID(0x2c322e), 215));
    canvas_ball(canvas, at, radius - rim * 3 / 2,
                canvas_mix(dark, CANVAS_SOLID(0xffffff), 30), dark);
    canvas_disc(canvas, (struct canvas_spot){at.x - radius * 3 / 10,
                                             at.y - radius * 3 / 10},
                radius / 6, canvas_fade(CANVAS_SOLID(0xffffff), 90));
}

/* A glow on what is around it, the dome in its colour, and a nearly white
 * core, as a camera sees a light. */
static void paint_lit_dome(struct canvas *canvas, const struct layout *layout,
                           int part, const struct scene *scene)
{
    const struct part *led = painter_part(layout, part);
    struct canvas_spot at = painter_centre(layout, part);
    int radius = dome_radius(layout->part[part]);
    int level = painter_light(scene->brightness[led->light]);
    uint32_t colour = led_colour(led);
    uint32_t core = canvas_mix(colour, CANVAS_SOLID(0xffffff), 190);

    if (!level)
        return;
    glow_around(canvas, layout, part, at, radius * 3 / 4, radius * 32 / 10,
                colour, level * 150 / 255);
    canvas_disc(canvas, at, radius * 15 / 16, canvas_fade(colour, level));
    canvas_glow(canvas, at, radius / 4, radius * 13 / 16, core, level);
}

const struct painter led_pixels = {
    .still = paint_dark_dome,
    .live = paint_lit_dome,
    .differs = painter_lights_differ,
    .halo = 10,
    .halo_of_width = 10,
    .has_name = 1,
    .is_named_by_silk = 1,
    .copper = COPPER_FROM,
    .is_in_rows = 1,
};
