/* item.c - what a bar or a dialog is made of: places and numbers.
 *
 * Sizes, wrapping, finding items by place, id or arrow key. Nothing is drawn
 * here (item_draw.c); what both must agree on, such as where the arrows of a
 * choice are, is computed here for the mouse.
 */
#include "window/item.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "draw/letter.h"
#include "player/key.h"

/* Pixels at 100 %: a line of text, a row of lines, the margin in a field, the
 * radius of a slider's knob. */
enum { TEXT = 16, LINE = 18, MARGIN = 7, KNOB = 7 };

/* Sizes */

int window_item_px(int scale, int length)
{
    return (length * scale + 50) / 100;
}

int window_item_text_height(int scale)
{
    return window_item_px(scale, TEXT) * CANVAS_PX;
}

int window_item_line_px(int scale)
{
    return window_item_px(scale, LINE);
}

int window_item_text_px(int scale, const char *text)
{
    int width = letter_width(text, window_item_text_height(scale));

    return (width + CANVAS_PX - 1) / CANVAS_PX;
}

int window_item_letters(int scale, int width)
{
    int advance = letter_advance(window_item_text_height(scale));

    return width > 0 && advance > 0 ? width * CANVAS_PX / advance : 0;
}

/* Wrapping */

/* The bytes of so many letters, or of as many as there are in the line. */
static int bytes_of(const char *text, int letters)
{
    int at = 0;

    while (text[at] && text[at] != '\n' && letters-- > 0)
        do {
            at++;
        } while (letter_is_inside(text[at]));
    return at;
}

/* Breaks at the last space that fits; a word longer than a line is cut. Spaces
 * at the break are in neither line. Always takes at least one letter, or a
 * newline, so that a loop over lines ends. */
int window_item_wrap(const char *text, int letters, const char **next)
{
    int most = bytes_of(text, letters > 0 ? letters : 1), at = most;

    if (text[at] == '\n' || text[at] == 0) {
        *next = text + at + (text[at] == '\n');
        return at;
    }
    while (at > 0 && text[at] != ' ')
        at--;
    if (at == 0)
        at = most;
    *next = text + at;
    while (**next == ' ')
        ++*next;
    while (at > 0 && text[at - 1] == ' ')
        at--;
    return at;
}

/* Making */

struct window_item *window_item_add(struct window_items *items,
                                    enum window_item_kind kind, int id,
                                    struct canvas_rect box)
{
    static struct window_item unseen;
    struct window_item *item = items->count < WINDOW_ITEMS
                             ? &items->item[items->count++] : &unseen;

    memset(item, 0, sizeof *item);      /* they are compared as bytes */
    item->kind = kind;
    item->id = id;
    item->box = box;
    return item;
}

/* Zeroed after the text as well: items are compared as bytes. */
void window_item_say(struct window_item *item, const char *text)
{
    struct text to;

    memset(item->text, 0, sizeof item->text);
    text_begin(&to, item->text, sizeof item->text);
    text_put(&to, text);
}

void window_item_say_more(struct window_item *item, const char *detail)
{
    struct text to;

    memset(item->detail, 0, sizeof item->detail);
    text_begin(&to, item->detail, sizeof item->detail);
    text_put(&to, detail);
}

/* Items without an id are never marked. */
void window_item_mark(struct window_items *items, int hovered, int pressed,
                      int focus)
{
    for (int i = 0; i < items->count; i++) {
        struct window_item *item = &items->item[i];

        if (!item->id)
            continue;
        item->marks |= item->id == hovered ? ITEM_HOVERED : 0u;
        item->marks |= item->id == pressed ? ITEM_PRESSED : 0u;
        item->marks |= item->id == focus ? ITEM_FOCUSED : 0u;
    }
}

/* Finding */

/* Whether the mouse or a key may work an item now. */
static int is_workable(const struct window_item *item)
{
    return item->id && !(item->marks & ITEM_OFF);
}

const struct window_item *window_item_at(const struct window_items *items,
                                         int x, int y)
{
    for (int i = 0; i < items->count; i++)
        if (is_workable(&items->item[i])
            && canvas_rect_has(items->item[i].box, x, y))
            return &items->item[i];
    return NULL;
}

const struct window_item *window_item_find(const struct window_items *items,
                                           int id)
{
    for (int i = 0; id && i < items->count; i++)
        if (items->item[i].id == id)
            return &items->item[i];
    return NULL;
}

/* A scroll bar is the mouse's: keys scroll the list itself. */
static int is_for_keys(const struct window_item *item)
{
    return is_workable(item) && item->kind != ITEM_SCROLL;
}

/* Tab goes past all rows of a list but the chosen one. */
static int takes_tab(const struct window_item *item)
{
    return is_for_keys(item)
        && (item->kind != ITEM_ROW || item->marks & ITEM_CHOSEN);
}

int window_item_next(const struct window_items *items, int id, int by)
{
    const struct window_item *from = window_item_find(items, id);
    int at = from ? (int)(from - items->item) : by > 0 ? -1 : items->count;

    for (at += by; at >= 0 && at < items->count; at += by)
        if (takes_tab(&items->item[at]))
            return items->item[at].id;
    return 0;
}

/* How far an item is in the direction of an arrow key, in half pixels from
 * middle to middle; -1 if it is not there at all. Being off to the side counts
 * double for Left and Right, half for Up and Down, and a gap to the side eight
 * times: arrows stay in a row or column while they can. */
static int arrow_distance(struct canvas_rect from, struct canvas_rect to,
                          uint32_t key)
{
    int dx = 2 * to.left + to.width - 2 * from.left - from.width;
    int dy = 2 * to.top + to.height - 2 * from.top - from.height;
    int gap_x = abs(dx) - from.width - to.width;
    int gap_y = abs(dy) - from.height - to.height;
    int is_along = key == KEY_LEFT || key == KEY_RIGHT;

    if ((is_along ? dx : dy) * (key == KEY_LEFT || key == KEY_UP ? -1 : 1)
        <= 0 || (is_along ? gap_x : gap_y) < 0)
        return -1;
    return is_along ? abs(dx) + 2 * abs(dy) + 8 * (gap_y > 0 ? gap_y : 0)
                    : abs(dy) + abs(dx) / 2 + 8 * (gap_x > 0 ? gap_x : 0);
}

int window_item_beside(const struct window_items *items, int id,
                       uint32_t key)
{
    const struct window_item *from = window_item_find(items, id);
    int nearest = id, least = -1;

    for (int i = 0; from && i < items->count; i++) {
        int far = is_for_keys(&items->item[i])
                ? arrow_distance(from->box, items->item[i].box, key) : -1;

        if (far >= 0 && (least < 0 || far < least)) {
            least = far;
            nearest = items->item[i].id;
        }
    }
    return nearest;
}

/* Places inside an item; item_draw.c draws them at the same ones. */

/* Both arrows are squares, as high as the item. */
int window_item_choice_at(const struct window_item *item, int x)
{
    int arrow = item->box.height;
    int right = item->box.left + item->box.width;
    int left = item->box.left + item->box.width * 2 / 5;

    if (x >= right - arrow && x < right)
        return 1;
    return x >= left && x < left + arrow ? -1 : 0;
}

/* The knob's middle goes from a knob's radius inside one end to the other. */
int window_item_slide(const struct window_item *item, int scale, int x)
{
    int knob = window_item_px(scale, KNOB);
    int room = item->box.width - 2 * knob;
    int at = x - item->box.left - knob;

    if (at <= 0 || room <= 0)
        return 0;
    return at >= room ? item->total : (int)((int64_t)at * item->total / room);
}

int window_item_row_letters(int width, int scale)
{
    return window_item_letters(scale, width - 2 * window_item_px(scale,
                                                                 MARGIN));
}

int window_item_field_letters(struct canvas_rect box, int scale)
{
    int margin = window_item_px(scale, MARGIN);
    int letters = window_item_letters(scale, box.width - 2 * margin) - 1;

    return letters > 1 ? letters : 1;   /* one is the caret's */
}

/* Rounded to the nearer border between two letters. */
int window_item_field_at(const struct window_item *item, int scale, int x)
{
    int margin = window_item_px(scale, MARGIN);
    int half = window_item_text_height(scale) / CANVAS_PX / 4;

    return window_item_letters(scale, x + half - item->box.left - margin);
}
