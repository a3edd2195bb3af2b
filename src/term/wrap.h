/* wrap.h - wraps text at spaces. */
#ifndef TERM_WRAP_H
#define TERM_WRAP_H

#include "term/screen.h"

/* Where it is drawn, in cells. Lines above `top` and from `bottom` on are left
 * out, but counted. */
struct term_wrap {
    int column, row, width;
    int top, bottom;
};

/* Draws it; returns how many lines it has. A word that is longer than a line
 * is cut off. */
int term_wrap_draw(struct term_screen *screen, struct term_wrap place,
                   const char *text, struct term_style style);

/* How many lines a text has in so many columns. */
int term_wrap_lines(const char *text, int width);

#endif
