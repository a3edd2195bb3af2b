/* contest.h - one game of Go between two sides, and its record.
 *
 * The game is judged here, whatever the sides think: an illegal move, a program
 * that ends, or one that is late loses its game, and the match goes on. */
#ifndef GO_CONTEST_H
#define GO_CONTEST_H

#include "arena/match.h"
#include "games/go/match/side.h"
#include "games/go/notation/words.h"

struct go_contest {
    int number;                         /* from 1 */
    const char *seed;
    int opening_plies;                  /* at random, the same for two games
                                         * with the colours exchanged */
    struct go_side *side[GO_EDGE];      /* by colour */
};

enum go_finish {                        /* how a game came to its end */
    GO_FINISH_PASSES,
    GO_FINISH_RESIGNED,
    GO_FINISH_FORFEIT,
    GO_FINISH_LIMIT,                    /* of moves: counted as it stands */
    GO_FINISHES
};

struct go_outcome {
    struct match_result game;           /* first */
    struct go_result result;
    enum go_finish finish;
    int moves;
    int asked[GO_EDGE];                 /* how often for a move, by colour, */
    int64_t spent_ms[GO_EDGE];          /* and how long that took */
};

/* Plays the game to its end. A null return is success, also if a side forfeits
 * the game; an error means that the game could not begin or be recorded. If the
 * match was interrupted, is_played is 0. The record in outcome->game belongs to
 * the caller. */
const char *go_contest_play(const struct go_contest *self,
                            struct go_outcome *outcome);

#endif
