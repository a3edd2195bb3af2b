/* caller.c - always checks or calls.
 *
 * The usual baseline of the field: it never folds and never raises, so it
 * punishes bluffs and pays off every strong hand. A call is always legal.
 */
#include "games/holdem/minds/minds.h"

static enum mind_answer call_every_bet(void *mind, const void *seen,
                                       void *scratch, long budget, void *move)
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
    .think = call_every_bet,
};
