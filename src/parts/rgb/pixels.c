/* pixels.c - a clear LED of three colours: milky when dark, else their mix.
 *
 * Black is a colour in some games: a dark lens has to be seen. So is white,
 * and on a white breadboard: a dark socket is around the lens, whatever the
 * light. Light adds up: the three dice are not pure red, green and blue, and
 * what they add is summed per channel and cut off at white.
 */
#include "draw/glow.h"
#include "parts/pixels_shared.h"

enum { BLUE, GREEN, RED, COLOURS };     /* in the order of its lights */

enum { LENS_LIT = 0xc3c9ce, LENS_SHADE = 0x767f87, RIM = 0x6f777f,
       DIE = 0x3c4248, CORE = 0xa0a0a0, SOCKET = 0x23272c };

/* What each of the three adds to red, green and blue. */
static const uint8_t adds[COLOURS][3] = {
    [BLUE] = {38, 74, 255}, [GREEN] = {20, 240, 66}, [RED] = {255, 36, 22},
};

static int lens_radius(const struct layout *layout, int part)
{
    return pixels_short_side(layout->part[part]) * 45 / 100;
}

/* The reflection of a lamp, drawn over dark and lit lenses alike. */
static void draw_shine(struct canvas *canvas, struct canvas_spot at,
                       int radius, int level)
{
    struct canvas_spot shine = {at.x - radius * 35 / 100,
                                at.y - radius * 38 / 100};

    canvas_disc(canvas, shine, radius * 20 / 100,
                canvas_fade(0xffffffff, level));
}

/* Drawn anew over the light, which would wash it out. */
static void draw_socket(struct canvas *canvas, struct canvas_spot at,
                        int radius)
{
    canvas_ring(canvas, at, radius * 110 / 100, radius * 16 / 100,
                CANVAS_SOLID(SOCKET));
}

/* The rim of the case around the lens, and its shadow on the board. */
static void draw_rim(struct canvas *canvas, struct canvas_spot at,
                     int radius)
{
    struct canvas_box shadow = {at.x - radius * 85 / 100,
                                at.y - radius * 70 / 100,
                                radius * 2, radius * 2};

    canvas_shadow(canvas, shadow, radius, radius / 3, 90);
    canvas_disc(canvas, at, radius, CANVAS_SOLID(RIM));
    canvas_ring(canvas, at, radius, radius / 12, 0x60ffffff);
}

static void paint_clear_lens(struct canvas *canvas, const struct layout *layout,
                             int part)
{
    struct canvas_spot at = painter_centre(layout, part);
    int radius = lens_radius(layout, part);

    draw_rim(canvas, at, radius);
    canvas_ball(canvas, at, radius * 86 / 100, CANVAS_SOLID(LENS_LIT),
                CANVAS_SOLID(LENS_SHADE));
    canvas_round(canvas, (struct canvas_box){
        at.x - radius / 4, at.y - radius / 4, radius / 2, radius / 2},
        radius / 10, canvas_fade(CANVAS_SOLID(DIE), 70));
    draw_socket(canvas, at, radius);
    draw_shine(canvas, at, radius, 200);
    painter_print_name(canvas, layout, part, 0);
}

struct mix {                            /* hue and brightness apart: the hue
                                         * is drawn, faded by the level */
    uint32_t colour;                    /* as if it were at its brightest */
    int level;                          /* 0..255 */
};

/* Two colours may add up to more than a channel holds. */
static uint32_t clamp_channel(int sum, int most)
{
    int channel = sum / most;

    return (uint32_t)(channel > 255 ? 255 : channel);
}

/* Divided by the brightest of the three, a dim colour has the same hue as a
 * bright one. */
static struct mix mix_three_lights(const uint8_t *brightness)
{
    int sum[3] = {0, 0, 0}, most = 0;

    for (int i = BLUE; i < COLOURS; i++) {
        int light = painter_light(brightness[i]);

        most = light > most ? light : most;
        for (int c = 0; c < 3; c++)
            sum[c] += light * adds[i][c];
    }
    if (!most)
        return (struct mix){0, 0};
    return (struct mix){CANVAS_SOLID(clamp_channel(sum[0], most) << 16
                                     | clamp_channel(sum[1], most) << 8
                                     | clamp_channel(sum[2], most)), most};
}

static void draw_mixed_light(struct canvas *canvas, struct canvas_spot at,
                             int radius, struct mix mix)
{
    uint32_t deep = canvas_mix(mix.colour, 0xff000000, 50);

    canvas_disc(canvas, at, radius, canvas_fade(deep, mix.level));
    canvas_ball(canvas, at, radius * 90 / 100,
                canvas_fade(canvas_mix(mix.colour, 0xffffffff, 60),
                            mix.level),
                canvas_fade(mix.colour, mix.level));
    canvas_glow(canvas, at, 0, radius * 80 / 100, CORE, mix.level);
    draw_shine(canvas, at, radius, 160);
}

static void paint_colour_mix(struct canvas *canvas, const struct layout *layout,
                             int part, const struct scene *scene)
{
    struct mix mix = mix_three_lights(scene->brightness
                                      + painter_part(layout, part)->light);
    struct canvas_spot at = painter_centre(layout, part);
    int radius = lens_radius(layout, part);

    if (!mix.level)
        return;
    glow_around(canvas, layout, part, at, radius * 8 / 10, radius * 3,
                mix.colour, mix.level * 3 / 4);
    draw_mixed_light(canvas, at, radius, mix);
    draw_socket(canvas, at, radius);
}

const struct painter rgb_pixels = {
    .still = paint_clear_lens,
    .live = paint_colour_mix,
    .differs = painter_lights_differ,
    .halo = 10,
    .halo_of_width = 12,
    .has_name = 1,
};
