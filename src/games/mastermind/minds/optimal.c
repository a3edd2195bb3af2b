/* optimal.c - the best guess there is, as far as is known. */
#include "games/mastermind/minds/advice.h"

static enum mind_answer think(void *mind, const void *seen, void *scratch,
                              long budget, void *move)
{
    struct mastermind_advice advice;

    (void)mind;
    (void)budget;
    mastermind_advise(seen, scratch, &advice);
    *(uint32_t *)move = advice.guess;
    return MIND_MOVES;
}

const struct mind_type mastermind_optimal = {
    .name = "optimal",
    .title = "plays as well as can be",
    .size = 1,
    .scratch_size = MASTERMIND_ADVICE_SCRATCH,
    .reset = mind_forgets,
    .think = think,
};
