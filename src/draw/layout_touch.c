/* layout_touch.c - how far the parts of a layout reach. */
#include "draw/layout_touch.h"

#include <string.h>

#include "draw/painter.h"

enum {
    FINGER = 40,                        /* tenths of a millimetre around a
                                         * part, where others leave room */
    LETTER = 20,                        /* the width of one, generously */
    LEG_NAMES = 160,                    /* beside a chip */
    NAME_PX = 12,                       /* the least height of a name */
};

static const struct part *part_of(const struct layout *self, int part)
{
    return &self->machine->board->parts[part];
}

static int sub_pixels(const struct layout *self, int tenths)
{
    return self->mm * tenths / 10;
}

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

static int greater(int a, int b)
{
    return a > b ? a : b;
}

static struct margin margin_of(const struct part *part)
{
    const struct painter *painter = painter_for(part);
    int around = painter->halo + painter->halo_of_width * part->width_mm;

    if (!painter->has_name)
        return (struct margin){around, around};
    return (struct margin){greater(around, overhang(part) + 10),
                           greater(around, 50)};
}

static struct canvas_box grown(struct canvas_box box, int across, int down)
{
    return (struct canvas_box){box.left - across, box.top - down,
                               box.width + 2 * across,
                               box.height + 2 * down};
}

static int floor_px(int sub)
{
    return sub >= 0 ? sub / CANVAS_PX : -((CANVAS_PX - 1 - sub) / CANVAS_PX);
}

static int between(int number, int least, int most)
{
    return number < least ? least : number > most ? most : number;
}

static struct canvas_rect in_room(struct canvas_rect room,
                                  struct canvas_box box)
{
    int right = room.left + room.width, bottom = room.top + room.height;
    int x0 = between(floor_px(box.left), room.left, right);
    int y0 = between(floor_px(box.top), room.top, bottom);
    int x1 = between(floor_px(box.left + box.width + CANVAS_PX - 1),
                     x0, right);
    int y1 = between(floor_px(box.top + box.height + CANVAS_PX - 1),
                     y0, bottom);

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

static struct canvas_rect reach_of(const struct layout *self, int part)
{
    struct margin margin = margin_of(part_of(self, part));

    if (has_named_legs(self, part))
        margin.across = LEG_NAMES;

    int down = greater(sub_pixels(self, margin.down), NAME_PX * CANVAS_PX);
    int across = greater(sub_pixels(self, margin.across),
                         NAME_PX * CANVAS_PX);

    return in_room(self->room, grown(self->part[part], across, down));
}

static int is_pointed_at(const struct layout *self, int part)
{
    const struct board_type *board = self->machine->board;

    return board->pointer
        && board_find(board, board->pointer->matrix).first == part;
}

/* All squares of a matrix. */
static struct canvas_box squares_of(const struct layout *self, int part)
{
    struct canvas_box low = layout_square_box(self, part, 0);
    struct canvas_box high = layout_square_box(self, part,
                                               MATRIX_SIDE * MATRIX_SIDE - 1);

    return (struct canvas_box){low.left, high.top,
                               high.left + high.width - low.left,
                               low.top + low.height - high.top};
}

/* What a finger works, as large as it looks. */
static struct canvas_box touched(const struct layout *self, int part)
{
    const struct part_type *type = part_type(part_of(self, part));

    if (type->use == USE_POINT && is_pointed_at(self, part))
        return squares_of(self, part);
    if (type->input_pins || type->place == PLACE_MONITOR)
        return self->part[part];
    return (struct canvas_box){0, 0, 0, 0};
}

struct growth {                         /* to each side */
    int left, top, right, bottom;
};

static void limit(int *growth, int gap)
{
    int most = gap > 0 ? gap / 2 : 0;

    if (*growth > most)
        *growth = most;
}

/* Two boxes meet half way, on the side where they are farther apart. */
static void stay_clear(struct growth *growth, struct canvas_box box,
                       struct canvas_box other)
{
    int left = box.left - (other.left + other.width);
    int right = other.left - (box.left + box.width);
    int top = box.top - (other.top + other.height);
    int bottom = other.top - (box.top + box.height);

    if (greater(left, right) >= greater(top, bottom)) {
        if (left > right)
            limit(&growth->left, left);
        else
            limit(&growth->right, right);
    } else if (top > bottom) {
        limit(&growth->top, top);
    } else {
        limit(&growth->bottom, bottom);
    }
}

static struct canvas_box touch_of(const struct layout *self, int part)
{
    int most = sub_pixels(self, FINGER);
    struct growth growth = {most, most, most, most};
    struct canvas_box box = touched(self, part);

    if (!part_is_input(part_of(self, part)))
        return box;
    for (int i = 0; i < self->count; i++) {
        struct canvas_box other = touched(self, i);

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
        self->reach[i] = reach_of(self, i);
        self->touch[i] = touch_of(self, i);
    }
}
