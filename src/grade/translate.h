/* translate.h - rewrites a check for the board that a submission is for.
 *
 * Checks are written for the golden machine on its own board: BTN3, LD. On
 * another board other parts stand for these (boards/fit.h), and a submission
 * knows their printed names only.
 */
#ifndef TRANSLATE_H
#define TRANSLATE_H

#include "boards/board.h"

/* The lines with the names of parts as printed on the board; the caller frees
 * it, null: no memory. Lines that name no part stay as they are. */
char *translate_lines(const char *text, const struct board_type *board);

#endif
