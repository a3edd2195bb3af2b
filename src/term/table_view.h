/* table_view.h - the table in place of the board: what is shown, where the
 * arrow keys are, and what keys and clicks do there. */
#ifndef TERM_TABLE_VIEW_H
#define TERM_TABLE_VIEW_H

#include "player/guide.h"
#include "player/player.h"
#include "term/table.h"

struct term_table_view {                /* zero: the board is shown */
    struct table table;                 /* as it was looked at last */
    const struct guide *guide;          /* of a first game, or null */
    int is_shown;
    int focus;                          /* an item; -1: none */
    int is_touched;                     /* since the last look */
};

/* Looks at the table again; returns whether another picture is due. */
int term_table_view_look(struct term_table_view *self,
                         const struct play *play);

/* From the board to the table, or back. */
void term_table_view_switch(struct term_table_view *self);

/* While it is shown, arrow keys walk over what can be touched, Enter touches,
 * and left and right move a slider. 0: not a key of the table. */
int term_table_view_key(struct term_table_view *self, struct player *player,
                        uint32_t key);

/* A click on a cell of the screen. */
void term_table_view_press(struct term_table_view *self,
                           struct player *player, struct term_box box,
                           int column, int row);

#endif
