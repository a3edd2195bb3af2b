/* mastermind.h - what a Mastermind mind sees, and the minds that play it. */
#ifndef MINDS_MASTERMIND_H
#define MINDS_MASTERMIND_H

#include "minds/mind.h"
#include "rules/mastermind.h"

enum { MASTERMIND_TRIES_MAX = 16 };

/* All that the breaker knows; the move is a uint32_t code. A mind that is
 * asked for a code of its own, with no tries yet, answers the same way. */
struct mastermind_seen {
    struct mastermind_game game;
    int tries;
    struct {
        uint32_t guess;
        uint16_t marks;
    } past[MASTERMIND_TRIES_MAX];
};

extern const struct mind_type mastermind_random;
extern const struct mind_type mastermind_consistent;

#endif
