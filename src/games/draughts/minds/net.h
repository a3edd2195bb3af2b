/* net.h - a small neural net that judges quiet positions.
 *
 * What it is shown, from the side on turn's point of view: 4 kinds of pieces
 * (own men, the other's, own kings, the other's) on 32 squares, one input
 * each. They feed 64 cells, those feed 16, those one number. A cell's value
 * lies between 0 and 127. The upper layers differ by how many pieces there
 * are. All in whole numbers, so that it is the same everywhere.
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
    CHECKERS_NET_POINTS = 100,          /* for even odds times e */
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
int checkers_net_phase(int pieces);

/* Points for the side on turn. */
int checkers_net_judge(const struct checkers_net *self,
                       const struct checkers *at);

#endif
