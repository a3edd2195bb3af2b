/* canvas_polygon.c - shapes with corners.
 *
 * Each row of pixels is cut into slices; where the edges cross a slice, what
 * lies between the first and the second, the third and the fourth crossing is
 * inside: the even-odd rule. Down a pixel there are 16 slices, across it the
 * cover is exact to 1/256, which smooths steep and flat edges alike.
 *
 * PIECE pixels of a row are gathered at a time, so that memory is bounded for
 * any width: what is covered in part pixel by pixel, and where runs of wholly
 * covered pixels begin and end.
 */
#include "draw/ink.h"

#include <string.h>

enum {
    CORNERS_MAX = 16,
    SLICES = 16,                        /* of a row of pixels */
    SLICE = CANVAS_PX / SLICES,         /* its height, and its share */
    PIECE = 256                         /* pixels gathered at a time */
};

enum { SLOPE_BITS = 30 };

struct edge {                           /* which is not level */
    int64_t top, bottom, x;             /* at its top */
    int64_t slope;                      /* in 1 / (1 << SLOPE_BITS) */
};

struct polygon {
    int count;
    struct edge edge[CORNERS_MAX];
};

struct piece {                          /* of a row */
    int from, to;                       /* pixels */
    int32_t cover[PIECE];               /* in 1 / (SLICES * 256) */
    int32_t step[PIECE + 1];            /* the same, from here on */
};

struct crossings {
    int count;
    int64_t x[CORNERS_MAX];             /* from left to right */
};

/* Insertion sort: there are at most CORNERS_MAX, mostly two. */
static void insert_crossing(struct crossings *self, int64_t x)
{
    int i = self->count++;

    for (; i > 0 && self->x[i - 1] > x; i--)
        self->x[i] = self->x[i - 1];
    self->x[i] = x;
}

/* An edge owns its top and not its bottom, so a corner is crossed once where
 * the outline goes on down, and twice or not at all where it turns: the
 * parity stays right. */
static void find_crossings(struct crossings *self,
                           const struct polygon *polygon, int64_t y)
{
    self->count = 0;
    for (int i = 0; i < polygon->count; i++) {
        const struct edge *edge = &polygon->edge[i];

        if (edge->top <= y && y < edge->bottom)
            insert_crossing(self, edge->x + edge->slope * (y - edge->top)
                                            / (1 << SLOPE_BITS));
    }
}

static void add_partial_cover(struct piece *piece, int64_t pixel, int64_t part)
{
    if (part > 0 && pixel >= piece->from && pixel < piece->to)
        piece->cover[pixel - piece->from] += (int32_t)part;
}

/* One slice from left to right: the share of its first and last pixel, and a
 * step up and down for the whole ones between. Steps are summed up only when
 * the pixels are drawn, so a span costs the same at any length. */
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
        add_partial_cover(piece, first, right - left);
        return;
    }
    add_partial_cover(piece, first, (first + 1) * CANVAS_PX - left);
    piece->step[first + 1 - piece->from] += CANVAS_PX;
    piece->step[last - piece->from] -= CANVAS_PX;
    add_partial_cover(piece, last, right - last * CANVAS_PX);
}

static void ink_piece(struct canvas *canvas, const struct piece *piece,
                      int y, uint32_t colour)
{
    int32_t whole = 0;

    for (int x = piece->from; x < piece->to; x++) {
        int32_t cover = piece->cover[x - piece->from];

        whole += piece->step[x - piece->from];
        if (cover + whole)
            ink_dot(canvas, x, y, colour, (cover + whole) / SLICES);
    }
}

static void paint_piece(struct canvas *canvas, const struct polygon *polygon,
                        struct piece *piece, int y, uint32_t colour)
{
    size_t width = (size_t)(piece->to - piece->from);

    memset(piece->cover, 0, width * sizeof piece->cover[0]);
    memset(piece->step, 0, (width + 1) * sizeof piece->step[0]);
    for (int slice = 0; slice < SLICES; slice++) {
        struct crossings crossings;

        find_crossings(&crossings, polygon, (int64_t)y * CANVAS_PX
                                            + slice * SLICE + SLICE / 2);
        for (int i = 0; i + 1 < crossings.count; i += 2)
            add_span(piece, crossings.x[i], crossings.x[i + 1]);
    }
    ink_piece(canvas, piece, y, colour);
}

/* Always from the upper to the lower corner, so that an edge is crossed at
 * the same places whichever way round the polygon goes, and two polygons
 * that share an edge leave no gap. */
static void add_edge(struct polygon *self, struct canvas_spot a,
                     struct canvas_spot b)
{
    struct canvas_spot upper = a.y < b.y ? a : b, lower = a.y < b.y ? b : a;
    struct edge *edge = &self->edge[self->count];
    int64_t height = (int64_t)lower.y - upper.y;

    if (height <= 0)
        return;
    edge->top = upper.y;
    edge->bottom = lower.y;
    edge->x = upper.x;
    edge->slope = ((int64_t)lower.x - upper.x) * (1 << SLOPE_BITS)
                / height;
    self->count++;
}

/* A corner exactly on the border between pixels counts for both. */
static struct canvas_rect bounds_of(const struct canvas_spot *corners,
                                    int count)
{
    struct canvas_rect bounds = {0, 0, 0, 0};

    for (int i = 0; i < count; i++) {
        struct canvas_box box = {corners[i].x - 1, corners[i].y - 1, 2, 2};

        bounds = canvas_rect_join(bounds, canvas_rect_around(box));
    }
    return bounds;
}

void canvas_polygon(struct canvas *self, const struct canvas_spot *corners,
                    int count, uint32_t colour)
{
    struct canvas_spot corner[CORNERS_MAX];
    struct polygon polygon = {.count = 0};
    struct canvas_rect in;
    struct piece piece;

    count = (int)ink_between(0, count, CORNERS_MAX);
    for (int i = 0; i < count; i++) {
        corner[i].x = (int)ink_place(corners[i].x);
        corner[i].y = (int)ink_place(corners[i].y);
    }
    for (int i = 0; i < count; i++)
        add_edge(&polygon, corner[i], corner[(i + 1) % count]);
    in = canvas_rect_both(bounds_of(corner, count), self->clip);
    for (int y = in.top; y < in.top + in.height; y++)
        for (int x = in.left; x < in.left + in.width; x += PIECE) {
            piece.from = x;
            piece.to = (int)ink_between(x, x + PIECE, in.left + in.width);
            paint_piece(self, &polygon, &piece, y, colour);
        }
}
