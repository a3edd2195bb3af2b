/* table_focus.c - the keyboard on the table.
 *
 * The focus is a place on the sheet, not a thing: things are laid anew after
 * each move, and a spot that cannot be touched while the other one thinks is
 * the same spot when it can be again.
 */
#include "player/key.h"
#include "window/table.h"

#include <stdlib.h>

enum { PAGE_STEPS = 4 };                /* of a slider, for Page Up */

static int middle_x(const struct table_item *item)
{
    return item->x + item->width / 2;
}

static int middle_y(const struct table_item *item)
{
    return item->y + item->height / 2;
}

/* The middle of the thing is the place that is remembered. */
static void set_focus(struct window_table *self, int at)
{
    self->has_focus = self->has_place = 1;
    self->focus_x = middle_x(&self->now.item[at]);
    self->focus_y = middle_y(&self->now.item[at]);
    self->focus = at;
}

/* What matters most is the main key, then what can be touched, then where
 * something will be, and only then the other keys. */
static int focus_rank(const struct table_item *item)
{
    if (item->kind == TABLE_KEY)
        return !item->touch ? -1 : item->marks & TABLE_IS_STRONG ? 0 : 3;
    return !table_can_focus(item) ? -1 : item->touch ? 1 : 2;
}

/* The nearest to the middle of those that matter most; -1: there is none. */
static int first_stop(const struct table *table)
{
    int best = -1, least = 0;

    for (int i = 0; i < table->count; i++) {
        const struct table_item *item = &table->item[i];
        int far = abs(middle_x(item) - TABLE_WIDTH / 2)
                + abs(middle_y(item) - TABLE_WIDTH / 2)
                + focus_rank(item) * (TABLE_WIDTH + TABLE_HEIGHT);

        if (focus_rank(item) >= 0 && (best < 0 || far < least)) {
            best = i;
            least = far;
        }
    }
    return best;
}

/* A thing at the place: one that can be touched, or else any. A key that has
 * gone leaves the focus to what matters now. */
void window_table_find_focus(struct window_table *self)
{
    int at = -1;

    self->focus = -1;
    if (!self->has_focus)
        return;
    if (self->has_place)
        at = table_hit(&self->now, self->focus_x, self->focus_y);
    for (int i = self->now.count - 1; self->has_place && at < 0 && i >= 0;
         i--)
        if (table_can_focus(&self->now.item[i])
            && table_covers(&self->now.item[i], self->focus_x, self->focus_y))
            at = i;
    if (at >= 0)
        self->focus = at;
    else if (first_stop(&self->now) >= 0)
        set_focus(self, first_stop(&self->now));
}

/* 1: the table has the focus; 0: there is nothing to focus. */
int window_table_focus(struct window_table *self)
{
    if (canvas_rect_is_empty(self->room))
        return 0;
    self->has_focus = 1;
    window_table_find_focus(self);
    self->has_focus = self->focus >= 0;
    return self->has_focus;
}

/* The place is kept, for when the focus comes back. */
void window_table_unfocus(struct window_table *self)
{
    self->has_focus = 0;
    self->focus = -1;
}

/* Arrows */

/* At the edge the focus stays. */
static void walk(struct window_table *self, uint32_t key)
{
    int across = (key == KEY_RIGHT) - (key == KEY_LEFT);
    int down = (key == KEY_DOWN) - (key == KEY_UP);

    if (self->focus >= 0)
        set_focus(self, table_walk(&self->now, self->focus, across, down));
}

/* On a slider the arrows along it pull the knob. */
static int slider_value(const struct table_item *item, uint32_t key,
                        int32_t *value)
{
    switch (key) {
    case KEY_LEFT:      *value = table_pull(item, -1); return 1;
    case KEY_RIGHT:     *value = table_pull(item, 1); return 1;
    case KEY_PAGE_DOWN: *value = table_pull(item, -PAGE_STEPS); return 1;
    case KEY_PAGE_UP:   *value = table_pull(item, PAGE_STEPS); return 1;
    case KEY_HOME:      *value = item->least; return 1;
    case KEY_END:       *value = item->most; return 1;
    default:            return 0;
    }
}

/* Up and down are not taken: they lead away from the slider. */
static int pull_slider(struct window_table *self, struct player *game,
                      uint32_t key)
{
    const struct table_item *item;
    int32_t value;

    if (self->focus < 0)
        return 0;
    item = &self->now.item[self->focus];
    if (item->kind != TABLE_SLIDER || !item->touch
        || !slider_value(item, key, &value))
        return 0;
    window_table_touch(self, game, self->focus, value);
    return 1;
}

/* A slider is touched with the value that it shows. */
static void touch_focus(struct window_table *self, struct player *game)
{
    if (self->focus >= 0)
        window_table_touch(self, game, self->focus,
                           self->now.item[self->focus].value);
}

/* Its keys are never the board's while it has the focus, even if there is
 * nothing on it for a moment. */
int window_table_key(struct window_table *self, struct player *game,
                     uint32_t key)
{
    if (!self->has_focus)
        return 0;
    window_table_look(self, game->play);
    if (pull_slider(self, game, key))
        return 1;
    switch (key) {
    case ' ':
    case KEY_ENTER:
        touch_focus(self, game);
        return 1;
    case KEY_UP: case KEY_DOWN: case KEY_LEFT: case KEY_RIGHT:
        walk(self, key);
        return 1;
    case KEY_ESC:
        window_table_unfocus(self);
        return 1;
    default:
        return 0;
    }
}
