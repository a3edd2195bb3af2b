/* steer.h - lets a player steer both machines to rare states, with changing
 * options.
 *
 * Players (player.h) lead where chance and minds do not. A stretch is a few
 * dozen presses, or a few hundred, from power-up on: short ones come first and
 * again and again, so that what can be found in few steps is.
 */
#ifndef STEER_H
#define STEER_H

#include "twin/lockstep.h"

/* Until so many games have come to their end or so many ticks are compared, or
 * to the first difference. Without a player it does nothing. *stretches is how
 * often power came on. */
const char *steer_games(struct lockstep *self, uint64_t games, uint64_t ticks,
                        uint64_t *stretches);

/* The same on the player's quick clock, for so many ticks at most; without one
 * it does nothing. What differs there counts if it differs on the board's clock
 * as well, where it can be reported: then pair, steps and difference are those
 * of the board's clock. What does not, a few times at most, is passed over. */
const char *steer_quick_games(struct lockstep *self, uint64_t ticks,
                              uint64_t *stretches);

#endif
