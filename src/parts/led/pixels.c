/* pixels.c - LEDs: a dome that is clearly dark, or a light with a glow. */
#include "draw/glow.h"

/* Who names a LED names its colour; the others are green. */
static const struct {
    const char *group;
    uint32_t rgb;
} colours[] = {
    {"LEDR", PALETTE_RED}, {"RED", PALETTE_RED}, {"RWIN", PALETTE_RED},
    {"ERROR", PALETTE_RED}, {"MUST", PALETTE_AMBER},
    {"KING", PALETTE_AMBER}, {"YELLOW", PALETTE_AMBER},
    {"WHITE", PALETTE_WHITE},
};

static uint32_t colour_of(const struct part *part)
{
    for (size_t i = 0; i < sizeof colours / sizeof colours[0]; i++)
        if (text_same(colours[i].group, part->group))
            return CANVAS_SOLID(colours[i].rgb);
    return CANVAS_SOLID(PALETTE_GREEN);
}

static int radius_of(struct canvas_box body)
{
    return (body.width < body.height ? body.width : body.height) / 2;
}

static void still(struct canvas *canvas, const struct layout *layout,
                  int part)
{
    struct canvas_spot at = painter_centre(layout, part);
    int radius = radius_of(layout->part[part]), rim = radius / 8;
    uint32_t colour = colour_of(painter_part(layout, part));
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

static void live(struct canvas *canvas, const struct layout *layout,
                 int part, const struct scene *scene)
{
    const struct part *of = painter_part(layout, part);
    struct canvas_spot at = painter_centre(layout, part);
    int radius = radius_of(layout->part[part]);
    int level = painter_light(scene->brightness[of->light]);
    uint32_t colour = colour_of(of);
    uint32_t core = canvas_mix(colour, CANVAS_SOLID(0xffffff), 190);

    if (!level)
        return;
    glow_around(canvas, layout, part, at, radius * 3 / 4, radius * 32 / 10,
                colour, level * 150 / 255);
    canvas_disc(canvas, at, radius * 15 / 16, canvas_fade(colour, level));
    canvas_glow(canvas, at, radius / 4, radius * 13 / 16, core, level);
}

const struct painter led_pixels = {
    .still = still,
    .live = live,
    .differs = painter_lights_differ,
    .halo = 10,
    .halo_of_width = 10,
    .has_name = 1,
    .is_named_by_silk = 1,
    .copper = COPPER_FROM,
    .is_in_rows = 1,
};
