/* greedy.h - the guess that looks best one step ahead.
 *
 * For the minds entropy, knuth and parts, for `solve --strategy`, and for
 * hints where an exact search would take too long.
 */
#ifndef MASTERMIND_GREEDY_H
#define MASTERMIND_GREEDY_H

#include "base/arena.h"
#include "games/mastermind/minds/seen.h"

/* What makes a guess good. It divides the codes left into heaps, one for
 * each answer. */
enum mastermind_criterion {
    MASTERMIND_MINIMAX,                 /* its largest heap is small */
    MASTERMIND_MAX_ENTROPY,             /* its answer tells many bits */
    MASTERMIND_MOST_PARTS,              /* it makes many heaps */
};

/* What there is to choose from. */
struct mastermind_choice {
    const struct mastermind_twins *twins;
    const uint32_t *codes;              /* that are left, ascending */
    size_t count;
};

/* The best guess; of equal ones a code that is left, then the lowest. The
 * arena needs mastermind_greedy_need bytes, and has them back after. */
uint32_t mastermind_greedy(enum mastermind_criterion criterion,
                           const struct mastermind_choice *choice,
                           struct arena arena);
size_t mastermind_greedy_need(const struct mastermind_game *game,
                              size_t count);

/* The guess for what a mind has seen, with so much scratch: the best, or, if
 * too many codes are left for it, the first that fits. */
enum { MASTERMIND_GREEDY_SCRATCH = 1 << 20 };

uint32_t mastermind_greedy_move(enum mastermind_criterion criterion,
                                const struct mastermind_seen *seen,
                                void *scratch);

#endif
