/* menu_view.h - the menu drawn, and what is under the mouse. */
#ifndef TERM_MENU_VIEW_H
#define TERM_MENU_VIEW_H

#include "player/offer.h"
#include "term/screen.h"

void term_menu_view_draw(struct term_screen *screen,
                         struct offer *list, const char *last,
                         const char *notice);

struct term_menu_spot {                 /* -1: not there */
    int entry;                          /* in the list of machines */
    int row;                            /* in the settings */
    int by;                             /* its value: next 1, before -1 */
};

struct term_menu_spot term_menu_view_hit(const struct term_screen *screen,
                                         struct offer *list,
                                         int column, int row);

#endif
