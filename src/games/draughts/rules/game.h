/* game.h - a game: a position, how it came about, how it ends. */
#ifndef CHECKERS_GAME_H
#define CHECKERS_GAME_H

#include "games/draughts/rules/checkers.h"

enum { CHECKERS_QUIET_PLIES = 80 };     /* forty moves of each side */

enum checkers_result {
    CHECKERS_GOES_ON,
    CHECKERS_BLACK_WINS,
    CHECKERS_WHITE_WINS,
    CHECKERS_DRAW_REPEATED,             /* the same for the third time */
    CHECKERS_DRAW_QUIET,                /* nothing taken, no man moved */
};

struct checkers_game {
    struct checkers now;
    int quiet;                          /* plies since the last capture or
                                         * move of a man */
    struct checkers past[CHECKERS_QUIET_PLIES]; /* that many positions before
                                         * now, the oldest first */
};

void checkers_game_begin(struct checkers_game *self,
                         const struct checkers *start);
void checkers_game_play(struct checkers_game *self,
                        const struct checkers_move *move);

/* How often the position now was there before. */
int checkers_game_repeats(const struct checkers_game *self);

/* Draws are of the full rules; simple games end when nobody can move. */
enum checkers_result checkers_game_result(const struct checkers_game *self);

#endif
