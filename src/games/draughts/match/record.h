/* record.h - records the moves of a game as it is played. */
#ifndef CHECKERS_RECORD_H
#define CHECKERS_RECORD_H

#include "games/draughts/rules/game.h"

struct checkers_record {
    struct checkers start;
    struct checkers_game game;          /* after the moves */
    int count, size;                    /* moves made, and room for them */
    struct checkers_move *moves;        /* freed by checkers_record_end */
};

void checkers_record_begin(struct checkers_record *self,
                           const struct checkers *start);

/* Adds a legal move; 0 if there is no memory for it, and then nothing has
 * changed. */
int checkers_record_play(struct checkers_record *self,
                         const struct checkers_move *move);
void checkers_record_end(struct checkers_record *self);

#endif
