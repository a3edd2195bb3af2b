/* layout_pieces.c - groups the parts that belong together on a piece of ground.
 *
 * While pieces are gathered, each is named by the number of one of its parts.
 * Then they are sorted in reading order and numbered from 0. There are few
 * parts, so everything is quadratic and plain.
 */
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

/* Whether a part is one of the buttons that stand as a cross. */
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

static int areas_overlap(struct layout_area a, struct layout_area b)
{
    return a.left < b.right && b.left < a.right
        && a.top < b.bottom && b.top < a.bottom;
}

static int same_group(const struct part *a, const struct part *b)
{
    return a->number != PART_ALONE && text_same(a->group, b->group);
}

/* An LED right above a switch of the same number, or the other way round:
 * such rows are read together. */
static int same_column(const struct part *a, const struct part *b)
{
    return a->number != PART_ALONE && a->number == b->number
        && a->x_mm == b->x_mm
        && a->kind != b->kind
        && painter_for(a)->is_in_rows && painter_for(b)->is_in_rows;
}

/* Whether a fold must not separate two parts. */
static int belong(const struct board_type *board, const struct part *a,
                  const struct part *b)
{
    return same_group(a, b) || same_column(a, b)
        || areas_overlap(layout_pieces_area(a), layout_pieces_area(b))
        || (is_in_cross(board, a) && is_in_cross(board, b));
}

static void rename_piece(struct layout_pieces *self, int from, int to)
{
    for (int i = 0; i < BOARD_PARTS_MAX; i++)
        if (self->piece[i] == from)
            self->piece[i] = to;
}

/* Joins each part with all earlier ones that it belongs to; a part may so
 * connect two pieces. The relation need not be transitive, pieces are. */
static void join_belonging(struct layout_pieces *self,
                           const struct board_type *board,
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

static struct layout_area piece_area(const struct layout_pieces *self,
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

/* A piece is listed at the part that names it. 0: more than can be folded. */
static int collect_pieces(const struct layout_pieces *self,
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
        found[count].area = piece_area(self, board, i);
        found[count].band = found[count].area.top;
        count++;
    }
    return count;
}

static int share_height(struct layout_area a, struct layout_area b)
{
    return a.top < b.bottom && b.top < a.bottom;
}

/* Pieces that share some height are one band, and so are all that are
 * connected in this way; a band is named by its highest top. After as many
 * passes as there are pieces nothing changes any more. */
static void find_bands(struct found *found, int count)
{
    for (int pass = 0; pass < count; pass++)
        for (int i = 0; i < count; i++)
            for (int k = 0; k < count; k++)
                if (share_height(found[i].area, found[k].area)
                    && found[k].band < found[i].band)
                    found[i].band = found[k].band;
}

/* Bands from top to bottom, within one from left to right. */
static int is_read_before(const struct found *a, const struct found *b)
{
    if (a->band != b->band)
        return a->band < b->band;
    if (a->area.left != b->area.left)
        return a->area.left < b->area.left;
    return a->area.top < b->area.top;
}

/* Insertion sort of at most FOLD_ITEMS. */
static void sort_in_reading_order(struct found *found, int count)
{
    for (int i = 1; i < count; i++)
        for (int k = i; k > 0 && is_read_before(&found[k], &found[k - 1]);
             k--) {
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

/* Of an odd number the first half has one more. */
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

/* A row is halved where all of its second half is to the right of its first.
 * LEDs and switches may have different numbers: then there is no such
 * line. */
static void halve(struct layout_pieces *self, const struct board_type *board)
{
    for (int i = 0; i < self->count; i++) {
        struct layout_area first = half_area(self, board, i, 0);
        struct layout_area second = half_area(self, board, i, 1);

        self->half_x[i] = first.right < second.left
                        ? second.left - first.left : 0;
    }
}

/* The matrix that is pointed at, if it is a piece of its own. */
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

/* New numbers are kept apart from old names until all have changed, beyond
 * any part's number. */
static void number_pieces(struct layout_pieces *self, const struct found *found)
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

    join_belonging(self, board, is_here);
    self->count = collect_pieces(self, board, found);
    if (!self->count)
        return;
    find_bands(found, self->count);
    sort_in_reading_order(found, self->count);
    number_pieces(self, found);
    halve(self, board);
    find_array(self, board);
}
