/* eval.c - evaluates quiet positions, for the side to move.
 *
 * The clamp keeps every judgement clear of the scores that mean a win
 * (CHECKERS_WON and above in search.h), and within the 16 bits of a table
 * entry.
 */
#include "games/draughts/minds/eval.h"

#include "games/draughts/minds/net.h"

/* The net was fitted to the full game only. */
int checkers_eval(const struct checkers *self)
{
    int points = self->rules == CHECKERS_FULL
        ? checkers_net_judge(&checkers_net, self)
        : checkers_eval_plain(self);

    if (points > CHECKERS_EVAL_MAX)
        return CHECKERS_EVAL_MAX;
    return points < -CHECKERS_EVAL_MAX ? -CHECKERS_EVAL_MAX : points;
}
