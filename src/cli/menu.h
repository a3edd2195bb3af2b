/* menu.h - boardwalk without arguments: the lobby. */
#ifndef MENU_H
#define MENU_H

/* The window or the menu in a terminal, or a demonstration where there is
 * neither; returns the exit status. */
int menu_run(void);

#endif
