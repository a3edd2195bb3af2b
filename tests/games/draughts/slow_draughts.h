/* slow_draughts.h - draughts once more, on a board of 8 x 8 characters.
 *
 * A second witness: written from the rules of the game, not from the
 * source. Row 0 is the top one, square 1 stands in its second column; 'b'
 * and 'w' are men, 'B' and 'W' kings, '.' is an empty square.
 */
#ifndef SLOW_DRAUGHTS_H
#define SLOW_DRAUGHTS_H

#include "games/draughts/rules/checkers.h"

struct slow_draughts {
    char at[8][8];
    char turn;                          /* 'b' or 'w' */
    int is_simple;
};

enum { SLOW_PATH_MAX = 16, SLOW_MOVES_MAX = 256 };

struct slow_move {
    int count;                          /* squares, in order */
    int square[SLOW_PATH_MAX];
    struct slow_draughts after;
};

struct slow_moves {
    int count;
    struct slow_move move[SLOW_MOVES_MAX];
};

struct slow_draughts slow_of(const struct checkers *position);
void slow_find(const struct slow_draughts *self, struct slow_moves *moves);
int slow_is(const struct slow_draughts *self,
            const struct checkers *position);

#endif
