/* draw_silk.c - what is printed on a circuit board: names, and what parts do.
 *
 * Everything printed keeps clear of parts and of what was printed before: the
 * name of a part below it, its work below that, or above it where there is
 * no room; a row of parts that do the same has it once, over a bracket. Last
 * comes the board's own name, in the first place that is free.
 *
 * The order matters: names are needed most and come first, so that nothing
 * else takes their place. Each search is greedy and never undone; what finds
 * no place is left out, and the help dialog still has it.
 */
#include "draw/painter.h"
#include "player/legend.h"

/* A name and a work for each part, a screw hole in each corner. */
enum { SILK_BOXES = 2 * BOARD_PARTS_MAX + 4 * LAYOUT_PANELS };

struct silk {
    struct canvas *canvas;
    const struct layout *layout;
    int count;
    struct canvas_box printed[SILK_BOXES];
};

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

/* Whether a box is on a circuit board, `edge` away from the board's edge, and
 * has nothing in it nor within `by` to its left and right. */
static int is_free(const struct silk *self, struct canvas_box box, int by,
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

static void reserve_box(struct silk *self, struct canvas_box box)
{
    if (self->count < SILK_BOXES)
        self->printed[self->count++] = box;
}

/* Names */

static int has_name(const struct silk *self, int part)
{
    return painter_of(self->layout, part)->is_named_by_silk
        && painter_ground(self->layout, part) == GROUND_PCB;
}

/* Below the part, or above where only there is room. On a breadboard the name
 * is a label that is stuck on whatever is there. */
static void print_part_name(struct silk *self, int part)
{
    for (int is_above = 0; is_above < 2; is_above++) {
        struct canvas_box box = painter_name_box(self->layout, part,
                                                 is_above);

        if (!painter_is_on_breadboard(self->layout, part)
            && !is_free(self, box, 0, 0))
            continue;
        painter_print_name(self->canvas, self->layout, part, is_above);
        reserve_box(self, box);
        return;
    }
}

static void print_names(struct silk *self)
{
    for (int i = 0; i < self->layout->count; i++)
        if (has_name(self, i))
            print_part_name(self, i);
}

/* What parts do */

/* What a part does on this machine, "" for nothing to print. */
static const char *work_of(const struct silk *self, int part)
{
    const struct role *role;

    if (!has_name(self, part) || painter_is_on_breadboard(self->layout, part))
        return "";
    role = legend_role(self->layout->machine,
                       painter_part(self->layout, part));
    return role ? role->does : "";
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

/* A row of neighbours that share one text. */
struct run {
    int left, right;                    /* of its parts */
    int top, bottom;                    /* with their names */
    const char *work;
    int is_many;
};

static struct run measure_run(const struct silk *self, int first, int count)
{
    const struct canvas_box *part = self->layout->part;
    struct canvas_box name = painter_name_box(self->layout, first, 0);
    int last = first + count - 1;
    struct run run = {
        part[first].left, part[last].left + part[last].width,
        part[first].top, part[first].top + part[first].height,
        work_of(self, first), count > 1};

    if (name.top + name.height > run.bottom)
        run.bottom = name.top + name.height;
    return run;
}

static struct canvas_box work_box(const struct silk *self,
                                  const struct run *run, int height,
                                  int is_above)
{
    int width = letter_width(run->work, height);
    int gap = painter_mm(self->layout, 4);

    return (struct canvas_box){
        (run->left + run->right) / 2 - width / 2,
        is_above ? run->top - gap - height : run->bottom + gap,
        width, height};
}

/* From both sides of the text out to the ends of the run, and a little
 * towards the parts. */
static void draw_bracket(const struct silk *self, const struct run *run,
                         struct canvas_box text)
{
    int y = text.top + text.height / 2, gap = painter_mm(self->layout, 10);
    int tick = text.top > run->top ? -painter_mm(self->layout, 10)
                                   : painter_mm(self->layout, 10);
    int width = painter_mm(self->layout, 2);
    uint32_t colour = canvas_fade(CANVAS_SOLID(PALETTE_SILK_FAINT), 150);
    int ends[2][2] = {{run->left, text.left - gap},
                      {run->right, text.left + text.width + gap}};

    width = width < CANVAS_PX ? CANVAS_PX : width;
    for (int i = 0; i < 2; i++) {
        struct canvas_spot end = {ends[i][0], y};

        if (i ? ends[i][0] <= ends[i][1] : ends[i][0] >= ends[i][1])
            continue;
        canvas_line(self->canvas, (struct canvas_spot){ends[i][1], y}, end,
                    width, colour);
        canvas_line(self->canvas, end,
                    (struct canvas_spot){end.x, y + tick}, width, colour);
    }
}

/* Below the names or above the parts; 0: neither is free. */
static int place_work(const struct silk *self, const struct run *run,
                      int height, struct canvas_box *box)
{
    int edge = painter_mm(self->layout, 5);

    for (int is_above = 0; is_above < 2; is_above++) {
        *box = work_box(self, run, height, is_above);
        if (is_free(self, *box, letter_advance(height) / 3, edge))
            return 1;
    }
    return 0;
}

static void print_work(const struct silk *self, const struct run *run,
                       struct canvas_box box)
{
    struct letter_style style = {box.height,
                                 CANVAS_SOLID(PALETTE_SILK_FAINT),
                                 LETTER_LEFT, 0};

    letter_draw(self->canvas, (struct canvas_spot){box.left, box.top},
                run->work, &style);
    if (run->is_many)
        draw_bracket(self, run, box);
}

/* Places all of them at one height, and prints them if is_printed; returns
 * how many there is room for. A trial forgets the boxes it has taken. */
static int print_works(struct silk *self, int height, int is_printed)
{
    int placed = 0, kept = self->count, count;

    for (int i = 0; i < self->layout->count; i += count) {
        struct canvas_box box;
        struct run run;

        count = run_length(self, i);
        run = measure_run(self, i, count);
        if (!run.work[0] || !place_work(self, &run, height, &box))
            continue;
        if (is_printed)
            print_work(self, &run, box);
        reserve_box(self, box);
        placed++;
    }
    if (!is_printed)
        self->count = kept;
    return placed;
}

/* The largest height of four at which the most texts find a place. */
static void print_best_works(struct silk *self)
{
    int best = 0, best_placed = 0;

    for (int tenths = 22; tenths >= 13; tenths -= 3) {
        int most = painter_mm(self->layout, tenths);
        int height = painter_height(1, most, most);
        int placed = height ? print_works(self, height, 0) : 0;

        if (placed > best_placed) {
            best = height;
            best_placed = placed;
        }
    }
    if (best)
        print_works(self, best, 1);
}

/* Holes for screws, in those corners where nothing is printed */

static void draw_screw_hole(struct silk *self, struct canvas_spot at,
                            enum draw_theme theme)
{
    int radius = painter_mm(self->layout, 16);
    struct canvas_box box = {at.x - radius, at.y - radius, 2 * radius,
                             2 * radius};
    uint32_t desk = CANVAS_SOLID(theme == DRAW_DARK ? 0x131518 : 0xa79f90);

    if (!is_free(self, box, painter_mm(self->layout, 3), 0))
        return;
    canvas_disc(self->canvas, at, radius, CANVAS_SOLID(PALETTE_GOLD_LOW));
    canvas_ring(self->canvas, at, radius, radius / 4,
                CANVAS_SOLID(PALETTE_GOLD));
    canvas_disc(self->canvas, at, radius * 5 / 8, desk);
    reserve_box(self, box);
}

static void draw_screw_holes(struct silk *self, struct canvas_box panel,
                             enum draw_theme theme)
{
    int inset = painter_mm(self->layout, 28);

    for (int i = 0; i < 4; i++) {
        struct canvas_spot at = {
            i & 1 ? panel.left + panel.width - inset : panel.left + inset,
            i & 2 ? panel.top + panel.height - inset : panel.top + inset};

        draw_screw_hole(self, at, theme);
    }
}

/* The board's own name */

enum { TITLE_MAX = 24 };

/* Of "Basys2: 4 buttons, ..." the part before the colon. */
static void copy_board_title(const struct board_type *board,
                             char title[TITLE_MAX])
{
    struct text to;

    text_begin(&to, title, TITLE_MAX);
    for (const char *c = board->title; *c && *c != ':'; c++)
        text_put_char(&to, *c);
}

/* Searches from the lower right, in steps of a millimetre, for the first
 * place with `clear` free around it; box has the title's size. */
static int find_title(const struct silk *self, struct canvas_box panel,
                      int clear, struct canvas_box *box)
{
    struct canvas_box in = canvas_box_inside(panel,
                                             painter_mm(self->layout, 20));
    int step = painter_mm(self->layout, 10);

    for (int y = in.top + in.height - box->height; y >= in.top; y -= step)
        for (int x = in.left + in.width - box->width; x >= in.left;
             x -= step) {
            struct canvas_box wide = {x - clear, y - clear / 2,
                                      box->width + 2 * clear,
                                      box->height + clear};

            box->left = x;
            box->top = y;
            if (is_free(self, wide, 0, 0))
                return 1;
        }
    return 0;
}

/* With much room around it if it can be, then with less. */
static void print_title(struct silk *self, struct canvas_box panel)
{
    const struct layout *layout = self->layout;
    int height = painter_height(1, panel.width, painter_mm(layout, 28));
    struct letter_style style = {height, CANVAS_SOLID(PALETTE_SILK),
                                 LETTER_LEFT, 0};
    struct canvas_box box = {0, 0, 0, height};
    char title[TITLE_MAX];

    if (!height)
        return;
    copy_board_title(layout->machine->board, title);
    box.width = letter_width(title, height);
    for (int tenths = 50; tenths > 0; tenths -= 15)
        if (find_title(self, panel, painter_mm(layout, tenths), &box)) {
            letter_draw(self->canvas,
                        (struct canvas_spot){box.left, box.top}, title,
                        &style);
            return;
        }
}

void draw_silk(struct canvas *canvas, const struct layout *layout,
               enum draw_theme theme)
{
    struct silk self = {.canvas = canvas, .layout = layout};
    int largest = -1;

    print_names(&self);
    print_best_works(&self);
    for (int i = 0; i < layout->panels; i++) {
        if (layout->panel[i].ground != GROUND_PCB)
            continue;
        draw_screw_holes(&self, layout->panel[i].box, theme);
        if (largest < 0 || layout->panel[i].box.height
                           > layout->panel[largest].box.height)
            largest = i;
    }
    if (largest >= 0)
        print_title(&self, layout->panel[largest].box);
}
