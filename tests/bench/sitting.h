/* sitting.h - people and robots at a bench, for the tests of play.h. */
#ifndef SITTING_H
#define SITTING_H

#include "bench/play.h"

/* A play that opens, or the test fails; on the heap, as it is large. */
struct play *sitting_begin(const char *id, const char *a, const char *b);
struct play *sitting_with(struct session *session, const char *a,
                          const char *b);
void sitting_end(struct play *play);

void sitting_do(struct play *play, const char *words);

/* Until a duel is over; robots that play for ever fail. */
void sitting_play_out(struct play *play);

#endif
