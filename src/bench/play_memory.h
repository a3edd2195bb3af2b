/* play_memory.h - snapshots of what the robots at a game know.
 *
 * Part of play.c, in a file of its own. Memories are in order of time, and
 * the first is at tick 0 as soon as there are robots.
 */
#ifndef PLAY_MEMORY_H
#define PLAY_MEMORY_H

#include "bench/play.h"

/* Remembers this moment if the last memory is old enough. Without memory for
 * it nothing is lost but time. */
void play_memory_keep(struct play *self);

/* The tick before which it does nothing. */
uint64_t play_memory_next(const struct play *self);

/* The last memory not after a tick; null if there is none. */
const struct play_memory *play_memory_before(const struct play *self,
                                             uint64_t tick);

/* Places to resume from, the newest of them, with gaps that double into the
 * past; and memories made of them, for the minds that sit here. */
int play_memory_places(const struct play *self,
                       struct snap_place places[SNAP_PLACES]);
void play_memory_take(struct play *self, const struct snap *snap);

/* Forgets what came after a tick; or everything. */
void play_memory_cut(struct play *self, uint64_t tick);
void play_memory_end(struct play *self);

#endif
