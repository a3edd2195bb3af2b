/* tree.h - a whole strategy, guess by guess, for every code. */
#ifndef MASTERMIND_TREE_H
#define MASTERMIND_TREE_H

#include "base/arena.h"
#include "games/mastermind/minds/greedy.h"

enum { MASTERMIND_DEPTH_MAX = 64 };

struct mastermind_tree {
    int limit;                          /* guesses; 0: as many as it takes */
    struct arena arena;

    /* Chooses the guess for what is left; returning 0 ends the growing. */
    int (*choose)(void *with, const struct mastermind_choice *choice,
                  int depth, uint32_t *guess);

    /* Told of each node before those after it; or null. */
    void (*tell)(void *with, int depth, unsigned marks, uint32_t guess);
    void *with;

    uint64_t guesses;                   /* of all codes that are found */
    uint64_t found[MASTERMIND_DEPTH_MAX + 1];   /* by so many guesses */
    uint64_t missed;
    int worst;                          /* the most guesses for a code */
};

/* Grows the tree for these codes, ascending; 0 if it was ended or there
 * was not enough memory: about 8 bytes for each code and guess. */
int mastermind_grow(struct mastermind_tree *self,
                    const struct mastermind_game *game,
                    const uint32_t *codes, size_t count);

#endif
