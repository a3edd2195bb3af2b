/* canvas_polygon.c - shapes with corners.
 *
 * Each row of pixels is cut into slices; where the edges cross a slice, what
 * lies between the first and the second, the third and the fourth is inside.
 * A part of a row is gathered at a time, so that no row is too wide.
 */
#include "draw/ink.h"

#include <string.h>

enum {
    CORNERS_MAX = 16,
    SLICES = 16,                        /* of a row of pixels */
    SLICE = CANVAS_PX / SLICES,         /* its height, and its share */
    PIECE = 256                         /* pixels gathered at a time */
};

struct polygon {
    int count;
    struct canvas_spot corner[CORNERS_MAX];
};

struct piece {                          /* of a row */
    int from, to;                       /* pixels */
    int32_t cover[PIECE];               /* in 1 / (SLICES * 256) */
};

struct crossings {
    int count;
    int64_t x[CORNERS_MAX];             /* from left to right */
};

static void put_in_order(struct crossings *self, int64_t x)
{
    int i = self->count++;

    for (; i > 0 && self->x[i - 1] > x; i--)
        self->x[i] = self->x[i - 1];
    self->x[i] = x;
}

static void find_crossings(struct crossings *self, const struct polygon *of,
                           int64_t y)
{
    self->count = 0;
    for (int i = 0; i < of->count; i++) {
        struct canvas_spot a = of->corner[i];
        struct canvas_spot b = of->corner[(i + 1) % of->count];

        if ((a.y <= y) != (b.y <= y)) {
            if (a.y > b.y) {            /* the same both ways round */
                struct canvas_spot c = a;

                a = b;
                b = c;
            }
            put_in_order(self, a.x + ((int64_t)b.x - a.x) * (y - a.y)
                                     / ((int64_t)b.y - a.y));
        }
    }
}

static void add_part(struct piece *piece, int64_t pixel, int64_t part)
{
    if (part > 0 && pixel >= piece->from && pixel < piece->to)
        piece->cover[pixel - piece->from] += (int32_t)part;
}

static void add_span(struct piece *piece, int64_t left, int64_t right)
{
    int64_t start = (int64_t)piece->from * CANVAS_PX;
    int64_t end = (int64_t)piece->to * CANVAS_PX;
    int64_t first, last;

    left = ink_between(start, left, end);
    right = ink_between(start, right, end);
    first = ink_floor(left);
    last = ink_floor(right);
    if (first == last) {
        add_part(piece, first, right - left);
        return;
    }
    add_part(piece, first, (first + 1) * CANVAS_PX - left);
    for (int64_t x = first + 1; x < last; x++)
        piece->cover[x - piece->from] += CANVAS_PX;
    add_part(piece, last, right - last * CANVAS_PX);
}

static void paint_piece(struct canvas *canvas, const struct polygon *polygon,
                        struct piece *piece, int y, uint32_t colour)
{
    memset(piece->cover, 0, sizeof piece->cover);
    for (int slice = 0; slice < SLICES; slice++) {
        struct crossings crossings;

        find_crossings(&crossings, polygon, (int64_t)y * CANVAS_PX
                                            + slice * SLICE + SLICE / 2);
        for (int i = 0; i + 1 < crossings.count; i += 2)
            add_span(piece, crossings.x[i], crossings.x[i + 1]);
    }
    for (int x = piece->from; x < piece->to; x++)
        if (piece->cover[x - piece->from])
            ink_dot(canvas, x, y, colour,
                    piece->cover[x - piece->from] / SLICES);
}

static struct canvas_rect bounds_of(const struct polygon *polygon)
{
    struct canvas_rect bounds = {0, 0, 0, 0};

    for (int i = 0; i < polygon->count; i++) {
        struct canvas_box box = {polygon->corner[i].x - 1,
                                 polygon->corner[i].y - 1, 2, 2};

        bounds = canvas_rect_join(bounds, canvas_rect_around(box));
    }
    return bounds;
}

void canvas_polygon(struct canvas *self, const struct canvas_spot *corners,
                    int count, uint32_t colour)
{
    struct polygon polygon = {.count = (int)ink_between(0, count,
                                                        CORNERS_MAX)};
    struct canvas_rect in;
    struct piece piece;

    for (int i = 0; i < polygon.count; i++) {
        polygon.corner[i].x = (int)ink_place(corners[i].x);
        polygon.corner[i].y = (int)ink_place(corners[i].y);
    }
    in = canvas_rect_both(bounds_of(&polygon), self->clip);
    for (int y = in.top; y < in.top + in.height; y++)
        for (int x = in.left; x < in.left + in.width; x += PIECE) {
            piece.from = x;
            piece.to = (int)ink_between(x, x + PIECE, in.left + in.width);
            paint_piece(self, &polygon, &piece, y, colour);
        }
}
