/* contest.h - one game between two sides, and its record. */
#ifndef CHECKERS_CONTEST_H
#define CHECKERS_CONTEST_H

#include "arena/match.h"
#include "games/draughts/match/ballot.h"
#include "games/draughts/match/side.h"
#include "games/draughts/notation/pdn_write.h"

struct checkers_contest {
    int number;                         /* from 1 */
    const char *seed;
    const struct checkers_opening *opening;
    struct checkers_side *side[2];      /* by colour */
};

struct checkers_outcome {
    struct match_result game;           /* first */
    enum pdn_result result;
    int plies;
};

/* A null return is success, even if somebody forfeits the game. */
const char *checkers_contest_play(const struct checkers_contest *self,
                                  struct checkers_outcome *outcome);

#endif
