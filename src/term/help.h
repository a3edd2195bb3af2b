/* help.h - the help page: every key, the mouse, how to play. */
#ifndef TERM_HELP_H
#define TERM_HELP_H

#include "boards/board.h"
#include "term/screen.h"

struct term_help_key {
    const char *keys;                   /* null ends a table */
    const char *does;
};

/* The face's own keys. */
extern const struct term_help_key term_help_keys[];

/* The characters among them, which no machine should use for itself. */
extern const char term_help_taken[];

/* Draws the page, scrolled down by some rows; returns its whole height. */
int term_help_draw(struct term_screen *screen,
                   const struct machine_type *machine, int scroll);

#endif
