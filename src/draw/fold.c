/* fold.c - enumerates the shapes that a row of boxes can be folded into.
 *
 * Dynamic programming over runs of boxes, shorter ones first (as Stockmeyer's
 * algorithm for slicing floorplans): each shape of a run remembers where it
 * was cut and which shapes of the halves it is made of, so that places are
 * found by walking back. For n boxes and s shapes a run there are n^3/6 cuts
 * with s^2 pairs each; with 12 and 24 that is fast enough for every resize.
 */
#include "draw/fold.h"

/* The index of a run, from its first box to before `to`: a triangle, since
 * from < to. */
static int span_at(int from, int to)
{
    int last = to - 1;

    return last * (last + 1) / 2 + from;
}

void fold_begin(struct fold *self, int across, int down)
{
    self->count = 0;
    self->across = across;
    self->down = down;
}

void fold_add(struct fold *self)
{
    self->count++;
    self->span[span_at(self->count - 1, self->count)].count = 0;
}

/* Equal shapes beat each other; the one that came first stays. */
static int beats(const struct fold_shape *a, const struct fold_shape *b)
{
    return a->width <= b->width && a->height <= b->height
        && a->bends <= b->bends;
}

/* A single number for how bad a shape is: its area, and more for each bend.
 * Divided early, since 65535 squared times 64 would overflow an int. */
static int waste(const struct fold_shape *shape)
{
    return shape->width / 4 * (shape->height / 4) / 64 * (64 + shape->bends);
}

/* Where all places are taken, the most wasteful shape goes. */
static void squeeze_in(struct fold_span *span, const struct fold_shape *shape)
{
    int worst = 0;

    for (int i = 1; i < span->count; i++)
        if (waste(&span->shape[i]) > waste(&span->shape[worst]))
            worst = i;
    if (waste(shape) < waste(&span->shape[worst]))
        span->shape[worst] = *shape;
}

/* Adds a shape unless another is as good in every respect, and drops those
 * that it beats: the list is a Pareto front. */
static void keep_undominated(struct fold_span *span,
                             const struct fold_shape *shape)
{
    int kept = 0;

    for (int i = 0; i < span->count; i++)
        if (beats(&span->shape[i], shape))
            return;
    for (int i = 0; i < span->count; i++)
        if (!beats(shape, &span->shape[i]))
            span->shape[kept++] = span->shape[i];
    span->count = kept;
    if (kept < FOLD_SHAPES)
        span->shape[span->count++] = *shape;
    else
        squeeze_in(span, shape);
}

/* Shapes of a single box are not compared with each other: their numbers are
 * what the caller knows them by. */
void fold_offer(struct fold *self, int width, int height, int bends)
{
    struct fold_span *span = &self->span[span_at(self->count - 1,
                                                 self->count)];

    if (span->count == FOLD_SHAPES)
        return;
    span->shape[span->count] = (struct fold_shape){
        .width = (uint16_t)width,
        .height = (uint16_t)height,
        .bends = (uint8_t)bends,
        .first = (uint8_t)span->count,
    };
    span->count++;
}

static int larger_side(int a, int b)
{
    return a > b ? a : b;
}

static int is_pile(const struct fold_shape *shape)
{
    return shape->cut && !shape->is_beside;
}

/* Below each other costs no bends. Beside each other, a half that is itself
 * a pile costs one: rows would stand beside rows. */
static void join_both_ways(const struct fold *self, struct fold_span *whole,
                           const struct fold_shape *a,
                           const struct fold_shape *b,
                           struct fold_shape joined)
{
    joined.bends = (uint8_t)(a->bends + b->bends);
    joined.is_beside = 0;
    joined.width = (uint16_t)larger_side(a->width, b->width);
    joined.height = (uint16_t)(a->height + self->down + b->height);
    keep_undominated(whole, &joined);
    joined.bends = (uint8_t)(joined.bends + is_pile(a) + is_pile(b));
    joined.is_beside = 1;
    joined.width = (uint16_t)(a->width + self->across + b->width);
    joined.height = (uint16_t)larger_side(a->height, b->height);
    keep_undominated(whole, &joined);
}

/* All pairs of shapes of the two halves of a run. */
static void join_at_cut(struct fold *self, int from, int at, int to)
{
    struct fold_span *whole = &self->span[span_at(from, to)];
    const struct fold_span *a = &self->span[span_at(from, at)];
    const struct fold_span *b = &self->span[span_at(at, to)];

    for (int i = 0; i < a->count; i++)
        for (int k = 0; k < b->count; k++)
            join_both_ways(self, whole, &a->shape[i], &b->shape[k],
                           (struct fold_shape){
                               .cut = (uint8_t)at,
                               .first = (uint8_t)i,
                               .second = (uint8_t)k,
                           });
}

const struct fold_span *fold_make(struct fold *self)
{
    for (int length = 2; length <= self->count; length++)
        for (int from = 0; from + length <= self->count; from++) {
            self->span[span_at(from, from + length)].count = 0;
            for (int at = from + 1; at < from + length; at++)
                join_at_cut(self, from, at, from + length);
        }
    return &self->span[span_at(0, self->count)];
}

struct spot {
    int x, y;
};

static void place_span(const struct fold *self, int from, int to, int number,
                       struct spot at, struct fold_place *place);

/* Both halves are centred across the way in which they follow each other. */
static void place_halves(const struct fold *self, int from, int to,
                         const struct fold_shape *shape, struct spot at,
                         struct fold_place *place)
{
    const struct fold_shape *a =
        &self->span[span_at(from, shape->cut)].shape[shape->first];
    const struct fold_shape *b =
        &self->span[span_at(shape->cut, to)].shape[shape->second];
    struct spot first = at, second = at;

    if (shape->is_beside) {
        second.x += a->width + self->across;
        first.y += (shape->height - a->height) / 2;
        second.y += (shape->height - b->height) / 2;
    } else {
        second.y += a->height + self->down;
        first.x += (shape->width - a->width) / 2;
        second.x += (shape->width - b->width) / 2;
    }
    place_span(self, from, shape->cut, shape->first, first, place);
    place_span(self, shape->cut, to, shape->second, second, place);
}

/* Recursion at most as deep as there are boxes: each cut leaves fewer. */
static void place_span(const struct fold *self, int from, int to, int number,
                       struct spot at, struct fold_place *place)
{
    const struct fold_shape *shape =
        &self->span[span_at(from, to)].shape[number];

    if (shape->cut)
        place_halves(self, from, to, shape, at, place);
    else
        place[from] = (struct fold_place){at.x, at.y, shape->first};
}

void fold_place(const struct fold *self, int shape,
                struct fold_place place[FOLD_ITEMS])
{
    place_span(self, 0, self->count, shape, (struct spot){0, 0}, place);
}
