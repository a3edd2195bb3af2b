/* menu.h - boardwalk without arguments. */
#ifndef MENU_H
#define MENU_H

/* The menu in a terminal, or a demonstration where there is none. */
int menu_run(void);

#endif
