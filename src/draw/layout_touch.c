/* layout_touch.c - the bounds of the parts of a layout.
 *
 * A reach that is too small cuts a painter off, one too large makes every
 * change redraw more; it is made of the body, the halo that the painter
 * asks for and the printed name. Touch boxes of two inputs never overlap:
 * each grows by up to FINGER, but not beyond half the gap to the next.
 */
#include "draw/layout_touch.h"

#include <string.h>

#include "draw/ink.h"
#include "draw/painter.h"

enum {
    FINGER = 46,                        /* tenths of a millimetre around a
                                         * part, where others leave room */
    LETTER = 20,                        /* the width of one, generously */
    LEG_NAMES = 160,                    /* beside a chip */
    NAME_PX = 12,                       /* the least height of a name */
};

struct margin {                         /* tenths of a millimetre */
    int across, down;
};

/* Half of a name that is wider than its part stands out on either side. */
static int overhang(const struct part *part)
{
    char name[PART_NAME_MAX];
    int over;

    board_part_name(part, name);
    over = ((int)strlen(name) * LETTER - 10 * part->width_mm) / 2;
    return over > 0 ? over : 0;
}

/* A name takes 5 mm above or below, and its overhang to the sides. */
static struct margin margin_of(const struct part *part)
{
    const struct painter *painter = painter_for(part);
    int around = painter->halo + painter->halo_of_width * part->width_mm;

    if (!painter->has_name)
        return (struct margin){around, around};
    return (struct margin){canvas_max(around, overhang(part) + 10),
                           canvas_max(around, 50)};
}

static struct canvas_box grown(struct canvas_box box, int across, int down)
{
    return (struct canvas_box){box.left - across, box.top - down,
                               box.width + 2 * across,
                               box.height + 2 * down};
}

/* The pixels that a box touches, those of them in the room. Unlike
 * canvas_rect_both the result lies inside the room even where it is empty. */
static struct canvas_rect in_room(struct canvas_rect room,
                                  struct canvas_box box)
{
    int right = room.left + room.width, bottom = room.top + room.height;
    int x0 = (int)ink_between(room.left, ink_floor(box.left), right);
    int y0 = (int)ink_between(room.top, ink_floor(box.top), bottom);
    int x1 = (int)ink_between(x0, ink_ceil(box.left + box.width), right);
    int y1 = (int)ink_between(y0, ink_ceil(box.top + box.height), bottom);

    return (struct canvas_rect){x0, y0, x1 - x0, y1 - y0};
}

/* The names of its legs stand beside a chip. */
static int has_named_legs(const struct layout *self, int part)
{
    const struct board_package *package = self->machine->board->package;
    struct parts chip = {0, 0};

    if (package)
        chip = board_find(self->machine->board, package->part);
    return chip.count == 1 && chip.first == part;
}

/* In a small picture a name is still NAME_PX high, so the margin never gets
 * smaller than that. */
static struct canvas_rect measure_reach(const struct layout *self, int part)
{
    struct margin margin = margin_of(painter_part(self, part));

    if (has_named_legs(self, part))
        margin.across = LEG_NAMES;

    int down = canvas_max(painter_mm(self, margin.down), NAME_PX * CANVAS_PX);
    int across = canvas_max(painter_mm(self, margin.across),
                            NAME_PX * CANVAS_PX);

    return in_room(self->room, grown(self->part[part], across, down));
}

static int is_pointer_matrix(const struct layout *self, int part)
{
    const struct board_type *board = self->machine->board;

    return board->pointer
        && board_find(board, board->pointer->matrix).first == part;
}

/* The box around all squares of a matrix, without its frame. */
static struct canvas_box squares_of(const struct layout *self, int part)
{
    struct canvas_box low = layout_square_box(self, part, 0);
    struct canvas_box high = layout_square_box(self, part,
                                               MATRIX_SIDE * MATRIX_SIDE - 1);

    return (struct canvas_box){low.left, high.top,
                               high.left + high.width - low.left,
                               low.top + low.height - high.top};
}

/* What a finger works, as large as it looks; empty if there is nothing. A
 * monitor is clicked to look under its cover. */
static struct canvas_box worked_area(const struct layout *self, int part)
{
    const struct part_type *type = part_type(painter_part(self, part));

    if (type->use == USE_POINT && is_pointer_matrix(self, part))
        return squares_of(self, part);
    if (type->input_pins || type->place == PLACE_MONITOR)
        return self->part[part];
    return (struct canvas_box){0, 0, 0, 0};
}

struct growth {                         /* to each side */
    int left, top, right, bottom;
};

/* Half of a gap is the most that one side may take of it. */
static void limit_growth(int *growth, int gap)
{
    int most = gap > 0 ? gap / 2 : 0;

    if (*growth > most)
        *growth = most;
}

/* Two boxes meet half way, along the axis on which they are farther apart;
 * along the other one they may grow past each other. */
static void stay_clear(struct growth *growth, struct canvas_box box,
                       struct canvas_box other)
{
    int left = box.left - (other.left + other.width);
    int right = other.left - (box.left + box.width);
    int top = box.top - (other.top + other.height);
    int bottom = other.top - (box.top + box.height);

    if (canvas_max(left, right) >= canvas_max(top, bottom)) {
        if (left > right)
            limit_growth(&growth->left, left);
        else
            limit_growth(&growth->right, right);
    } else if (top > bottom) {
        limit_growth(&growth->top, top);
    } else {
        limit_growth(&growth->bottom, bottom);
    }
}

static struct canvas_box touch_of(const struct layout *self, int part)
{
    int most = painter_mm(self, FINGER);
    struct growth growth = {most, most, most, most};
    struct canvas_box box = worked_area(self, part);

    if (!part_is_input(painter_part(self, part)))
        return box;
    for (int i = 0; i < self->count; i++) {
        struct canvas_box other = worked_area(self, i);

        if (i != part && other.width)
            stay_clear(&growth, box, other);
    }
    return (struct canvas_box){
        box.left - growth.left, box.top - growth.top,
        box.width + growth.left + growth.right,
        box.height + growth.top + growth.bottom,
    };
}

void layout_touch_make(struct layout *self)
{
    for (int i = 0; i < self->count; i++) {
        self->reach[i] = measure_reach(self, i);
        self->touch[i] = touch_of(self, i);
    }
}
