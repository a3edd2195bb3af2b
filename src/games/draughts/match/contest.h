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
    struct match_result game;           /* must be first: see arena/match.h */
    enum pdn_result result;
    int plies;
};

/* Plays a game from the opening to its end. Null is success, even if a side
 * forfeits the game. If it is interrupted, game.is_played stays 0. */
const char *checkers_contest_play(const struct checkers_contest *self,
                                  struct checkers_outcome *outcome);

#endif
