/* menu.h - the menu of boardwalk without arguments. */
#ifndef TERM_MENU_H
#define TERM_MENU_H

#include "player/offer.h"

/* Takes the terminal, lets the player choose, and gives it back. `choice` holds
 * the last game, the folder of kept games and a notice on entry, and what was
 * chosen on return; choice->quit is set if nothing was. A null return is
 * success; errors are for the terminal and memory. A signal that ends the
 * program does so here. */
const char *term_menu(struct offer_choice *choice);

#endif
