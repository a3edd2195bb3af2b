/* help.h - the help of the window as lines: how to play, what each
 * part and each key does.
 *
 * Made for a machine and a width each time it is shown; the dialog draws a
 * page of the lines. What does not fit into WINDOW_HELP_LINES is left out.
 */
#ifndef WINDOW_HELP_H
#define WINDOW_HELP_H

#include "boards/board.h"

enum { WINDOW_HELP_LINES = 200, WINDOW_HELP_WIDTH = 100,
       WINDOW_HELP_KEYS = 12 };         /* letters of the keys' column */

enum window_help_kind { HELP_TEXT, HELP_HEADING, HELP_KEYS };

struct window_help_line {
    enum window_help_kind kind;
    char keys[4 * WINDOW_HELP_KEYS];    /* "" where a line goes on */
    char does[WINDOW_HELP_WIDTH];
};

struct window_help {
    int count;
    struct window_help_line line[WINDOW_HELP_LINES];
};

/* Writes it for a machine, wrapped to so many letters a line, keys column
 * included; the width is cut to what a line holds. */
void window_help_make(struct window_help *self,
                      const struct machine_type *machine, int letters);

/* Writes paragraphs about a machine in the same way, an empty line between
 * them; null ends their list, and a null list has none. */
void window_help_rules(struct window_help *self,
                       const struct machine_type *machine,
                       const char *const *paragraphs, int letters);

#endif
