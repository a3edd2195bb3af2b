/* pixels.c - seven segments and a point behind dark glass.
 *
 *       --a--
 *      f     b      Segments lean to the right, as all do; each is a bar
 *       --g--       with pointed ends, so that neighbours fit.
 *      e     c
 *       --d--  p
 *
 * The still side shows all segments dark, as unlit ones look behind glass;
 * the live side adds the light of those that are on. Halos are drawn before
 * any segment, or the halo of one would veil the next.
 */
#include "parts/pixels_shared.h"

enum { SEGMENTS = 7, POINT = 7, CORNERS = 6 };

/* Where its ends are, in halves of the width and of the height. */
static const struct {
    int x0, y0, x1, y1;
} ends[SEGMENTS] = {
    {-1, -2, 1, -2}, {1, -2, 1, 0}, {1, 0, 1, 2}, {-1, 2, 1, 2},
    {-1, 0, -1, 2}, {-1, -2, -1, 0}, {-1, 0, 1, 0},
};

struct digit {                          /* in sub-pixels */
    struct canvas_spot at;              /* the middle of segment g */
    int width, height;                  /* half a digit, and a quarter */
    int bar;                            /* half as thick as a segment */
    int gap;                            /* between the ends of two */
};

/* A little left of the middle, because the point stands at the right. */
static struct digit measure_digit(const struct layout *layout, int part)
{
    struct canvas_box body = layout->part[part];
    struct digit digit = {
        .at = painter_centre(layout, part),
        .width = body.width * 27 / 100,
        .height = body.height * 18 / 100,
        .bar = body.width * 6 / 100,
    };

    digit.at.x -= body.width * 4 / 100;
    digit.gap = digit.bar / 4;
    return digit;
}

/* The higher, the more to the right: one in nine, about six degrees. y grows
 * downwards. */
static struct canvas_spot lean(const struct digit *self, int x, int y)
{
    return (struct canvas_spot){self->at.x + x - y / 9, self->at.y + y};
}

static struct canvas_spot segment_start(const struct digit *self, int i)
{
    return (struct canvas_spot){ends[i].x0 * self->width,
                                ends[i].y0 * self->height};
}

static struct canvas_spot segment_end(const struct digit *self, int i)
{
    return (struct canvas_spot){ends[i].x1 * self->width,
                                ends[i].y1 * self->height};
}

static int is_lying(int i)
{
    return ends[i].y0 == ends[i].y1;
}

/* The six corners of a segment from its start round: a point at each end, and
 * the two long sides between them. */
static void find_corners(const struct digit *self, int i,
                         struct canvas_spot corners[CORNERS])
{
    struct canvas_spot a = segment_start(self, i), b = segment_end(self, i);
    int t = self->bar, g = self->gap;
    int lying[CORNERS][2] = {
        {a.x + g, a.y}, {a.x + g + t, a.y - t}, {b.x - g - t, a.y - t},
        {b.x - g, a.y}, {b.x - g - t, a.y + t}, {a.x + g + t, a.y + t}};
    int upright[CORNERS][2] = {
        {a.x, a.y + g}, {a.x + t, a.y + g + t}, {a.x + t, b.y - g - t},
        {a.x, b.y - g}, {a.x - t, b.y - g - t}, {a.x - t, a.y + g + t}};

    for (int c = 0; c < CORNERS; c++)
        corners[c] = is_lying(i) ? lean(self, lying[c][0], lying[c][1])
                                 : lean(self, upright[c][0], upright[c][1]);
}

static struct canvas_spot point_spot(const struct digit *self)
{
    return lean(self, self->width + self->bar * 10 / 4,
                self->height * 2 + self->bar / 4);
}

static void draw_segment(struct canvas *canvas, const struct digit *digit,
                         int i, uint32_t colour)
{
    struct canvas_spot corners[CORNERS];

    if (i == POINT) {
        canvas_disc(canvas, point_spot(digit), digit->bar * 5 / 4, colour);
        return;
    }
    find_corners(digit, i, corners);
    canvas_polygon(canvas, corners, CORNERS, colour);
}

/* Light on the glass around a segment: softer than its shape, so that it
 * need not lean as that does. */
static void draw_halo(struct canvas *canvas, const struct digit *digit,
                      int i, int level)
{
    uint32_t colour = CANVAS_SOLID(PALETTE_DIGIT_LIT);
    struct canvas_spot a, b;
    int t = digit->bar / 2;

    if (i == POINT) {
        canvas_glow(canvas, point_spot(digit), digit->bar, digit->bar * 4,
                    colour, level / 4);
        return;
    }
    a = segment_start(digit, i);
    b = segment_end(digit, i);
    a = lean(digit, (a.x + b.x) / 2, (a.y + b.y) / 2);
    b.x = is_lying(i) ? 2 * digit->width - 3 * digit->bar : 0;
    b.y = is_lying(i) ? 0 : 2 * digit->height - 3 * digit->bar;
    canvas_glow_box(canvas,
                    (struct canvas_box){a.x - b.x / 2 - t, a.y - b.y / 2 - t,
                                        b.x + 2 * t, b.y + 2 * t},
                    t, digit->bar * 4, colour, level / 4);
}

static void paint_dark_digit(struct canvas *canvas, const struct layout *layout,
                             int part)
{
    struct digit digit = measure_digit(layout, part);
    struct canvas_box body = layout->part[part];
    int radius = painter_mm(layout, 8), edge = painter_mm(layout, 3);

    canvas_shadow(canvas, body, radius, painter_mm(layout, 12), 140);
    canvas_round_shaded(canvas, body, radius, CANVAS_SOLID(0x5a5c60),
                        CANVAS_SOLID(0x0b0c0d));
    canvas_round_shaded(canvas, canvas_box_inside(body, edge), radius,
                        CANVAS_SOLID(PALETTE_DIGIT_CASE_HIGH),
                        CANVAS_SOLID(PALETTE_DIGIT_CASE_LOW));
    for (int i = 0; i <= POINT; i++)
        draw_segment(canvas, &digit, i, CANVAS_SOLID(PALETTE_DIGIT_DARK));
}

static void paint_lit_segments(struct canvas *canvas,
                               const struct layout *layout, int part,
                               const struct scene *scene)
{
    struct digit digit = measure_digit(layout, part);
    int light = painter_part(layout, part)->light;
    uint32_t hot = canvas_mix(CANVAS_SOLID(PALETTE_DIGIT_LIT),
                              CANVAS_SOLID(0xffe0b0), 50);

    for (int i = 0; i <= POINT; i++) {
        int level = painter_light(scene->brightness[light + i]);

        if (level)
            draw_halo(canvas, &digit, i, level);
    }
    for (int i = 0; i <= POINT; i++) {
        int level = painter_light(scene->brightness[light + i]);

        if (level)
            draw_segment(canvas, &digit, i, canvas_fade(hot, level));
    }
}

const struct painter digit_pixels = {
    .still = paint_dark_digit,
    .live = paint_lit_segments,
    .differs = painter_lights_differ,
    PIXELS_ON_SILK,
    .copper = COPPER_FROM,
};
