/* checkers_sample.h - a position of a game, as training data. */
#ifndef CHECKERS_SAMPLE_H
#define CHECKERS_SAMPLE_H

#include "games/draughts/rules/checkers.h"

struct checkers_sample {
    struct checkers at;                 /* quiet: nobody must jump */
    int16_t score;                      /* a short search's, for the turn */
    int8_t result;                      /* of the game, for the turn: -1..1 */
};

#endif
