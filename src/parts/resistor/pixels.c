/* pixels.c - a resistor: beige, with leads and coloured rings.
 *
 * Drawn along the longer side of its place. Everything is given in hundredths
 * of its length and width, so that one description serves both directions.
 */
#include "draw/painter.h"

enum { LEAD = 0xb4b9be, BODY = 0xd9bd8c, RINGS = 4 };

/* 330 ohms, the usual one for an LED: orange, orange, brown; and gold, for a
 * tolerance of five per cent. */
static const uint32_t ring[RINGS] = {0xe0762a, 0xe0762a, 0x6d3d1c, 0xc39a3b};

/* Where on the body, in hundredths of its length. */
static const int8_t ring_at[RINGS] = {16, 34, 52, 80};

struct resistor {                       /* one drawing */
    struct canvas *canvas;
    struct canvas_box box;
    int is_upright, length, width;
};

/* The box from `from` to `to` along it and from `left` to `right` across, in
 * hundredths of its length and width. */
static struct canvas_box piece(const struct resistor *self, int from, int to,
                               int left, int right)
{
    int a = self->length * from / 100, b = self->length * to / 100;
    int c = self->width * left / 100, d = self->width * right / 100;

    if (self->is_upright)
        return (struct canvas_box){self->box.left + c, self->box.top + a,
                                   d - c, b - a};
    return (struct canvas_box){self->box.left + a, self->box.top + c, b - a,
                               d - c};
}

static void draw_lead(const struct resistor *self)
{
    struct canvas_box lead = piece(self, 0, 100, 42, 58), shadow = lead;

    shadow.left += self->width / 10;
    shadow.top += self->width / 10;
    canvas_round(self->canvas, shadow, self->width / 12, 0x40000000);
    canvas_round(self->canvas, lead, self->width / 12, CANVAS_SOLID(LEAD));
}

/* Thicker at both ends, as they are. */
static void draw_shape(const struct resistor *self, int by, uint32_t colour)
{
    int radius = self->width / 3;
    struct canvas_box shapes[] = {
        piece(self, 14, 86, 14, 86), piece(self, 12, 34, 6, 94),
        piece(self, 66, 88, 6, 94)};

    for (int i = 0; i < 3; i++) {
        shapes[i].left += by;
        shapes[i].top += by;
        canvas_round(self->canvas, shapes[i], radius, colour);
    }
}

/* The body goes from 12 to 88; a ring is as wide as the body where it is,
 * which is thicker up to 34 and from 66 on. */
static void draw_rings(const struct resistor *self)
{
    for (int i = 0; i < RINGS; i++) {
        int at = 12 + ring_at[i] * 76 / 100;
        int is_thick = at < 34 || at >= 64;

        canvas_round(self->canvas,
                     piece(self, at, at + 8, is_thick ? 6 : 14,
                           is_thick ? 94 : 86), 0, CANVAS_SOLID(ring[i]));
    }
}

/* A round body: lit along one side, dark along the other. */
static void draw_roundness(const struct resistor *self)
{
    canvas_round(self->canvas, piece(self, 16, 84, 22, 38),
                 self->width / 12, 0x60ffffff);
    canvas_round(self->canvas, piece(self, 14, 86, 72, 90),
                 self->width / 12, 0x38000000);
}

static void paint_resistor(struct canvas *canvas, const struct layout *layout,
                           int part)
{
    struct canvas_box box = layout->part[part];
    int is_upright = box.height >= box.width;
    struct resistor self = {
        .canvas = canvas, .box = box, .is_upright = is_upright,
        .length = is_upright ? box.height : box.width,
        .width = is_upright ? box.width : box.height};

    draw_lead(&self);
    draw_shape(&self, self.width / 8, 0x48000000);
    draw_shape(&self, 0, CANVAS_SOLID(BODY));
    draw_rings(&self);
    draw_roundness(&self);
}

const struct painter resistor_pixels = {
    .still = paint_resistor,
    .halo = 20,
};
