/* shelf.h - the list of kept games: what each of them is, its picture, and
 * what can be done to it.
 *
 * disk.c has the dialog; here is what it shows beside and below its list.
 */
#ifndef WINDOW_SHELF_H
#define WINDOW_SHELF_H

#include "window/dialogs/sheet.h"

/* The list, and beside it the chosen game, where there is room for both. */
void window_shelf_make(struct window_dialog *dialog, struct canvas_rect room);

/* The buttons below it: rename, delete, export all. */
const char *window_shelf_do(struct window_dialog *dialog,
                            struct player *player, int i);

#endif
