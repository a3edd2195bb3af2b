/* entropy.c - the answer shall tell as many bits as it can. */
#include "games/mastermind/minds/greedy.h"

static enum mind_answer think(void *mind, const void *seen, void *scratch,
                              long budget, void *move)
{
    (void)mind;
    (void)budget;
    *(uint32_t *)move =
        mastermind_greedy_move(MASTERMIND_MAX_ENTROPY, seen, scratch);
    return MIND_MOVES;
}

const struct mind_type mastermind_entropy = {
    .name = "entropy",
    .title = "wants the most news",
    .size = 1,
    .scratch_size = MASTERMIND_GREEDY_SCRATCH,
    .reset = mind_forgets,
    .think = think,
};
