/* slow_solver.h - the exact cost of a set of codes, by trying everything.
 *
 * A second witness to the search: plain recursion over all guesses, sets as
 * bits, no symmetry and no bound but that a sum only grows.
 */
#ifndef SLOW_SOLVER_H
#define SLOW_SOLVER_H

#include <stddef.h>

#include "games/mastermind/minds/minds.h"
#include "games/mastermind/slow_judge.h"

enum { SLOW_CODES_MAX = 256, SLOW_NEVER = 1000000, SLOW_UNLIMITED = -1 };

struct slow_set {
    uint64_t bits[SLOW_CODES_MAX / 64];
};

struct slow_solver {
    struct mastermind_game game;
    enum mastermind_goal goal;
    int codes, guesses;
    int rows;                           /* guesses that divide differently */
    int *row_of;                        /* guess */
    uint8_t *answer;                    /* [row][code]; 0: solved */
    struct slow_known *known;           /* a hash table that grows */
    size_t room, count;
};

/* For these codes, 256 at most. */
void slow_begin(struct slow_solver *self, const struct mastermind_game *game,
                enum mastermind_goal goal, const uint32_t *codes,
                size_t count);
void slow_end(struct slow_solver *self);

/* All codes of the solver. */
struct slow_set slow_all(const struct slow_solver *self);

/* The least cost within so many guesses: guesses in all, SLOW_NEVER if they
 * are too few; or the codes that are not found. */
int slow_cost(struct slow_solver *self, struct slow_set set, int left);

/* The same if the first guess is this one. */
int slow_cost_of(struct slow_solver *self, struct slow_set set, int guess,
                 int left);

#endif
