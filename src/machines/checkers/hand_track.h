/* hand_track.h - a game of checkers followed square by square, as
 * the squares come in at the tinychip's switches.
 *
 * Its Red is the side that books call Black: it moves first. Row 0, column 0
 * is a1, which is square 4; row 7, column 7 is h8, which is square 29.
 */
#ifndef HAND_CHECKERS_TRACK_H
#define HAND_CHECKERS_TRACK_H

#include "base/text.h"
#include "games/draughts/rules/game.h"

/* Games and plies count up and name a moment: a mind's seed is made of them.
 */
struct hand_checkers_track {
    struct checkers_game game;
    int path[CHECKERS_PATH_MAX];        /* squares of the move coming in */
    int length;                         /* so many; two and more: a jump
                                         * that must go on */
    int is_error;                       /* the light is on, */
    int refused_from, refused_to;       /* because of these squares; from 0:
                                         * as a source; to -1: not known, to 0:
                                         * a light one */
    struct checkers_move last;          /* the move that ended the last turn,
                                         * if any did */
    unsigned games, plies;
};

/* A light square is 0. */
static inline int hand_checkers_square(int row, int column)
{
    return (row ^ column) & 1 ? 0 : 4 * row + 4 - column / 2;
}

static inline int hand_checkers_row(int square)
{
    return (square - 1) / 4;
}

static inline int hand_checkers_column(int square)
{
    return 2 * (3 - (square - 1) % 4) + hand_checkers_row(square) % 2;
}

/* Writes "c3": the file and rank of a square; and "c3-d4" or "c3xe5xg7". */
void hand_checkers_put_square(int square, struct text *to);
void hand_checkers_put_move(const struct checkers_move *move,
                            struct text *to);

/* Another game, from its beginning; or from a position that was seen. */
void hand_checkers_track_begin(struct hand_checkers_track *self,
                               enum checkers_rules rules);
void hand_checkers_track_adopt(struct hand_checkers_track *self,
                               const struct checkers *position);

/* A press of ENTER, with the square on the switches (0 for a light one); a
 * press of CLEAR. */
void hand_checkers_track_enter(struct hand_checkers_track *self, int square);
void hand_checkers_track_clear(struct hand_checkers_track *self);

/* Whether a move goes through the squares that came in, and on; and one that
 * does, if there is any. */
int hand_checkers_track_fits(const struct hand_checkers_track *self,
                             const struct checkers_move *move);
int hand_checkers_track_find(const struct hand_checkers_track *self,
                             struct checkers_move *move);

#endif
