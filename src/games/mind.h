/* mind.h - what every mind is: state, and one function, think. */
#ifndef MIND_H
#define MIND_H

#include <stddef.h>

enum mind_answer {
    MIND_THINKS,                        /* call again with the same seen */
    MIND_MOVES,                         /* the move is there */
};

struct mind_type {
    const char *name;
    const char *title;
    size_t size;                        /* plain data */
    size_t scratch_size;                /* bytes to think in; 0: none */
    void (*reset)(void *mind, const char *seed);

    /* Thinks for about budget small steps. What seen and move point to is
     * the game's business (as in games/mastermind/minds/minds.h). Nothing
     * that is written to scratch is there again at the next call. */
    enum mind_answer (*think)(void *mind, const void *seen, void *scratch,
                              long budget, void *move);
};

/* For minds without a memory; and for those that have only dice, a struct
 * rng. */
void mind_forgets(void *mind, const char *seed);
void mind_takes_dice(void *mind, const char *seed);

/* In a list that null ends, by name; null if there is none. */
const struct mind_type *mind_find(const struct mind_type *const *minds,
                                  const char *name);

enum { MIND_SIZE_MAX = 256 };           /* of every mind's state */

#endif
