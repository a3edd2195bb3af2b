/* search.h - an exact search for the best strategy.
 *
 * A set of codes costs what its best guess costs: the toll of the guess
 * and the cost of every part it leaves. The search goes through all guesses
 * that differ, most promising first, and leaves each as soon as what it
 * must cost at least is no better than the best so far.
 *
 * Several workers may search at once, each in a thread of its own: all do
 * the whole search, but share what they know and avoid what another is
 * working on, so that two need about half the time.
 */
#ifndef MASTERMIND_SEARCH_H
#define MASTERMIND_SEARCH_H

#include "games/mastermind/minds/look.h"

enum {
    MASTERMIND_CLAIMS = 256,
    MASTERMIND_SEARCH_VERSION = 1,      /* of facts that are kept on disk: to
                                         * be raised when keys, costs or
                                         * bounds change their meaning */
};

/* Where the search is: at this first guess, at this answer to it, at this
 * second guess. */
enum mastermind_level {
    MASTERMIND_FIRST,
    MASTERMIND_ANSWER,
    MASTERMIND_SECOND,
    MASTERMIND_LEVELS,
};

struct mastermind_progress {
    _Atomic int at[MASTERMIND_LEVELS], count[MASTERMIND_LEVELS];
    _Atomic int best;                   /* cost so far; 0: none yet */
};

struct mastermind_search {
    struct mastermind_looker looker;
    struct mastermind_view view;
    struct mastermind_twins twins;
    int left;                           /* guesses allowed */
    uint16_t *every;                    /* code */
    _Atomic uint64_t claim[MASTERMIND_CLAIMS];
    _Atomic int is_stopped, is_short;   /* of memory, which stops it, too */
    struct mastermind_progress progress;

    /* Called for each fact about a large set, by any worker; or null. */
    void (*learned)(void *with, uint64_t key, struct mastermind_fact fact);
    void *with;
};

struct mastermind_worker {
    struct mastermind_search *search;
    struct arena arena;
    uint8_t *is_member;                 /* of the set at hand: guess */
    uint8_t *is_seen;                   /* lowest of twins: its number */
    int number;                         /* from 0; the first one tells
                                         * the progress */
};

/* What is wanted: of these codes, the least cost for a goal within so many
 * guesses. */
struct mastermind_task {
    const struct mastermind_game *game;
    const uint32_t *codes;              /* ascending, stay the caller's */
    size_t count;
    enum mastermind_goal goal;
    int left;                           /* or MASTERMIND_UNLIMITED */
};

/* Memory for the search, and for each worker; 0 if the game is too large
 * (mastermind_table_check says why). */
size_t mastermind_search_need(const struct mastermind_task *task);
size_t mastermind_worker_need(const struct mastermind_task *task);

int mastermind_search_begin(struct mastermind_search *self,
                            const struct mastermind_task *task,
                            struct arena *arena);
int mastermind_worker_begin(struct mastermind_worker *self,
                            struct mastermind_search *search,
                            struct arena arena);

/* A set of codes on its way to being solved. */
struct mastermind_node {
    struct mastermind_set set;
    int left;
    const struct mastermind_twins *twins;
    const struct mastermind_view *view;
    int depth;
};

struct mastermind_node
mastermind_search_root(const struct mastermind_search *self);

/* The cost of a set if it is less than the budget; otherwise something
 * that is not less than the budget and not more than the cost. After a
 * stop the answer means nothing. */
int mastermind_solve(struct mastermind_worker *self,
                     const struct mastermind_node *node, int budget);

/* The guess that has this cost, once it is known: a number in the table. */
int mastermind_solution(struct mastermind_worker *self,
                        const struct mastermind_node *node, int cost);

/* Stops all workers soon: on request, or because one is out of memory. */
void mastermind_search_stop(struct mastermind_search *self);
void mastermind_search_is_short(struct mastermind_search *self);

/* Restores a fact that was learned in an earlier run. */
void mastermind_search_recall(struct mastermind_search *self, uint64_t key,
                              struct mastermind_fact fact);

#endif
