/* listener.h - a mind that only listens: what its hand has seen. */
#ifndef LISTENER_H
#define LISTENER_H

#include "bench/hand.h"
#include "games/mastermind/minds/minds.h"

extern const struct mind_type listener;
extern struct mastermind_seen listener_heard;   /* at the last time */
extern int listener_asked;                      /* how often */

#endif
