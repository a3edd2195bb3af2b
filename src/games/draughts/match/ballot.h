/* ballot.h - the openings for the games of a match.
 *
 * Named after the custom of balloting: serious games of draughts begin with
 * moves drawn by lot (see notation/openings.h).
 */
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
    struct checkers_opening *opening;   /* freed by checkers_ballot_end */
};

/* name is "three-move", "start", or a file with one opening a line: a FEN, or
 * moves from the opening position; blank lines and lines that begin with #
 * are skipped. Null is success; an error in a file names its line. End must
 * be called in either case. */
const char *checkers_ballot_read(struct checkers_ballot *self,
                                 const char *name,
                                 enum checkers_rules rules);

/* Puts them into an order that depends on the seed alone. */
void checkers_ballot_shuffle(struct checkers_ballot *self,
                             const char *seed);
void checkers_ballot_end(struct checkers_ballot *self);

#endif
