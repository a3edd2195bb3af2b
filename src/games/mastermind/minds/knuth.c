/* knuth.c - the largest heap of codes left shall be small. */
#include "games/mastermind/minds/greedy.h"

static enum mind_answer think(void *mind, const void *seen, void *scratch,
                              long budget, void *move)
{
    (void)mind;
    (void)budget;
    *(uint32_t *)move =
        mastermind_greedy_move(MASTERMIND_MINIMAX, seen, scratch);
    return MIND_MOVES;
}

const struct mind_type mastermind_knuth = {
    .name = "knuth",
    .title = "fears the worst answer",
    .size = 1,
    .scratch_size = MASTERMIND_GREEDY_SCRATCH,
    .reset = mind_forgets,
    .think = think,
};
