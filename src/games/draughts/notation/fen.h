/* fen.h - positions as text: B:W18,24,K10:B12,16,K22
 *
 * First who is to move, then each colour with its squares, K before a king.
 * Read is also: ? for a side to move that is not known, ranges (W21-32,
 * K1-3), the colours in any order or left out, small letters, squares with
 * letters (a1), the counters of PDN 3.0 (:H0:F1), spaces, commas too many, a
 * dot at the end, quotes around it all. Written are white before black, of
 * each the men and then the kings, by number, and nothing else.
 */
#ifndef CHECKERS_FEN_H
#define CHECKERS_FEN_H

#include "base/text.h"
#include "games/draughts/rules/checkers.h"

enum { CHECKERS_FEN_MAX = 112 };        /* two sides of twelve, and the end */

/* An error in the text says the column, counted from 1; the position is then
 * as before. What was read has passed checkers_check. */
const char *checkers_fen_read(struct checkers *self, const char *text,
                              enum checkers_rules rules);

/* Whether the text says who is to move. If it does not, the position that is
 * read has Black to move. */
int checkers_fen_has_turn(const char *text);

void checkers_fen_write(const struct checkers *self, struct text *to);

#endif
