/* layout_rows.c - distributes the parts of a board over rows.
 *
 * Parts of the same height on the board form a line; two lines whose parts
 * or texts would collide must keep a distance. Each line goes as near to
 * its true place as those distances allow. What lies on a breadboard has
 * lines of its own there, and the breadboard is as high as they need.
 */
#include "term/layout_rows.h"

#include <string.h>

enum { FRAME = TERM_LAYOUT_FRAME, ROWS_UNLIMITED = 10000 };

struct line {                           /* parts with the same y_mm */
    int y_mm, row;
    int earliest, latest;               /* rows that leave the rest room */
};

/* The board, or a breadboard on it. Lines are sorted by y_mm, each once. */
struct ground {
    const struct term_layout *layout;
    int part;                           /* or TERM_ON_BOARD */
    int top, bottom;                    /* rows inside its frame */
    struct line lines[BOARD_PARTS_MAX + 1];
    int count;
};

static const struct part *ground_part(const struct ground *self, int i)
{
    return &self->layout->machine->board->parts[i];
}

/* Whether a part stands on this ground, in the line of this height. */
static int stands_in_line(const struct ground *self, int i, int y_mm)
{
    return self->layout->places[i].on == self->part
        && ground_part(self, i)->y_mm == y_mm;
}

/* How far a part with its text reaches above and below its line. */
static int reach_up(const struct term_place *place)
{
    return place->box.height / 2 + place->above;
}

static int reach_down(const struct term_place *place)
{
    return place->box.height - 1 - place->box.height / 2 + place->below;
}

/* The farthest that any part of a line reaches up, or down. */
static int line_reach(const struct ground *self, const struct line *line,
                      int (*reach)(const struct term_place *place))
{
    int most = 0;

    for (int i = 0; i < self->layout->count; i++)
        if (stands_in_line(self, i, line->y_mm))
            most = term_layout_larger(most, reach(&self->layout->places[i]));
    return most;
}

/* The least distance of two lines: such that no part of the upper one reaches
 * one of the lower in a column that they share. 0 if they share none and may
 * stand in the same row, or even change places. */
static int line_distance(const struct ground *self, const struct line *upper,
                         const struct line *lower)
{
    const struct term_layout *layout = self->layout;
    int distance = 0;

    for (int i = 0; i < layout->count; i++)
        for (int j = 0; j < layout->count; j++) {
            if (!stands_in_line(self, i, upper->y_mm)
                || !stands_in_line(self, j, lower->y_mm)
                || !term_layout_meet(term_layout_whole(layout, i),
                                     term_layout_whole(layout, j)))
                continue;
            distance = term_layout_larger(distance,
                                          reach_down(&layout->places[i]) + 1
                                          + reach_up(&layout->places[j]));
        }
    return distance;
}

/* Keeps the lines sorted; a line that is there already stays. */
static void insert_line(struct ground *self, int y_mm)
{
    struct line *lines = self->lines;
    int at = 0;

    while (at < self->count && lines[at].y_mm < y_mm)
        at++;
    if (at < self->count && lines[at].y_mm == y_mm)
        return;
    memmove(&lines[at + 1], &lines[at],
            (size_t)(self->count - at) * sizeof *lines);
    lines[at] = (struct line){.y_mm = y_mm};
    self->count++;
}

/* Finding rows */

/* From the last line up: the row that still leaves all lines below it their
 * room. */
static void find_latest(struct ground *self)
{
    struct line *lines = self->lines;

    for (int i = self->count - 1; i >= 0; i--) {
        lines[i].latest = self->bottom - line_reach(self, &lines[i],
                                                    reach_down);
        for (int j = i + 1; j < self->count; j++) {
            int distance = line_distance(self, &lines[i], &lines[j]);

            if (distance && lines[j].latest - distance < lines[i].latest)
                lines[i].latest = lines[j].latest - distance;
        }
    }
}

/* The first row that the lines above leave, where they stand. */
static int first_free_row(const struct ground *self, int i)
{
    const struct line *lines = self->lines;
    int row = self->top + line_reach(self, &lines[i], reach_up);

    for (int j = 0; j < i; j++) {
        int distance = line_distance(self, &lines[j], &lines[i]);

        if (distance)
            row = term_layout_larger(row, lines[j].row + distance);
    }
    return row;
}

/* Every line as high as it can be; 0 if one of them is then lower than it may
 * be. */
static int assign_rows(struct ground *self)
{
    find_latest(self);
    for (int i = 0; i < self->count; i++) {
        struct line *line = &self->lines[i];

        line->row = line->earliest = first_free_row(self, i);
        if (line->earliest > line->latest)
            return 0;
    }
    return 1;
}

/* Shares out the rows that are left: each line moves down from its earliest
 * row by the part of its slack that its place on the board is of the height,
 * and further if a line above has moved more. It never passes its latest row:
 * those of the lines above are at least the distances higher. */
static void spread_slack(struct ground *self)
{
    int height_mm = self->layout->machine->board->height_mm;

    for (int i = 0; i < self->count; i++) {
        struct line *line = &self->lines[i];
        int slack = line->latest - line->earliest;

        line->row = line->earliest
            + (slack * line->y_mm + height_mm / 2) / height_mm;
        line->row = term_layout_larger(line->row, first_free_row(self, i));
    }
}

/* Grounds */

static void collect_lines(struct ground *self, const struct term_layout *layout,
                          int part)
{
    struct term_box box = part == TERM_ON_BOARD ? layout->board
                                                : layout->places[part].box;

    *self = (struct ground){.layout = layout, .part = part,
                            .top = box.top + FRAME,
                            .bottom = box.top + box.height - FRAME - 1};
    for (int i = 0; i < layout->count; i++)
        if (layout->places[i].on == part)
            insert_line(self, ground_part(self, i)->y_mm);
}

static int is_breadboard(const struct term_layout *self, int i)
{
    return part_type(&self->machine->board->parts[i])->is_ground;
}

/* How many rows the lines of a ground take, packed as closely as possible. */
static int rows_needed(const struct term_layout *layout, int part)
{
    struct ground ground;
    int rows = 1;

    collect_lines(&ground, layout, part);
    ground.bottom = ground.top + ROWS_UNLIMITED;
    assign_rows(&ground);
    for (int i = 0; i < ground.count; i++) {
        const struct line *line = &ground.lines[i];

        rows = term_layout_larger(rows, line->row + 1 - ground.top
                                  + line_reach(&ground, line, reach_down));
    }
    return rows;
}

/* Gives all parts on one ground their rows; 0 if they do not fit. */
static int place_on(struct term_layout *layout, int part)
{
    struct ground ground;

    collect_lines(&ground, layout, part);
    if (!assign_rows(&ground))
        return 0;
    spread_slack(&ground);
    for (int line = 0; line < ground.count; line++)
        for (int i = 0; i < layout->count; i++)
            if (stands_in_line(&ground, i, ground.lines[line].y_mm))
                layout->places[i].box.top = ground.lines[line].row
                                     - layout->places[i].box.height / 2;
    return 1;
}

/* Breadboards first get their height, then with all others a place on the
 * board, and only then are their own parts placed on them. */
int term_layout_rows_place(struct term_layout *self)
{
    int fits;

    for (int i = 0; i < self->count; i++)
        if (is_breadboard(self, i))
            self->places[i].box.height = rows_needed(self, i) + 2 * FRAME;
    fits = place_on(self, TERM_ON_BOARD);
    for (int i = 0; fits && i < self->count; i++)
        if (is_breadboard(self, i))
            fits = place_on(self, i);
    return fits;
}
