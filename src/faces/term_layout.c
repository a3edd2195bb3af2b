/* term_layout.c - where the parts of a board stand on a grid of cells.
 *
 * Columns first: millimetres are scaled, and a group of even pitch gets an
 * even pitch in cells. Then rows: parts of the same height on the board
 * form a line; two lines whose texts would collide must keep a distance.
 * Each line goes as near to its true place as those distances allow.
 */
#include "faces/term_layout.h"

#include <string.h>

#include "base/text.h"

enum { FRAME = 1, FINE = 64 };          /* parts of a column */

static const struct term_size sizes[] = {       /* the largest first */
    {23, 18, 3, 7, 3, 7, 8, 15, 6},
    {19, 15, 3, 5, 2, 5, 6, 11, 5},
    {13, 10, 2, 5, 2, 5, 5, 9, 5},
    {11, 8, 2, 3, 1, 3, 4, 7, 3},
    {9, 7, 1, 3, 1, 3, 3, 5, 3},
};

enum { SIZES = sizeof sizes / sizeof sizes[0] };

struct line {                           /* parts with the same y_mm */
    int y_mm, row;
    int earliest, latest;               /* rows that leave the rest room */
};

/* Roles */

const struct role *term_layout_role(const struct machine_type *machine,
                                    const struct part *part)
{
    const struct role *role = machine_role(machine, part);

    return role && !text_same(role->does, "-") ? role : NULL;
}

static int is_beside(const struct part *a, const struct part *b)
{
    return b->group && text_same(a->group, b->group) && a->y_mm == b->y_mm
        && a->kind == b->kind;
}

int term_layout_run(const struct machine_type *machine, int part)
{
    const struct part *parts = machine->board->parts;
    const struct role *role = term_layout_role(machine, &parts[part]);
    int count = 1;

    while (role && is_beside(&parts[part], &parts[part + count])) {
        const struct role *next =
            term_layout_role(machine, &parts[part + count]);

        if (!next || !text_same(next->does, role->does))
            break;
        count++;
    }
    return count;
}

static int shares_role(const struct machine_type *machine, int part)
{
    return term_layout_run(machine, part) > 1
        || (part > 0 && term_layout_run(machine, part - 1) > 1);
}

/* Sizes */

static int at_least(int value, int least)
{
    return value > least ? value : least;
}

static void size_by_mm(const struct term_layout *self,
                       const struct part *part, struct term_box *box)
{
    const struct board_type *board = self->machine->board;

    box->width = at_least(part->width_mm * (self->board.width - 2 * FRAME)
                          / board->width_mm, 5);
    box->height = at_least(part->height_mm
                           * (self->board.height - 2 * FRAME)
                           / board->height_mm, 3);
}

static void size_part(const struct term_layout *self,
                      const struct part *part, struct term_place *place)
{
    const struct term_size *size = self->size;
    struct term_box *box = &place->box;

    place->below = 1;                   /* the printed name */
    switch (part->kind) {
    case PART_DIGIT:
        box->width = size->digit_width;
        box->height = size->digit_height;
        break;
    case PART_LED:
        box->width = size->led_width;
        box->height = size->led_height;
        break;
    case PART_SWITCH:
        box->width = size->switch_width;
        box->height = size->switch_height;
        place->above = 1;               /* its key */
        place->below = 2;               /* and its role */
        break;
    case PART_BUTTON:
        box->width = size->button_width;
        box->height = size->button_height;
        place->below = 2;
        break;
    case PART_KEYBOARD:
        size_by_mm(self, part, box);
        break;
    default:
        size_by_mm(self, part, box);
        place->below = 0;               /* its name is on it */
        break;
    }
    box->left = place->middle - box->width / 2;
}

/* Columns */

static int fine_column(const struct term_layout *self, int x_mm)
{
    return FINE * FRAME + x_mm * FINE * (self->board.width - 2 * FRAME)
                          / self->machine->board->width_mm;
}

/* How many parts from this one on stand in even steps. */
static int even_run(const struct part *parts)
{
    int count = 1;

    while (is_beside(&parts[0], &parts[count])
           && parts[count].x_mm - parts[count - 1].x_mm
              == parts[1].x_mm - parts[0].x_mm)
        count++;
    return count;
}

/* Rounded down, so that a group stays where it is; up if it must. */
static int pitch_of(const struct term_layout *self, const struct part *part,
                    int fine_pitch)
{
    struct term_place place = {0};
    int pitch = fine_pitch / FINE;

    size_part(self, part, &place);
    return pitch > place.box.width ? pitch : (fine_pitch + FINE - 1) / FINE;
}

static void place_run(struct term_layout *self, const struct part *parts,
                      int first, int count)
{
    int from = fine_column(self, parts[first].x_mm);
    int to = fine_column(self, parts[first + count - 1].x_mm);
    int pitch = count > 1 ? pitch_of(self, &parts[first],
                                     (to - from) / (count - 1)) : 0;
    int start = ((from + to) / 2 - pitch * FINE * (count - 1) / 2) / FINE;

    for (int i = 0; i < count; i++)
        self->places[first + i].middle = self->board.left + start
                                       + i * pitch;
}

static void place_columns(struct term_layout *self)
{
    const struct part *parts = self->machine->board->parts;
    int run;

    for (int i = 0; i < self->count; i += run) {
        run = even_run(&parts[i]);
        place_run(self, parts, i, run);
    }
}

/* Text */

static int name_width(const struct part *part)
{
    char name[PART_NAME_MAX];

    board_part_name(part, name);
    return (int)strlen(name);
}

/* A role that several parts share is written between them. */
static int wanted_width(const struct term_layout *self, int at)
{
    const struct part *part = &self->machine->board->parts[at];
    const struct role *role = term_layout_role(self->machine, part);
    int width = name_width(part);

    if (role && !shares_role(self->machine, at))
        width = at_least((int)strlen(role->does), width);
    return width;
}

/* Text beside other text: all that the other leaves, or an equal share. */
static int room_beside(int away, int other_width)
{
    return at_least(2 * (away - other_width / 2 - 2) + 1, away - 1);
}

static int room_for_text(const struct term_layout *self, int at)
{
    const struct part *parts = self->machine->board->parts;
    int middle = self->places[at].middle;
    int west = middle - self->board.left - FRAME;
    int east = self->board.left + self->board.width - FRAME - 1 - middle;
    int room = 2 * (west < east ? west : east) + 1;

    for (int i = 0; i < self->count; i++) {
        int away = self->places[i].middle - middle, beside;

        if (i == at || parts[i].y_mm != parts[at].y_mm)
            continue;
        beside = room_beside(away < 0 ? -away : away, wanted_width(self, i));
        room = beside < room ? beside : room;
    }
    return room;
}

static int text_width(const struct term_layout *self, int at)
{
    int width = wanted_width(self, at);

    return width < self->places[at].room ? width : self->places[at].room;
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

static int columns_meet(struct term_box a, struct term_box b)
{
    return a.left < b.left + b.width && b.left < a.left + a.width;
}

/* Parts of one line stand side by side; a column of board between them
 * keeps them apart for the eye. */
static int columns_fit(const struct term_layout *self)
{
    const struct part *parts = self->machine->board->parts;

    for (int i = 0; i < self->count; i++) {
        struct term_box a = term_layout_whole(self, i);

        if (a.left <= self->board.left || a.left + a.width
                                  >= self->board.left + self->board.width)
            return 0;
        a.width++;
        for (int j = 0; j < self->count; j++)
            if (j != i && parts[i].y_mm == parts[j].y_mm
                && self->places[i].middle <= self->places[j].middle
                && columns_meet(a, term_layout_whole(self, j)))
                return 0;
    }
    return 1;
}

/* Rows */

/* How far a part with its text reaches above and below its line. */
static int reach_up(const struct term_place *place)
{
    return place->box.height / 2 + place->above;
}

static int reach_down(const struct term_place *place)
{
    return place->box.height - 1 - place->box.height / 2 + place->below;
}

/* The least distance of two lines, 0 if they may pass each other. */
static int line_distance(const struct term_layout *self, int y_upper,
                         int y_lower)
{
    const struct part *parts = self->machine->board->parts;
    int distance = 0;

    for (int i = 0; i < self->count; i++)
        for (int j = 0; j < self->count; j++) {
            if (parts[i].y_mm != y_upper || parts[j].y_mm != y_lower
                || !columns_meet(term_layout_whole(self, i),
                                 term_layout_whole(self, j)))
                continue;
            distance = at_least(distance, reach_down(&self->places[i])
                                          + reach_up(&self->places[j]) + 1);
        }
    return distance;
}

static int line_reach(const struct term_layout *self, int y_mm,
                      int (*reach)(const struct term_place *place))
{
    const struct part *parts = self->machine->board->parts;
    int most = 0;

    for (int i = 0; i < self->count; i++)
        if (parts[i].y_mm == y_mm)
            most = at_least(most, reach(&self->places[i]));
    return most;
}

static int collect_lines(const struct term_layout *self, struct line *lines)
{
    const struct part *parts = self->machine->board->parts;
    int count = 0;

    for (int i = 0; i < self->count; i++) {
        int at = 0;

        while (at < count && lines[at].y_mm < parts[i].y_mm)
            at++;
        if (at < count && lines[at].y_mm == parts[i].y_mm)
            continue;
        memmove(&lines[at + 1], &lines[at],
                (size_t)(count - at) * sizeof *lines);
        lines[at] = (struct line){.y_mm = parts[i].y_mm};
        count++;
    }
    return count;
}

static void find_latest(const struct term_layout *self, struct line *lines,
                        int count)
{
    int bottom = self->board.top + self->board.height - FRAME - 1;

    for (int i = count - 1; i >= 0; i--) {
        lines[i].latest = bottom - line_reach(self, lines[i].y_mm,
                                              reach_down);
        for (int j = i + 1; j < count; j++) {
            int distance = line_distance(self, lines[i].y_mm,
                                         lines[j].y_mm);

            if (distance && lines[j].latest - distance < lines[i].latest)
                lines[i].latest = lines[j].latest - distance;
        }
    }
}

/* The first row that the lines above leave, where they stand. */
static int first_row(const struct term_layout *self,
                     const struct line *lines, int i)
{
    int row = self->board.top + FRAME
            + line_reach(self, lines[i].y_mm, reach_up);

    for (int j = 0; j < i; j++) {
        int distance = line_distance(self, lines[j].y_mm, lines[i].y_mm);

        if (distance)
            row = at_least(row, lines[j].row + distance);
    }
    return row;
}

static int find_rows(const struct term_layout *self, struct line *lines,
                     int count)
{
    find_latest(self, lines, count);
    for (int i = 0; i < count; i++) {
        lines[i].row = lines[i].earliest = first_row(self, lines, i);
        if (lines[i].earliest > lines[i].latest)
            return 0;
    }
    return 1;
}

static void set_tops(struct term_layout *self, const struct line *line)
{
    const struct part *parts = self->machine->board->parts;

    for (int i = 0; i < self->count; i++)
        if (parts[i].y_mm == line->y_mm)
            self->places[i].box.top = line->row
                                    - self->places[i].box.height / 2;
}

/* What room is left is spread as on the board itself. */
static int place_rows(struct term_layout *self)
{
    struct line lines[TERM_PARTS_MAX + 1];
    int count = collect_lines(self, lines);
    int height_mm = self->machine->board->height_mm;

    if (!find_rows(self, lines, count))
        return 0;
    for (int i = 0; i < count; i++) {
        int slack = lines[i].latest - lines[i].earliest;

        lines[i].row = lines[i].earliest
            + (slack * lines[i].y_mm + height_mm / 2) / height_mm;
        lines[i].row = at_least(lines[i].row, first_row(self, lines, i));
        set_tops(self, &lines[i]);
    }
    return 1;
}

/* All together */

static int try_size(struct term_layout *self, const struct term_size *size)
{
    const struct part *parts = self->machine->board->parts;

    self->size = size;
    memset(self->places, 0, sizeof self->places);
    place_columns(self);
    for (int i = 0; i < self->count; i++) {
        self->places[i].room = room_for_text(self, i);
        size_part(self, &parts[i], &self->places[i]);
    }
    return columns_fit(self) && place_rows(self);
}

/* As wide as the board is for its height, and a fifth more for the names;
 * in the middle of the area. */
static struct term_box board_box(const struct board_type *board,
                                 struct term_box area)
{
    struct term_box box = area;
    int natural = area.height * 12 * board->width_mm
                / (5 * board->height_mm);

    natural = at_least(natural, TERM_BOARD_COLUMNS);
    box.width = natural < area.width ? natural : area.width;
    natural = box.width * 6 * board->height_mm / (10 * board->width_mm);
    natural = at_least(natural, TERM_BOARD_ROWS);
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
    self->count = 0;
    while (machine->board->parts[self->count].group)
        self->count++;
    if (self->count > TERM_PARTS_MAX)
        return 0;
    for (int i = 0; i < SIZES; i++)
        if (try_size(self, &sizes[i]))
            return 1;
    return 0;
}

static int is_inside(struct term_box box, int column, int row)
{
    return column >= box.left && column < box.left + box.width
        && row >= box.top && row < box.top + box.height;
}

int term_layout_hit(const struct term_layout *self, int column, int row)
{
    for (int i = 0; i < self->count; i++)
        if (is_inside(term_layout_whole(self, i), column, row))
            return i;
    return -1;
}
