/* record.h - a game as it is played: all its moves. */
#ifndef CHECKERS_RECORD_H
#define CHECKERS_RECORD_H

#include "games/draughts/rules/game.h"

struct checkers_record {
    struct checkers start;
    struct checkers_game game;
    int count, size;
    struct checkers_move *moves;        /* to be freed by the end */
};

void checkers_record_begin(struct checkers_record *self,
                           const struct checkers *start);

/* 0 if there is no memory for it. */
int checkers_record_play(struct checkers_record *self,
                         const struct checkers_move *move);
void checkers_record_end(struct checkers_record *self);

#endif
