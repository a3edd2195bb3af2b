/* mind.h - what every mind is: state, and one function, think.
 *
 * A mind is plain data of at most MIND_SIZE_MAX bytes, so whoever runs it may
 * copy it. It sees only what the game's `seen` struct holds: what its seat may
 * see. The same seed and the same sequence of seen structs give the same
 * moves, however the budget is divided into calls.
 */
#ifndef MIND_H
#define MIND_H

#include <stddef.h>

enum mind_answer {
    MIND_THINKS,                        /* call again with the same seen */
    MIND_MOVES,                         /* the move is made */
    MIND_BUSY,                          /* call again before any time passes
                                         * on the board; scratch is kept */
};

struct mind_type {
    const char *name;
    const char *title;
    size_t size;                        /* bytes of state, plain data */
    size_t scratch_size;                /* bytes to think in, zero at
                                         * first; 0: none */
    void (*reset)(void *mind, const char *seed);        /* never null */

    /* Thinks for about budget small steps; what a step is, the mind decides.
     * The types behind seen and move are the game's (see
     * games/mastermind/minds/minds.h). The move is valid only after
     * MIND_MOVES. The contents of scratch survive the call only after
     * MIND_BUSY, and a mind must notice if they do not: it may be given other
     * memory, all zero. What must last it keeps in its own state. */
    enum mind_answer (*think)(void *mind, const void *seen, void *scratch,
                              long budget, void *move);
};

/* Somewhere else to think: a program that has threads gives one to a robot.
 * It answers as think does, MIND_BUSY until the move is there; a question
 * about anything else than the last one ends that thought. */
struct mind_thinker {
    enum mind_answer (*ask)(struct mind_thinker *self, const void *mind,
                            const void *seen, void *move);
    void (*wait)(struct mind_thinker *self);    /* until that is there */
    void (*close)(struct mind_thinker *self);
};

/* Null if a mind has no other place to think, or there is no memory. */
typedef struct mind_thinker *mind_thinker_open(const struct mind_type *mind);

/* Two values for reset: for minds without memory, and for minds whose whole
 * state is a struct rng. */
void mind_forgets(void *mind, const char *seed);
void mind_takes_dice(void *mind, const char *seed);

/* Looks a mind up by its exact name in a list that ends with null. Null if
 * there is none. */
const struct mind_type *mind_find(const struct mind_type *const *minds,
                                  const char *name);

enum { MIND_SIZE_MAX = 256 };           /* of every mind's state */

#endif
