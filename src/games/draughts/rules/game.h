/* game.h - a game: its position, its history, its end. */
#ifndef CHECKERS_GAME_H
#define CHECKERS_GAME_H

#include "games/draughts/rules/checkers.h"

enum { CHECKERS_QUIET_PLIES = 80 };     /* forty moves by each side */

enum checkers_result {
    CHECKERS_GOES_ON,
    CHECKERS_BLACK_WINS,
    CHECKERS_WHITE_WINS,
    CHECKERS_DRAW_REPEATED,             /* the position for the third time */
    CHECKERS_DRAW_QUIET,                /* forty moves without progress */
};

/* Plain data: a copy is an independent game. */
struct checkers_game {
    struct checkers now;
    int quiet;                          /* plies since the last capture or
                                         * move of a man */
    struct checkers past[CHECKERS_QUIET_PLIES]; /* the first `quiet` hold the
                                         * positions before now, oldest
                                         * first */
};

/* From any position; nothing is known of what came before it. */
void checkers_game_begin(struct checkers_game *self,
                         const struct checkers *start);

/* Makes a legal move and updates the history. */
void checkers_game_play(struct checkers_game *self,
                        const struct checkers_move *move);

/* How often the current position occurred before: 2 makes it a draw. */
int checkers_game_repeats(const struct checkers_game *self);

/* Draws need kings to move back and forth, so the simple game never has one:
 * it ends when a side cannot move. */
enum checkers_result checkers_game_result(const struct checkers_game *self);

#endif
