/* words.h - moves of draughts as text.
 *
 *     9-13          a step                c3-d4    the same with letters:
 *     9x18          a jump                c3xe5    file a..h, row 1..8, Black
 *     9x18x25       all of its squares             below, so a1 is square 4
 *
 * A jump is written as its start and end, or as all of its squares if start
 * and end could mean two different jumps. The reader accepts what real files
 * contain: 09-13, 9X18, 9:18, 9-18 for a jump, c3d4, spaces around the sign,
 * intermediate squares that are not needed.
 */
#ifndef CHECKERS_WORDS_H
#define CHECKERS_WORDS_H

#include "base/text.h"
#include "games/draughts/rules/checkers.h"

enum { CHECKERS_WORD_MAX = 40 };        /* thirteen squares, and the end */

enum checkers_style {                   /* may be added up */
    CHECKERS_SHORT = 0,
    CHECKERS_LONG = 1,                  /* every square of a jump */
    CHECKERS_LETTERS = 2,
};

/* The move must be legal in the position before it. */
void checkers_write_move(const struct checkers *before,
                         const struct checkers_move *move, int style,
                         struct text *to);

/* Finds the legal move that is meant. Of jumps with the same captures it takes
 * the first. Null is success; an error says that the word is not a move, why
 * it is not legal, or what it could mean. */
const char *checkers_read_move(const struct checkers *before,
                               const char *word, struct checkers_move *move);

/* The length of the move, legal or not, that a text begins with; 0 if it does
 * not begin with one. A single square is not a move. */
size_t checkers_scan_move(const char *text, size_t length);

void checkers_write_square(int square, int style, struct text *to);

/* Reads a number, or a letter and a digit, and moves *from past it; returns 0
 * if there is neither. A light square comes out as 0; numbers beyond the board
 * come out as they are, up to 999. */
int checkers_scan_square(const char **from, const char *end, int *square);

/* "Black" */
const char *checkers_words_colour(enum checkers_colour colour);

#endif
