/* parts.c - the guess with the most possible answers.
 *
 * The most-parts strategy of Kooi (2005): the number of possible answers is
 * all that counts, not how the codes are spread over them.
 */
#include "games/mastermind/minds/greedy.h"

static enum mind_answer choose_most_answers(void *mind, const void *seen,
                                            void *scratch,
                                            long budget, void *move)
{
    (void)mind;
    (void)budget;
    *(uint32_t *)move =
        mastermind_greedy_move(MASTERMIND_MOST_PARTS, seen, scratch);
    return MIND_MOVES;
}

const struct mind_type mastermind_parts = {
    .name = "parts",
    .title = "seeks the most possible answers",
    .size = 1,
    .scratch_size = MASTERMIND_GREEDY_SCRATCH,
    .reset = mind_forgets,
    .think = choose_most_answers,
};
