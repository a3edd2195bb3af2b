/* help.h - the help page: every key, the mouse, how to play.
 *
 * The page is made from the machine's record alone: roles, shortcuts, dial,
 * pointer and the lines how_to. A new machine needs no change here.
 */
#ifndef TERM_HELP_H
#define TERM_HELP_H

#include "boards/board.h"
#include "term/screen.h"

/* A row of a table of keys. */
struct term_help_key {
    const char *keys;                   /* null ends a table */
    const char *does;
};

/* The face's own keys, which work with every machine. */
extern const struct term_help_key term_help_keys[];

/* The characters among them, and m and v, which have a meaning for some boards:
 * no machine may use them for its parts. A test checks all machines. */
extern const char term_help_taken[];

/* Clears the screen and draws the page, scrolled down by some rows. Returns the
 * height of the whole page in rows: beyond that there is nothing to scroll to.
 */
int term_help_draw(struct term_screen *screen,
                   const struct machine_type *machine, int scroll);

#endif
