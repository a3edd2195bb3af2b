/* playout.h - a game played to its end by rules of thumb. */
#ifndef GO_PLAYOUT_H
#define GO_PLAYOUT_H

#include "base/rng.h"
#include "games/go/minds/pattern.h"

struct go_playout {
    struct go_board *board;             /* where it begins and ends */
    struct rng *rng;
    uint8_t turn;                       /* enum go_colour */
    uint8_t passes;                     /* one after the other, just now */
    go_point last, before_last;         /* moves; GO_PASS: none */
    uint8_t has_taken;                  /* by the last move */
    uint8_t *first;                     /* by point: who played there first,
                                         * where nobody had before */
    const uint8_t (*patterns)[GO_PATTERNS]; /* by turn: how likely */
};

void go_playout_run(struct go_playout *self);

/* Black's area less White's as the stones stand, no large free regions left;
 * adds 1 to each point of Black's and takes it from each of White's. */
int go_playout_count(const struct go_board *board, int32_t owner[GO_POINTS]);

#endif
