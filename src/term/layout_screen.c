/* layout_screen.c - places the parts of a board with a monitor.
 *
 *     +-----------------+   ( ) ( )          The picture is what one looks
 *     |                 |   ( ) ( ) ( )      at: it gets all the room that
 *     |                 |   LEDR o o o o     the other parts can spare. Those
 *     |                 |   SW   | | | |     are blocks, as small as need
 *     |                 |        2 mute      be, with one name for each, that
 *     +-----------------+   KEY  ( ) ( )     fill a panel line by line.
 *
 * The panel is beside the monitor or below it, whichever leaves more.
 *
 * A plan is made for each size and for each of these two; the one with the
 * highest picture wins, and the larger size among equals.
 */
#include "term/layout_screen.h"

#include <string.h>

#include "base/text.h"
#include "parts/picture.h"
#include "player/legend.h"
#include "term/cells.h"
#include "term/graphics/picture.h"

enum { FRAME = TERM_LAYOUT_FRAME, BEZEL = TERM_SCREEN_BEZEL, BLOCKS_MAX = 16,
       GAP = 1, GAP_ROWS_MAX = 2, PICTURE_ROWS_MIN = 10 };

/* The largest first; at last digits are single characters. */
static const struct term_size sizes[] = {
    {.digit_width = 9, .digit_height = 7, .stroke = 1, .led_width = 5,
     .led_height = 1, .switch_width = 5, .switch_height = 3,
     .button_width = 7, .button_height = 3},
    {.digit_width = 7, .digit_height = 5, .stroke = 1, .led_width = 4,
     .led_height = 1, .switch_width = 4, .switch_height = 3,
     .button_width = 5, .button_height = 3},
    {.digit_width = 6, .digit_height = 5, .stroke = 1, .led_width = 3,
     .led_height = 1, .switch_width = 3, .switch_height = 2,
     .button_width = 5, .button_height = 1},
    {.digit_width = 3, .digit_height = 1, .stroke = 1, .led_width = 3,
     .led_height = 1, .switch_width = 3, .switch_height = 2,
     .button_width = 5, .button_height = 1},
};

enum { SIZES = sizeof sizes / sizeof sizes[0], SMALLEST = SIZES - 1 };

/* Parts that belong together, in a grid of columns and rows as on the board.
 * Units are cells; pitch and line_rows are from one part to the next. */
struct block {
    int first, count;
    int columns, rows, pitch, line_rows;
    int margin;                         /* for its name at the left */
    int width, height;
    int x, y;                           /* in the panel */
    char legend[TERM_LABEL_MAX];        /* what its parts do */
};

/* One way to arrange the board. */
struct plan {
    const struct term_layout *layout;
    const struct term_size *size;
    struct block blocks[BLOCKS_MAX];
    int count;
    int width, height, lines;           /* of the panel */
    int is_below;
    struct term_box picture;            /* its size */
};

static const struct part *board_part(const struct term_layout *self, int i)
{
    return &self->machine->board->parts[i];
}

/* Parts */

/* Kinds that say nothing beside a picture have no place on the panel. */
static int is_placed(const struct part *part)
{
    return term_cells_of(part)->is_on_panel;
}

/* Its name and what it does are said for several at once. */
static void size_in_panel(const struct term_layout *self,
                          const struct part *part,
                          const struct term_size *size,
                          struct term_place *place)
{
    term_cells_of(part)->size(self, size, part, &place->box);
    place->above = term_cells_of(part)->above;
}

/* How many different columns (or rows) of a block are before a part's: its
 * place in the grid. Quadratic, but blocks are small. */
static int rank_of(const struct part *parts, int count, const struct part *of,
                   int is_row)
{
    int rank = 0;

    for (int i = 0; i < count; i++) {
        int at = is_row ? parts[i].y_mm : parts[i].x_mm, is_new = 1;

        for (int j = 0; j < i; j++)
            is_new &= (is_row ? parts[j].y_mm : parts[j].x_mm) != at;
        rank += is_new && at < (is_row ? of->y_mm : of->x_mm);
    }
    return rank;
}

static int count_ranks(const struct part *parts, int count, int is_row)
{
    int ranks = 0;

    for (int i = 0; i < count; i++)
        ranks = term_layout_larger(ranks, 1 + rank_of(parts, count, &parts[i],
                                                      is_row));
    return ranks;
}

/* Texts */

/* Whether two words of letters are the same but for case. */
static int is_same_word(const char *name, const char *does)
{
    for (; *name && *does; name++, does++)
        if ((*name | 32) != (*does | 32))
            return 0;
    return *name == *does;
}

/* "SPACE pass", or "UP" for what does just that. */
static void put_caption(const struct term_layout *self, int i,
                        struct text *to)
{
    const struct role *role = legend_role(self->machine,
                                               board_part(self, i));

    text_put(to, board_part(self, i)->group);
    if (!role || is_same_word(board_part(self, i)->group, role->does))
        return;
    text_put_char(to, ' ');
    text_put(to, role->does);
}

static int caption_width(const struct term_layout *self, int i)
{
    char caption[TERM_LABEL_MAX];
    struct text to;

    text_begin(&to, caption, sizeof caption);
    put_caption(self, i, &to);
    return (int)to.used;
}

/* "2 territory  1 superko", or "2-0 letter" for several. */
static void put_legend(const struct term_layout *self, struct block *block)
{
    struct text to;

    text_begin(&to, block->legend, sizeof block->legend);
    for (int i = block->first, run; i < block->first + block->count;
         i += run) {
        const struct role *role = legend_role(self->machine,
                                                   board_part(self, i));

        run = legend_run(self->machine, i);
        if (!role)
            continue;
        text_put(&to, to.used ? "  " : "");
        text_put_char(&to, role->key);
        if (run > 1) {
            text_put_char(&to, '-');
            text_put_char(&to, machine_role(self->machine, board_part(self,
                                            i + run - 1))->key);
        }
        text_put_char(&to, ' ');
        text_put(&to, role->does);
    }
}

/* Blocks */

static int is_alone(const struct part *part)
{
    return part->number == PART_ALONE;
}

/* A group, or single parts of one kind. */
static int block_length(const struct part *parts)
{
    int count = 1;

    while (parts[count].group && parts[count].kind == parts[0].kind
           && is_alone(&parts[count]) == is_alone(&parts[0])
           && (is_alone(&parts[0])
               || text_same(parts[count].group, parts[0].group)))
        count++;
    return count;
}

/* Single parts have a row more, for their captions, and stand as far apart as
 * the longest of these needs. */
static void measure_alone(const struct plan *plan, struct block *block)
{
    for (int i = block->first; i < block->first + block->count; i++)
        block->pitch = term_layout_larger(block->pitch, GAP
                                          + caption_width(plan->layout, i));
    block->line_rows++;
}

/* Only the smallest size may close up parts that are legible without gaps. */
static int is_dense(const struct plan *plan, const struct part *part)
{
    return plan->size == &sizes[SMALLEST]
        && term_cells_of(part)->is_dense;
}

/* The legend, below the block, may be wider than its parts. */
static void measure_block(const struct plan *plan, struct block *block,
                          int margin)
{
    const struct part *part = board_part(plan->layout, block->first);
    struct term_place place = {0};

    size_in_panel(plan->layout, part, plan->size, &place);
    block->columns = count_ranks(part, block->count, 0);
    block->rows = count_ranks(part, block->count, 1);
    block->pitch = place.box.width + (is_dense(plan, part) ? 0 : GAP);
    block->line_rows = place.above + place.box.height;
    if (term_cells_of(part)->has_caption && is_alone(part))
        measure_alone(plan, block);
    else if (!is_alone(part))
        put_legend(plan->layout, block);
    block->margin = is_alone(part) ? 0 : margin;
    block->width = block->margin + block->columns * block->pitch
                 - (is_dense(plan, part) ? 0 : GAP);
    block->width = term_layout_larger(block->width, (int)strlen(block->legend));
    block->height = block->rows * block->line_rows + (block->legend[0] != 0);
}

/* One margin for all blocks, so that their parts begin in the same column. */
static int find_margin(const struct term_layout *self)
{
    int margin = 0;

    for (int i = 0; i < self->count; i++)
        if (is_placed(board_part(self, i)) && !is_alone(board_part(self, i)))
            margin = term_layout_larger(margin, GAP
                         + (int)strlen(board_part(self, i)->group));
    return margin;
}

/* Adds the blocks of parts that stand on the board, or of those beside it: the
 * latter come last and fill what is left of a line. */
static void add_blocks(struct plan *plan, int is_beside)
{
    const struct term_layout *layout = plan->layout;
    int margin = find_margin(layout);

    for (int i = 0, length; i < layout->count; i += length) {
        const struct part *part = board_part(layout, i);
        struct block *block = &plan->blocks[plan->count];

        length = block_length(part);
        if (!is_placed(part) || plan->count == BLOCKS_MAX
            || (part_type(part)->place == PLACE_BESIDE) != is_beside)
            continue;
        *block = (struct block){.first = i, .count = length};
        measure_block(plan, block, margin);
        plan->count++;
    }
}

/* The panel */

static int widest_block(const struct plan *plan)
{
    int width = 0;

    for (int i = 0; i < plan->count; i++)
        width = term_layout_larger(width, plan->blocks[i].width);
    return width;
}

/* Line by line, as words on a page, in at most `width` columns; the panel is as
 * wide as its longest line. A block that is wider has a line of its own. */
static void flow(struct plan *plan, int width)
{
    int x = 0, y = 0, line_height = 0;

    plan->width = 0;
    plan->lines = 1;
    for (int i = 0; i < plan->count; i++) {
        struct block *block = &plan->blocks[i];

        if (x > 0 && x + block->width > width) {
            x = 0;
            y += line_height;
            line_height = 0;
            plan->lines++;
        }
        block->x = x;
        block->y = y;
        x += block->width + GAP;
        line_height = term_layout_larger(line_height, block->height);
        plan->width = term_layout_larger(plan->width, x - GAP);
    }
    plan->height = y + line_height;
}

/* Makes a plan and finds the picture's size in the room that the panel leaves;
 * 0 if it does not fit. */
static int try_plan(struct plan *plan, const struct term_layout *layout,
                    const struct term_size *size, struct term_box area,
                    int is_below)
{
    struct term_box room = {0, 0, area.width - 2 * (FRAME + BEZEL),
                            area.height - 2 * (FRAME + BEZEL)};

    *plan = (struct plan){.layout = layout, .size = size,
                          .is_below = is_below};
    add_blocks(plan, 0);
    add_blocks(plan, 1);
    flow(plan, is_below ? area.width - 2 * FRAME : widest_block(plan));
    if (is_below)
        room.height -= plan->height;
    else
        room.width -= plan->width + GAP;
    if (room.width < 1 || room.height < PICTURE_ROWS_MIN
        || plan->width > area.width - 2 * FRAME
        || plan->height > area.height - 2 * FRAME)
        return 0;
    plan->picture = term_picture_fit(PICTURE_WIDTH, PICTURE_HEIGHT, room);
    return plan->picture.height >= PICTURE_ROWS_MIN;
}

/* Sizes run from the largest: a smaller one must give a higher picture to be
 * taken. */
static int find_best(struct plan *best, const struct term_layout *layout,
                     struct term_box area)
{
    struct plan plan;

    best->picture.height = 0;
    for (int i = 0; i < SIZES; i++)
        for (int is_below = 0; is_below < 2; is_below++)
            if (try_plan(&plan, layout, &sizes[i], area, is_below)
                && plan.picture.height > best->picture.height)
                *best = plan;
    return best->picture.height > 0;
}

/* Places */

/* Labels beyond the table are left out. */
static void add_label(struct term_layout *self, int column, int row,
                      int is_role, const char *words)
{
    struct term_label *label = &self->labels[self->label_count];
    struct text to;

    if (self->label_count == TERM_LABELS_MAX)
        return;
    self->label_count++;
    label->column = column;
    label->row = row;
    label->is_role = is_role;
    text_begin(&to, label->text, sizeof label->text);
    text_put(&to, words);
}

/* Parts of a group have the block's label; one alone is centred above its own
 * caption. */
static void place_part(struct term_layout *self, const struct block *block,
                       int i, int left, int top)
{
    const struct part *parts = board_part(self, block->first);
    struct term_place *place = &self->places[i];
    char caption[TERM_LABEL_MAX];
    struct text to;

    size_in_panel(self, board_part(self, i), self->size, place);
    place->is_terse = 1;
    place->on = TERM_ON_BOARD;
    place->box.left = left + block->margin + block->pitch
        * rank_of(parts, block->count, board_part(self, i), 0);
    place->box.top = top + place->above + block->line_rows
        * rank_of(parts, block->count, board_part(self, i), 1);
    place->middle = place->box.left + place->box.width / 2;
    if (!term_cells_of(board_part(self, i))->has_caption || block->margin)
        return;
    text_begin(&to, caption, sizeof caption);
    put_caption(self, i, &to);
    place->box.left += (block->pitch - GAP - place->box.width) / 2;
    place->middle = place->box.left + place->box.width / 2;
    add_label(self, place->middle - (int)to.used / 2,
              place->box.top + place->box.height, 0, caption);
}

/* The group's name stands beside the first part; the legend is indented like
 * the parts, or less if it is too long for that. */
static void place_block(struct term_layout *self, const struct block *block,
                        int left, int top)
{
    int indent = block->width - (int)strlen(block->legend);
    const struct part *part = board_part(self, block->first);

    for (int i = block->first; i < block->first + block->count; i++)
        place_part(self, block, i, left, top);
    if (block->margin)
        add_label(self, left, self->places[block->first].box.top
                  + (self->places[block->first].box.height - 1) / 2, 0,
                  part->group);
    if (block->legend[0])
        add_label(self, left + (indent < block->margin ? indent
                                                       : block->margin),
                  top + block->height - 1, 1, block->legend);
}

/* Spreads the lines of the panel over the room, with gaps of at most two rows,
 * and centres the whole. Blocks of one line move together. */
static void place_panel(struct term_layout *self, const struct plan *plan,
                        struct term_box room)
{
    int gaps = plan->lines > 1 ? (room.height - plan->height)
                                 / (plan->lines - 1) : 0;
    int line = 0, left = room.left + (room.width - plan->width) / 2;

    if (gaps > GAP_ROWS_MAX)
        gaps = GAP_ROWS_MAX;
    room.top += (room.height - plan->height - gaps * (plan->lines - 1)) / 2;
    for (int i = 0; i < plan->count; i++) {
        const struct block *block = &plan->blocks[i];

        line += i > 0 && block->y > plan->blocks[i - 1].y;
        place_block(self, block, left + block->x,
                    room.top + block->y + line * gaps);
    }
}

/* The one part whose signal is a picture. */
static void place_monitor(struct term_layout *self, int left, int top,
                          struct term_box picture)
{
    for (int i = 0; i < self->count; i++) {
        struct term_place *place = &self->places[i];

        if (part_type(board_part(self, i))->signal != SIGNAL_PICTURE)
            continue;
        place->box = (struct term_box){left, top, picture.width + 2 * BEZEL,
                                       picture.height + 2 * BEZEL};
        place->middle = left + place->box.width / 2;
    }
}

/* All parts start with an empty box inside the frame; those that are shown get
 * theirs afterwards. An empty box is never drawn and never hit. */
static void place_nowhere(struct term_layout *self)
{
    memset(self->places, 0, sizeof self->places);
    for (int i = 0; i < self->count; i++) {
        self->places[i].on = TERM_ON_BOARD;
        self->places[i].is_terse = 1;
        self->places[i].box.left = self->board.left + FRAME;
        self->places[i].box.top = self->board.top + FRAME;
    }
}

/* Only as large as the plan needs, in the middle of the area. */
static void place_board(struct term_layout *self, const struct plan *plan,
                        struct term_box area)
{
    int width = plan->picture.width + 2 * BEZEL;
    int height = plan->picture.height + 2 * BEZEL;

    self->board.width = 2 * FRAME + (plan->is_below
        ? term_layout_larger(width, plan->width) : width + GAP + plan->width);
    self->board.height = plan->is_below ? area.height : 2 * FRAME
        + term_layout_larger(height, plan->height);
    self->board.left = area.left + (area.width - self->board.width) / 2;
    self->board.top = area.top + (area.height - self->board.height) / 2;
}

int term_layout_screen_place(struct term_layout *self, struct term_box area)
{
    struct plan plan;
    struct term_box inside;
    int width, height;

    if (!find_best(&plan, self, area))
        return 0;
    self->size = plan.size;
    place_board(self, &plan, area);
    place_nowhere(self);
    inside = (struct term_box){self->board.left + FRAME,
                               self->board.top + FRAME,
                               self->board.width - 2 * FRAME,
                               self->board.height - 2 * FRAME};
    width = plan.picture.width + 2 * BEZEL;
    height = plan.picture.height + 2 * BEZEL;
    if (plan.is_below) {
        place_monitor(self, inside.left + (inside.width - width) / 2,
                      inside.top, plan.picture);
        inside.top += height;
        inside.height -= height;
    } else {
        place_monitor(self, inside.left,
                      inside.top + (inside.height - height) / 2,
                      plan.picture);
        inside.left += width + GAP;
        inside.width -= width + GAP;
    }
    place_panel(self, &plan, inside);
    return 1;
}
