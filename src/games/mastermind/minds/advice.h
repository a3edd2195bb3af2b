/* advice.h - the best next guess, and how certain that is. */
#ifndef MASTERMIND_ADVICE_H
#define MASTERMIND_ADVICE_H

#include "games/mastermind/minds/minds.h"

enum mastermind_sureness {
    MASTERMIND_BEST,                    /* proven by an exact search */
    MASTERMIND_GOOD,                    /* looks best one step ahead */
    MASTERMIND_FITTING,                 /* too many codes to look further */
};

struct mastermind_advice {
    uint64_t left;                      /* codes that fit; 0: none does */
    uint32_t guess;
    enum mastermind_sureness sureness;
    int may_be_secret;                  /* the guess fits, too */
    uint64_t parts, worst;              /* answers to it; most codes left */

    /* If it is the best: guesses for all codes left together, or codes
     * that will not be found in time, by goal. A mean is 0 if only the
     * guess is known. */
    enum mastermind_goal goal;
    long cost;
};

enum { MASTERMIND_ADVICE_SCRATCH = 1 << 25 };

/* Fills *advice for what was seen; scratch has MASTERMIND_ADVICE_SCRATCH
 * bytes, which need not be zero. If no code fits, left is 0 and the rest means
 * nothing. */
void mastermind_advise(const struct mastermind_seen *seen, void *scratch,
                       struct mastermind_advice *advice);

#endif
