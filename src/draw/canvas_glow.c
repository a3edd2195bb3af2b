/* canvas_glow.c - light and shadow around a place or a box.
 *
 * Both fall from full to nothing as the third power of how much is left to
 * the outer rim, in squared distances: no roots, and soft at its end.
 */
#include "draw/ink.h"

struct halo {
    int64_t left, top, right, bottom;   /* distance is from this core */
    int64_t outer;                      /* nothing from here */
    int64_t inner_square, outer_square;
    int shift;                          /* squares are taken in so few bits */
    uint64_t scale;                     /* from those to 16 bits */
    uint32_t level;                     /* 0..256 */
    uint32_t colour;
    int is_shadow;
};

static int64_t middle(int64_t pixel)
{
    return pixel * CANVAS_PX + CANVAS_PX / 2;
}

static int64_t beyond(int64_t place, int64_t from, int64_t to)
{
    return place < from ? from - place : place > to ? place - to : 0;
}

static void set_rims(struct halo *halo, int64_t inner, int64_t outer,
                     int level)
{
    halo->outer = outer;
    halo->inner_square = inner * inner;
    halo->outer_square = outer * outer;
    while ((halo->outer_square - halo->inner_square) >> halo->shift
           >= 1 << 24)
        halo->shift++;
    halo->scale = ((uint64_t)1 << 40)
                / (uint64_t)(((halo->outer_square - halo->inner_square)
                              >> halo->shift) + 1);
    level = (int)ink_between(0, level, 255);
    halo->level = (uint32_t)(level + (level >> 7));
}

/* 0..256 at a squared distance. */
static inline uint32_t weight_at(const struct halo *halo, int64_t square)
{
    uint32_t left, cube;

    if (square <= halo->inner_square)
        return halo->level;
    if (square >= halo->outer_square)
        return 0;
    left = (uint32_t)((uint64_t)((halo->outer_square - square)
                                 >> halo->shift) * halo->scale >> 24);
    if (left > 0xffff)
        left = 0xffff;
    cube = (left * left >> 16) * left >> 16;
    return cube * halo->level >> 16;
}

static inline void light(const struct halo *halo, uint32_t *pixel,
                         uint32_t weight)
{
    *pixel = halo->is_shadow ? ink_over(*pixel, halo->colour, weight)
                             : ink_add(*pixel, halo->colour, weight);
}

/* Beside the core. */
static void paint_end(const struct halo *halo, uint32_t *row, int from,
                      int to, int64_t dy_square)
{
    for (int x = from; x < to; x++) {
        int64_t dx = beyond(middle(x), halo->left, halo->right);
        uint32_t weight = weight_at(halo, dx * dx + dy_square);

        if (weight)
            light(halo, row + x, weight);
    }
}

static void paint_row(struct canvas *canvas, const struct halo *halo, int y,
                      int from, int to)
{
    int64_t dy = beyond(middle(y), halo->top, halo->bottom);
    uint32_t *row = ink_at(canvas, 0, y);
    int core = (int)ink_between(from, ink_ceil(halo->left), to);
    int end = (int)ink_between(core, ink_floor(halo->right), to);
    uint32_t weight = weight_at(halo, dy * dy);

    paint_end(halo, row, from, core, dy * dy);
    if (halo->is_shadow)
        for (int x = core; x < end; x++)
            row[x] = ink_over(row[x], halo->colour, weight);
    else
        for (int x = core; x < end; x++)
            row[x] = ink_add(row[x], halo->colour, weight);
    paint_end(halo, row, end, to, dy * dy);
}

static void paint(struct canvas *canvas, const struct halo *halo)
{
    int64_t left = canvas->clip.left, right = left + canvas->clip.width;
    int64_t top = canvas->clip.top, bottom = top + canvas->clip.height;
    int64_t outer = halo->outer;
    int from = (int)ink_between(left, ink_floor(halo->left - outer), right);
    int to = (int)ink_between(from, ink_ceil(halo->right + outer), right);
    int y = (int)ink_between(top, ink_floor(halo->top - outer), bottom);
    int last = (int)ink_between(y, ink_ceil(halo->bottom + outer), bottom);

    for (; y < last; y++)
        paint_row(canvas, halo, y, from, to);
}

/* The core of a box: what is left of it inside its round corners. */
static struct halo halo_of(struct canvas_box box, int radius, int reach,
                           int level)
{
    struct halo halo = {.shift = 0};
    int64_t width = ink_between(0, box.width, INK_FAR);
    int64_t height = ink_between(0, box.height, INK_FAR);
    int64_t round = ink_between(0, radius,
                                (width < height ? width : height) / 2);

    halo.left = ink_place(box.left) + round;
    halo.top = ink_place(box.top) + round;
    halo.right = ink_place(box.left) + width - round;
    halo.bottom = ink_place(box.top) + height - round;
    set_rims(&halo, round, round + ink_between(0, reach, INK_FAR), level);
    return halo;
}

/* Around a place. */
static struct halo halo_at(struct canvas_spot at, int inner, int outer,
                           int level)
{
    struct halo halo = {.shift = 0};
    int64_t from = ink_between(0, inner, INK_FAR);

    halo.left = halo.right = ink_place(at.x);
    halo.top = halo.bottom = ink_place(at.y);
    set_rims(&halo, from, ink_between(from, outer, INK_FAR), level);
    return halo;
}

void canvas_glow(struct canvas *self, struct canvas_spot at, int inner,
                 int outer, uint32_t colour, int level)
{
    struct halo halo = halo_at(at, inner, outer, level);

    halo.colour = colour;
    paint(self, &halo);
}

void canvas_tint(struct canvas *self, struct canvas_spot at, int inner,
                 int outer, uint32_t colour, int level)
{
    struct halo halo = halo_at(at, inner, outer, level);

    halo.colour = colour;
    halo.is_shadow = 1;
    paint(self, &halo);
}

void canvas_glow_box(struct canvas *self, struct canvas_box box, int radius,
                     int reach, uint32_t colour, int level)
{
    struct halo halo = halo_of(box, radius, reach, level);

    halo.colour = colour;
    paint(self, &halo);
}

void canvas_shadow(struct canvas *self, struct canvas_box box, int radius,
                   int reach, int level)
{
    struct halo halo;
    int down = (int)ink_between(0, reach, INK_FAR) / 4;

    box.top = (int)ink_place(box.top) + down;
    halo = halo_of(box, radius, reach - down, level);
    halo.is_shadow = 1;
    paint(self, &halo);
}
