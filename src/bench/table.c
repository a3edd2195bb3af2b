/* table.c - the game beside its board: the things that lie on a table. */
#include "bench/table.h"

#include <string.h>

enum { SIDEWAYS = 2, GAP = 8,           /* how much these count */
       SLIDER_STEPS = 20 };             /* from one end to the other */

/* A table that is full loses things, not its mind: the last one is written
 * over. */
struct table_item *table_add(struct table *self, enum table_kind kind, int x,
                             int y, int width, int height)
{
    int at = self->count < TABLE_ITEMS_MAX ? self->count++
                                           : TABLE_ITEMS_MAX - 1;
    struct table_item *item = &self->item[at];

    memset(item, 0, sizeof *item);
    item->kind = (uint8_t)kind;
    item->x = (int16_t)x;
    item->y = (int16_t)y;
    item->width = (int16_t)width;
    item->height = (int16_t)height;
    return item;
}

struct text table_text(struct table_item *item)
{
    struct text to;

    text_begin(&to, item->text, sizeof item->text);
    return to;
}

struct text table_words(struct table_item *item)
{
    struct text to;

    text_begin(&to, item->words, sizeof item->words);
    return to;
}

struct table_item *table_add_label(struct table *self, int x, int y,
                                   int width, int height, const char *text)
{
    struct table_item *item = table_add(self, TABLE_LABEL, x, y, width,
                                        height);
    struct text to = table_text(item);

    text_put(&to, text);
    return item;
}

struct table_item *table_add_key(struct table *self, int x, int y, int width,
                                 int height, const char *text, int touch)
{
    struct table_item *item = table_add(self, TABLE_KEY, x, y, width, height);
    struct text to = table_text(item);

    text_put(&to, text);
    item->touch = (int16_t)touch;
    return item;
}

void table_order_move(struct table_order *order, const void *move,
                      size_t size)
{
    order->kind = TABLE_MOVES;
    order->size = size < sizeof order->move ? size : sizeof order->move;
    memcpy(order->move, move, order->size);
}

void table_order_presses(struct table_order *order, int presses)
{
    order->kind = TABLE_GOES_ON;
    order->presses = presses;
}

/* Items are zeroed when they are made, so equal ones have equal bytes. */
int table_is_same(const struct table *one, const struct table *two)
{
    return one->count == two->count
        && memcmp(one->item, two->item,
                  (size_t)one->count * sizeof one->item[0]) == 0;
}

int table_covers(const struct table_item *item, int x, int y)
{
    return x >= item->x && x < item->x + item->width
        && y >= item->y && y < item->y + item->height;
}

int table_hit(const struct table *self, int x, int y)
{
    for (int i = self->count - 1; i >= 0; i--)
        if (self->item[i].touch && table_covers(&self->item[i], x, y))
            return i;
    return -1;
}

/* Walking */

int table_can_focus(const struct table_item *item)
{
    return item->kind != TABLE_SHEET && item->kind != TABLE_LABEL;
}

static int magnitude(int number)
{
    return number < 0 ? -number : number;
}

/* How far an item is away on one side; -1 if it is not there. Being off to the
 * side counts double, and a gap to the side much more, so that arrows stay in a
 * row or column while they can. */
static int distance(const struct table_item *from, const struct table_item *to,
                    int across, int down)
{
    int x = to->x + to->width / 2 - from->x - from->width / 2;
    int y = to->y + to->height / 2 - from->y - from->height / 2;
    int along = x * across + y * down;
    int aside = magnitude(across ? y : x);
    int gap = aside - (across ? from->height + to->height
                              : from->width + to->width) / 2;

    return along <= 0 ? -1
         : along + SIDEWAYS * aside + GAP * (gap > 0 ? gap : 0);
}

static int is_walked(const struct table_item *from,
                     const struct table_item *to)
{
    return to->touch
        || (!from->touch && to->kind == from->kind && table_can_focus(to));
}

static int first_touchable(const struct table *self)
{
    for (int i = 0; i < self->count; i++)
        if (self->item[i].touch)
            return i;
    return -1;
}

int table_walk(const struct table *self, int from, int across, int down)
{
    int nearest = from, least = 0;

    if (from < 0 || from >= self->count)
        return first_touchable(self);
    for (int i = 0; i < self->count; i++) {
        int far = is_walked(&self->item[from], &self->item[i])
            ? distance(&self->item[from], &self->item[i], across, down) : -1;

        if (far > 0 && (least == 0 || far < least)) {
            nearest = i;
            least = far;
        }
    }
    return nearest;
}

/* Sliders */

int32_t table_pull(const struct table_item *slider, int steps)
{
    int64_t span = (int64_t)slider->most - slider->least;
    int64_t step = span > SLIDER_STEPS ? span / SLIDER_STEPS : 1;
    int64_t value = slider->value + steps * step;

    value = value < slider->least ? slider->least : value;
    return (int32_t)(value > slider->most ? slider->most : value);
}
