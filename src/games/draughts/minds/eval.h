/* eval.h - what a quiet position is worth for the side on turn. */
#ifndef CHECKERS_EVAL_H
#define CHECKERS_EVAL_H

#include "games/draughts/rules/checkers.h"

enum { CHECKERS_EVAL_MAX = 20000 };     /* no judgement is beyond */

int checkers_eval(const struct checkers *self);

/* By rule of thumb: men, kings, how far they are. It is what the simple game
 * is judged by, and what the first games for the net were played with. */
int checkers_eval_plain(const struct checkers *self);

#endif
