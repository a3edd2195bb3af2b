/* draw_silk.c - draws the silkscreen of a circuit board: names, and what parts
 * do.
 *
 * The places are those of silk.c; a row of parts that do the same has its text
 * over a bracket. Last comes the board's own name, in the first place that is
 * free.
 */
#include "draw/captions.h"
#include "draw/painter.h"
#include "draw/silk.h"

static void print_names(const struct silk *self)
{
    for (int i = 0; i < self->layout->count; i++)
        if (self->name[i].height)
            painter_print_name(self->canvas, self->layout, i,
                               self->is_above[i]);
}

/* From both sides of the text out to the ends of the run, and a little
 * towards the parts. */
static void draw_bracket(const struct silk *self, const struct silk_run *run,
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

static void print_work(const struct silk *self, const struct silk_run *run,
                       struct canvas_box box)
{
    struct letter_style style = {box.height,
                                 CANVAS_SOLID(PALETTE_SILK_FAINT),
                                 LETTER_LEFT, 0};

    letter_draw(self->canvas, (struct canvas_spot){box.left, box.top},
                run->work, &style);
    if (run->count > 1)
        draw_bracket(self, run, box);
}

static void print_works(const struct silk *self)
{
    for (int i = 0; i < self->runs; i++)
        if (self->run[i].box.height)
            print_work(self, &self->run[i], self->run[i].box);
}

/* Holes for screws, in those corners where nothing is printed */

static void draw_screw_hole(struct silk *self, struct canvas_spot at,
                            enum draw_theme theme)
{
    int radius = painter_mm(self->layout, 16);
    struct canvas_box box = {at.x - radius, at.y - radius, 2 * radius,
                             2 * radius};
    uint32_t desk = CANVAS_SOLID(theme == DRAW_DARK ? 0x131518 : 0xa79f90);

    if (!silk_is_free(self, box, painter_mm(self->layout, 3), 0))
        return;
    canvas_disc(self->canvas, at, radius, CANVAS_SOLID(PALETTE_GOLD_LOW));
    canvas_ring(self->canvas, at, radius, radius / 4,
                CANVAS_SOLID(PALETTE_GOLD));
    canvas_disc(self->canvas, at, radius * 5 / 8, desk);
    silk_reserve(self, box);
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
            if (silk_is_free(self, wide, 0, 0))
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

    silk_place(&self);
    print_names(&self);
    print_works(&self);
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

/* For whoever reads them */

static struct draw_caption *add_caption(struct draw_captions *to, int part,
                                        struct canvas_box box)
{
    struct draw_caption *caption = &to->item[to->count++];

    *caption = (struct draw_caption){.part = part, .parts = 1, .box = box};
    return caption;
}

static void add_name_caption(const struct silk *self, int part,
                     struct draw_captions *to)
{
    struct draw_caption *caption = add_caption(to, part, self->name[part]);

    painter_name(self->layout, part, caption->text);
}

static void add_work_caption(const struct silk_run *run,
                             struct draw_captions *to)
{
    struct draw_caption *caption = add_caption(to, run->part, run->box);
    struct text text;

    caption->parts = run->count;
    caption->is_work = 1;
    text_begin(&text, caption->text, sizeof caption->text);
    text_put(&text, run->work);
}

void draw_captions_find(struct draw_captions *to, const struct layout *layout)
{
    struct silk self = {.layout = layout};

    *to = (struct draw_captions){0};
    silk_place(&self);
    for (int i = 0; i < layout->count; i++)
        if (silk_has_name(&self, i))
            add_name_caption(&self, i, to);
    for (int i = 0; i < self.runs; i++)
        add_work_caption(&self.run[i], to);
}
