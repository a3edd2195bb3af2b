/* window_items.h - what holds for the items of the bar and of every dialog:
 * none lies on another, and none is drawn outside its box. */
#ifndef WINDOW_ITEMS_H
#define WINDOW_ITEMS_H

#include "check.h"

#include <string.h>

#include "window/item_draw.h"

enum { UNTOUCHED = 0x00123456 };        /* no colour that is ever drawn */

static inline int is_inside(struct canvas_rect room, struct canvas_rect box)
{
    return box.left >= room.left && box.top >= room.top
        && box.left + box.width <= room.left + room.width
        && box.top + box.height <= room.top + room.height;
}

static inline void expect_apart(const struct window_items *items,
                                struct canvas_rect room)
{
    for (int i = 0; i < items->count; i++) {
        const struct window_item *a = &items->item[i];

        if (!is_inside(room, a->box) || canvas_rect_is_empty(a->box))
            fail_msg("item %d '%s' is not inside: %d %d %d %d", a->id,
                     a->text, a->box.left, a->box.top, a->box.width,
                     a->box.height);
        for (int j = 0; j < i; j++)
            if (!canvas_rect_is_empty(canvas_rect_both(a->box,
                                                       items->item[j].box)))
                fail_msg("items %d '%s' and %d '%s' overlap", a->id, a->text,
                         items->item[j].id, items->item[j].text);
    }
}

static inline struct canvas blank(int width, int height)
{
    struct canvas canvas;
    size_t count = (size_t)width * (size_t)height;
    uint32_t *pixels = malloc(count * sizeof *pixels);

    assert_non_null(pixels);
    for (size_t i = 0; i < count; i++)
        pixels[i] = UNTOUCHED;
    canvas_begin(&canvas, pixels, width, height);
    return canvas;
}

/* Draws each one alone; something of it must be seen if it says anything. */
static inline void expect_drawn_inside(const struct window_items *items,
                                       int width, int height)
{
    for (int i = 0; i < items->count; i++) {
        const struct window_item *item = &items->item[i];
        struct canvas canvas = blank(width, height);
        int touched = 0;

        window_item_draw(&canvas, items->scale, item, window_theme(i % 2));
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++) {
                if (canvas.pixels[y * width + x] == UNTOUCHED)
                    continue;
                touched++;
                assert_true(canvas_rect_has(item->box, x, y));
            }
        if (item->text[0])
            assert_true(touched > 0);
        free(canvas.pixels);
    }
}

static inline int same_pixels(const struct canvas *a, const struct canvas *b)
{
    return memcmp(a->pixels, b->pixels,
                  (size_t)a->width * (size_t)a->height
                  * sizeof *a->pixels) == 0;
}

static inline int middle_x(const struct window_item *item)
{
    return item->box.left + item->box.width / 2;
}

static inline int middle_y(const struct window_item *item)
{
    return item->box.top + item->box.height / 2;
}

/* An item that says so, or null. */
static inline const struct window_item *item_saying(
    const struct window_items *items, const char *words)
{
    for (int i = 0; i < items->count; i++)
        if (strstr(items->item[i].text, words)
            || strstr(items->item[i].detail, words))
            return &items->item[i];
    return NULL;
}

#endif
