/* layout.c - places the parts of a board on a grid of cells.
 *
 * Columns first: millimetres are scaled, and parts of even pitch get an
 * even pitch in cells. Then rows, which are in layout_rows.c. Both depend on
 * the size of the parts, so each size of the list is tried as a whole.
 */
#include "term/layout.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "player/legend.h"
#include "term/cells.h"
#include "term/layout_rows.h"
#include "term/layout_screen.h"

enum { FRAME = TERM_LAYOUT_FRAME, FINE = 64,    /* parts of a column */
       WHOLE = 99 };                            /* all legs of a package */

/* The largest first; at the end the array of LEDs and the chip shrink, one
 * for the other, and then the buttons lie flat. */
static const struct term_size sizes[] = {
    {23, 18, 3, 7, 3, 9, 5, 7, 8, 15, 6, 9, 5, WHOLE},
    {19, 15, 3, 5, 2, 9, 5, 5, 6, 11, 5, 7, 4, WHOLE},
    {13, 10, 2, 5, 2, 5, 3, 5, 5, 9, 5, 7, 3, WHOLE},
    {11, 8, 2, 3, 1, 5, 3, 3, 4, 7, 3, 5, 3, WHOLE},
    {9, 7, 1, 3, 1, 3, 3, 3, 3, 5, 3, 5, 3, WHOLE},
    {9, 7, 1, 3, 1, 3, 3, 3, 3, 5, 3, 5, 2, WHOLE},
    {9, 7, 1, 3, 1, 3, 3, 3, 3, 5, 3, 5, 2, 8},
    {9, 7, 1, 3, 1, 3, 3, 3, 3, 5, 3, 3, 1, WHOLE},
    {9, 7, 1, 3, 1, 3, 3, 3, 3, 5, 3, 3, 1, 6},
    {9, 7, 1, 3, 1, 3, 3, 3, 3, 5, 1, 3, 1, 6},
};

enum { SIZES = sizeof sizes / sizeof sizes[0] };

/* Whether a part is inside a run of parts with one role between them. */
static int shares_role(const struct machine_type *machine, int part)
{
    return legend_run(machine, part) > 1
        || (part > 0 && legend_run(machine, part - 1) > 1);
}

/* Sizes */

static int is_leg(const struct part *part)
{
    return term_cells_of(part)->is_leg;
}

/* The box gets its top from layout_rows.c. */
static void size_with_text(const struct term_layout *self,
                           const struct part *part, struct term_place *place)
{
    const struct term_cells *cells = term_cells_of(part);

    cells->size(self, self->size, part, &place->box);
    place->above = cells->above;
    place->below = cells->below;
    place->box.left = place->middle - place->box.width / 2;
}

/* Columns */

/* Millimetres as 64ths of a column from the board's left edge: rounding to
 * whole columns must wait until a group's pitch is known. */
static int fine_column(const struct term_layout *self, int x_mm)
{
    return FINE * FRAME + x_mm * FINE * (self->board.width - 2 * FRAME)
                          / self->machine->board->width_mm;
}

/* How many parts from this one on stand in even steps. */
static int even_run(const struct part *parts)
{
    int count = 1;

    while (legend_is_beside(&parts[0], &parts[count])
           && parts[count].x_mm - parts[count - 1].x_mm
              == parts[1].x_mm - parts[0].x_mm)
        count++;
    return count;
}

/* Legs may stand close; others keep a column of board between them. */
static int gap_beside(const struct part *part)
{
    return !is_leg(part);
}

/* The distance of neighbours in whole columns: rounded down, so that a group
 * stays within its place, or up if the parts would touch. */
static int cell_pitch(const struct term_layout *self, const struct part *part,
                      int fine_pitch)
{
    struct term_place place = {0};
    int pitch = fine_pitch / FINE;

    size_with_text(self, part, &place);
    return pitch >= place.box.width + gap_beside(part)
         ? pitch : (fine_pitch + FINE - 1) / FINE;
}

/* Parts in even steps, around the middle of where they are. */
static void place_run(struct term_layout *self, int first, int count,
                      int fine_shift)
{
    const struct part *parts = &self->machine->board->parts[first];
    int from = fine_column(self, parts[0].x_mm);
    int to = fine_column(self, parts[count - 1].x_mm);
    int pitch = count > 1 ? cell_pitch(self, parts, (to - from) / (count - 1))
                          : 0;
    int start = (fine_shift + (from + to) / 2
                 - pitch * FINE * (count - 1) / 2) / FINE;

    for (int i = 0; i < count; i++)
        self->places[first + i].middle = self->board.left + start
                                       + i * pitch;
}

/* What a leg hangs on: the nearest part on the same ground; or itself. */
static int leg_owner(const struct term_layout *self, int leg)
{
    const struct part *parts = self->machine->board->parts;
    int owner = leg, least = self->machine->board->width_mm;

    for (int i = 0; i < self->count; i++) {
        int away = abs(parts[i].x_mm - parts[leg].x_mm);

        if (away >= least || is_leg(&parts[i])
            || self->places[i].on != self->places[leg].on)
            continue;
        least = away;
        owner = i;
    }
    return owner;
}

/* A group may have moved a little to stand even; its legs move along, half
 * a column further, so that they are rounded to the nearest. */
static int shift_of(const struct term_layout *self, int leg)
{
    int owner = leg_owner(self, leg);

    if (owner == leg)
        return 0;
    return (self->places[owner].middle - self->board.left) * FINE
         - fine_column(self, self->machine->board->parts[owner].x_mm)
         + FINE / 2;
}

/* Called for other parts first and then for legs, whose place depends on that
 * of their owner. */
static void place_columns(struct term_layout *self, int legs)
{
    const struct part *parts = self->machine->board->parts;
    int run;

    for (int i = 0; i < self->count; i += run) {
        run = even_run(&parts[i]);
        if (is_leg(&parts[i]) == legs)
            place_run(self, i, run, legs ? shift_of(self, i + run / 2) : 0);
    }
}

/* Text */

static int full_width(const struct part *part)
{
    char name[PART_NAME_MAX];

    board_part_name(part, name);
    return (int)strlen(name);
}

/* Whether two parts of a group stand so close that their names would touch:
 * then those inside the group show only their numbers, SW15 14 13 .. SW0. */
static int is_crowded(const struct term_layout *self, int at, int beside)
{
    const struct part *parts = self->machine->board->parts;
    int first = board_find(self->machine->board, parts[at].group).first;

    return beside >= 0 && beside < self->count
        && parts[at].number != PART_ALONE
        && text_same(parts[at].group, parts[beside].group)
        && abs(self->places[at].middle - self->places[beside].middle)
           <= full_width(&parts[first]);
}

void term_layout_name(const struct term_layout *self, int part,
                      char name[PART_NAME_MAX])
{
    struct text to;

    if (!is_crowded(self, part, part - 1)
        || !is_crowded(self, part, part + 1)) {
        board_part_name(&self->machine->board->parts[part], name);
        return;
    }
    text_begin(&to, name, PART_NAME_MAX);
    text_put_number(&to,
                    (uint64_t)self->machine->board->parts[part].number);
}

/* 0 for kinds that have their name on them, or none. */
static int name_width(const struct term_layout *self, int at)
{
    char name[PART_NAME_MAX];

    if (!term_cells_of(&self->machine->board->parts[at])->is_named)
        return 0;
    term_layout_name(self, at, name);
    return (int)strlen(name);
}

/* A role that several parts share is written between them. */
static int wanted_width(const struct term_layout *self, int at)
{
    const struct part *part = &self->machine->board->parts[at];
    const struct role *role = legend_role(self->machine, part);
    int width = name_width(self, at);

    if (role && !shares_role(self->machine, at))
        width = term_layout_larger((int)strlen(role->does), width);
    return width;
}

/* Looked up once: below, every part asks every other. */
static void find_texts(struct term_layout *self)
{
    for (int i = 0; i < self->count; i++) {
        const struct part *part = &self->machine->board->parts[i];

        self->places[i].has_role =
            legend_role(self->machine, part) != NULL;
        self->places[i].wanted = wanted_width(self, i);
    }
}

/* How wide a text may be, centred, beside another one whose middle is `away`
 * columns to the right (negative: left): all that the other leaves, or an
 * equal share. Of an even number of columns the middle is the right one of
 * two. */
static int room_beside(int away, int other_width, int gap)
{
    int left = other_width / 2, right = (other_width + 1) / 2;

    if (away < 0)
        return term_layout_larger(2 * (-away - right - gap) + 1, -away - 1);
    return term_layout_larger(2 * (away - left - gap), away - 1);
}

/* A role may reach up to a part that has none: the row is free there. */
static int gap_to(const struct term_layout *self, int at, int other)
{
    return !self->places[at].has_role || self->places[other].has_role;
}

/* Parts in a row, on the same ground. */
static int are_in_row(const struct term_layout *self, int i, int j)
{
    const struct part *parts = self->machine->board->parts;

    return parts[i].y_mm == parts[j].y_mm
        && self->places[i].on == self->places[j].on;
}

/* The narrowest of what the frame and all neighbours in the row leave. */
static int room_for_text(const struct term_layout *self, int at)
{
    int middle = self->places[at].middle;
    int west = middle - self->board.left - FRAME;
    int east = self->board.left + self->board.width - FRAME - 1 - middle;
    int room = 2 * (west < east ? west : east) + 1;

    for (int i = 0; i < self->count; i++) {
        int away = self->places[i].middle - middle, beside;

        if (i == at || !are_in_row(self, i, at))
            continue;
        beside = room_beside(away, self->places[i].wanted,
                             gap_to(self, at, i));
        room = beside < room ? beside : room;
    }
    return room;
}

static int text_width(const struct term_layout *self, int at)
{
    const struct term_place *place = &self->places[at];

    return place->wanted < place->room ? place->wanted : place->room;
}

struct term_box term_layout_whole(const struct term_layout *self, int part)
{
    const struct term_place *place = &self->places[part];
    struct term_box whole = place->box;
    int width = text_width(self, part);

    if (width > whole.width) {
        whole.left = place->middle - width / 2;
        whole.width = width;
    }
    whole.top -= place->above;
    whole.height += place->above + place->below;
    return whole;
}

int term_layout_meet(struct term_box a, struct term_box b)
{
    return a.left < b.left + b.width && b.left < a.left + a.width;
}

/* Breadboards */

/* By the middle of the part, in doubled millimetres: no halves are lost. */
static int lies_on(const struct part *part, const struct part *ground)
{
    int across = 2 * (part->x_mm - ground->x_mm);
    int down = 2 * (part->y_mm - ground->y_mm);

    return part_type(ground)->is_ground && part != ground
        && across < ground->width_mm && -across < ground->width_mm
        && down < ground->height_mm && -down < ground->height_mm;
}

static void find_ground(struct term_layout *self, int part)
{
    const struct part *parts = self->machine->board->parts;

    self->places[part].on = TERM_ON_BOARD;
    for (int i = 0; i < self->count; i++)
        if (lies_on(&parts[part], &parts[i]))
            self->places[part].on = i;
}

/* Widens the breadboard below a part until the part with its text, and a frame,
 * are on it. */
static void widen_ground(struct term_layout *self, int part)
{
    struct term_box whole = term_layout_whole(self, part);
    int right = whole.left + whole.width + FRAME;
    struct term_box *box;

    if (self->places[part].on == TERM_ON_BOARD)
        return;
    box = &self->places[self->places[part].on].box;
    right = term_layout_larger(right, box->left + box->width);
    if (box->left > whole.left - FRAME)
        box->left = whole.left - FRAME;
    box->width = right - box->left;
}

/* Rows are checked in layout_rows.c. */
static int is_inside_frame(const struct term_layout *self, int part)
{
    struct term_box whole = term_layout_whole(self, part);

    return whole.left >= self->board.left + FRAME
        && whole.left + whole.width
           <= self->board.left + self->board.width - FRAME;
}

/* A column of board between parts side by side keeps them apart for the
 * eye; their texts have seen to that themselves. */
static int stand_clear(const struct term_layout *self, int i, int j)
{
    struct term_box box = self->places[i].box;

    box.width += gap_beside(&self->machine->board->parts[i]);
    return !term_layout_meet(box, self->places[j].box)
        && !term_layout_meet(term_layout_whole(self, i),
                             term_layout_whole(self, j));
}

/* Whether nothing is outside of the frame and no neighbours in a row touch.
 * Quadratic in the parts; a board has at most BOARD_PARTS_MAX. */
static int columns_fit(const struct term_layout *self)
{
    for (int i = 0; i < self->count; i++) {
        if (!is_inside_frame(self, i))
            return 0;
        for (int j = 0; j < self->count; j++)
            if (j != i && are_in_row(self, i, j)
                && self->places[i].middle <= self->places[j].middle
                && !stand_clear(self, i, j))
                return 0;
    }
    return 1;
}

/* All together */

/* The order matters: ground before owners, columns before texts, texts before
 * the widths of breadboards. */
static int try_size(struct term_layout *self, const struct term_size *size)
{
    const struct part *parts = self->machine->board->parts;

    self->size = size;
    memset(self->places, 0, sizeof self->places);
    for (int i = 0; i < self->count; i++)
        find_ground(self, i);
    place_columns(self, 0);
    place_columns(self, 1);
    find_texts(self);
    for (int i = 0; i < self->count; i++) {
        self->places[i].room = room_for_text(self, i);
        size_with_text(self, &parts[i], &self->places[i]);
    }
    for (int i = 0; i < self->count; i++)
        widen_ground(self, i);
    return columns_fit(self) && term_layout_rows_place(self);
}

/* The board in the middle of the area, in its true shape and a fifth wider, for
 * the names. A cell being twice as high as wide, that is 12 columns for 5 rows;
 * never less than the smallest area, and never more than there is. */
static struct term_box board_box(const struct board_type *board,
                                 struct term_box area)
{
    struct term_box box = area;
    int natural = area.height * 12 * board->width_mm
                / (5 * board->height_mm);

    natural = term_layout_larger(natural, TERM_BOARD_COLUMNS);
    box.width = natural < area.width ? natural : area.width;
    natural = box.width * 6 * board->height_mm / (10 * board->width_mm);
    natural = term_layout_larger(natural, TERM_BOARD_ROWS);
    box.height = natural < area.height ? natural : area.height;
    box.left += (area.width - box.width) / 2;
    box.top += (area.height - box.height) / 2;
    return box;
}

int term_layout_make(struct term_layout *self,
                     const struct machine_type *machine,
                     struct term_box area)
{
    self->machine = machine;
    self->board = board_box(machine->board, area);
    self->count = self->label_count = 0;
    while (machine->board->parts[self->count].group)
        self->count++;
    if (self->count > BOARD_PARTS_MAX)
        return 0;
    if (board_screen(machine->board))
        return term_layout_screen_place(self, area);
    for (int i = 0; i < SIZES; i++)
        if (try_size(self, &sizes[i]))
            return 1;
    return 0;
}

static int box_contains(struct term_box box, int column, int row)
{
    return column >= box.left && column < box.left + box.width
        && row >= box.top && row < box.top + box.height;
}

/* From the last part on: what lies on a breadboard comes after it in the
 * table. */
int term_layout_hit(const struct term_layout *self, int column, int row)
{
    for (int i = self->count - 1; i >= 0; i--)
        if (box_contains(term_layout_whole(self, i), column, row))
            return i;
    return -1;
}
