/* canvas_shape.c - boxes with round corners, and discs, which are those too.
 *
 * Along its straight edges the area of a pixel that a box covers is exact;
 * at a round corner it is told by how far the middle of the pixel is from
 * the edge. Each row is cut into a left end, a middle where every pixel is
 * covered alike, and a right end.
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

static int64_t lesser(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t greater(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static struct shape shape_of(struct canvas_box box, int radius)
{
    struct shape shape;
    int64_t width = ink_between(0, box.width, 2 * (int64_t)INK_FAR);
    int64_t height = ink_between(0, box.height, 2 * (int64_t)INK_FAR);

    shape.left = ink_place(box.left);
    shape.top = ink_place(box.top);
    shape.right = shape.left + width;
    shape.bottom = shape.top + height;
    shape.radius = ink_between(0, radius, lesser(width, height) / 2);
    return shape;
}

static struct shape disc_of(struct canvas_spot at, int radius)
{
    int64_t x = ink_place(at.x), y = ink_place(at.y);
    int64_t half = ink_between(0, radius, INK_FAR);

    return (struct shape){x - half, y - half, x + half, y + half, half};
}

static int64_t middle(int64_t pixel)
{
    return pixel * CANVAS_PX + CANVAS_PX / 2;
}

/* How much of a pixel lies between two places on one axis. */
static int64_t overlap(int pixel, int64_t from, int64_t to)
{
    int64_t start = (int64_t)pixel * CANVAS_PX;

    return greater(0, lesser(to, start + CANVAS_PX) - greater(from, start));
}

/* How far a place is beyond the line where the corner's round begins. */
static int64_t beyond(int64_t place, int64_t from, int64_t to, int64_t radius)
{
    return greater(0, greater(from + radius - place, place - to + radius));
}

static int cover_at(const struct shape *shape, int x, int y)
{
    int64_t area = overlap(x, shape->left, shape->right)
                 * overlap(y, shape->top, shape->bottom) / CANVAS_PX;
    int64_t dx = beyond(middle(x), shape->left, shape->right, shape->radius);
    int64_t dy = beyond(middle(y), shape->top, shape->bottom, shape->radius);

    if (dx && dy) {
        int64_t away = ink_root(dx * dx + dy * dy);
        int64_t round = shape->radius + CANVAS_PX / 2 - away;

        area = lesser(area, greater(0, round));
    }
    return (int)area;
}

/* At this distance from the middle row of the corners' rounds: how far a
 * circle goes. */
static int64_t half_width(int64_t radius, int64_t dy)
{
    return radius > dy ? ink_root(radius * radius - dy * dy) : 0;
}

static struct row row_of(const struct shape *shape,
                         const struct canvas_rect *clip, int y)
{
    int64_t left = shape->left, right = shape->right, radius = shape->radius;
    int64_t dy = beyond(middle(y), shape->top, shape->bottom, radius);
    int64_t end = (int64_t)clip->left + clip->width;
    struct row row = {.y = y};
    int64_t even = 0, all = 0;

    row.cover = (int)overlap(y, shape->top, shape->bottom);
    if (dy) {
        even = radius - half_width(radius + CANVAS_PX / 2 - row.cover, dy);
        all = radius - half_width(radius + CANVAS_PX / 2, dy) - 1;
    }
    row.from = (int)ink_between(clip->left, ink_floor(left + greater(0, all)
                                - CANVAS_PX / 2), end);
    row.to = (int)ink_between(row.from, ink_ceil(right - greater(0, all)
                              + CANVAS_PX / 2), end);
    even = greater(even, CANVAS_PX / 2) - CANVAS_PX / 2;
    row.even_from = (int)ink_between(row.from, ink_ceil(left + even), row.to);
    row.even_to = (int)ink_between(row.even_from, ink_floor(right - even),
                                   row.to);
    return row;
}

/* The rows of a shape inside the clip. */
static void find_rows(const struct canvas *canvas, const struct shape *shape,
                      int *from, int *to)
{
    int64_t top = canvas->clip.top, bottom = top + canvas->clip.height;

    *from = (int)ink_between(top, ink_floor(shape->top), bottom);
    *to = (int)ink_between(*from, ink_ceil(shape->bottom), bottom);
    if (canvas_rect_is_empty(canvas->clip))
        *to = *from;
}

static void paint_end(struct canvas *canvas, const struct shape *shape,
                      int y, int from, int to, uint32_t colour)
{
    for (int x = from; x < to; x++)
        ink_dot(canvas, x, y, colour, cover_at(shape, x, y));
}

static void paint_row(struct canvas *canvas, const struct shape *shape,
                      const struct row *row, uint32_t colour)
{
    paint_end(canvas, shape, row->y, row->from, row->even_from, colour);
    ink_span(canvas, row->y, row->even_from, row->even_to, colour,
             row->cover);
    paint_end(canvas, shape, row->y, row->even_to, row->to, colour);
}

static void paint(struct canvas *canvas, const struct shape *shape,
                  uint32_t colour)
{
    int from, to;

    find_rows(canvas, shape, &from, &to);
    for (int y = from; y < to; y++) {
        struct row row = row_of(shape, &canvas->clip, y);

        paint_row(canvas, shape, &row, colour);
    }
}

/* Frames: what the outer shape covers and the inner does not. */

static void paint_rest(struct canvas *canvas, const struct shape *outer,
                       const struct shape *inner, int y, int from, int to,
                       uint32_t colour)
{
    for (int x = from; x < to; x++)
        ink_dot(canvas, x, y, colour,
                (int)greater(0, cover_at(outer, x, y)
                                - cover_at(inner, x, y)));
}

static void paint_frame_row(struct canvas *canvas, const struct shape *outer,
                            const struct shape *inner, int y,
                            uint32_t colour)
{
    struct row out = row_of(outer, &canvas->clip, y);
    struct row in = row_of(inner, &canvas->clip, y);

    if (!in.cover || in.from == in.to) {
        paint_row(canvas, outer, &out, colour);
        return;
    }
    int hole_from = (int)greater(out.even_from, in.even_from);
    int hole_to = (int)lesser(out.even_to, in.even_to);

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
    int64_t most = lesser(outer->right - outer->left,
                          outer->bottom - outer->top) / 2;
    int64_t by = ink_between(0, width, most);
    int from, to;

    inner.left += by;
    inner.top += by;
    inner.right -= by;
    inner.bottom -= by;
    inner.radius = greater(0, inner.radius - by);
    find_rows(canvas, outer, &from, &to);
    for (int y = from; y < to; y++)
        paint_frame_row(canvas, outer, &inner, y, colour);
}

/* Balls: lit most at a place up and left of their middle. */

enum {
    DOME_PIECE = 256,                   /* columns at a time */
    DOME_BITS = 16,                     /* behind the point of a level */
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

static uint32_t shade_at(const struct dome *dome, int64_t distance)
{
    uint64_t square = (uint64_t)(distance * distance) >> dome->shift;

    return (uint32_t)lesser((int64_t)(square * dome->scale
                                      >> (32 - DOME_BITS)), DOME_FAR);
}

static inline uint32_t dome_colour(const struct dome *dome, uint32_t shade)
{
    uint32_t level = shade >> DOME_BITS;

    return ink_mix(dome->lit, dome->shade, level > 255 ? 255 : level);
}

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
    uint32_t shade = shade_at(dome, middle(y) - dome->y);

    for (int x = from; x < to; x++)
        ink_dot(canvas, x, y,
                dome_colour(dome, shade + dome->shades[x - dome->from]),
                cover_at(shape, x, y));
}

static void paint_dome_even(struct canvas *canvas, const struct dome *dome,
                            const struct row *row)
{
    uint32_t shade = shade_at(dome, middle(row->y) - dome->y);
    uint32_t cover = (uint32_t)row->cover;
    uint32_t *to = ink_at(canvas, row->even_from, row->y);
    const uint32_t *shades = dome->shades + (row->even_from - dome->from);

    for (int i = 0; i < row->even_to - row->even_from; i++) {
        uint32_t colour = dome_colour(dome, shade + shades[i]);

        to[i] = ink_over(to[i], colour, ink_weight(colour) * cover >> 8);
    }
}

/* Its columns inside the clip. */
static void paint_dome_piece(struct canvas *canvas,
                             const struct shape *shape, struct dome *dome)
{
    struct canvas_rect clip = {dome->from, canvas->clip.top,
                               dome->to - dome->from, canvas->clip.height};
    int from, to;

    for (int x = dome->from; x < dome->to; x++)
        dome->shades[x - dome->from] = shade_at(dome, middle(x) - dome->x);
    find_rows(canvas, shape, &from, &to);
    for (int y = from; y < to; y++) {
        struct row row = row_of(shape, &clip, y);

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
        dome->to = (int)lesser(dome->from + DOME_PIECE, to);
        paint_dome_piece(canvas, shape, dome);
    }
}

/* In the hands of others */

void canvas_round(struct canvas *self, struct canvas_box box, int radius,
                  uint32_t colour)
{
    struct shape shape = shape_of(box, radius);

    paint(self, &shape, colour);
}

void canvas_round_shaded(struct canvas *self, struct canvas_box box,
                         int radius, uint32_t top, uint32_t bottom)
{
    struct shape shape = shape_of(box, radius);
    int64_t height = greater(1, shape.bottom - shape.top);
    int from, to;

    find_rows(self, &shape, &from, &to);
    for (int y = from; y < to; y++) {
        struct row row = row_of(&shape, &self->clip, y);
        int64_t down = ink_between(0, middle(y) - shape.top, height);

        paint_row(self, &shape, &row,
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

    paint(self, &shape, colour);
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
