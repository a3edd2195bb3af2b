/* layout_pieces.c - what belongs together on a piece of ground. */
#include "draw/layout_pieces.h"

#include "base/text.h"
#include "draw/painter.h"

enum { ROW_LEAST = 8 };                 /* parts of a row that is halved */

struct layout_area layout_pieces_area(const struct part *part)
{
    return (struct layout_area){
        10 * part->x_mm - 5 * part->width_mm,
        10 * part->y_mm - 5 * part->height_mm,
        10 * part->x_mm + 5 * part->width_mm,
        10 * part->y_mm + 5 * part->height_mm,
    };
}

struct layout_area layout_pieces_join(struct layout_area a,
                                      struct layout_area b)
{
    return (struct layout_area){
        a.left < b.left ? a.left : b.left,
        a.top < b.top ? a.top : b.top,
        a.right > b.right ? a.right : b.right,
        a.bottom > b.bottom ? a.bottom : b.bottom,
    };
}

static int is_in_cross(const struct board_type *board,
                       const struct part *part)
{
    char name[PART_NAME_MAX];

    board_part_name(part, name);
    for (int i = 0; i < CROSS_BUTTONS; i++)
        if (board->cross[i] && text_same(board->cross[i], name))
            return 1;
    return 0;
}

static int overlap(struct layout_area a, struct layout_area b)
{
    return a.left < b.right && b.left < a.right
        && a.top < b.bottom && b.top < a.bottom;
}

static int same_group(const struct part *a, const struct part *b)
{
    return a->number != PART_ALONE && text_same(a->group, b->group);
}

/* A LED right above a switch, or the other way round. */
static int same_column(const struct part *a, const struct part *b)
{
    return a->number != PART_ALONE && a->number == b->number
        && a->x_mm == b->x_mm
        && a->kind != b->kind
        && painter_for(a)->is_in_rows && painter_for(b)->is_in_rows;
}

static int belong(const struct board_type *board, const struct part *a,
                  const struct part *b)
{
    return same_group(a, b) || same_column(a, b)
        || overlap(layout_pieces_area(a), layout_pieces_area(b))
        || (is_in_cross(board, a) && is_in_cross(board, b));
}

static void rename_piece(struct layout_pieces *self, int from, int to)
{
    for (int i = 0; i < BOARD_PARTS_MAX; i++)
        if (self->piece[i] == from)
            self->piece[i] = to;
}

/* Pieces named by one of their parts. */
static void gather(struct layout_pieces *self, const struct board_type *board,
                   const uint8_t *is_here)
{
    const struct part *parts = board->parts;

    for (int i = 0; i < BOARD_PARTS_MAX; i++)
        self->piece[i] = -1;
    for (int i = 0; parts[i].group; i++) {
        if (!is_here[i])
            continue;
        self->piece[i] = i;
        for (int k = 0; k < i; k++)
            if (is_here[k] && self->piece[k] != self->piece[i]
                && belong(board, &parts[k], &parts[i]))
                rename_piece(self, self->piece[i], self->piece[k]);
    }
}

static struct layout_area area_of(const struct layout_pieces *self,
                                  const struct board_type *board, int piece)
{
    struct layout_area area = layout_pieces_area(&board->parts[piece]);

    for (int i = 0; board->parts[i].group; i++)
        if (self->piece[i] == piece)
            area = layout_pieces_join(area,
                                      layout_pieces_area(&board->parts[i]));
    return area;
}

struct found {                          /* a piece */
    int name;
    int band;                           /* those that share some height */
    struct layout_area area;
};

static int collect(const struct layout_pieces *self,
                   const struct board_type *board,
                   struct found found[FOLD_ITEMS])
{
    int count = 0;

    for (int i = 0; board->parts[i].group; i++) {
        if (self->piece[i] != i)
            continue;
        if (count == FOLD_ITEMS)
            return 0;
        found[count].name = i;
        found[count].area = area_of(self, board, i);
        found[count].band = found[count].area.top;
        count++;
    }
    return count;
}

static int share_height(struct layout_area a, struct layout_area b)
{
    return a.top < b.bottom && b.top < a.bottom;
}

/* The top of the highest that is reached from one to the next. */
static void find_bands(struct found *found, int count)
{
    for (int pass = 0; pass < count; pass++)
        for (int i = 0; i < count; i++)
            for (int k = 0; k < count; k++)
                if (share_height(found[i].area, found[k].area)
                    && found[k].band < found[i].band)
                    found[i].band = found[k].band;
}

static int is_before(const struct found *a, const struct found *b)
{
    if (a->band != b->band)
        return a->band < b->band;
    if (a->area.left != b->area.left)
        return a->area.left < b->area.left;
    return a->area.top < b->area.top;
}

static void sort(struct found *found, int count)
{
    for (int i = 1; i < count; i++)
        for (int k = i; k > 0 && is_before(&found[k], &found[k - 1]); k--) {
            struct found other = found[k];

            found[k] = found[k - 1];
            found[k - 1] = other;
        }
}

static int is_long(const struct board_type *board, const struct part *part)
{
    return painter_for(part)->is_in_rows
        && part->number != PART_ALONE
        && board_find(board, part->group).count >= ROW_LEAST;
}

int layout_pieces_half(const struct board_type *board, int part)
{
    struct parts group = board_find(board, board->parts[part].group);

    return 2 * (part - group.first) >= group.count + group.count % 2;
}

/* The area of one half; nowhere if another kind of part is in the piece. */
static struct layout_area half_area(const struct layout_pieces *self,
                                    const struct board_type *board,
                                    int piece, int half)
{
    struct layout_area area = self->area[piece];
    int found = 0;

    for (int i = 0; board->parts[i].group; i++) {
        struct layout_area own = layout_pieces_area(&board->parts[i]);

        if (self->piece[i] != piece)
            continue;
        if (!is_long(board, &board->parts[i]))
            return (struct layout_area){0, 0, 0, 0};
        if (layout_pieces_half(board, i) == half)
            area = found++ ? layout_pieces_join(area, own) : own;
    }
    return area;
}

/* LEDs and switches may have different numbers: then no line parts them. */
static void halve(struct layout_pieces *self, const struct board_type *board)
{
    for (int i = 0; i < self->count; i++) {
        struct layout_area first = half_area(self, board, i, 0);
        struct layout_area second = half_area(self, board, i, 1);

        self->half_x[i] = first.right < second.left
                        ? second.left - first.left : 0;
    }
}

static void find_array(struct layout_pieces *self,
                       const struct board_type *board)
{
    int matrix = board->pointer
               ? board_find(board, board->pointer->matrix).first : -1;

    for (int i = 0; i < self->count; i++)
        self->is_array[i] = matrix >= 0 && self->piece[matrix] == i;
    for (int i = 0; board->parts[i].group; i++)
        if (self->piece[i] >= 0 && i != matrix)
            self->is_array[self->piece[i]] = 0;
}

/* New names are kept apart from old ones until all have changed. */
static void number(struct layout_pieces *self, const struct found *found)
{
    for (int i = 0; i < self->count; i++) {
        rename_piece(self, found[i].name, BOARD_PARTS_MAX + i);
        self->area[i] = found[i].area;
    }
    for (int i = 0; i < self->count; i++)
        rename_piece(self, BOARD_PARTS_MAX + i, i);
}

void layout_pieces_cut(struct layout_pieces *self,
                       const struct board_type *board,
                       const uint8_t is_here[BOARD_PARTS_MAX])
{
    struct found found[FOLD_ITEMS] = {{0}};

    gather(self, board, is_here);
    self->count = collect(self, board, found);
    if (!self->count)
        return;
    find_bands(found, self->count);
    sort(found, self->count);
    number(self, found);
    halve(self, board);
    find_array(self, board);
}
