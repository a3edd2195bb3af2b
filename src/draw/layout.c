/* layout.c - places the parts of a machine in a picture of any shape.
 *
 * Three steps: layout_desk.c decides how large a millimetre is and where the
 * blocks stand, in tenths of a millimetre; here that becomes boxes in
 * sub-pixels for every part and panel; layout_touch.c then adds how far each
 * part reaches and where a finger works it.
 */
#include "draw/layout.h"

#include "draw/layout_desk.h"
#include "draw/layout_touch.h"
#include "draw/painter.h"
#include "parts/picture.h"

enum {
    ROOM_LEAST_PX = 80, MM_LEAST = CANVAS_PX / 5,
    CRISP_MM = 2 * CANVAS_PX,           /* bodies get whole pixels */
    FRAME_PARTS = 46, SQUARE_PARTS = 5, /* a matrix has 8 squares of 5 parts
                                         * and a frame of 3 */
};

struct spot {                           /* tenths of a millimetre */
    int x, y;
};

static int nearest(int number, int unit)
{
    return (number + unit / 2) / unit * unit;
}

/* Rounds a length to whole pixels about its rounded middle. All sizes are
 * even, so that what shares a middle on the board shares it in the picture. */
static void crisp(int *from, int *size)
{
    int middle = nearest(*from + *size / 2, CANVAS_PX);

    *size = nearest(*size, 2 * CANVAS_PX);
    if (*size < 2 * CANVAS_PX)
        *size = 2 * CANVAS_PX;
    *from = middle - *size / 2;
}

/* An area of the desk as a box in the picture. */
static struct canvas_box body(const struct layout *self,
                              struct canvas_spot origin,
                              struct layout_area area)
{
    struct canvas_box box = {
        origin.x + painter_mm(self, area.left),
        origin.y + painter_mm(self, area.top),
        painter_mm(self, area.right - area.left),
        painter_mm(self, area.bottom - area.top),
    };

    if (self->mm >= CRISP_MM) {
        crisp(&box.left, &box.width);
        crisp(&box.top, &box.height);
    }
    return box;
}

static struct layout_area shifted_area(struct layout_area area, struct spot by)
{
    return (struct layout_area){area.left + by.x, area.top + by.y,
                                area.right + by.x, area.bottom + by.y};
}

static void add_panel(struct layout *self, struct canvas_spot origin,
                      const struct layout_block *block,
                      struct layout_area area)
{
    if (self->panels < LAYOUT_PANELS)
        self->panel[self->panels++] = (struct layout_panel){
            block->ground, body(self, origin, area)};
}

/* A board as its vendor made it: one panel, all parts at their distances. */
static void put_as_made(struct layout *self, const struct layout_desk *desk,
                        int block, struct canvas_spot origin)
{
    const struct layout_block *board = &desk->block[block];
    struct spot by = {desk->place[block].x - board->area.left,
                      desk->place[block].y - board->area.top};

    add_panel(self, origin, board, shifted_area(board->area, by));
    for (int i = 0; i < self->count; i++)
        if (board->is_here[i])
            self->part[i] = body(self, origin, shifted_area(
                layout_pieces_area(&self->machine->board->parts[i]), by));
}

/* Where a part comes to lie with its piece, from the top left of a folded
 * board. An array is the one part of its piece and fills it, enlarged; in a
 * row cut in two, parts of the second half go below the first. */
static struct layout_area folded(const struct board_type *board,
                                 const struct layout_pieces *pieces,
                                 const struct fold_place *place, int part)
{
    int piece = pieces->piece[part];
    struct fold_place at = place[piece];
    struct layout_area all = pieces->area[piece];
    int width = all.right - all.left, height = all.bottom - all.top;
    struct spot by = {at.x - all.left, at.y - all.top};

    if (pieces->is_array[piece])
        return (struct layout_area){
            at.x, at.y, at.x + layout_desk_zoom(width, at.alternative),
            at.y + layout_desk_zoom(height, at.alternative)};
    if (at.alternative && layout_pieces_half(board, part)) {
        by.x -= pieces->half_x[piece];
        by.y += height + LAYOUT_DOWN;
    }
    return shifted_area(layout_pieces_area(&board->parts[part]), by);
}

/* Runs the fold of this board once more, now for its places; that is cheaper
 * than keeping the folds of all boards while the desk is arranged. */
static void put_folded(struct layout *self, const struct layout_desk *desk,
                       int block, struct canvas_spot origin)
{
    struct fold_place at = desk->place[block];
    struct fold_place place[FOLD_ITEMS] = {{0}};
    struct layout_pieces pieces;
    struct layout_size size = layout_desk_unfold(desk, block, &pieces,
                                                 place);

    add_panel(self, origin, &desk->block[block],
              (struct layout_area){at.x, at.y, at.x + size.width,
                                   at.y + size.height});
    for (int i = 0; i < self->count; i++)
        if (pieces.piece[i] >= 0)
            self->part[i] = body(self, origin, shifted_area(
                folded(self->machine->board, &pieces, place, i),
                (struct spot){at.x, at.y}));
    self->is_folded = 1;
}

/* The width of a glass, at most what is given: a whole number of the painter's
 * units where that loses no more than 8 %, for a sharp picture; else a
 * multiple of four. */
static int glass_px(const struct layout *self, int part, int width_px)
{
    const struct painter_glass *glass = painter_of(self, part)->glass;
    int unit = glass->unit ? glass->unit(self->machine) : 0;

    if (unit) {
        int whole = width_px / unit * unit;

        if (whole * 25 >= width_px * 23)
            return whole;
    }
    return width_px / 4 * 4;
}

/* In the middle of what the desk has given it. The edge of 1/32 of the glass
 * is the same as in layout_desk.c and layout_glass: all three must agree. */
static void put_monitor(struct layout *self, const struct layout_desk *desk,
                        int block, struct canvas_spot origin)
{
    int part = desk->block[block].part;
    int given = painter_mm(self, desk->glass) / CANVAS_PX;
    int glass = glass_px(self, part, given), edge = glass / 32;
    int width = glass + 2 * edge;
    int height = layout_desk_glass_height(desk, part, glass) + 4 * edge;
    int free_x = given + 2 * (given / 32) - width;
    int free_y = layout_desk_glass_height(desk, part, given)
               + 4 * (given / 32) - height;
    int left = origin.x + painter_mm(self, desk->place[block].x);
    int top = origin.y + painter_mm(self, desk->place[block].y);

    self->part[part] = (struct canvas_box){
        (left / CANVAS_PX + free_x / 2) * CANVAS_PX,
        (top / CANVAS_PX + free_y / 2) * CANVAS_PX,
        width * CANVAS_PX, height * CANVAS_PX,
    };
}

static void put_beside(struct layout *self, const struct layout_desk *desk,
                        int block, struct canvas_spot origin)
{
    struct fold_place at = desk->place[block];
    struct layout_size size = layout_desk_beside(desk, block);

    self->part[desk->block[block].part] = body(self, origin,
        (struct layout_area){at.x, at.y, at.x + size.width,
                             at.y + size.height});
}

static void put_block(struct layout *self, const struct layout_desk *desk,
                      int block, struct canvas_spot origin)
{
    switch (desk->block[block].kind) {
    case BLOCK_MONITOR:
        put_monitor(self, desk, block, origin);
        break;
    case BLOCK_BESIDE:
        put_beside(self, desk, block, origin);
        break;
    case BLOCK_GROUND:
        if (desk->place[block].alternative)
            put_folded(self, desk, block, origin);
        else
            put_as_made(self, desk, block, origin);
        break;
    }
}

static int count_parts(const struct board_type *board)
{
    int count = 0;

    while (count < BOARD_PARTS_MAX && board->parts[count].group)
        count++;
    return count;
}

/* The desk in the middle of the room. */
static void put_blocks(struct layout *self, const struct layout_desk *desk)
{
    struct canvas_rect room = self->room;
    struct canvas_spot origin = {
        room.left * CANVAS_PX
        + (room.width * CANVAS_PX - painter_mm(self, desk->width)) / 2,
        room.top * CANVAS_PX
        + (room.height * CANVAS_PX - painter_mm(self, desk->height)) / 2,
    };

    for (int b = 0; b < desk->count; b++)
        put_block(self, desk, b, origin);
}

int layout_make_scaled(struct layout *self, const struct machine_type *machine,
                       struct canvas_rect room, int scale)
{
    struct layout_desk desk;

    *self = (struct layout){.machine = machine, .room = room,
                            .count = count_parts(machine->board),
                            .letter_least = LAYOUT_LETTER_PX * CANVAS_PX
                                            * scale / 100};
    if (room.width < ROOM_LEAST_PX || room.height < ROOM_LEAST_PX)
        return 0;
    layout_desk_find(&desk, machine);
    if (!desk.count)
        return 0;
    layout_desk_arrange(&desk, room.width, room.height, scale);
    if (desk.mm < MM_LEAST)
        return 0;
    self->mm = desk.mm;
    put_blocks(self, &desk);
    layout_touch_make(self);
    return 1;
}

int layout_make(struct layout *self, const struct machine_type *machine,
                struct canvas_rect room)
{
    return layout_make_scaled(self, machine, room, 100);
}

static struct canvas_spot pixel_centre(int x, int y)
{
    return (struct canvas_spot){x * CANVAS_PX + CANVAS_PX / 2,
                                y * CANVAS_PX + CANVAS_PX / 2};
}

/* Touch boxes of inputs do not overlap (layout_touch.c), so the first found
 * is the only one. */
int layout_hit(const struct layout *self, int x, int y)
{
    for (int i = 0; i < self->count; i++)
        if (canvas_box_has(self->touch[i], pixel_centre(x, y)))
            return i;
    return -1;
}

/* 34 edges to the width: 32 of glass and one on either side, as put_monitor
 * has made it. */
struct canvas_box layout_glass(const struct layout *self, int part)
{
    struct canvas_box all = self->part[part];
    int edge = all.width / CANVAS_PX / 34 * CANVAS_PX;

    return (struct canvas_box){all.left + edge, all.top + edge,
                               all.width - 2 * edge, all.height - 4 * edge};
}

int layout_screen(const struct layout *self, int x, int y, int *screen_x,
                  int *screen_y)
{
    const struct board_type *board = self->machine->board;
    const struct part *screen = board_screen(board);
    struct canvas_spot at = pixel_centre(x, y);
    struct canvas_box glass;

    if (!screen)
        return 0;
    glass = layout_glass(self, (int)(screen - board->parts));
    if (!canvas_box_has(glass, at))
        return 0;
    *screen_x = (int)((int64_t)(at.x - glass.left)
                      * PICTURE_WIDTH / glass.width);
    *screen_y = (int)((int64_t)(at.y - glass.top)
                      * PICTURE_HEIGHT / glass.height);
    return 1;
}

int layout_square(const struct layout *self, int part, int x, int y)
{
    for (int i = 0; i < MATRIX_SIDE * MATRIX_SIDE; i++)
        if (canvas_box_has(layout_square_box(self, part, i),
                           pixel_centre(x, y)))
            return i;
    return -1;
}

/* As large as they can be in whole pixels, in the middle of the part; square
 * 0 (a1) is at the lower left. */
struct canvas_box layout_square_box(const struct layout *self, int part,
                                    int square)
{
    struct canvas_box box = self->part[part];
    int least = box.width < box.height ? box.width : box.height;
    int side = least * SQUARE_PARTS / FRAME_PARTS;
    int column = square % MATRIX_SIDE, row = square / MATRIX_SIDE;

    if (side > CANVAS_PX)
        side = side / CANVAS_PX * CANVAS_PX;
    return (struct canvas_box){
        box.left + (box.width - MATRIX_SIDE * side) / 2 + column * side,
        box.top + (box.height - MATRIX_SIDE * side) / 2
        + (MATRIX_SIDE - 1 - row) * side,
        side, side,
    };
}
