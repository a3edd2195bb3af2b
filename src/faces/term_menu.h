/* term_menu.h - the menu of boardwalk without arguments. */
#ifndef TERM_MENU_H
#define TERM_MENU_H

#include "bench/journal.h"

struct term_choice {
    int quit;                           /* the player wants nothing */
    const struct machine_type *machine; /* null: the game on disk */
    char id[256];                       /* "duel:basys2 repeat=counting" */
    char seats[2][24];                  /* "human" or a mind */
    char load[JOURNAL_PATH_MAX];        /* in: the last game, if any; out:
                                           empty unless it was chosen */
};

/* Lets the player choose; a null return is success. */
const char *term_menu(struct term_choice *choice);

#endif
