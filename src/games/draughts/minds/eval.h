/* eval.h - evaluates quiet positions, for the side to move. */
#ifndef CHECKERS_EVAL_H
#define CHECKERS_EVAL_H

#include "games/draughts/rules/checkers.h"

enum { CHECKERS_EVAL_MAX = 20000 };     /* bound of any judgement, both signs */

/* A man is worth about 100. The position must be quiet: no jump pending, else
 * the value means little. */
int checkers_eval(const struct checkers *self);

/* By hand-written rules: men, kings, how far they have advanced. The simple
 * game is judged by this, and the first games that the net was fitted to were
 * played with it. */
int checkers_eval_plain(const struct checkers *self);

#endif
