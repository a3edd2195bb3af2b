/* cost.h - what a strategy costs, and what it costs at least.
 *
 * Two kinds of cost are summed over all codes: the guesses that each takes,
 * or one for each that is not found in time. The least worst case is the
 * shortest time in which every code is found.
 */
#ifndef MASTERMIND_COST_H
#define MASTERMIND_COST_H

#include "base/arena.h"
#include "games/mastermind/minds/minds.h"

enum {
    MASTERMIND_LEFT_MAX = 16,           /* guesses that may be left */
    MASTERMIND_UNLIMITED,
    MASTERMIND_NEVER = 0xffffff,        /* more than any cost */
};

struct mastermind_cost {
    enum mastermind_goal goal;
    int answers;
    int codes;
    int32_t *floor;                     /* [left][count] */
    int32_t most_found[MASTERMIND_UNLIMITED + 1];       /* in so many */
};

/* Fills the tables for up to so many codes and answers; 0 if the arena has
 * not mastermind_cost_need bytes left. */
size_t mastermind_cost_need(int codes);
int mastermind_cost_begin(struct mastermind_cost *self,
                          enum mastermind_goal goal, int answers, int codes,
                          struct arena *arena);

/* The guesses left after one more. */
static inline int mastermind_less(int left)
{
    return left == MASTERMIND_UNLIMITED ? left : left - 1;
}

/* What any set of so many codes costs at least. */
static inline int mastermind_floor(const struct mastermind_cost *self,
                                   int left, int count)
{
    return self->floor[left * (self->codes + 1) + count];
}

/* What a set costs at least after a guess that makes so many parts of it,
 * if the guess is in the set itself or not. */
int mastermind_bound(const struct mastermind_cost *self, int left,
                     int count, int parts, int is_member);

/* What a guess itself costs the codes of a set. */
static inline int mastermind_toll(const struct mastermind_cost *self,
                                  int count)
{
    return self->goal == MASTERMIND_MEAN ? count : 0;
}

#endif
