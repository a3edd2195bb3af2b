/* table.c - the table in the window: what lies there, and the mouse on it.
 *
 * The things are laid anew for every picture and compared with those shown:
 * only when they differ is the table drawn. What the mouse holds is kept as a
 * place on the sheet, since a touch may lay everything anew. The keyboard is
 * in table_focus.c.
 */
#include "window/table.h"

#include <string.h>

#include "base/words.h"
#include "bench/play_table.h"
#include "window/arrange.h"

enum { SENTENCE_MAX = TABLE_LINE_MAX + 16 };

void window_table_place(struct window_table *self, struct canvas_rect room,
                        int scale)
{
    int margin = window_arrange_margin(scale);

    self->room = room;
    self->sheet = (struct canvas_rect){room.left + margin, room.top + margin,
                                       room.width - 2 * margin,
                                       room.height - 2 * margin};
    if (canvas_rect_is_empty(self->sheet))
        self->room = self->sheet = (struct canvas_rect){0, 0, 0, 0};
    window_table_forget(self);
    window_table_renew(self);
    if (canvas_rect_is_empty(self->room))
        window_table_unfocus(self);
}

void window_table_look(struct window_table *self, const struct play *play)
{
    if (canvas_rect_is_empty(self->room))
        return;
    play_table_lay(play, &self->now);
    if (self->guide)
        guide_mark(self->guide, &self->now);
    window_table_find_focus(self);
}

/* Touching */

/* Things of a kind that can never be touched are not waited for. */
static int is_for_touching(const struct table_item *item)
{
    return item->kind == TABLE_SPOT || item->kind == TABLE_KEY
        || item->kind == TABLE_CARD || item->kind == TABLE_SLIDER;
}

/* "Not now. White to move": where none of its kind can be touched, it is not
 * the thing that is wrong but the moment. */
static void tell_not_now(const struct window_table *self, struct player *game,
                         const struct table_item *item)
{
    char words[SENTENCE_MAX], said[TABLE_LINE_MAX], unused[TABLE_LINE_MAX];
    struct text to, now, last;

    for (int i = 0; i < self->now.count; i++)
        if (self->now.item[i].kind == item->kind && self->now.item[i].touch)
            return;
    text_begin(&now, said, sizeof said);
    text_begin(&last, unused, sizeof unused);
    play_table_say(game->play, &now, &last);
    text_begin(&to, words, sizeof words);
    words_put(&to, "Not now. {1}", said, (char *)0);
    player_tell(game, words);
}

/* Returns whether it was taken. All is laid anew at once, so that the next
 * event finds what this one has changed. */
static int touch_item(struct window_table *self, struct player *game,
                      const struct table_item *item, int32_t value)
{
    int is_taken = 0;

    if (item->touch)
        is_taken = player_touch(game, item->touch, value);
    else if (is_for_touching(item))
        tell_not_now(self, game, item);
    window_table_look(self, game->play);
    return is_taken;
}

void window_table_touch(struct window_table *self, struct player *game,
                        int item, int32_t value)
{
    struct table_item copy = self->now.item[item];      /* it is laid anew */

    (void)touch_item(self, game, &copy, value);
}

/* The mouse */

static struct table_place sheet_place(const struct window_table *self)
{
    return table_place_in(self->sheet);
}

static int is_at(const struct table_item *item, int x, int y)
{
    return x >= item->x && x < item->x + item->width
        && y >= item->y && y < item->y + item->height;
}

/* What can be touched goes before what cannot, and that before the ground. */
static int item_at(const struct window_table *self, int x, int y)
{
    struct table_place place = sheet_place(self);
    int sheet_x, sheet_y, at;

    if (canvas_rect_is_empty(self->room))
        return -1;
    table_place_at(&place, x, y, &sheet_x, &sheet_y);
    at = table_hit(&self->now, sheet_x, sheet_y);
    for (int i = self->now.count - 1; at < 0 && i >= 0; i--)
        if (is_for_touching(&self->now.item[i])
            && is_at(&self->now.item[i], sheet_x, sheet_y))
            at = i;
    return at;
}

int window_table_has(const struct window_table *self, int x, int y)
{
    return self->is_held || canvas_rect_has(self->room, x, y);
}

int window_table_works(const struct window_table *self, int x, int y)
{
    int item = item_at(self, x, y);

    return item >= 0 && self->now.item[item].touch;
}

/* Men, stones, pegs - on a spot or on the key they are taken from - and
 * cards. */
static int holds_piece(const struct table_item *item)
{
    return item->kind == TABLE_CARD || item->piece >= TABLE_RED_MAN;
}

/* The mouse reports many places for one value: only another one is told. */
static void slide_to(struct window_table *self, struct player *game,
                     const struct table_item *item, int x)
{
    struct table_place place = sheet_place(self);
    int32_t value = table_place_value(&place, item, x);

    if (value != self->slider_value && touch_item(self, game, item, value))
        self->slider_value = value;
}

/* A slider is held by its number, all else by its place. A touch that was
 * refused leaves nothing in the hand. */
static void take_item(struct window_table *self, struct player *game,
                      const struct table_item *item, int x)
{
    self->is_held = 1;
    self->held_x = item->x + item->width / 2;
    self->held_y = item->y + item->height / 2;
    self->has_place = 1;                /* Tab comes back to it */
    self->focus_x = self->held_x;
    self->focus_y = self->held_y;
    if (item->kind == TABLE_SLIDER && item->touch) {
        self->slider = item->touch;
        self->slider_value = item->value;
        slide_to(self, game, item, x);
        return;
    }
    self->held_touch = item->touch;
    self->is_key = item->kind == TABLE_KEY && item->touch
                && holds_piece(item);
    self->is_piece = self->is_key || (touch_item(self, game, item, 0)
                                      && holds_piece(item));
}

/* The item is copied: a touch lays the table anew below it. */
void window_table_press(struct window_table *self, struct player *game,
                        int x, int y)
{
    int at;

    window_table_look(self, game->play);
    window_table_forget(self);
    at = item_at(self, x, y);
    if (at >= 0) {
        struct table_item item = self->now.item[at];

        take_item(self, game, &item, x);
    }
}

static const struct table_item *held_slider(const struct window_table *self)
{
    for (int i = 0; self->slider && i < self->now.count; i++)
        if (self->now.item[i].kind == TABLE_SLIDER
            && self->now.item[i].touch == self->slider)
            return &self->now.item[i];
    return NULL;
}

void window_table_move(struct window_table *self, struct player *game,
                       int x, int y)
{
    const struct table_item *slider = held_slider(self);

    (void)y;
    if (slider) {
        struct table_item item = *slider;

        slide_to(self, game, &item, x);
    }
}

/* Where it was taken from is not a place to drop it: a key is pressed there,
 * and a spot has been touched. */
static void drop_piece(struct window_table *self, struct player *game,
                       int x, int y)
{
    int at = item_at(self, x, y);
    struct table_item item;

    if (at < 0 || !self->now.item[at].touch)
        return;
    item = self->now.item[at];
    if (is_at(&item, self->held_x, self->held_y)) {
        if (self->is_key)
            (void)touch_item(self, game, &item, 0);
    } else if (item.kind == TABLE_SPOT) {
        (void)touch_item(self, game, &item, self->held_touch);
    }
}

void window_table_release(struct window_table *self, struct player *game,
                          int x, int y)
{
    if (self->is_held && self->is_piece) {
        window_table_look(self, game->play);
        drop_piece(self, game, x, y);
    }
    window_table_move(self, game, x, y);
    window_table_forget(self);
}

void window_table_forget(struct window_table *self)
{
    self->is_held = self->is_piece = self->is_key = self->slider = 0;
}

/* Drawing */

void window_table_renew(struct window_table *self)
{
    self->is_whole = 0;
}

static int is_as_shown(const struct window_table *self)
{
    return self->is_whole && self->focus == self->shown_focus
        && table_is_same(&self->now, &self->shown);
}

int window_table_update(struct window_table *self, struct draw *draw,
                        struct canvas_rect *dirty)
{
    if (canvas_rect_is_empty(self->room) || is_as_shown(self))
        return 0;
    canvas_copy(&draw->live, &draw->still, self->room);
    table_draw_in(&draw->live, self->room, self->sheet, &self->now,
                  (struct table_look){draw->theme, self->focus, draw->scale});
    self->shown = self->now;
    self->shown_focus = self->focus;
    self->is_whole = 1;
    *dirty = self->room;
    return 1;
}
