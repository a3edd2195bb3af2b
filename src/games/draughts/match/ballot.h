/* ballot.h - with which moves the games of a match begin. */
#ifndef CHECKERS_BALLOT_H
#define CHECKERS_BALLOT_H

#include "games/draughts/rules/checkers.h"

enum { CHECKERS_BALLOT_MOVES = 64 };

struct checkers_opening {
    struct checkers start;
    int count;
    struct checkers_move moves[CHECKERS_BALLOT_MOVES];
};

struct checkers_ballot {
    int count, size;
    struct checkers_opening *opening;   /* to be freed by the end */
};

/* The three-move ones, the start alone, or a line each of a file: a FEN, or
 * moves from the start. A null return is success. */
const char *checkers_ballot_read(struct checkers_ballot *self,
                                 const char *name,
                                 enum checkers_rules rules);

/* Puts them into an order that depends on the seed alone. */
void checkers_ballot_shuffle(struct checkers_ballot *self,
                             const char *seed);
void checkers_ballot_end(struct checkers_ballot *self);

#endif
