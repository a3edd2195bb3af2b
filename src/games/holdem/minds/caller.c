/* caller.c - checks and calls, whatever comes. */
#include "games/holdem/minds/minds.h"

static enum mind_answer think(void *mind, const void *seen, void *scratch,
                              long budget, void *move)
{
    (void)mind;
    (void)seen;
    (void)scratch;
    (void)budget;
    *(struct poker_action *)move = (struct poker_action){.kind = POKER_CALLS};
    return MIND_MOVES;
}

const struct mind_type poker_caller = {
    .name = "caller",
    .title = "checks and calls",
    .size = 1,
    .reset = mind_forgets,
    .think = think,
};
