/* focus.c - the keyboard focus: on the table, in the strip, on the board or in
 * the bar. */
#include "window/focus.h"

static int focus_on_board(struct window_input *self, int by)
{
    return self->view->has_board
        && window_keys_focus(&self->keys, &self->view->draw.layout, by);
}

enum focus_place { ON_TABLE, IN_STRIP, ON_BOARD, IN_PANEL, IN_BAR,
                   FOCUS_PLACES };

static int has_place_focus(const struct window_input *self,
                           enum focus_place place)
{
    switch (place) {
    case ON_TABLE: return self->view->table.has_focus;
    case IN_STRIP: return self->view->strip.focus != 0;
    case ON_BOARD: return self->keys.focus >= 0;
    case IN_PANEL: return self->view->panel.focus != PANEL_NOWHERE;
    default:       return 0;
    }
}

/* 0: there is nothing to go to, or all of it has been gone through. */
static int focus_on_place(struct window_input *self, enum focus_place place,
                          int by)
{
    switch (place) {
    case ON_TABLE: return window_table_focus(&self->view->table);
    case IN_STRIP: return window_strip_focus(&self->view->strip, by);
    case ON_BOARD: return focus_on_board(self, by);
    case IN_PANEL: return window_panel_focus(&self->view->panel, by);
    default:       window_bar_focus(&self->view->bar, by); return 1;
    }
}

/* Tab goes to the table, through the strip, the parts of the board and the
 * panel of a design, then through the bar, and round; by -1 the other way. On
 * the table it stops once: arrows lead from thing to thing there. */
void window_focus_move(struct window_input *self, int by)
{
    static const enum focus_place on[] = {ON_TABLE, IN_STRIP, ON_BOARD,
                                          IN_PANEL, IN_BAR};
    static const enum focus_place back[] = {IN_PANEL, ON_BOARD, IN_STRIP,
                                            ON_TABLE, IN_BAR};
    const enum focus_place *order = by > 0 ? on : back;
    int at = 0;

    for (int i = 0; i < FOCUS_PLACES; i++)
        if (has_place_focus(self, order[i]))
            at = i + (order[i] == ON_TABLE);
    window_bar_unfocus(&self->view->bar);
    window_table_unfocus(&self->view->table);
    while (at < FOCUS_PLACES && !focus_on_place(self, order[at], by))
        at++;
}
