/* knuth.c - the guess whose worst answer leaves the fewest codes.
 *
 * The minimax strategy of Knuth, "The Computer as Master Mind" (1977): with
 * four pegs and six colours it needs at most five guesses.
 */
#include "games/mastermind/minds/greedy.h"

static enum mind_answer choose_smallest_worst_case(void *mind, const void *seen,
                                                   void *scratch,
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
    .title = "guards against the worst answer",
    .size = 1,
    .scratch_size = MASTERMIND_GREEDY_SCRATCH,
    .reset = mind_forgets,
    .think = choose_smallest_worst_case,
};
