/* menu_view.h - the menu drawn, and what is under the mouse. */
#ifndef TERM_MENU_VIEW_H
#define TERM_MENU_VIEW_H

#include "player/offer.h"
#include "term/screen.h"

/* Clears the screen and draws the menu. `last` is the path of the last game,
 * `notice` what went wrong before; both may be empty, not null. */
void term_menu_view_draw(struct term_screen *screen,
                         struct offer *list, const char *last,
                         const char *notice);

/* What is at a cell; -1: none of these. */
struct term_menu_spot {
    int entry;                          /* in the list of machines */
    int row;                            /* in the settings */
    int by;                             /* on its value: 1 next, -1 last */
};

struct term_menu_spot term_menu_view_hit(const struct term_screen *screen,
                                         struct offer *list,
                                         int column, int row);

#endif
