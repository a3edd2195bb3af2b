/* fen.h - positions as text: B:W18,24,K10:B12,16,K22
 *
 * First the side to move, then each colour with its squares, K before a king.
 * The reader also accepts ? for an unknown side to move, ranges (W21-32,
 * K1-3), the colours in any order or missing, lower case, squares in letters
 * (a1), the counters of PDN 3.0 (:H0:F1), spaces, superfluous commas, a full
 * stop at the end, and quotes around it all. The writer puts white before
 * black, for each the men and then the kings, by number, and nothing else.
 */
#ifndef CHECKERS_FEN_H
#define CHECKERS_FEN_H

#include "base/text.h"
#include "games/draughts/rules/checkers.h"

enum { CHECKERS_FEN_MAX = 112 };        /* two sides of twelve, and the end */

/* Null is success, and the position has passed checkers_check. An error in the
 * text names the column, counted from 1; *self is then unchanged. */
const char *checkers_fen_read(struct checkers *self, const char *text,
                              enum checkers_rules rules);

/* Whether the text says who is to move. If it does not, checkers_fen_read
 * makes it Black. */
int checkers_fen_has_turn(const char *text);

void checkers_fen_write(const struct checkers *self, struct text *to);

#endif
