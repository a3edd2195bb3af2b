/* hands.c - every hand there is, one for each machine that minds play. */
#include "bench/hand.h"

const struct hand_type *const hands[] = {
    &hand_checkers,
    &hand_duel,
    &hand_go,
    &hand_pegs,
    &hand_poker,
    NULL,
};
