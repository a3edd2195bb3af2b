/* playout.h - plays a game to its end by simple rules.
 *
 * The search calls it at every leaf of the tree (mcts.c); most of the time of a
 * thought is spent here and in rules/go.c. */
#ifndef GO_PLAYOUT_H
#define GO_PLAYOUT_H

#include "base/rng.h"
#include "games/go/minds/pattern.h"

struct go_playout {
    struct go_board *board;             /* where it begins and ends */
    struct rng *rng;
    uint8_t turn;                       /* enum go_colour */
    uint8_t passes;                     /* in a row, up to now */
    go_point last, before_last;         /* moves; GO_PASS: none */
    uint8_t has_taken;                  /* by the last move */
    uint8_t *first;                     /* by point: who played there first,
                                         * where nobody had before */
    const uint8_t (*patterns)[GO_PATTERNS]; /* by turn: how likely */
};

/* Plays until both pass, or three moves for each point are made, or one side is
 * far ahead in stones. The board holds the end. */
void go_playout_run(struct go_playout *self);

/* Black's area less White's, for the end of a playout: a free point belongs to
 * the colour of its neighbours, so regions of several points may be missed.
 * Adds 1 to owner[] for each point of Black's, and -1 for each of White's. */
int go_playout_count(const struct go_board *board, int32_t owner[GO_POINTS]);

#endif
