/* steer.h - a player's games in C and in Verilog, each with other options.
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

#endif
