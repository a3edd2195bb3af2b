/* minds.h - what a Mastermind mind sees, and the minds that play it.
 *
 * A mind is a codebreaker. Robots press its guesses on machines, commands ask
 * it for hints; it never sees the secret, only guesses and their marks.
 */
#ifndef MINDS_MASTERMIND_H
#define MINDS_MASTERMIND_H

#include "games/mastermind/rules/mastermind.h"
#include "games/mind.h"

enum { MASTERMIND_TRIES_MAX = 16 };

/* What a codebreaker wants: few guesses, or to find the code in time. */
enum mastermind_goal {
    MASTERMIND_MEAN,                    /* fewest guesses in all */
    MASTERMIND_WIN,                     /* fewest codes not found */
};

/* All that the codebreaker knows; the move is a uint32_t code. A mind that is
 * to make a code of its own is asked in the same way, with no tries yet. */
struct mastermind_seen {
    struct mastermind_game game;
    enum mastermind_goal goal;
    int limit;                          /* tries allowed; 0: any number */
    int tries;
    struct {
        uint32_t guess;
        uint16_t marks;
    } past[MASTERMIND_TRIES_MAX];
};

extern const struct mind_type mastermind_random;
extern const struct mind_type mastermind_forgetful;
extern const struct mind_type mastermind_consistent;
extern const struct mind_type mastermind_knuth;
extern const struct mind_type mastermind_entropy;
extern const struct mind_type mastermind_parts;
extern const struct mind_type mastermind_optimal;

/* All of them, the strongest first; null ends it. */
extern const struct mind_type *const mastermind_minds[];

#endif
