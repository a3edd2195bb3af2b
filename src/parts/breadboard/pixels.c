/* pixels.c - a breadboard: holes a tenth of an inch apart, rails
 * for power at its edges, a gutter where chips stand.
 *
 * The gutter runs along a chip that stands on it, else across the board.
 * Holes are counted from the gutter on: u along it, v away from it. The
 * middle of the board is hole (0, 0), which the gutter takes; so holes are
 * symmetrical whatever the board's size, and what is left over is a margin.
 *
 * Parts on a breadboard are not snapped to its holes: their places come from
 * the board's table, which was drawn with the same pitch.
 */
#include "parts/pixels_shared.h"

enum { IVORY_TOP = 0xf3eee0, IVORY_BOTTOM = 0xddd6c4, EDGE = 0xb7ae99,
       GUTTER = 0xc9c1ad, HOLE = 0x57524a, RED = 0xd8453c, BLUE = 0x3a66c8 };

enum { PITCH_TENTHS_INCH = 254,         /* hundredths of a millimetre */
       GUTTER_HALF = 1,                 /* rows nearer to the middle have no
                                         * holes */
       RAILS_FROM = 18,                 /* boards of fewer rows have none */
       SMALLEST_HOLE = CANVAS_PX * 7 / 10 };    /* less would be a haze */

struct board {                          /* one drawing, in sub-pixels */
    struct canvas *canvas;
    struct canvas_box box;
    int pitch, hole;                    /* from hole to hole; its side */
    int is_upright;                     /* the gutter runs down */
    int along, across;                  /* holes either way of the middle */
};

static int holds_spot(struct canvas_box box, struct canvas_spot at)
{
    return at.x >= box.left && at.x < box.left + box.width
        && at.y >= box.top && at.y < box.top + box.height;
}

/* Whether a chip that is higher than wide stands on it. Only chips are where
 * copper ends: no kind is named here. */
static int has_upright_chip(const struct layout *layout, int part)
{
    for (int i = 0; i < layout->count; i++)
        if (painter_of(layout, i)->copper == COPPER_TO
            && layout->part[i].height > layout->part[i].width
            && holds_spot(layout->part[part], painter_centre(layout, i)))
            return 1;
    return 0;
}

static void measure_breadboard(struct board *self, struct canvas *canvas,
                               const struct layout *layout, int part)
{
    struct canvas_box box = layout->part[part];
    int pitch = (int)((int64_t)layout->mm * PITCH_TENTHS_INCH / 100);
    int is_upright = has_upright_chip(layout, part);
    int length = is_upright ? box.height : box.width;
    int width = is_upright ? box.width : box.height;

    pitch = pitch > 0 ? pitch : 1;      /* it is divided by */
    *self = (struct board){
        .canvas = canvas, .box = box, .pitch = pitch,
        .hole = pitch * 30 / 100, .is_upright = is_upright,
        .along = (length / pitch - 1) / 2,
        .across = (width / pitch - 1) / 2};
    if (self->hole < SMALLEST_HOLE)
        self->hole = SMALLEST_HOLE;
}

static struct canvas_spot hole_spot(const struct board *self, int u, int v)
{
    struct canvas_spot middle = pixels_middle(self->box);
    int x = (self->is_upright ? v : u) * self->pitch;
    int y = (self->is_upright ? u : v) * self->pitch;

    return (struct canvas_spot){middle.x + x, middle.y + y};
}

/* Rails */

static int has_rails(const struct board *self)
{
    return 2 * self->across >= RAILS_FROM;
}

/* The two rows at each edge; is_gap leaves the third one empty. */
static int is_rail(const struct board *self, int v)
{
    int from_edge = self->across - (v < 0 ? -v : v);

    return has_rails(self) && from_edge < 2;
}

static int is_gap(const struct board *self, int v)
{
    int from_middle = v < 0 ? -v : v;

    return (has_rails(self) && from_middle == self->across - 2)
        || from_middle < GUTTER_HALF;
}

/* The coloured line beside a rail: `by` is -1 or 1 for its side, a little
 * more than half a pitch away, so that no hole cuts it. */
static void draw_rail_line(const struct board *self, int v, int by,
                           uint32_t rgb)
{
    struct canvas_spot from = hole_spot(self, -self->along, v);
    struct canvas_spot to = hole_spot(self, self->along, v);
    int width = self->pitch / 10;

    by = by * self->pitch * 55 / 100;
    if (self->is_upright) {
        from.x += by;
        to.x += by;
    } else {
        from.y += by;
        to.y += by;
    }
    canvas_line(self->canvas, from, to, width < CANVAS_PX ? CANVAS_PX : width,
                canvas_fade(CANVAS_SOLID(rgb), 200));
}

/* Blue is outside at one edge and inside at the other, as printed on real
 * ones: at both edges the order is the same from left to right. */
static void draw_rails(const struct board *self)
{
    int edge = self->across;

    if (!has_rails(self))
        return;
    draw_rail_line(self, -edge, -1, BLUE);
    draw_rail_line(self, 1 - edge, 1, RED);
    draw_rail_line(self, edge - 1, -1, BLUE);
    draw_rail_line(self, edge, 1, RED);
}

/* Holes */

/* The holes of a rail come in fives: every sixth is missing. 60, a multiple
 * of six, keeps the remainder of a negative u positive. Short rails have no
 * such gaps. */
static int is_hole(const struct board *self, int u, int v)
{
    return !is_gap(self, v)
        && !(is_rail(self, v) && (u + 60) % 6 == 0 && self->along > 6);
}

/* A light square below and to the right of a dark one: the lit edge of a
 * hole under light from the upper left, as everywhere in these pictures. */
static void draw_one_hole(const struct board *self, struct canvas_spot at)
{
    int side = self->hole;
    struct canvas_box box = {at.x - side / 2, at.y - side / 2, side, side};
    struct canvas_box lit = {box.left + side / 5, box.top + side / 5, side,
                             side};

    canvas_round(self->canvas, lit, side / 4, 0x90ffffff);
    canvas_round(self->canvas, box, side / 4,
                 canvas_fade(CANVAS_SOLID(HOLE), 190));
}

static void draw_hole_grid(const struct board *self)
{
    for (int v = -self->across; v <= self->across; v++)
        for (int u = -self->along; u <= self->along; u++)
            if (is_hole(self, u, v))
                draw_one_hole(self, hole_spot(self, u, v));
}

/* A groove: darker than the plate, with a shadow along its first edge. */
static void draw_gutter(const struct board *self)
{
    int half = self->pitch * 45 / 100;
    struct canvas_spot middle = hole_spot(self, 0, 0);
    struct canvas_box box = {self->box.left, middle.y - half,
                             self->box.width, 2 * half};

    if (self->is_upright)
        box = (struct canvas_box){middle.x - half, self->box.top, 2 * half,
                                  self->box.height};
    canvas_round(self->canvas, box, 0, CANVAS_SOLID(GUTTER));
    if (self->is_upright)
        box.width = half / 4;
    else
        box.height = half / 4;
    canvas_round(self->canvas, box, 0, 0x30000000);
}

static void draw_ivory_plate(const struct board *self)
{
    struct canvas_box shadow = self->box;
    int radius = self->pitch / 2;

    shadow.left += self->pitch / 8;
    shadow.top += self->pitch / 4;
    canvas_shadow(self->canvas, shadow, radius, self->pitch / 2, 130);
    canvas_round(self->canvas, self->box, radius, CANVAS_SOLID(EDGE));
    shadow = self->box;
    shadow.height -= self->pitch / 5;
    canvas_round_shaded(self->canvas, shadow, radius,
                        CANVAS_SOLID(IVORY_TOP), CANVAS_SOLID(IVORY_BOTTOM));
}

static void paint_breadboard(struct canvas *canvas, const struct layout *layout,
                             int part)
{
    struct board board;

    measure_breadboard(&board, canvas, layout, part);
    draw_ivory_plate(&board);
    draw_gutter(&board);
    draw_rails(&board);
    draw_hole_grid(&board);
}

const struct painter breadboard_pixels = {
    .still = paint_breadboard,
    .halo = PAINTER_HALO,
};
