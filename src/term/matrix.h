/* matrix.h - an array of 8 x 8 LEDs in two colours, in cells.
 *
 * Squares are chequered and have names, a1 at the bottom left. The letter on
 * a LED is its colour, a small one if it is dim: for eyes and terminals that
 * tell no colours.
 */
#ifndef TERM_MATRIX_H
#define TERM_MATRIX_H

#include "term/layout.h"
#include "term/screen.h"

/* One square of it: R, G, Y for both, the same small if it is dim; a zero
 * if it is dark. The two lights are green and red. */
char term_matrix_letter(const uint8_t brightness[2]);

/* Draws it; the square that is pointed at has a frame, -1: none. */
void term_matrix_draw(struct term_screen *screen, struct term_box box,
                      const char *name, const uint8_t *brightness,
                      int pointed);

/* The square at a cell of the screen, from a1 row by row, or -1. */
int term_matrix_at(struct term_box box, int column, int row);

#endif
