/* cells_matrix.h - an array of 8 x 8 LEDs in two colours, in cells.
 *
 * Squares are chequered and have names, a1 at the bottom left. The letter on
 * an LED is its colour, a small one if it is dim: for eyes and terminals that
 * do not tell colours apart. The checkers machine has such an array (M3-124).
 */
#ifndef CELLS_MATRIX_H
#define CELLS_MATRIX_H

#include "term/layout.h"
#include "term/screen.h"

/* The letter of one square from its two lights, green and red: R, G, Y if both
 * shine, the same in lower case if it is dim; a zero if it is dark. */
char cells_matrix_letter(const uint8_t brightness[2]);

/* Draws it from 128 brightnesses, green and red of each square from a1 row by
 * row. The square that is pointed at has a frame; -1: none. */
void cells_matrix_draw(struct term_screen *screen, struct term_box box,
                       const char *name, const uint8_t *brightness,
                       int pointed);

/* The square at a cell of the screen, from a1 row by row; -1: none is there. */
int cells_matrix_at(struct term_box box, int column, int row);

#endif
