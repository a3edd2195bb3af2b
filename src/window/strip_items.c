/* strip_items.c - lists the items of the strip above the words, and their
 * places.
 *
 *     Step 2 of 6: choose a letter           [ Skip ]
 *
 *     You win: b found no code      [ New game ] [ Look back ] [ Save ] [ x ]
 *     codes left      4. LACE: one right, 12
 *     [ the graph                                                    ]
 *
 * Where the sentence would have too little room beside the buttons, they stand
 * below it.
 */
#include "window/strip_items.h"

#include <string.h>

#include "base/words.h"
#include "window/arrange.h"

/* Pixels at 100 %, but for letters. */
enum { BUTTON = 28, GAP = 6, PAD = 22, GRAPH = 84, PLOT = 10,
       LETTERS_MIN = 44 };

struct strip_button {
    enum window_strip_id id;
    const char *name;
};

static const struct strip_button guide_buttons[] = {
    {STRIP_SKIP, WORDS("Skip")},
};
static const struct strip_button end_buttons[] = {
    {STRIP_AGAIN, WORDS("New game")},
    {STRIP_BACK, WORDS("Look back")},
    {STRIP_SAVE, WORDS("Save a copy")},
    {STRIP_CLOSE, WORDS("Close")},
};
static const struct strip_button back_buttons[] = {
    {STRIP_EARLIER, WORDS("Earlier")},
    {STRIP_LATER, WORDS("Later")},
    {STRIP_BACK, WORDS("To the end")},
    {STRIP_AGAIN, WORDS("New game")},
    {STRIP_SAVE, WORDS("Save a copy")},
    {STRIP_CLOSE, WORDS("Close")},
};

/* Counts are those of the tables above, which are fixed: there is no button
 * that comes or goes, only some that are off. */
static const struct strip_button *buttons_of(const struct window_strip *self,
                                             int *count)
{
    if (self->kind == STRIP_GUIDE) {
        *count = 1;
        return guide_buttons;
    }
    *count = self->is_back ? 6 : 4;
    return self->is_back ? back_buttons : end_buttons;
}

/* Sizes */

static int button_px(int scale, const struct strip_button *button)
{
    return window_item_text_px(scale, words_of(button->name))
         + window_item_px(scale, PAD);
}

/* With a gap after each, also the last: it keeps the words away. */
static int buttons_px(const struct window_strip *self, int scale)
{
    int count, width = 0;
    const struct strip_button *button = buttons_of(self, &count);

    for (int i = 0; i < count; i++)
        width += button_px(scale, &button[i]) + window_item_px(scale, GAP);
    return width;
}

/* Either beside the buttons or, if fewer than LETTERS_MIN would stand there,
 * the whole width. */
static int words_px(const struct window_strip *self, int width, int scale)
{
    int all = width - 2 * window_arrange_margin(scale);
    int beside = all - buttons_px(self, scale);

    return window_item_letters(scale, beside) < LETTERS_MIN ? all : beside;
}

static int is_below(const struct window_strip *self, int width, int scale)
{
    return words_px(self, width, scale)
        == width - 2 * window_arrange_margin(scale);
}

/* Below the sentence they go on in the next row where one is full. */
static int button_rows(const struct window_strip *self, int width, int scale)
{
    int all = width - 2 * window_arrange_margin(scale);
    int count, left = 0, rows = 1;
    const struct strip_button *button = buttons_of(self, &count);

    for (int i = 0; i < count; i++) {
        if (left && left + button_px(scale, &button[i]) > all) {
            rows++;
            left = 0;
        }
        left += button_px(scale, &button[i]) + window_item_px(scale, GAP);
    }
    return rows;
}

static void put_strip_words(const struct window_strip *self, struct text *to)
{
    if (self->kind == STRIP_GUIDE)
        guide_put(&self->guide, to);
    else
        recap_put(&self->recap, to);
}

/* How many lines the sentence of now takes at this width; window_strip_height
 * keeps the most. */
int window_strip_items_lines(const struct window_strip *self, int width,
                             int scale)
{
    int letters = window_item_letters(scale, words_px(self, width, scale));
    char words[WINDOW_ITEM_TEXT_MAX];
    const char *from = words;
    struct text to;
    int lines = 0;

    text_begin(&to, words, sizeof words);
    put_strip_words(self, &to);
    while (*from) {
        (void)window_item_wrap(from, letters, &from);
        lines++;
    }
    return lines;
}

/* A graph needs two points to be a line, and a game that says what is
 * plotted. */
static int has_graph(const struct window_strip *self)
{
    return self->is_back && self->graph_words && self->graph.count > 1;
}

/* Words and buttons without the margins around them. */
static int head_height(const struct window_strip *self, int width, int scale)
{
    int words = self->lines * window_item_line_px(scale);
    int button = window_item_px(scale, BUTTON);

    return is_below(self, width, scale)
         ? words + button_rows(self, width, scale)
                   * (window_item_px(scale, GAP) + button)
         : canvas_max(words, button);
}

/* What window_strip_items_make will fill, for a strip of this width: both must
 * add up the same rows. */
int window_strip_items_height(const struct window_strip *self, int width,
                              int scale)
{
    int height = head_height(self, width, scale)
               + window_arrange_margin(scale);

    if (self->kind == STRIP_END && self->is_back)
        height += window_item_line_px(scale);
    if (self->kind == STRIP_END && has_graph(self))
        height += window_item_px(scale, GRAPH) + window_item_px(scale, GAP);
    return height;
}

/* Items */

static struct window_item *put_strip_item(struct window_strip *self,
                                          enum window_item_kind kind, int id,
                                          struct canvas_rect box)
{
    return window_item_add(&self->items, kind, id, box);
}

/* A button that can do nothing is shown off rather than left out, so that the
 * others keep their places. */
static int is_off(const struct window_strip *self, enum window_strip_id id)
{
    switch (id) {
    case STRIP_BACK:    return self->moves->count == 0;
    case STRIP_EARLIER: return self->move <= 0;
    case STRIP_LATER:   return self->move + 1 >= self->moves->count;
    default:            return 0;
    }
}

/* From the right end of the row; made in the order in which they are read, so
 * that Tab follows it. */
static void put_strip_buttons(struct window_strip *self,
                              struct canvas_rect row)
{
    int count, left = row.left + row.width - buttons_px(self, self->scale)
                    + window_item_px(self->scale, GAP);
    const struct strip_button *button = buttons_of(self, &count);

    left = is_below(self, self->room.width, self->scale) ? row.left : left;
    for (int i = 0; i < count; i++) {
        int width = button_px(self->scale, &button[i]);
        struct window_item *item;

        if (left > row.left && left + width > row.left + row.width) {
            left = row.left;
            row.top += row.height + window_item_px(self->scale, GAP);
        }
        item = put_strip_item(
            self, ITEM_BUTTON, (int)button[i].id,
            (struct canvas_rect){left, row.top, width, row.height});
        item->marks = ITEM_MIDDLE
                    | (button[i].id == STRIP_AGAIN ? ITEM_MAIN : 0)
                    | (is_off(self, button[i].id) ? ITEM_OFF : 0);
        window_item_say(item, words_of(button[i].name));
        left += width + window_item_px(self->scale, GAP);
    }
}

/* "4. LACE: one right, 12": the move that is shown now. */
static void put_shown_move(const struct window_strip *self, struct text *to)
{
    char number[16], value[16];
    const struct table_move *move;
    struct text to_text;

    if (self->move < 0 || self->move >= self->moves->count)
        return;
    move = &self->moves->move[self->move];
    text_begin(&to_text, number, sizeof number);
    text_put_number(&to_text, (uint64_t)self->move + 1);
    text_begin(&to_text, value, sizeof value);
    recap_put_value(move->value, &to_text);
    if (has_graph(self) && move->has_value)
        words_put(to, "{1}. {2} ({3})", number, move->words, value,
                  (char *)0);
    else
        words_put(to, "{1}. {2}", number, move->words, (char *)0);
}

static void put_back_words(struct window_strip *self, struct canvas_rect row)
{
    struct window_item *item = put_strip_item(self, ITEM_LABEL, 0, row);
    struct text to;

    item->tone = ITEM_FAINT;
    text_begin(&to, item->text, sizeof item->text);
    if (has_graph(self))
        recap_graph_put(&self->graph, self->graph_words, &to);
    else
        text_put(&to, words_of("Choose a move in the list, or go from one to "
                               "the next."));
    text_begin(&to, item->detail, sizeof item->detail);
    put_shown_move(self, &to);
}

/* What the graph shows is kept in its item, so that a change is seen. */
static void put_graph(struct window_strip *self, struct canvas_rect box)
{
    struct window_item *item = put_strip_item(self, ITEM_LABEL, STRIP_GRAPH,
                                              box);
    int inset = window_item_px(self->scale, PLOT);

    item->share = self->move;
    item->total = self->graph.count;
    item->page = self->graph.count
               ? (int)self->graph.value[self->graph.count - 1] : 0;
    self->plot = (struct canvas_rect){box.left + inset, box.top + inset,
                                      box.width - 2 * inset,
                                      box.height - 2 * inset};
}

/* The sentence and the buttons; returns where the next row begins. */
static int put_head(struct window_strip *self, struct canvas_rect all)
{
    int below = is_below(self, self->room.width, self->scale);
    struct canvas_rect row = all, words = all;
    struct window_item *item;
    struct text to;

    words.width = words_px(self, self->room.width, self->scale);
    words.height = self->lines * window_item_line_px(self->scale);
    row.height = window_item_px(self->scale, BUTTON);
    row.top += below ? words.height + window_item_px(self->scale, GAP) : 0;
    if (!below && words.height < row.height)
        words.top += (row.height - words.height) / 2;
    item = put_strip_item(self, ITEM_WORDS, 0, words);
    item->tone = ITEM_STRONG;
    text_begin(&to, item->text, sizeof item->text);
    put_strip_words(self, &to);
    put_strip_buttons(self, row);
    return all.top + head_height(self, self->room.width, self->scale);
}

/* Top to bottom: the sentence with its buttons, a line on the move that is
 * shown, the graph. Marks come last, when all items are there. */
void window_strip_items_make(struct window_strip *self)
{
    int margin = window_arrange_margin(self->scale);
    struct canvas_rect all = {self->room.left + margin,
                              self->room.top + margin / 2,
                              self->room.width - 2 * margin,
                              self->room.height - margin};

    self->items.count = 0;
    self->items.scale = self->scale;
    if (canvas_rect_is_empty(self->room))
        return;
    all.top = put_head(self, all);
    if (self->kind == STRIP_END && self->is_back) {
        all.height = window_item_line_px(self->scale);
        put_back_words(self, all);
        all.top += all.height;
    }
    if (self->kind == STRIP_END && has_graph(self)) {
        all.height = window_item_px(self->scale, GRAPH);
        put_graph(self, all);
    }
    window_item_mark(&self->items, self->hovered, self->pressed,
                     self->focus);
}
