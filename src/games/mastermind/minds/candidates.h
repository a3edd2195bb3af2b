/* candidates.h - the guesses that could beat the best so far, in
 * the order to try them. */
#ifndef MASTERMIND_CANDIDATES_H
#define MASTERMIND_CANDIDATES_H

#include "games/mastermind/minds/search.h"

/* The parts that each guess of the node's view makes, and whether the view
 * was made for this very set. */
struct mastermind_outlook {
    const uint8_t *parts;               /* null: memory is short */
    int is_own;
};

struct mastermind_list {
    uint64_t *key;                      /* bound, not member, guess */
    int count;
    int low;                            /* the least of those left out */
};

static inline int mastermind_bound_at(const struct mastermind_list *list,
                                      int i)
{
    return (int)(list->key[i] >> 32);
}

static inline int mastermind_guess_at(const struct mastermind_list *list,
                                      int i)
{
    return (int)(list->key[i] & 0xffff);
}

/* Divides the node's set by a guess, with bounds by size; the codes lie in
 * the arena. 0 if memory is short, which stops the search. */
int mastermind_split_by(struct mastermind_worker *self,
                        const struct mastermind_node *node, int guess,
                        struct arena *arena, struct mastermind_split *split);

/* A guess need not be tried, because it costs so much at least. */
void mastermind_leave_out(struct mastermind_list *list, int bound);

/* Lists the guesses that may cost less than the budget; 0 if memory is
 * short. The list lies in the worker's arena. */
int mastermind_list_guesses(struct mastermind_worker *self,
                            const struct mastermind_node *node,
                            const struct mastermind_outlook *outlook,
                            int budget, struct mastermind_list *list);

#endif
