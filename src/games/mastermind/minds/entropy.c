/* entropy.c - the guess whose answer carries the most information.
 *
 * Maximum expected information (Neuwirth 1982): among all guesses the one
 * whose answer has the greatest entropy over the codes left.
 */
#include "games/mastermind/minds/greedy.h"

static enum mind_answer choose_most_informative(void *mind, const void *seen,
                                                void *scratch,
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
    .title = "seeks the most information",
    .size = 1,
    .scratch_size = MASTERMIND_GREEDY_SCRATCH,
    .reset = mind_forgets,
    .think = choose_most_informative,
};
