/* exact.h - the least that a game of Mastermind can cost, proven; for `solve`
 * and `verify --optimal`. */
#ifndef MASTERMIND_EXACT_H
#define MASTERMIND_EXACT_H

#include "bench/journal.h"
#include "games/mastermind/commands/game.h"
#include "games/mastermind/engine/campaign.h"
#include "games/mastermind/engine/notes.h"

struct mastermind_exact {
    struct mastermind_game game;
    enum mastermind_strategy_goal goal;
    int limit;                          /* tries; 0: any number. For the goal
                                         * worst the answer */
    int keeps_notes;
    uint32_t *codes;                    /* that may be the secret */
    size_t count;
    struct mastermind_campaign campaign;
    int cost;                           /* guesses in all; for the goals
                                         * worst and win codes not found */

    char notes[JOURNAL_PATH_MAX], title[NOTES_TITLE_MAX];
};

#define MASTERMIND_EXACT_THREADS                                            \
    {"threads", 'j', "N", "threads (default: one per core)"}

/* Reads --threads; without it, one thread for each processor. */
const char *mastermind_exact_threads(struct mastermind_exact *self,
                                     const struct args *args);

/* Lists the codes; the caller has checked that they are not too many. */
const char *mastermind_exact_list(struct mastermind_exact *self);

/* The search. Notes are kept if keeps_notes is set and it is possible; what is
 * worth knowing about them goes to stderr. On success cost and limit are
 * filled in; an interrupt is an error. */
const char *mastermind_exact_search(struct mastermind_exact *self);

void mastermind_exact_end(struct mastermind_exact *self);

#endif
