/* takeover.h - games that are taken back, looked back into, taken over: each
 * must come out as if nothing had happened, press for press, tick for tick. */
#ifndef TAKEOVER_H
#define TAKEOVER_H

#include "rig.h"
#include "sitting.h"

void takeover_play_until(struct play *play, uint64_t tick);
void takeover_same_events(const struct session *is,
                          const struct session *should);

/* Taken back to any tick, with the future cut off there. */
void takeover_again(const char *id, const char *a, const char *b,
                    uint64_t end, int times);

/* Looked at from any earlier tick, on the way to the last one. */
void takeover_look_back(const char *id, const char *a, const char *b,
                        uint64_t last, uint64_t most);

/* Taken over from its journal in the middle. */
void takeover_journal(const char *id, const char *a, const char *b,
                      uint64_t end, int times);

/* The same seed gives the same game in any frames, another one does not. */
void takeover_seeds(const char *id, const char *other_id, const char *a,
                    const char *b, uint64_t end);

#endif
