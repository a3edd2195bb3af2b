/* eval.c - what a quiet position is worth. */
#include "games/draughts/minds/eval.h"

#include "games/draughts/minds/net.h"

/* The net has only seen the full game. */
int checkers_eval(const struct checkers *self)
{
    int points = self->rules == CHECKERS_FULL
        ? checkers_net_judge(&checkers_net, self)
        : checkers_eval_plain(self);

    if (points > CHECKERS_EVAL_MAX)
        return CHECKERS_EVAL_MAX;
    return points < -CHECKERS_EVAL_MAX ? -CHECKERS_EVAL_MAX : points;
}
