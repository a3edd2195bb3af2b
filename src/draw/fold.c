/* fold.c - every shape that a row of boxes can be folded into. */
#include "draw/fold.h"

/* Runs by their first box and the one behind their last. */
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

static int beats(const struct fold_shape *a, const struct fold_shape *b)
{
    return a->width <= b->width && a->height <= b->height
        && a->bends <= b->bends;
}

/* How much room a shape takes, and bends as well. */
static int waste(const struct fold_shape *shape)
{
    return shape->width / 4 * (shape->height / 4) / 64 * (64 + shape->bends);
}

/* Where all places are taken, the most wasteful goes. */
static void squeeze_in(struct fold_span *span, const struct fold_shape *shape)
{
    int worst = 0;

    for (int i = 1; i < span->count; i++)
        if (waste(&span->shape[i]) > waste(&span->shape[worst]))
            worst = i;
    if (waste(shape) < waste(&span->shape[worst]))
        span->shape[worst] = *shape;
}

/* One more shape, unless another is as good; those that it beats go. */
static void keep(struct fold_span *span, const struct fold_shape *shape)
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

/* Alternatives of a box are not compared: their numbers are their places. */
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

static int greater(int a, int b)
{
    return a > b ? a : b;
}

static int is_pile(const struct fold_shape *shape)
{
    return shape->cut && !shape->is_beside;
}

static void join(const struct fold *self, struct fold_span *whole,
                 const struct fold_shape *a, const struct fold_shape *b,
                 struct fold_shape joined)
{
    joined.bends = (uint8_t)(a->bends + b->bends);
    joined.is_beside = 0;
    joined.width = (uint16_t)greater(a->width, b->width);
    joined.height = (uint16_t)(a->height + self->down + b->height);
    keep(whole, &joined);
    joined.bends = (uint8_t)(joined.bends + is_pile(a) + is_pile(b));
    joined.is_beside = 1;
    joined.width = (uint16_t)(a->width + self->across + b->width);
    joined.height = (uint16_t)greater(a->height, b->height);
    keep(whole, &joined);
}

static void cut(struct fold *self, int from, int at, int to)
{
    struct fold_span *whole = &self->span[span_at(from, to)];
    const struct fold_span *a = &self->span[span_at(from, at)];
    const struct fold_span *b = &self->span[span_at(at, to)];

    for (int i = 0; i < a->count; i++)
        for (int k = 0; k < b->count; k++)
            join(self, whole, &a->shape[i], &b->shape[k],
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
                cut(self, from, at, from + length);
        }
    return &self->span[span_at(0, self->count)];
}

struct spot {
    int x, y;
};

static void put(const struct fold *self, int from, int to, int number,
                struct spot at, struct fold_place *place);

/* A half in the middle of the shorter side of the whole. */
static void put_halves(const struct fold *self, int from, int to,
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
    put(self, from, shape->cut, shape->first, first, place);
    put(self, shape->cut, to, shape->second, second, place);
}

/* As deep as there are boxes, at most. */
static void put(const struct fold *self, int from, int to, int number,
                struct spot at, struct fold_place *place)
{
    const struct fold_shape *shape =
        &self->span[span_at(from, to)].shape[number];

    if (shape->cut)
        put_halves(self, from, to, shape, at, place);
    else
        place[from] = (struct fold_place){at.x, at.y, shape->first};
}

void fold_place(const struct fold *self, int shape,
                struct fold_place place[FOLD_ITEMS])
{
    put(self, 0, self->count, shape, (struct spot){0, 0}, place);
}
