/* equity_count.h - counts what `boardwalk poker equity` prints, in the way
 * that is quickest.
 *
 * Two sides before the flop are counted by pairs of hands (rules/duels.h),
 * other two by boards (rules/equity.h), more sides deal by deal, and samples
 * in chunks of deals (both rules/sides.h). Pairs and chunks are shared among
 * threads; the result is the same for any number of them.
 */
#ifndef EQUITY_COUNT_H
#define EQUITY_COUNT_H

#include "games/holdem/rules/sides.h"

struct equity_job {
    struct poker_range range[POKER_SIDES_MOST];
    int players;
    cards board, dead;
    uint64_t sample;                    /* deals at most; 0: count all */
    double margin;                      /* a sample stops there; 0: never */
    const char *seed;
    int threads;

    struct poker_shares shares;         /* what came out */
    int64_t begun_ms, told_ms;          /* of the progress on a terminal */
};

/* Whether anything can be dealt, and all of it counted if no sample was asked
 * for; null, or what is wrong. */
const char *equity_count_check(const struct equity_job *self);

/* Counts. *is_whole is 0 if it was interrupted; a sample then has at least one
 * deal. Null, or what failed. */
const char *equity_count(struct equity_job *self, int *is_whole);

/* Half the width of the 95 % confidence interval of a sampled equity, the
 * widest of all sides. */
double equity_widest_margin(const struct equity_job *self);

/* Rewrites a line of progress if standard error is a terminal, and removes
 * it. */
void equity_progress(struct equity_job *self, int per_mille);
void equity_progress_end(const struct equity_job *self);

#endif
