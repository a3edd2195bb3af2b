/* scope.c - the inside of a design as a picture: its places and its tree.
 *
 * Rows of the tree and of the waves have one height, so that a place is a
 * division. scope_waves.c has the waves.
 */
#include "draw/scope.h"

#include "base/words.h"
#include "draw/scope_inside.h"

enum { INDENT = 14, MARK = 12, TEXT_ROOM = 300 };

const struct scope_theme *scope_theme(int is_light)
{
    static const struct scope_theme dark = {
        .ground = 0xff1b1e22, .edge = 0xff3a4048, .strong = 0xfff0f2f5,
        .text = 0xffc9ced6, .faint = 0xff858d98, .bit = 0xff5fd38a,
        .bus = 0xff6fb4f0, .dense = 0xff3f6b57, .focus = 0xff35506e,
    };
    static const struct scope_theme light = {
        .ground = 0xfffaf8f4, .edge = 0xffc9c2b4, .strong = 0xff15181c,
        .text = 0xff333a42, .faint = 0xff6d7178, .bit = 0xff14733a,
        .bus = 0xff1a5fa0, .dense = 0xff9fc7ac, .focus = 0xffcfe0f2,
    };

    return is_light ? &light : &dark;
}

int scope_px(int scale, int length)
{
    int px = length * scale / 100;

    return px > 0 ? px : 1;
}

int scope_row_px(int scale)
{
    return scope_px(scale, SCOPE_ROW);
}

int scope_page(const struct scope *self)
{
    int rows = self->tree.height / scope_row_px(self->scale);

    return rows > 0 ? rows : 1;
}

void scope_write(const struct scope *self, struct canvas *canvas,
                 struct canvas_rect box, const char *text, uint32_t colour,
                 enum letter_align align)
{
    struct letter_style style = {
        scope_px(self->scale, SCOPE_LETTER) * CANVAS_PX, colour, align, 0};

    letter_fit(canvas, canvas_box_of(box), text, &style);
}

/* Places */

int scope_row_at(const struct scope *self, int x, int y)
{
    return canvas_rect_has(self->tree, x, y)
         ? self->first + (y - self->tree.top) / scope_row_px(self->scale)
         : -1;
}

void scope_show_row(struct scope *self, int row, int rows)
{
    int page = scope_page(self);

    if (row >= 0 && row < self->first)
        self->first = row;
    if (row >= self->first + page)
        self->first = row - page + 1;
    self->first = canvas_max(canvas_min(self->first, rows - page), 0);
}

/* The tree */

/* A triangle that points down where it is unfolded, else to the right. */
static void draw_fold(struct canvas *canvas, struct canvas_rect box,
                      int is_open, uint32_t colour)
{
    int side = box.width * CANVAS_PX / 3;
    int x = (box.left + box.width / 2) * CANVAS_PX;
    int y = (box.top + box.height / 2) * CANVAS_PX;
    const struct canvas_spot down[] = {{x - side, y - side / 2},
        {x + side, y - side / 2}, {x, y + side}};
    const struct canvas_spot right[] = {{x - side / 2, y - side},
        {x + side, y}, {x - side / 2, y + side}};

    canvas_polygon(canvas, is_open ? down : right, 3, colour);
}

/* A ring, or a disc for a net that has its wave. */
static void draw_choice(struct canvas *canvas, struct canvas_rect box,
                        int is_chosen, const struct scope_theme *theme)
{
    struct canvas_spot at = {(box.left + box.width / 2) * CANVAS_PX,
                             (box.top + box.height / 2) * CANVAS_PX};
    int radius = box.width * CANVAS_PX / 3;

    if (is_chosen)
        canvas_disc(canvas, at, radius, theme->bit);
    else
        canvas_ring(canvas, at, radius, CANVAS_PX, theme->faint);
}

static void draw_value(const struct scope *self, struct canvas *canvas,
                       const struct signals *signals, int node,
                       struct canvas_rect *row)
{
    char words[TEXT_ROOM];
    struct text to;
    int width;

    text_begin(&to, words, sizeof words);
    signals_put_value(signals, node, &to);
    width = letter_width(words, scope_px(self->scale, SCOPE_LETTER)
                                * CANVAS_PX) / CANVAS_PX + 2;
    width = canvas_min(width, row->width / 2);
    scope_write(self, canvas,
                (struct canvas_rect){row->left + row->width - width, row->top,
                                     width, row->height},
                words, scope_theme(self->is_light)->strong, LETTER_LEFT);
    row->width -= width + scope_px(self->scale, SCOPE_GAP);
}

static void draw_tree_row(const struct scope *self, struct canvas *canvas,
                          const struct signals *signals, int node,
                          struct canvas_rect row)
{
    const struct scope_theme *theme = scope_theme(self->is_light);
    const struct signals_node *of = &signals->tree.nodes[node];
    int indent = of->depth * scope_px(self->scale, INDENT);
    int gap = scope_px(self->scale, SCOPE_GAP);
    struct canvas_rect mark;
    char words[TEXT_ROOM];
    struct text to;

    row.left += gap + indent;
    row.width -= 2 * gap + indent;
    mark = row;
    mark.width = scope_px(self->scale, MARK);
    row.left += mark.width + gap / 2;
    row.width -= mark.width + gap / 2;
    if (of->width)
        draw_choice(canvas, mark, of->is_chosen, theme);
    else
        draw_fold(canvas, mark, of->is_open, theme->text);
    if (of->width)
        draw_value(self, canvas, signals, node, &row);
    text_begin(&to, words, sizeof words);
    signals_put_name(signals, node, &to);
    scope_write(self, canvas, row, words,
                of->width ? theme->text : theme->strong, LETTER_LEFT);
}

/* In place of what there is not, at the upper left. */
void scope_say(const struct scope *self, struct canvas *canvas,
               struct canvas_rect room, const char *words)
{
    int gap = scope_px(self->scale, SCOPE_GAP);

    scope_write(self, canvas,
                (struct canvas_rect){room.left + gap, room.top,
                                     room.width - 2 * gap,
                                     scope_row_px(self->scale)},
                words, scope_theme(self->is_light)->faint, LETTER_LEFT);
}

void scope_paint_tree(const struct scope *self, struct canvas *canvas,
                      const struct signals *signals)
{
    const struct scope_theme *theme = scope_theme(self->is_light);
    struct canvas_rect row = self->tree;

    canvas_clip(canvas, self->tree);
    canvas_fill(canvas, self->tree, theme->ground);
    row.height = scope_row_px(self->scale);
    for (int i = self->first; row.top < self->tree.top + self->tree.height;
         i++, row.top += row.height) {
        int node = signals_tree_node(&signals->tree, i);

        if (node < 0 || signals->error)
            break;
        if (i == self->focus)
            canvas_fill(canvas, row, theme->focus);
        draw_tree_row(self, canvas, signals, node, row);
    }
    if (signals->error)
        scope_say(self, canvas, self->tree, signals->error);
    canvas_unclip(canvas);
}
