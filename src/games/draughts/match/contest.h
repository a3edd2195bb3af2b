/* contest.h - one game between two players, and its record. */
#ifndef CHECKERS_CONTEST_H
#define CHECKERS_CONTEST_H

#include "games/draughts/match/ballot.h"
#include "games/draughts/match/player.h"
#include "games/draughts/notation/pdn_write.h"

struct checkers_contest {
    int number;                         /* from 1 */
    const char *seed;
    const struct checkers_opening *opening;
    struct checkers_player *player[2];  /* by side */
};

struct checkers_outcome {
    int is_played;                      /* to its end */
    enum pdn_result result;
    int plies;
    int is_forfeit;
    char why[200];                      /* "White cannot move" */
    char *pdn;                          /* to be freed */
    size_t pdn_length;
};

/* A null return is success, even if somebody forfeits the game. */
const char *checkers_contest_play(const struct checkers_contest *self,
                                  struct checkers_outcome *outcome);

#endif
