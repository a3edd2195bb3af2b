/* play_still.h - passes over looks that would find nothing new.
 *
 * Part of play.c, in a file of its own.
 */
#ifndef PLAY_STILL_H
#define PLAY_STILL_H

#include "bench/play.h"

/* From a look on, as long as nothing changes on a calm board: robots are as if
 * they had looked, and acted where the game is at its end. Returns the ticks
 * that ran, so many at most, 0 if somebody has to look; *must_look is set where
 * the look of the last tick itself is not one of those. */
uint64_t play_still_run(struct play *self, uint64_t ticks, int *must_look);

#endif
