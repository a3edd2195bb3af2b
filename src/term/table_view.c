/* table_view.c - the table in place of the board: keys and clicks.
 *
 * While it is shown, the table is laid anew in every frame and compared with
 * the one before: it changes with what the watcher sees, and with what is
 * touched.
 */
#include "term/table_view.h"

#include <string.h>

#include "bench/play_table.h"

/* An item that cannot be touched any more gives the focus to another. */
static void mend_focus(struct term_table_view *self)
{
    if (self->focus >= self->table.count
        || (self->focus >= 0 && !self->table.item[self->focus].touch))
        self->focus = table_walk(&self->table, -1, 0, 0);
}

/* 1: something is to be drawn. Only as many items as there are get copied: a
 * table is large, and mostly empty. */
int term_table_view_look(struct term_table_view *self, const struct play *play)
{
    static struct table now;            /* large, and of no use later */
    int is_new = self->is_touched;

    self->is_touched = 0;
    if (!self->is_shown)
        return is_new;
    play_table_lay(play, &now);
    if (self->guide)
        guide_mark(self->guide, &now);
    if (!table_is_same(&now, &self->table)) {
        self->table.count = now.count;
        memcpy(self->table.item, now.item,
               (size_t)now.count * sizeof now.item[0]);
        is_new = 1;
    }
    mend_focus(self);
    return is_new;
}

/* The focus begins anew: it appears with the first arrow, or with Enter. */
void term_table_view_switch(struct term_table_view *self)
{
    self->is_shown ^= 1;
    self->focus = -1;
    self->is_touched = 1;
}

/* Where nothing has the focus yet: what a first game asks for, else the first
 * that can be touched. It is not touched before it is seen to be meant. */
static void give_first_focus(struct term_table_view *self)
{
    self->focus = table_walk(&self->table, -1, 0, 0);
    for (int i = 0; i < self->table.count; i++)
        if (self->table.item[i].touch
            && self->table.item[i].marks & TABLE_IS_NEXT) {
            self->focus = i;
            break;
        }
    self->is_touched = 1;
}

/* A refusal is told by the player's own notice. The touch may change
 * everything, so the table is looked at again. */
static void touch_at(struct term_table_view *self, struct player *player,
                     int item)
{
    if (item < 0)
        return;
    (void)player_touch(player, self->table.item[item].touch,
                       self->table.item[item].value);
    self->focus = item;
    self->is_touched = 1;
}

static void touch_or_find_focus(struct term_table_view *self,
                                struct player *player)
{
    if (self->focus < 0)
        give_first_focus(self);
    else
        touch_at(self, player, self->focus);
}

static void walk_focus(struct term_table_view *self, int across, int down)
{
    self->focus = table_walk(&self->table, self->focus, across, down);
    self->is_touched = 1;
}

/* The item is changed at once, so that the next press goes on from there even
 * if no frame was drawn between. */
static void move_slider(struct term_table_view *self, struct player *player,
                        int steps)
{
    struct table_item *item = &self->table.item[self->focus];

    item->value = table_pull(item, steps);
    touch_at(self, player, self->focus);
}

static void go_sideways(struct term_table_view *self, struct player *player,
                        int steps)
{
    if (self->focus >= 0
        && self->table.item[self->focus].kind == TABLE_SLIDER)
        move_slider(self, player, steps);
    else
        walk_focus(self, steps, 0);
}

/* Space is left to the machine's keys. */
int term_table_view_key(struct term_table_view *self, struct player *player,
                        uint32_t key)
{
    if (!self->is_shown)
        return 0;
    switch (key) {
    case KEY_UP:    walk_focus(self, 0, -1); return 1;
    case KEY_DOWN:  walk_focus(self, 0, 1); return 1;
    case KEY_LEFT:  go_sideways(self, player, -1); return 1;
    case KEY_RIGHT: go_sideways(self, player, 1); return 1;
    case KEY_ENTER: touch_or_find_focus(self, player); return 1;
    default:        return 0;
    }
}

void term_table_view_press(struct term_table_view *self,
                           struct player *player, struct term_box box,
                           int column, int row)
{
    touch_at(self, player, term_table_hit(&self->table, box, column, row));
}
