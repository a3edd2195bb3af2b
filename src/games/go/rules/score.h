/* score.h - the score of a board: who owns which points.
 *
 * Purely geometrical: which stones are dead is for the caller to say. */
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
 * points; null means that none is dead. The owners, a go_colour for each
 * point, may be null if nobody wants them. */
void go_score_area(const struct go_board *self, const uint8_t *dead,
                   struct go_area *area, uint8_t *owner);

#endif
