/* menu.h - the menu of boardwalk without arguments. */
#ifndef TERM_MENU_H
#define TERM_MENU_H

#include "player/offer.h"

/* Lets the player choose; a null return is success. */
const char *term_menu(struct offer_choice *choice);

#endif
