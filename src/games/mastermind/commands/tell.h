/* tell.h - advice as text: the best next guess, and why. */
#ifndef MASTERMIND_TELL_H
#define MASTERMIND_TELL_H

#include "games/mastermind/commands/game.h"
#include "games/mastermind/minds/advice.h"

/* What a breaker sees before the first guess. */
struct mastermind_seen
mastermind_tell_begin(const struct mastermind_setup *setup);

/* Null if there is advice for this game, otherwise why not. */
const char *mastermind_tell_check(const struct mastermind_game *game);

/* Computes the advice, in memory of its own; a null return is success. It may
 * take a few seconds. */
const char *mastermind_tell_ask(const struct mastermind_seen *seen,
                                struct mastermind_advice *advice);

/* "18 codes are left" */
void mastermind_tell_left(const struct mastermind_advice *advice);

/* The guess and its reasons, a line for each. */
void mastermind_tell_guess(const struct mastermind_setup *setup,
                           const struct mastermind_advice *advice);

#endif
