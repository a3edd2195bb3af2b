/* pointer.h - switches that point at a square, worked by arrow keys.
 *
 * Where a board has them the arrows flip the switches, so that they point at
 * the square beside, and Enter presses the button that takes it. The
 * pointer has no other place than the switches themselves.
 */
#ifndef POINTER_H
#define POINTER_H

#include "bench/play.h"

/* The square that they point at, from a1 row by row; -1: there are none. */
int pointer_square(const struct board_type *board, pins in);

/* The one beside it in the direction of an arrow key, or the same one at the
 * edge; -1 for other keys. */
int pointer_beside(int square, uint32_t key);

/* Flips those switches that do not point at a square yet. */
const char *pointer_set(struct play *play, int square);

/* The button that takes a square, by its place in the table. */
int pointer_enter(const struct board_type *board);

#endif
