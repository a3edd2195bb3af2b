/* look.h - bounds on the cost of a set of codes, without a search. */
#ifndef MASTERMIND_LOOK_H
#define MASTERMIND_LOOK_H

#include "games/mastermind/minds/cost.h"
#include "games/mastermind/minds/memo.h"
#include "games/mastermind/minds/view.h"

/* What all looks have in common. */
struct mastermind_looker {
    struct mastermind_table table;
    struct mastermind_cost cost;
    struct mastermind_memo looks;       /* of any set */
    struct mastermind_memo solved;      /* facts that took long to find */
};

enum { MASTERMIND_LARGE = 32 };         /* sets that take long */

uint64_t mastermind_key(const struct mastermind_looker *self,
                        struct mastermind_set set, int left);

/* 1 if the cost is plain to see: of no more than three codes, or guesses. */
int mastermind_plain(const struct mastermind_looker *self,
                     struct mastermind_set set, int left, int *cost);

/* Looks up what is known of a set, 1 if anything is; and remembers a fact. */
int mastermind_know(const struct mastermind_looker *self, int count,
                    uint64_t key, struct mastermind_fact *fact);
void mastermind_learn(struct mastermind_looker *self, int count,
                      uint64_t key, struct mastermind_fact fact);

/* What is known of a set, or a look one step ahead: into how many parts
 * can it be divided by the guesses of a view? */
struct mastermind_fact mastermind_look(struct mastermind_looker *self,
                                       const struct mastermind_view *view,
                                       struct mastermind_set set, int left,
                                       uint64_t key);

/* The parts that a guess leaves, without the solved code; large ones first,
 * because they show soonest that a guess is not good enough. */
struct mastermind_part {
    struct mastermind_set set;
    uint64_t key;                       /* 0: its cost is plain */
    int answer;
    int low;                            /* it costs so much at least */
};

struct mastermind_split {
    int count;
    int low;                            /* all of them, with the toll */
    struct mastermind_part part[MASTERMIND_ANSWERS_MAX];
};

/* Divides a set; codes has room for all of it. */
void mastermind_divide(const struct mastermind_looker *self,
                       struct mastermind_set set, int guess,
                       uint16_t *codes, struct mastermind_split *split);

/* A part is found to cost more than was known. */
void mastermind_raise(struct mastermind_split *split,
                      struct mastermind_part *part, int low);

/* Bounds by the size of the parts; then by a look at each, the largest or
 * the smallest first, until all together reach the budget. */
void mastermind_bound_by_size(const struct mastermind_looker *self,
                              struct mastermind_split *split, int left);
void mastermind_bound_by_look(struct mastermind_looker *self,
                              const struct mastermind_view *view,
                              struct mastermind_split *split, int left,
                              int budget, int is_smallest_first);

/* The i-th part in one order or the other. */
static inline struct mastermind_part *
mastermind_part_at(struct mastermind_split *split, int i,
                   int is_smallest_first)
{
    return &split->part[is_smallest_first ? split->count - 1 - i : i];
}

#endif
