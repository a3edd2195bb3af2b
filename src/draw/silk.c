/* silk.c - the positions of all texts on the silkscreen of a circuit board.
 *
 * Everything printed keeps clear of parts and of what was printed before: the
 * name of a part below it, its work below that, or above it where there is
 * no room; a row of parts that do the same has it once. Lines are kept apart
 * by their ink, for a line of letters has room for accents that names lack.
 *
 * The order matters: names are needed most and come first, so that nothing
 * else takes their place. The works are tried in all places until each has
 * one; what finds none is left out, and the help dialog still has it.
 */
#include "draw/silk.h"

#include <string.h>

#include "draw/painter.h"
#include "player/legend.h"

enum { TRIES_MAX = 4000, INK_APART_PX = 2 };

static int boxes_overlap(struct canvas_box a, struct canvas_box b)
{
    return a.left < b.left + b.width && b.left < a.left + a.width
        && a.top < b.top + b.height && b.top < a.top + a.height;
}

static int contains(struct canvas_box a, struct canvas_box b)
{
    return a.left <= b.left && b.left + b.width <= a.left + a.width
        && a.top <= b.top && b.top + b.height <= a.top + a.height;
}

static int is_on_circuit_board(const struct silk *self, struct canvas_box box,
                               int edge)
{
    const struct layout *layout = self->layout;

    for (int i = 0; i < layout->panels; i++)
        if (layout->panel[i].ground == GROUND_PCB
            && contains(canvas_box_inside(layout->panel[i].box, edge), box))
            return 1;
    return 0;
}

/* by is kept free at both sides of a text, and edge from the rim of the
 * circuit board; parts stop it in any case. */
int silk_is_free(const struct silk *self, struct canvas_box box, int by,
                 int edge)
{
    struct canvas_box wide = {box.left - by, box.top, box.width + 2 * by,
                              box.height};

    for (int i = 0; i < self->layout->count; i++)
        if (boxes_overlap(self->layout->part[i], wide))
            return 0;
    for (int i = 0; i < self->count; i++)
        if (boxes_overlap(self->printed[i], wide))
            return 0;
    return is_on_circuit_board(self, box, edge);
}

/* What does not fit into the list is printed all the same, and may be printed
 * over. */
void silk_reserve(struct silk *self, struct canvas_box box)
{
    if (self->count < SILK_BOXES)
        self->printed[self->count++] = box;
}

/* With a pixel between it and other lines. */
static void reserve_ink(struct silk *self, struct canvas_box ink)
{
    ink.top -= CANVAS_PX;
    ink.height += 2 * CANVAS_PX;
    silk_reserve(self, ink);
}

/* Names */

int silk_has_name(const struct silk *self, int part)
{
    return painter_of(self->layout, part)->is_named_by_silk
        && painter_ground(self->layout, part) == GROUND_PCB;
}

/* Where the letters of a name are. */
static struct canvas_box name_ink(const struct silk *self, int part,
                                  int is_above)
{
    char name[PART_NAME_MAX];

    painter_name(self->layout, part, name);
    return letter_ink(painter_name_box(self->layout, part, is_above), name);
}

static void reserve_name(struct silk *self, int part, int is_above)
{
    self->name[part] = painter_name_box(self->layout, part, is_above);
    self->is_above[part] = (uint8_t)is_above;
    reserve_ink(self, name_ink(self, part, is_above));
}

/* On the second try (lights_go_first) the names of lights stand above them. */
static int is_light_in_row(const struct silk *self, int part)
{
    return self->lights_go_first
        && !part_is_input(painter_part(self->layout, part))
        && painter_of(self->layout, part)->is_in_rows;
}

/* Below the part, or above where only there is room, or the other way round.
 * On a breadboard the name is a label that is stuck on whatever is there. */
static void place_part_name(struct silk *self, int part)
{
    if (painter_is_on_breadboard(self->layout, part)) {
        reserve_name(self, part, painter_name_is_above(self->layout, part));
        return;
    }
    for (int i = 0; i < 2; i++) {
        int is_above = i ^ is_light_in_row(self, part);

        if (silk_is_free(self, name_ink(self, part, is_above), 0, 0)) {
            reserve_name(self, part, is_above);
            return;
        }
    }
}

static void place_names(struct silk *self)
{
    for (int i = 0; i < self->layout->count; i++)
        if (silk_has_name(self, i))
            place_part_name(self, i);
}

/* What parts do */

/* What a part does on this machine, "" for nothing to print. */
static const char *work_of(const struct silk *self, int part)
{
    const struct role *role;

    if (!silk_has_name(self, part)
        || painter_is_on_breadboard(self->layout, part))
        return "";
    role = legend_role(self->layout->machine,
                       painter_part(self->layout, part));
    return role ? legend_word(role) : "";
}

/* How many parts from here on stand in a row and do the same. */
static int run_length(const struct silk *self, int first)
{
    const struct layout *layout = self->layout;
    int count = 1;

    while (first + count < layout->count
           && painter_part(layout, first + count)->kind
              == painter_part(layout, first)->kind
           && layout->part[first + count].top == layout->part[first].top
           && text_same(work_of(self, first), work_of(self, first + count)))
        count++;
    return count;
}

/* bottom is below the name where the name is below the part. */
static struct silk_run measure_run(const struct silk *self, int first,
                                   int count)
{
    const struct canvas_box *part = self->layout->part;
    struct canvas_box name = name_ink(self, first, self->is_above[first]);
    int last = first + count - 1, below = part[first].top + part[first].height;
    int bottom = name.top + name.height;

    return (struct silk_run){
        .left = part[first].left,
        .right = part[last].left + part[last].width,
        .top = part[first].top, .below = below,
        .bottom = bottom > below ? bottom : below,
        .work = work_of(self, first), .part = first, .count = count};
}

/* A part without work ends a run, but makes none. */
static void find_runs(struct silk *self)
{
    int count;

    for (int i = 0; i < self->layout->count; i += count) {
        count = run_length(self, i);
        if (work_of(self, i)[0])
            self->run[self->runs++] = measure_run(self, i, count);
    }
}

/* Where a text may stand, best first: below the names or above the parts,
 * right or left of them; or below or above, ending with them or beginning
 * there, ending at their middle or beginning there. A bracket needs the
 * middle. */
enum silk_side {
    SILK_BELOW, SILK_ABOVE, SILK_MIDDLES,
    SILK_RIGHT = SILK_MIDDLES, SILK_LEFT,
    SILK_BELOW_TO, SILK_ABOVE_TO, SILK_BELOW_FROM, SILK_ABOVE_FROM,
    SILK_BELOW_LEFT, SILK_ABOVE_LEFT, SILK_BELOW_RIGHT, SILK_ABOVE_RIGHT,
    SILK_SIDES
};

static int work_left(const struct silk_run *run, int width, int beside,
                     enum silk_side side)
{
    if (side == SILK_RIGHT)
        return run->right + beside;
    if (side == SILK_LEFT)
        return run->left - beside - width;
    if (side == SILK_BELOW_TO || side == SILK_ABOVE_TO)
        return run->right - width;
    if (side == SILK_BELOW_FROM || side == SILK_ABOVE_FROM)
        return run->left;
    if (side == SILK_BELOW_LEFT || side == SILK_ABOVE_LEFT)
        return (run->left + run->right) / 2 - width;
    if (side == SILK_BELOW_RIGHT || side == SILK_ABOVE_RIGHT)
        return (run->left + run->right) / 2;
    return (run->left + run->right) / 2 - width / 2;
}

static int work_top(const struct silk_run *run, int height, int gap,
                    enum silk_side side)
{
    if (side == SILK_RIGHT || side == SILK_LEFT)
        return (run->top + run->below - height) / 2;
    if (side == SILK_ABOVE || side == SILK_ABOVE_TO
        || side == SILK_ABOVE_FROM || side == SILK_ABOVE_LEFT
        || side == SILK_ABOVE_RIGHT)
        return run->top - gap - height;
    return run->bottom + gap;
}

/* The box has room for accents; it is placed by its ink. */
static struct canvas_box work_box(const struct silk *self,
                                  const struct silk_run *run, int height,
                                  enum silk_side side)
{
    struct canvas_box box = {0, 0, letter_width(run->work, height), height};
    struct canvas_box ink = letter_ink(box, run->work);

    box.left = work_left(run, box.width, letter_advance(height), side);
    box.top = work_top(run, ink.height,
                       canvas_max(painter_mm(self->layout, 4),
                                  INK_APART_PX * CANVAS_PX), side) - ink.top;
    return box;
}

/* Whether a text has a place on that side at this height. */
static int fits_there(const struct silk *self, const struct silk_run *run,
                      int height, enum silk_side side,
                      struct canvas_box *box)
{
    *box = work_box(self, run, height, side);
    return silk_is_free(self, letter_ink(*box, run->work),
                   letter_advance(height) / 2, painter_mm(self->layout, 3));
}

static void reserve_work(struct silk *self, const struct silk_run *run)
{
    reserve_ink(self, letter_ink(run->box, run->work));
}

/* A row of parts has a bracket, and so only the two places in the middle. */
static int count_sides(const struct silk_run *run)
{
    return run->count > 1 ? SILK_MIDDLES : SILK_SIDES;
}

static int place_rest(struct silk *self, int from, int height);

/* One of them on one side, and the rest of them after it. */
static int place_on_side(struct silk *self, int i, int height,
                         enum silk_side side)
{
    struct silk_run *run = &self->run[i];

    if (!fits_there(self, run, height, side, &run->box))
        return 0;
    reserve_work(self, run);
    if (place_rest(self, i + 1, height))
        return 1;
    self->count--;
    return 0;
}

/* Places all, going back where one finds no place; 0 if it cannot be, or not
 * soon: boards have a dozen texts, and nobody waits for a picture. */
static int place_rest(struct silk *self, int from, int height)
{
    if (from >= self->runs)
        return 1;
    for (int side = 0; side < count_sides(&self->run[from]); side++)
        if (self->tries-- > 0
            && place_on_side(self, from, height, (enum silk_side)side))
            return 1;
    self->run[from].box.height = 0;
    return 0;
}

static int place_first(struct silk *self, struct silk_run *run, int height)
{
    for (int side = 0; side < count_sides(run); side++)
        if (fits_there(self, run, height, (enum silk_side)side, &run->box))
            return 1;
    run->box.height = 0;
    return 0;
}

/* Where not all have a place together, each takes the first that is free. */
static void place_some(struct silk *self, int height)
{
    for (int i = 0; i < self->runs; i++)
        if (!self->run[i].box.height
            && place_first(self, &self->run[i], height))
            reserve_work(self, &self->run[i]);
}

static int is_any_left_out(const struct silk *self)
{
    for (int i = 0; i < self->runs; i++)
        if (!self->run[i].box.height)
            return 1;
    return 0;
}

/* As many as there is room for, and the rest smaller; or all of them smaller
 * if only so none is left out. */
static void place_where_free(struct silk *self, int height, int small)
{
    int names = self->count;
    struct silk_run before[BOARD_PARTS_MAX];

    place_some(self, height);
    place_some(self, small);
    if (!is_any_left_out(self))
        return;
    memcpy(before, self->run, sizeof before);
    self->count = names;
    self->tries = TRIES_MAX;
    if (place_rest(self, 0, small))
        return;
    memcpy(self->run, before, sizeof before);
    for (int i = 0; i < self->runs; i++)
        if (self->run[i].box.height)
            reserve_work(self, &self->run[i]);
}

/* The largest height of some at which all texts find a place, down to what
 * can be read; 0: there is none. */
static int place_all_works(struct silk *self)
{
    int least = painter_letter_least(self->layout);

    if (self->layout->is_plain)
        return 1;
    find_runs(self);
    for (int tenths = 22; tenths >= 10; tenths -= 3) {
        int most = canvas_max(painter_mm(self->layout, tenths), least);

        self->tries = TRIES_MAX;
        if (place_rest(self, 0, painter_height(1, most, most)))
            return 1;
    }
    return 0;
}

/* Begins anew each time: what an earlier try has reserved is forgotten. */
static int place_print(struct silk *self, int lights_go_first)
{
    *self = (struct silk){.canvas = self->canvas, .layout = self->layout,
                          .lights_go_first = lights_go_first};
    place_names(self);
    return place_all_works(self);
}

/* First as usual, then with lights first; if neither has room for all, as many
 * as fit, with smaller letters where only these do. */
void silk_place(struct silk *self)
{
    int least = painter_letter_least(self->layout);

    if (place_print(self, 0) || place_print(self, 1))
        return;
    (void)place_print(self, 0);
    place_where_free(self, least,
                     canvas_max(least * 8 / 13, 8 * CANVAS_PX));
}
