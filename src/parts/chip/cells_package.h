/* cells_package.h - a chip with its legs and their names, in cells.
 *
 * The chip of the checkers machine has 40 legs, of which the data sheet names
 * three for the supply (M3-035), among others.
 */
#ifndef CELLS_PACKAGE_H
#define CELLS_PACKAGE_H

#include "term/layout.h"
#include "term/screen.h"

/* The width and height that it takes in at most so many rows: upright, with a
 * row for every two legs; or, if these are too few, lying on its side, with as
 * many names as there is room for. Left and top are zero. */
struct term_box cells_package_size(const struct board_package *package,
                                   int rows);

/* Draws it in a box of that size, on a ground of some colour. */
void cells_package_draw(struct term_screen *screen, struct term_box box,
                        const struct board_package *package, uint32_t ground);

#endif
