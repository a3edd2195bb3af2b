/* net.h - a small neural network that evaluates quiet positions.
 *
 * Its input, from the point of view of the side to move: 4 kinds of pieces
 * (own men, the opponent's, own kings, the opponent's) on 32 squares, one bit
 * each. They feed 64 cells, those feed 16, and those one number. A cell's
 * value is clipped to 0..127. The upper two layers exist four times, chosen by
 * the number of pieces on the board. Everything is in whole numbers, so that
 * the result is the same everywhere. fit/checkers_learn fits the weights.
 */
#ifndef CHECKERS_NET_H
#define CHECKERS_NET_H

#include "games/draughts/rules/checkers.h"

enum {
    CHECKERS_NET_INPUTS = 4 * CHECKERS_SQUARES,
    CHECKERS_NET_WIDE = 64,
    CHECKERS_NET_NARROW = 16,
    CHECKERS_NET_PHASES = 4,
    CHECKERS_NET_ONE = 127,             /* a cell's full value */
    CHECKERS_NET_UNIT = 64,             /* weight one above the first layer */
    CHECKERS_NET_POINTS = 100,          /* of score that multiply the odds
                                         * of winning by e */
};

struct checkers_net {
    int16_t first[CHECKERS_NET_INPUTS][CHECKERS_NET_WIDE];
    int16_t first_bias[CHECKERS_NET_WIDE];
    int16_t second[CHECKERS_NET_PHASES][CHECKERS_NET_WIDE / 2]
                  [CHECKERS_NET_NARROW * 2];    /* by pairs of wide cells */
    int32_t second_bias[CHECKERS_NET_PHASES][CHECKERS_NET_NARROW];
    int16_t third[CHECKERS_NET_PHASES][CHECKERS_NET_NARROW];
    int32_t third_bias[CHECKERS_NET_PHASES];
};

extern const struct checkers_net checkers_net;  /* as it was fitted */

/* The inputs that are on, by number; the return is how many. */
int checkers_net_inputs(const struct checkers *at,
                        uint8_t inputs[2 * CHECKERS_MEN]);

/* Which copy of the upper layers judges so many pieces, 1 to 24. */
int checkers_net_phase(int pieces);

/* The score for the side to move, about 100 for a man, not clamped. */
int checkers_net_judge(const struct checkers_net *self,
                       const struct checkers *at);

#endif
