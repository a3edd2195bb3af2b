/* optimal.c - the best guess that is known, proven where possible.
 *
 * The advice of advice.h without its reasons, so the mind and the hint always
 * agree.
 */
#include "games/mastermind/minds/advice.h"

static enum mind_answer choose_proven_best(void *mind, const void *seen,
                                           void *scratch,
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
    .title = "plays as well as possible",
    .size = 1,
    .scratch_size = MASTERMIND_ADVICE_SCRATCH,
    .reset = mind_forgets,
    .think = choose_proven_best,
};
