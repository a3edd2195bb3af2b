/* go_sample.h - a move of a game, as training data. */
#ifndef GO_SAMPLE_H
#define GO_SAMPLE_H

#include "games/go/rules/game.h"

enum { GO_SAMPLE_TOP = 12 };

struct go_sample {
    uint16_t ply;                       /* 0: a game begins */
    go_point move;                      /* that was made */
    uint8_t is_thought;                 /* by a search, not by the dice */
    uint8_t size;
    uint16_t count;                     /* of moves that it looked at most, */
    go_point top[GO_SAMPLE_TOP];
    uint32_t visits[GO_SAMPLE_TOP];     /* and how often it did */
};

#endif
