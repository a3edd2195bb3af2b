/* canvas_shape.c - boxes with round corners, discs, frames, rings and balls.
 *
 * Along its straight edges the area of a pixel that a box covers is exact;
 * at a round corner it follows from the distance of the pixel's middle to
 * the edge. Each row is cut into a left end, a middle where every pixel is
 * covered alike, and a right end: only the ends are computed pixel by pixel,
 * so that a large box costs little more than filling it.
 *
 * A frame is one shape less another inside it; a ball (dome) is a disc whose
 * colour changes with squared distance from a lit place.
 */
#include "draw/ink.h"

struct shape {                          /* sub-pixels */
    int64_t left, top, right, bottom, radius;
};

struct row {                            /* of pixels that a shape touches */
    int y;
    int from, even_from, even_to, to;   /* alike from even_from to even_to */
    int cover;                          /* there */
};

/* A radius of more than half the shorter side is cut to that: the box becomes
 * a disc or a pill, never anything else. */
static struct shape shape_of(struct canvas_box box, int radius)
{
    struct shape shape;
    int64_t width = ink_between(0, box.width, 2 * (int64_t)INK_FAR);
    int64_t height = ink_between(0, box.height, 2 * (int64_t)INK_FAR);

    shape.left = ink_place(box.left);
    shape.top = ink_place(box.top);
    shape.right = shape.left + width;
    shape.bottom = shape.top + height;
    shape.radius = ink_between(0, radius, ink_min(width, height) / 2);
    return shape;
}

static struct shape disc_of(struct canvas_spot at, int radius)
{
    int64_t x = ink_place(at.x), y = ink_place(at.y);
    int64_t half = ink_between(0, radius, INK_FAR);

    return (struct shape){x - half, y - half, x + half, y + half, half};
}

/* How much of a pixel lies between two places on one axis. */
static int64_t pixel_overlap(int pixel, int64_t from, int64_t to)
{
    int64_t start = (int64_t)pixel * CANVAS_PX;

    return ink_max(0, ink_min(to, start + CANVAS_PX) - ink_max(from, start));
}

/* How far a place on one axis lies in the stretch that a corner's round takes
 * up at either end; 0 between them. */
static int64_t distance_into_corner(int64_t place, int64_t from, int64_t to,
                                    int64_t radius)
{
    return ink_max(0, ink_max(from + radius - place, place - to + radius));
}

/* Only where both axes are in a corner's stretch does the round count. There
 * the area of the box is an upper bound, which keeps the two consistent where
 * the round meets a straight edge. */
static int shape_cover_at(const struct shape *shape, int x, int y)
{
    int64_t area = pixel_overlap(x, shape->left, shape->right)
                 * pixel_overlap(y, shape->top, shape->bottom) / CANVAS_PX;
    int64_t dx = distance_into_corner(ink_middle(x), shape->left,
                                      shape->right, shape->radius);
    int64_t dy = distance_into_corner(ink_middle(y), shape->top,
                                      shape->bottom, shape->radius);

    if (dx && dy) {
        int64_t away = ink_root(dx * dx + dy * dy);
        int64_t round = shape->radius + CANVAS_PX / 2 - away;

        area = ink_min(area, ink_max(0, round));
    }
    return (int)area;
}

/* How far a circle reaches to the side, this far above or below its middle. */
static int64_t circle_half_width(int64_t radius, int64_t dy)
{
    return radius > dy ? ink_root(radius * radius - dy * dy) : 0;
}

/* `all` is how far in from the side the outermost touched pixel can be, `even`
 * how far in every pixel is covered alike. Both err towards computing a pixel
 * too many: an end that is too long costs time, one too short would be seen.
 * All places are cut to the clip. */
static struct row cut_row(const struct shape *shape,
                          const struct canvas_rect *clip, int y)
{
    int64_t left = shape->left, right = shape->right, radius = shape->radius;
    int64_t dy = distance_into_corner(ink_middle(y), shape->top,
                                      shape->bottom, radius);
    int64_t end = (int64_t)clip->left + clip->width;
    struct row row = {.y = y};
    int64_t even = 0, all = 0;

    row.cover = (int)pixel_overlap(y, shape->top, shape->bottom);
    if (dy) {
        even = radius - circle_half_width(radius + CANVAS_PX / 2 - row.cover,
                                          dy);
        all = radius - circle_half_width(radius + CANVAS_PX / 2, dy) - 1;
    }
    row.from = (int)ink_between(clip->left, ink_floor(left + ink_max(0, all)
                                - CANVAS_PX / 2), end);
    row.to = (int)ink_between(row.from, ink_ceil(right - ink_max(0, all)
                              + CANVAS_PX / 2), end);
    even = ink_max(even, CANVAS_PX / 2) - CANVAS_PX / 2;
    row.even_from = (int)ink_between(row.from, ink_ceil(left + even), row.to);
    row.even_to = (int)ink_between(row.even_from, ink_floor(right - even),
                                   row.to);
    return row;
}

/* The rows of a shape inside the clip. */
static void clip_rows(const struct canvas *canvas, const struct shape *shape,
                      int *from, int *to)
{
    int64_t top = canvas->clip.top, bottom = top + canvas->clip.height;

    *from = (int)ink_between(top, ink_floor(shape->top), bottom);
    *to = (int)ink_between(*from, ink_ceil(shape->bottom), bottom);
    if (canvas_rect_is_empty(canvas->clip))
        *to = *from;
}

static void paint_row_end(struct canvas *canvas, const struct shape *shape,
                          int y, int from, int to, uint32_t colour)
{
    for (int x = from; x < to; x++)
        ink_dot(canvas, x, y, colour, shape_cover_at(shape, x, y));
}

static void paint_shape_row(struct canvas *canvas, const struct shape *shape,
                            const struct row *row, uint32_t colour)
{
    paint_row_end(canvas, shape, row->y, row->from, row->even_from, colour);
    ink_span(canvas, row->y, row->even_from, row->even_to, colour,
             row->cover);
    paint_row_end(canvas, shape, row->y, row->even_to, row->to, colour);
}

static void paint_shape(struct canvas *canvas, const struct shape *shape,
                        uint32_t colour)
{
    int from, to;

    clip_rows(canvas, shape, &from, &to);
    for (int y = from; y < to; y++) {
        struct row row = cut_row(shape, &canvas->clip, y);

        paint_shape_row(canvas, shape, &row, colour);
    }
}

/* Frames: what the outer shape covers and the inner does not. Where a frame
 * is so wide that the inner shape is empty, the row is the outer's. */

static void paint_rest(struct canvas *canvas, const struct shape *outer,
                       const struct shape *inner, int y, int from, int to,
                       uint32_t colour)
{
    for (int x = from; x < to; x++)
        ink_dot(canvas, x, y, colour,
                (int)ink_max(0, shape_cover_at(outer, x, y)
                                - shape_cover_at(inner, x, y)));
}

/* The hole is where both are even; if the even parts do not meet, there is
 * none, and every pixel of the row is computed. */
static void paint_frame_row(struct canvas *canvas, const struct shape *outer,
                            const struct shape *inner, int y,
                            uint32_t colour)
{
    struct row out = cut_row(outer, &canvas->clip, y);
    struct row in = cut_row(inner, &canvas->clip, y);

    if (!in.cover || in.from == in.to) {
        paint_shape_row(canvas, outer, &out, colour);
        return;
    }
    int hole_from = (int)ink_max(out.even_from, in.even_from);
    int hole_to = (int)ink_min(out.even_to, in.even_to);

    if (hole_to < hole_from)
        hole_from = hole_to = out.to;
    paint_rest(canvas, outer, inner, y, out.from, hole_from, colour);
    ink_span(canvas, y, hole_from, hole_to, colour, out.cover - in.cover);
    paint_rest(canvas, outer, inner, y, hole_to, out.to, colour);
}

static void paint_frame(struct canvas *canvas, const struct shape *outer,
                        int width, uint32_t colour)
{
    struct shape inner = *outer;
    int64_t most = ink_min(outer->right - outer->left,
                           outer->bottom - outer->top) / 2;
    int64_t by = ink_between(0, width, most);
    int from, to;

    inner.left += by;
    inner.top += by;
    inner.right -= by;
    inner.bottom -= by;
    inner.radius = ink_max(0, inner.radius - by);
    clip_rows(canvas, outer, &from, &to);
    for (int y = from; y < to; y++)
        paint_frame_row(canvas, outer, &inner, y, colour);
}

/* Balls: lit most at a place up and left of their middle. The shade of a
 * pixel is the sum of one for its column, kept in a table, and one for its
 * row, as in canvas_glow.c. */

enum {
    DOME_PIECE = 256,                   /* columns at a time */
    DOME_BITS = 16,                     /* after the point of a level */
    DOME_FAR = 1 << 29                  /* darker than any */
};

struct dome {
    int64_t x, y;                       /* the lit place */
    int shift;                          /* squares are taken in so few bits */
    uint64_t scale;                     /* from those to 255 << 32 */
    uint32_t lit, shade;
    int from, to;                       /* columns */
    uint32_t shades[DOME_PIECE];        /* of each, level with that place */
};

static uint32_t dome_shade_at(const struct dome *dome, int64_t distance)
{
    uint64_t square = (uint64_t)(distance * distance) >> dome->shift;

    return (uint32_t)ink_min((int64_t)(square * dome->scale
                                       >> (32 - DOME_BITS)), DOME_FAR);
}

static inline uint32_t dome_colour(const struct dome *dome, uint32_t shade)
{
    uint32_t level = shade >> DOME_BITS;

    return ink_mix(dome->lit, dome->shade, level > 255 ? 255 : level);
}

/* The lit place is 5/8 of a radius in from the box; from there the shade is
 * full at 3/2 of a radius, about the far rim. */
static struct dome dome_of(const struct shape *shape, uint32_t lit,
                           uint32_t shade)
{
    int64_t aside = shape->radius * 5 / 8, reach = shape->radius * 3 / 2;
    struct dome dome = {
        .x = shape->left + aside, .y = shape->top + aside,
        .lit = lit, .shade = shade
    };

    while (reach * reach >> dome.shift >= 1 << 24)
        dome.shift++;
    dome.scale = ((uint64_t)255 << 32)
               / (uint64_t)((reach * reach >> dome.shift) + 1);
    return dome;
}

static void paint_dome_end(struct canvas *canvas, const struct shape *shape,
                           const struct dome *dome, int y, int from, int to)
{
    uint32_t shade = dome_shade_at(dome, ink_middle(y) - dome->y);

    for (int x = from; x < to; x++)
        ink_dot(canvas, x, y,
                dome_colour(dome, shade + dome->shades[x - dome->from]),
                shape_cover_at(shape, x, y));
}

static void paint_dome_even(struct canvas *canvas, const struct dome *dome,
                            const struct row *row)
{
    uint32_t shade = dome_shade_at(dome, ink_middle(row->y) - dome->y);
    uint32_t cover = (uint32_t)row->cover;
    uint32_t *to = ink_at(canvas, row->even_from, row->y);
    const uint32_t *shades = dome->shades + (row->even_from - dome->from);

    for (int i = 0; i < row->even_to - row->even_from; i++) {
        uint32_t colour = dome_colour(dome, shade + shades[i]);

        to[i] = ink_over(to[i], colour, ink_weight(colour) * cover >> 8);
    }
}

/* Draws those columns that the table holds, clipped to them: clip_rows looks
 * at the canvas's own clip, which has the same rows. */
static void paint_dome_piece(struct canvas *canvas,
                             const struct shape *shape, struct dome *dome)
{
    struct canvas_rect clip = {dome->from, canvas->clip.top,
                               dome->to - dome->from, canvas->clip.height};
    int from, to;

    for (int x = dome->from; x < dome->to; x++)
        dome->shades[x - dome->from] = dome_shade_at(dome, ink_middle(x)
                                                           - dome->x);
    clip_rows(canvas, shape, &from, &to);
    for (int y = from; y < to; y++) {
        struct row row = cut_row(shape, &clip, y);

        paint_dome_end(canvas, shape, dome, y, row.from, row.even_from);
        paint_dome_even(canvas, dome, &row);
        paint_dome_end(canvas, shape, dome, y, row.even_to, row.to);
    }
}

static void paint_dome(struct canvas *canvas, const struct shape *shape,
                       struct dome *dome)
{
    int64_t left = canvas->clip.left, right = left + canvas->clip.width;
    int to;

    dome->from = (int)ink_between(left, ink_floor(shape->left) - 1, right);
    to = (int)ink_between(dome->from, ink_ceil(shape->right) + 1, right);
    for (; dome->from < to; dome->from = dome->to) {
        dome->to = (int)ink_min(dome->from + DOME_PIECE, to);
        paint_dome_piece(canvas, shape, dome);
    }
}

/* Public functions */

void canvas_round(struct canvas *self, struct canvas_box box, int radius,
                  uint32_t colour)
{
    struct shape shape = shape_of(box, radius);

    paint_shape(self, &shape, colour);
}

/* One colour a row, taken at its middle. */
void canvas_round_shaded(struct canvas *self, struct canvas_box box,
                         int radius, uint32_t top, uint32_t bottom)
{
    struct shape shape = shape_of(box, radius);
    int64_t height = ink_max(1, shape.bottom - shape.top);
    int from, to;

    clip_rows(self, &shape, &from, &to);
    for (int y = from; y < to; y++) {
        struct row row = cut_row(&shape, &self->clip, y);
        int64_t down = ink_between(0, ink_middle(y) - shape.top, height);

        paint_shape_row(self, &shape, &row,
                        canvas_mix(top, bottom, (int)(down * 255 / height)));
    }
}

void canvas_frame(struct canvas *self, struct canvas_box box, int radius,
                  int width, uint32_t colour)
{
    struct shape shape = shape_of(box, radius);

    paint_frame(self, &shape, width, colour);
}

void canvas_disc(struct canvas *self, struct canvas_spot at, int radius,
                 uint32_t colour)
{
    struct shape shape = disc_of(at, radius);

    paint_shape(self, &shape, colour);
}

void canvas_ring(struct canvas *self, struct canvas_spot at, int radius,
                 int width, uint32_t colour)
{
    struct shape shape = disc_of(at, radius);

    paint_frame(self, &shape, width, colour);
}

void canvas_ball(struct canvas *self, struct canvas_spot at, int radius,
                 uint32_t lit, uint32_t shade)
{
    struct shape shape = disc_of(at, radius);
    struct dome dome = dome_of(&shape, lit, shade);

    paint_dome(self, &shape, &dome);
}
