/* canvas_glow.c - light and shadow around a place or a box.
 *
 * Both fall from full to nothing as the third power of how much is left to
 * the outer rim, in squared distances: no roots, and soft at its end.
 *
 * Squared distance is the sum of a part that depends on the column alone and
 * one that depends on the row alone. So the fall of each column is computed
 * once for up to PIECE columns, and a pixel costs one subtraction, one cube
 * and one blend. canvas_glow and canvas_glow_box add light, canvas_tint and
 * canvas_shadow cover what is there; all four are the same loop.
 */
#include "draw/ink.h"

enum {
    FULL = 1 << 15,                     /* inside the inner rim */
    THIN = 13,                          /* bits: no rim is thinner than that
                                         * share of what is inside */
    FALLEN = 1 << 30,                   /* far beyond the outer rim */
    PIECE = 256                         /* columns at a time */
};

struct halo {
    int64_t left, top, right, bottom;   /* distance is from this core */
    int64_t outer;                      /* nothing from here */
    int64_t outer_square;
    int shift;                          /* squares are taken in so few bits */
    uint64_t scale;                     /* from those to parts of FULL */
    int32_t peak;                       /* of a hill over the core, falling
                                         * with squared distance: what is
                                         * higher than FULL is cut off */
    uint32_t level;                     /* 0..256 */
    uint32_t colour;
    int is_shadow;
};

struct piece {                          /* columns */
    int from, core, end, to;            /* distance is zero in the core */
    int32_t falls[PIECE];               /* by how much, in each of them */
};

/* How far a place is outside a span on one axis; 0 inside. */
static int64_t distance_to_span(int64_t place, int64_t from, int64_t to)
{
    return place < from ? from - place : place > to ? place - to : 0;
}

/* By how much a distance lowers the hill, in parts of FULL. */
static int32_t fall_at(const struct halo *halo, int64_t distance)
{
    int64_t square = distance * distance;

    if (square >= halo->outer_square)
        return FALLEN;
    return (int32_t)((uint64_t)(square >> halo->shift) * halo->scale >> 25);
}

/* shift and scale turn squared distances into falls so that the rim, from
 * inner to outer squared, is worth FULL: squares keep 24 bits, scale has 40
 * after the point, and 25 of these are dropped again. A rim of no width is
 * widened a little, to divide by something. Level 0..255 becomes 0..256. */
static void set_rims(struct halo *halo, int64_t inner, int64_t outer,
                     int level)
{
    int64_t inside = inner * inner, rim = outer * outer - inside;

    rim = rim > inside >> THIN ? rim : (inside >> THIN) + 1;
    halo->outer = outer;
    halo->outer_square = inside + rim;
    while (rim >> halo->shift >= 1 << 24)
        halo->shift++;
    halo->scale = ((uint64_t)1 << 40) / (uint64_t)((rim >> halo->shift) + 1);
    halo->peak = fall_at(halo, inner) + FULL;
    level = (int)ink_between(0, level, 255);
    halo->level = (uint32_t)(level + (level >> 7));
}

/* The weight 0..256 of a pixel at a height of the hill: the cube of the
 * height, cut to 0..FULL, times the level. */
static inline uint32_t weight_at(int32_t height, uint32_t level)
{
    uint32_t left = (uint32_t)(height < 0 ? 0 : height > FULL ? FULL
                                                              : height);
    uint32_t cube = (left * left >> 15) * left >> 15;

    return cube * level >> 15;
}

static void add_light(uint32_t *row, const int32_t *falls, int count,
                      int32_t height, const struct halo *halo)
{
    uint32_t colour = halo->colour, level = halo->level;

    for (int i = 0; i < count; i++)
        row[i] = ink_add(row[i], colour, weight_at(height - falls[i],
                                                   level));
}

static void lay_over(uint32_t *row, const int32_t *falls, int count,
                     int32_t height, const struct halo *halo)
{
    uint32_t colour = halo->colour, level = halo->level;

    for (int i = 0; i < count; i++)
        row[i] = ink_over(row[i], colour, weight_at(height - falls[i],
                                                    level));
}

/* The columns on one side of the core. Those where the hill is below zero
 * are skipped at both ends first: in the rows near the rim they are most. */
static void paint_beside_core(const struct halo *halo, uint32_t *row,
                              const int32_t *falls, int count, int32_t height)
{
    while (count > 0 && falls[0] >= height) {
        falls++;
        row++;
        count--;
    }
    while (count > 0 && falls[count - 1] >= height)
        count--;
    if (halo->is_shadow)
        lay_over(row, falls, count, height, halo);
    else
        add_light(row, falls, count, height, halo);
}

/* In the core the distance across is zero, so one weight serves a whole row:
 * most pixels of a box's shadow. */
static void paint_core(const struct halo *halo, uint32_t *row, int count,
                       uint32_t weight)
{
    if (halo->is_shadow)
        for (int i = 0; i < count; i++)
            row[i] = ink_over(row[i], halo->colour, weight);
    else
        for (int i = 0; i < count; i++)
            row[i] = ink_add(row[i], halo->colour, weight);
}

static void paint_halo_row(struct canvas *canvas, const struct halo *halo,
                           const struct piece *piece, int y)
{
    int32_t down = fall_at(halo, distance_to_span(ink_middle(y), halo->top,
                                                  halo->bottom));
    int32_t height = halo->peak - down;
    uint32_t *row = ink_at(canvas, piece->from, y);
    int core = piece->core - piece->from, end = piece->end - piece->from;

    if (down == FALLEN)
        return;
    paint_beside_core(halo, row, piece->falls, core, height);
    paint_core(halo, row + core, end - core, weight_at(height, halo->level));
    paint_beside_core(halo, row + end, piece->falls + end,
                      piece->to - piece->end, height);
}

/* Finds the columns of the core within these, and the fall of each. */
static void fill_fall_table(struct piece *self, const struct halo *halo,
                            int from, int to)
{
    self->from = from;
    self->to = to;
    self->core = (int)ink_between(from, ink_ceil(halo->left), to);
    self->end = (int)ink_between(self->core, ink_floor(halo->right), to);
    for (int x = from; x < to; x++) {
        int64_t away = distance_to_span(ink_middle(x), halo->left,
                                        halo->right);

        self->falls[x - from] = fall_at(halo, away);
    }
}

/* Visits only the clip's part of the rectangle that the outer rim reaches. */
static void paint_halo(struct canvas *canvas, const struct halo *halo)
{
    int64_t left = canvas->clip.left, right = left + canvas->clip.width;
    int64_t top = canvas->clip.top, bottom = top + canvas->clip.height;
    int64_t outer = halo->outer;
    int from = (int)ink_between(left, ink_floor(halo->left - outer), right);
    int to = (int)ink_between(from, ink_ceil(halo->right + outer), right);
    int y = (int)ink_between(top, ink_floor(halo->top - outer), bottom);
    int last = (int)ink_between(y, ink_ceil(halo->bottom + outer), bottom);
    struct piece piece = {.from = 0};

    for (; from < to && halo->level; from += PIECE) {
        fill_fall_table(&piece, halo, from,
                        (int)ink_between(from, from + PIECE, to));
        for (int row = y; row < last; row++)
            paint_halo_row(canvas, halo, &piece, row);
    }
}

/* The core of a box: what is left of it inside its round corners. Distance
 * from that core makes the corners round without any case for them. */
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

/* Around a place: the core is a point. */
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
    paint_halo(self, &halo);
}

void canvas_tint(struct canvas *self, struct canvas_spot at, int inner,
                 int outer, uint32_t colour, int level)
{
    struct halo halo = halo_at(at, inner, outer, level);

    halo.colour = colour;
    halo.is_shadow = 1;
    paint_halo(self, &halo);
}

void canvas_glow_box(struct canvas *self, struct canvas_box box, int radius,
                     int reach, uint32_t colour, int level)
{
    struct halo halo = halo_of(box, radius, reach, level);

    halo.colour = colour;
    paint_halo(self, &halo);
}

/* Light comes from above: the shadow is lowered by a quarter of its reach,
 * and reaches as much less far, so that it stays within the promised reach. */
void canvas_shadow(struct canvas *self, struct canvas_box box, int radius,
                   int reach, int level)
{
    struct halo halo;
    int down = (int)ink_between(0, reach, INK_FAR) / 4;

    box.top = (int)ink_place(box.top) + down;
    halo = halo_of(box, radius, reach - down, level);
    halo.is_shadow = 1;
    paint_halo(self, &halo);
}
