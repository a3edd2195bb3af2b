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

/* Seconds without trouble; a button pressed by a person while robots look. */
void sitting_run(struct play *play, uint64_t seconds);
void sitting_tap(struct play *play, const char *button);

/* At pegs: a game alone is over, and nobody has begun another. The same run
 * with somebody who presses a button then, to see more. */
int sitting_is_idle(const struct play *play);
void sitting_run_on(struct play *play, uint64_t seconds);

/* Until a duel is over; robots that play for ever fail. */
void sitting_play_out(struct play *play);

#endif
