/* campaign.h - an exact search with threads, notes on disk and a progress bar.
 *
 * The first fields are what the caller wants, the others what came of it.
 */
#ifndef MASTERMIND_CAMPAIGN_H
#define MASTERMIND_CAMPAIGN_H

#include "base/trouble.h"
#include "games/mastermind/minds/search.h"

enum { CAMPAIGN_THREADS_MAX = 64 };

struct mastermind_campaign {
    const char *notes;                  /* a path, or null: none are kept */
    const char *title;                  /* what the notes are about */
    int is_fresh;                       /* those of before are forgotten */
    int threads;
    int is_quiet;                       /* no bar */

    struct mastermind_search *search;   /* afterwards, for the tree */
    struct mastermind_worker worker;
    long recalled;                      /* facts from earlier notes */
    int is_damaged;                     /* not all of those were good */
    struct trouble noting;              /* why notes are not kept, or not all
                                         * that was proven is in them */
    int is_interrupted;
    void *memory[1 + CAMPAIGN_THREADS_MAX];
};

/* Reports on stderr, once, why no notes are kept; the search continues. */
void mastermind_campaign_lacks_notes(struct mastermind_campaign *self,
                                     const char *why);

/* The processors of this computer, at most CAMPAIGN_THREADS_MAX. */
int mastermind_campaign_cores(void);

/* Finds the cost, if it is less than the budget, and removes the notes. An
 * interrupt (Ctrl-C) ends it early and keeps them: no error, but
 * is_interrupted is set. Call mastermind_campaign_end in any case. */
const char *mastermind_campaign_run(struct mastermind_campaign *self,
                                    const struct mastermind_task *task,
                                    int budget, int *cost);
void mastermind_campaign_end(struct mastermind_campaign *self);

#endif
