/* package.h - a chip with its legs and their names, in cells. */
#ifndef TERM_PACKAGE_H
#define TERM_PACKAGE_H

#include "term/layout.h"
#include "term/screen.h"

/* What it takes: whole, with a row for every two legs; or lying on its side
 * in some rows, with as many names as there is room for. */
struct term_box term_package_size(const struct board_package *package,
                                  int rows);

/* Draws it on a ground of some colour. */
void term_package_draw(struct term_screen *screen, struct term_box box,
                       const struct board_package *package, uint32_t ground);

#endif
