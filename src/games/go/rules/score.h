/* score.h - who owns what on a board. */
#ifndef GO_SCORE_H
#define GO_SCORE_H

#include "games/go/rules/go.h"

struct go_area {                        /* points, by colour */
    int stones[GO_EDGE];                /* that stand */
    int empty[GO_EDGE];                 /* that only this colour reaches; at
                                         * GO_EMPTY: both do, or nobody */
    int dead[GO_EDGE];                  /* stones of this colour, given up */
};

/* Whose each point is: a stone's colour, that of the only stones which an
 * empty region touches, or GO_EMPTY. Stones marked as dead count as empty
 * points; a null mark is none. The owners may be null. */
void go_score_area(const struct go_board *self, const uint8_t *dead,
                   struct go_area *area, uint8_t *owner);

#endif
