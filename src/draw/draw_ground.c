/* draw_ground.c - draws what the parts lie on: desk, circuit boards, a
 * keyboard.
 *
 * Drawn once, into the still canvas, before any part. Copper under the mask
 * goes from each part to the chip that works it, in lanes with a bend at each
 * end; it suggests wiring and follows no real netlist.
 */
#include "base/bits.h"
#include "draw/painter.h"

static uint32_t lighter(uint32_t colour, int level)
{
    return canvas_mix(colour, CANVAS_SOLID(0xffffff), level);
}

static uint32_t darker(uint32_t colour, int level)
{
    return canvas_mix(colour, CANVAS_SOLID(0), level);
}

/* The desk: a shade from top to bottom with a grain that hides the steps
 * between its few levels (dithering). The grain is a tile of 64 x 64 from a
 * hash of its place: computed once, and the same on every machine. */

enum { GRAIN = 64, GRAIN_MOST = 2047, LEVEL_BITS = 10 };

static void make_grain(uint16_t grain[GRAIN * GRAIN])
{
    for (unsigned i = 0; i < GRAIN * GRAIN; i++)
        grain[i] = (uint16_t)(bits_mix(i) >> 8 & GRAIN_MOST);
}

/* One channel of the shade, level 0..1024 from the first colour to the
 * second, in 1/1024 of a pixel's level. Kept far enough from both ends that
 * adding any grain gives 0..255 again. */
static uint32_t desk_channel(const uint32_t edge[2], int level, int shift)
{
    int from = (int)(edge[0] >> shift & 255);
    int to = (int)(edge[1] >> shift & 255);
    int value = (from << LEVEL_BITS) + (to - from) * level - GRAIN_MOST / 4;
    int most = (256 << LEVEL_BITS) - 1 - GRAIN_MOST;

    if (value < 0)
        return 0;
    return (uint32_t)(value < most ? value : most);
}

/* All three channels get the same grain: it is light and dark, not coloured. */
static void draw_desk_row(uint32_t *to, int x, int width,
                          const uint32_t channel[3], const uint16_t *grain)
{
    for (int end = x + width; x < end; x++) {
        uint32_t more = grain[x & (GRAIN - 1)];

        *to++ = 0xff000000u | (channel[2] + more) >> LEVEL_BITS << 16
              | (channel[1] + more) >> LEVEL_BITS << 8
              | (channel[0] + more) >> LEVEL_BITS;
    }
}

void draw_desk(struct canvas *canvas, struct canvas_rect room,
               enum draw_theme theme)
{
    static const uint32_t edges[][2] = {
        [DRAW_DARK] = {PALETTE_DESK_DARK_HIGH, PALETTE_DESK_DARK_LOW},
        [DRAW_LIGHT] = {PALETTE_DESK_LIGHT_HIGH, PALETTE_DESK_LIGHT_LOW},
    };
    struct canvas_rect rect = canvas_rect_both(room, canvas->clip);
    uint16_t grain[GRAIN * GRAIN];

    make_grain(grain);
    for (int y = rect.top; y < rect.top + rect.height; y++) {
        int level = ((y - room.top) << LEVEL_BITS) / room.height;
        uint32_t channel[3];

        for (int i = 0; i < 3; i++)
            channel[i] = desk_channel(edges[theme], level, 8 * i);
        draw_desk_row(canvas->pixels + y * canvas->stride + rect.left,
                      rect.left, rect.width, channel,
                      grain + y % GRAIN * GRAIN);
    }
}

/* Copper */

/* The part on a panel where its traces end, or -1: no copper there. */
static int find_chip(const struct layout *layout, struct canvas_box panel)
{
    for (int i = 0; i < layout->count; i++)
        if (painter_of(layout, i)->copper == COPPER_TO
            && canvas_box_has(panel, painter_centre(layout, i)))
            return i;
    return -1;
}

struct copper {
    const struct layout *layout;
    struct canvas *canvas;
    uint32_t colour;
    int width;
};

/* Down or up from a part, along a lane, and up or down to the chip, with the
 * two corners cut at 45 degrees as far as the three stretches allow. */
static void draw_trace(const struct copper *self, struct canvas_spot from,
                       struct canvas_spot to, int lane)
{
    int across = to.x > from.x ? 1 : -1;
    int rise = lane > from.y ? lane - from.y : from.y - lane;
    int drop = lane > to.y ? lane - to.y : to.y - lane;
    int run = to.x > from.x ? to.x - from.x : from.x - to.x;
    int bend = canvas_min(canvas_min(rise, drop), run) / 2;
    struct canvas_spot path[6];

    bend = canvas_min(bend, painter_mm(self->layout, 40));
    path[0] = from;
    path[1] = (struct canvas_spot){from.x,
                                   lane > from.y ? lane - bend
                                                 : lane + bend};
    path[2] = (struct canvas_spot){from.x + across * bend, lane};
    path[3] = (struct canvas_spot){to.x - across * bend, lane};
    path[4] = (struct canvas_spot){to.x,
                                   lane > to.y ? lane - bend : lane + bend};
    path[5] = to;
    for (int i = 0; i < 5; i++)
        canvas_line(self->canvas, path[i], path[i + 1], self->width,
                    self->colour);
}

static int is_wired(const struct layout *layout, struct canvas_box panel,
                    int part)
{
    return painter_of(layout, part)->copper == COPPER_FROM
        && canvas_box_has(panel, painter_centre(layout, part));
}

/* Traces of four parts beside each other have four lanes, a millimetre apart,
 * on the side of the part that faces the chip. */
static int lane_of(const struct layout *layout, int part, int at,
                   struct canvas_box to)
{
    struct canvas_box body = layout->part[part];
    int away = painter_mm(layout, 9 + 10 * (at % 4));

    return body.top + body.height / 2 < to.top + to.height / 2
         ? body.top + body.height + away : body.top - away;
}

/* Traces end side by side across the chip's width, and are thin enough that
 * all of them fit there. */
static void draw_copper(struct copper *self, struct canvas_box panel)
{
    const struct layout *layout = self->layout;
    int chip = find_chip(layout, panel), count = 1, at = 0;
    struct canvas_box to;

    if (chip < 0)
        return;
    to = layout->part[chip];
    for (int i = 0; i < layout->count; i++)
        count += is_wired(layout, panel, i);
    self->width = canvas_min(painter_mm(layout, 5), to.width * 6 / 10 / count);
    for (int i = 0; i < layout->count; i++) {
        struct canvas_spot end = {0, to.top + to.height / 2};

        if (!is_wired(layout, panel, i))
            continue;
        end.x = to.left + to.width * ++at / count;
        draw_trace(self, painter_centre(layout, i), end,
                   lane_of(layout, i, at, to));
    }
}

/* Panels */

/* From below: shadow, the dark edge, the light upper edge, the mask, copper.
 * The light edge is what the mask leaves free of the shape below it. */
static void draw_circuit_board(struct canvas *canvas,
                               const struct layout *layout,
                               struct canvas_box box, enum draw_theme theme)
{
    uint32_t mask = CANVAS_SOLID(layout->machine->board->mask_rgb);
    int radius = painter_mm(layout, 25), edge = painter_mm(layout, 3);
    struct copper copper = {layout, canvas, lighter(mask, 20), 0};
    struct canvas_box top = box;

    canvas_shadow(canvas, box, radius, painter_mm(layout, 30),
                  theme == DRAW_DARK ? 170 : 90);
    canvas_round(canvas, box, radius, darker(mask, 100));
    top.height -= edge;
    canvas_round(canvas, top, radius, lighter(mask, 48));
    top.top += edge;
    top.height -= edge;
    canvas_round_shaded(canvas, top, radius, lighter(mask, 14),
                        darker(mask, 34));
    draw_copper(&copper, box);
}

static void draw_keyboard_case(struct canvas *canvas,
                               const struct layout *layout,
                               struct canvas_box box, enum draw_theme theme)
{
    int radius = painter_mm(layout, 40), edge = painter_mm(layout, 4);
    struct canvas_box top = box;

    canvas_shadow(canvas, box, radius, painter_mm(layout, 30),
                  theme == DRAW_DARK ? 170 : 90);
    canvas_round(canvas, box, radius, CANVAS_SOLID(0x101114));
    top.height -= edge;
    canvas_round_shaded(canvas, top, radius, CANVAS_SOLID(0x5a5e66),
                        CANVAS_SOLID(PALETTE_CASE_LOW));
    canvas_round_shaded(canvas, canvas_box_inside(top, edge / 2), radius,
                        CANVAS_SOLID(PALETTE_CASE_HIGH),
                        CANVAS_SOLID(PALETTE_CASE_LOW));
}

void draw_ground(struct canvas *canvas, const struct layout *layout,
                 enum draw_theme theme)
{
    draw_desk(canvas, layout->room, theme);
    for (int i = 0; i < layout->panels; i++)
        if (layout->panel[i].ground == GROUND_KEYBOARD)
            draw_keyboard_case(canvas, layout, layout->panel[i].box, theme);
        else
            draw_circuit_board(canvas, layout, layout->panel[i].box, theme);
}
