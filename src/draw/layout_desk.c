/* layout_desk.c - the blocks of a machine, and the best arrangement of them.
 *
 * All ways are compared: every width of the monitors' glass from small to
 * large, every way to fold the boards, every way to set the blocks beside and
 * below each other in their order (fold.h). Each is a rectangle, and so tells
 * how large a millimetre can be. The best has the highest score, a sum in
 * which what is twice as large gains a ONE times a weight:
 *
 *    parts       2
 *    a monitor   as its kind has it (struct painter_glass); some more until
 *                it has its share of the room, and 6 more as long as its
 *                letters cannot be read
 *
 * Bends count against it: in a wide room a board that is folded must have
 * parts two thirds larger, or it stays as it was made. An upright one may be
 * a telephone, where all that is gained counts. The shape of the room decides,
 * not the number of its pixels, which may be small; print alone asks how large
 * they are to a person.
 */
#include "draw/layout_desk.h"

#include "draw/painter.h"

enum {
    BETWEEN = 40,                       /* blocks, with room for shadows */
    AROUND = 25,                        /* to the edge of the picture */
    EDGE = 30,                          /* of a board around its parts */
    BESIDE_PARTS = 3, BESIDE_TAKEN = 2, /* a small one will do */

    GLASS_LEAST = 100, GLASS_MOST = 4000, GLASS_STEP = 14,      /* 1/14 */

    WEIGHT_MM = 2, WEIGHT_LETTERS = 6,
    PRINT_WIDTH = 380, PRINT_HEIGHT = 370,      /* of a room, as a person
                                         * sees it: in a smaller one print is
                                         * not looked at, */
    PRINT_NARROW = 400,                 /* nor in a narrow one, whose width
                                         * the glass needs */
    SHARE_UPRIGHT = 80, SHARE_WIDE = 50,        /* percent of the lesser
                                                 * side of the room */

    ONE = 256,                          /* a doubling, in a score */
    BEND = 16,                          /* of it: parts 2 % smaller */
    FOLDED = 24, FOLDED_UPRIGHT = 2,    /* bends of a folded board */
    HALVED = 3,                         /* of a row in two */
    ARRAY = 30,                         /* of one whose array is not larger */
};

static struct layout_block *add_block(struct layout_desk *self,
                                      struct layout_block block)
{
    self->block[self->count] = block;
    return &self->block[self->count++];
}

/* Blocks of parts that stand on the desk by themselves. */
static void find_on_desk(struct layout_desk *self, enum part_place place,
                         enum layout_block_kind kind)
{
    const struct part *parts = self->machine->board->parts;

    for (int i = 0; parts[i].group && self->count < LAYOUT_BLOCKS; i++)
        if (part_type(&parts[i])->place == place)
            add_block(self, (struct layout_block){.kind = kind, .part = i});
}

static int is_on_desk(const struct part *part)
{
    return part_type(part)->place != PLACE_BOARD;
}

/* A ground is given as parts are: by its middle and its size. */
static struct layout_area ground_area(const struct board_ground *ground)
{
    return layout_pieces_area(&(struct part){
        .x_mm = ground->x_mm, .y_mm = ground->y_mm,
        .width_mm = ground->width_mm, .height_mm = ground->height_mm,
    });
}

/* By its middle: a part may stand out over the edge of its ground. */
static int is_within(const struct part *part, struct layout_area area)
{
    return 10 * part->x_mm >= area.left && 10 * part->x_mm < area.right
        && 10 * part->y_mm >= area.top && 10 * part->y_mm < area.bottom;
}

/* A ground grows where a part with its edge would stand out. */
static void take_part(struct layout_block *block, const struct part *parts,
                      int i)
{
    struct layout_area edge = layout_pieces_area(&parts[i]);

    edge.left -= EDGE;
    edge.top -= EDGE;
    edge.right += EDGE;
    edge.bottom += EDGE;
    block->is_here[i] = 1;
    block->area = layout_pieces_join(block->area, edge);
}

static void add_ground(struct layout_desk *self,
                       const struct board_ground *ground)
{
    const struct part *parts = self->machine->board->parts;
    struct layout_area area = ground_area(ground);
    struct layout_block *block = add_block(self, (struct layout_block){
        .kind = BLOCK_GROUND, .ground = ground->kind, .area = area});

    for (int i = 0; parts[i].group; i++)
        if (!is_on_desk(&parts[i]) && is_within(&parts[i], area))
            take_part(block, parts, i);
}

/* A board without a list of grounds is one circuit board. */
static void find_grounds(struct layout_desk *self,
                         enum board_ground_kind kind)
{
    const struct board_type *board = self->machine->board;
    const struct board_ground whole[] = {
        {GROUND_PCB, board->width_mm / 2, board->height_mm / 2,
         board->width_mm, board->height_mm},
        {0},
    };
    const struct board_ground *ground = board->grounds ? board->grounds
                                                       : whole;

    for (; ground->kind != GROUND_DESK && self->count < LAYOUT_BLOCKS;
         ground++)
        if (ground->kind == kind)
            add_ground(self, ground);
}

static int has_place(const struct layout_desk *self, int part)
{
    for (int b = 0; b < self->count; b++)
        if (self->block[b].is_here[part])
            return 1;
    return 0;
}

/* A part that lies on no ground is put on the last one, a circuit board. */
static void take_strays(struct layout_desk *self)
{
    const struct part *parts = self->machine->board->parts;

    for (int i = 0; parts[i].group && self->count; i++)
        if (!is_on_desk(&parts[i]) && !has_place(self, i))
            take_part(&self->block[self->count - 1], parts, i);
}

/* In the order in which they are set up: what is looked at comes first. */
void layout_desk_find(struct layout_desk *self,
                      const struct machine_type *machine)
{
    self->machine = machine;
    self->count = 0;
    find_on_desk(self, PLACE_MONITOR, BLOCK_MONITOR);
    find_grounds(self, GROUND_KEYBOARD);
    find_on_desk(self, PLACE_BESIDE, BLOCK_BESIDE);
    find_grounds(self, GROUND_PCB);
    take_strays(self);
}

int layout_desk_glass_height(const struct layout_desk *self, int part,
                             int width)
{
    const struct part *monitor = &self->machine->board->parts[part];

    return painter_for(monitor)->glass->height(self->machine, width);
}

int layout_desk_zoom(int length, int alternative)
{
    return length * (4 + alternative) / 4;
}

/* What a finger points at may be larger on a folded board than it was made;
 * the bends make that worth as much as if all parts were larger. */
static void offer_array(struct fold *fold, int width, int height)
{
    static const uint8_t bends[] = {ARRAY, ARRAY * 9 / 20, 0};

    for (int i = 0; i < 3; i++)
        fold_offer(fold, layout_desk_zoom(width, i),
                   layout_desk_zoom(height, i), bends[i]);
}

/* A long row may have one half below the other. */
static void offer_piece(struct fold *fold, const struct layout_pieces *pieces,
                        int piece)
{
    struct layout_area area = pieces->area[piece];
    int width = area.right - area.left, height = area.bottom - area.top;
    int half = pieces->half_x[piece];

    if (pieces->is_array[piece]) {
        offer_array(fold, width, height);
        return;
    }
    fold_offer(fold, width, height, 0);
    if (half)
        fold_offer(fold, width - half > half ? width - half : half,
                   2 * height + LAYOUT_DOWN, HALVED);
}

/* Cuts a board into pieces, and offers all of them to a fold. */
static void offer_pieces(const struct layout_desk *self, int block,
                         struct layout_pieces *pieces, struct fold *fold)
{
    layout_pieces_cut(pieces, self->machine->board,
                      self->block[block].is_here);
    fold_begin(fold, LAYOUT_ACROSS, LAYOUT_DOWN);
    for (int i = 0; i < pieces->count; i++) {
        fold_add(fold);
        offer_piece(fold, pieces, i);
    }
}

struct sizes {                          /* of one block */
    int count;
    struct layout_size size[FOLD_SHAPES];
    int bends[FOLD_SHAPES];
};

static struct layout_size with_edge(const struct fold_shape *shape)
{
    return (struct layout_size){
        shape->width + 2 * LAYOUT_SIDE,
        shape->height + LAYOUT_ABOVE + LAYOUT_BELOW,
    };
}

static void add_size(struct sizes *sizes, struct layout_size size, int bends)
{
    if (sizes->count == FOLD_SHAPES)
        return;
    sizes->size[sizes->count] = size;
    sizes->bends[sizes->count++] = bends;
}

/* The sizes of a board in all its folds; none where it is one piece. With an
 * array the array's own bends count instead of those for being folded. */
static void find_folds(const struct layout_desk *self, int block,
                       struct sizes *sizes, int folded)
{
    struct layout_pieces pieces;
    struct fold fold;

    offer_pieces(self, block, &pieces, &fold);
    if (pieces.count < 2)
        return;

    const struct fold_span *whole = fold_make(&fold);
    int has_array = 0;

    for (int i = 0; i < pieces.count; i++)
        has_array |= pieces.is_array[i];
    for (int i = 0; i < whole->count; i++)
        add_size(sizes, with_edge(&whole->shape[i]),
                 whole->shape[i].bends + (has_array ? 0 : folded));
}

struct layout_size layout_desk_unfold(const struct layout_desk *self,
                                      int block,
                                      struct layout_pieces *pieces,
                                      struct fold_place place[FOLD_ITEMS])
{
    int shape = self->place[block].alternative - 1;
    const struct fold_span *whole;
    struct fold fold;

    offer_pieces(self, block, pieces, &fold);
    whole = fold_make(&fold);
    fold_place(&fold, shape, place);
    for (int i = 0; i < pieces->count; i++) {
        place[i].x += LAYOUT_SIDE;
        place[i].y += LAYOUT_ABOVE;
    }
    return with_edge(&whole->shape[shape]);
}

struct layout_size layout_desk_beside(const struct layout_desk *self,
                                       int block)
{
    const struct part *part =
        &self->machine->board->parts[self->block[block].part];

    return (struct layout_size){
        10 * part->width_mm * BESIDE_TAKEN / BESIDE_PARTS,
        10 * part->height_mm * BESIDE_TAKEN / BESIDE_PARTS,
    };
}

static struct layout_size as_made(const struct layout_block *block)
{
    return (struct layout_size){block->area.right - block->area.left,
                                block->area.bottom - block->area.top};
}

/* Those that do not depend on the size of the glass. A keyboard is never
 * folded. */
static void find_sizes(const struct layout_desk *self, struct sizes *sizes,
                       int folded)
{
    for (int b = 0; b < self->count; b++) {
        const struct layout_block *block = &self->block[b];

        sizes[b] = (struct sizes){0};
        if (block->kind == BLOCK_BESIDE)
            add_size(&sizes[b], layout_desk_beside(self, b), 0);
        if (block->kind == BLOCK_GROUND)
            add_size(&sizes[b], as_made(block), 0);
        if (block->kind == BLOCK_GROUND && block->ground == GROUND_PCB)
            find_folds(self, b, &sizes[b], folded);
    }
}

static void offer_sizes(struct fold *fold, const struct sizes *sizes)
{
    fold_add(fold);
    for (int i = 0; i < sizes->count; i++)
        fold_offer(fold, sizes->size[i].width, sizes->size[i].height,
                   sizes->bends[i]);
}

/* All blocks, the monitors with a glass this wide; edges as in layout.c. */
static void offer_blocks(const struct layout_desk *self, struct fold *fold,
                         const struct sizes *sizes, int glass)
{
    int edge = glass / 32;

    fold_begin(fold, BETWEEN, BETWEEN);
    for (int b = 0; b < self->count; b++) {
        const struct layout_block *block = &self->block[b];

        if (block->kind != BLOCK_MONITOR) {
            offer_sizes(fold, &sizes[b]);
            continue;
        }
        fold_add(fold);
        fold_offer(fold, glass + 2 * edge,
                   layout_desk_glass_height(self, block->part, glass)
                   + 4 * edge, 0);
    }
}

/* The binary logarithm, in ONEs, with straight lines between powers of two:
 * less than a tenth of a doubling off, monotone, and without floating
 * point. */
static int doublings(int number)
{
    int whole = 0;

    if (number < 1)
        return -ONE;
    while (number >> (whole + 1))
        whole++;
    return whole * ONE
         + (int)(((int64_t)number * ONE >> whole) - ONE);
}

/* How many doublings a number is short of what is enough; 0: it is not. */
static int doublings_short_of(int number, int enough)
{
    return number < enough ? doublings(enough) - doublings(number) : 0;
}

static int is_upright(struct layout_size room)
{
    return room.height > room.width;
}

/* The width at which a glass has its share of the room. */
static int share_px(struct layout_size room)
{
    return is_upright(room) ? room.width * SHARE_UPRIGHT / 100
                            : room.height * SHARE_WIDE / 100;
}

static int short_of_print(const struct layout_desk *self,
                          const struct painter_glass *glass,
                          struct layout_size room, int mm)
{
    int is_narrow = 2 * room.height > 3 * room.width;
    int least = is_narrow ? PRINT_NARROW : PRINT_WIDTH;

    return 100 * room.width >= least * self->scale
        && 100 * room.height >= PRINT_HEIGHT * self->scale
         ? doublings_short_of(100 * mm, glass->print_mm * self->scale) : 0;
}

static int score_monitor(const struct layout_desk *self, int block,
                         struct layout_size room, int mm, int glass_px)
{
    const struct part *part = &self->machine->board->parts
                                  [self->block[block].part];
    const struct painter_glass *glass = painter_for(part)->glass;

    return glass->weight * doublings(glass_px)
         - glass->weight_of_share * doublings_short_of(glass_px, share_px(room))
         - glass->weight_of_print * short_of_print(self, glass, room, mm)
         - WEIGHT_LETTERS * doublings_short_of(glass_px, glass->readable_px);
}

static int score(const struct layout_desk *self, struct layout_size room,
                 int mm, int glass, int bends)
{
    int glass_px = (int)((int64_t)glass * mm / 10 / CANVAS_PX);
    int sum = WEIGHT_MM * doublings(mm) - BEND * bends;

    for (int b = 0; b < self->count; b++)
        if (self->block[b].kind == BLOCK_MONITOR)
            sum += score_monitor(self, b, room, mm, glass_px);
    return sum;
}

/* The most sub-pixels to a millimetre with which a shape fits the room. */
static int fitting_mm(struct layout_size room, const struct fold_shape *shape)
{
    int across = 10 * CANVAS_PX * room.width / (shape->width + 2 * AROUND);
    int down = 10 * CANVAS_PX * room.height / (shape->height + 2 * AROUND);

    return across < down ? across : down;
}

struct best {
    int score, mm, glass, shape;
};

/* Ties go to the one found first, which has the smaller glass. */
static void keep_best_shape(const struct layout_desk *self,
                            struct layout_size room,
                            const struct fold_span *whole, int glass,
                            struct best *best)
{
    for (int i = 0; i < whole->count; i++) {
        int mm = fitting_mm(room, &whole->shape[i]);
        int found = score(self, room, mm, glass, whole->shape[i].bends);

        if (best->mm == 0 || found > best->score)
            *best = (struct best){found, mm, glass, i};
    }
}

static int has_monitor(const struct layout_desk *self)
{
    return self->count > 0 && self->block[0].kind == BLOCK_MONITOR;
}

/* The fold of the winner is made again instead of kept: a fold has many
 * kilobytes, and one more is a small share of the search. */
void layout_desk_arrange(struct layout_desk *self, int width, int height,
                         int scale)
{
    struct sizes sizes[LAYOUT_BLOCKS];
    struct fold fold;
    struct best best = {0, 0, 0, 0};
    struct layout_size room = {width, height};
    const struct fold_span *whole;

    self->scale = scale;
    find_sizes(self, sizes, is_upright(room) ? FOLDED_UPRIGHT : FOLDED);
    for (int glass = GLASS_LEAST; glass < GLASS_MOST;
         glass += glass / GLASS_STEP) {
        offer_blocks(self, &fold, sizes, glass);
        keep_best_shape(self, room, fold_make(&fold), glass, &best);
        if (!has_monitor(self))
            break;
    }
    offer_blocks(self, &fold, sizes, best.glass);
    whole = fold_make(&fold);
    self->glass = best.glass;
    self->mm = best.mm;
    self->width = whole->shape[best.shape].width;
    self->height = whole->shape[best.shape].height;
    fold_place(&fold, best.shape, self->place);
}
