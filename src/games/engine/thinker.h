/* thinker.h - minds that can think on several threads, for programs that have
 * them.
 *
 * A game's engine is the search behind one of its minds, with threads. A
 * thinker (games/mind.h) lets it think beside whoever asks, so that a face
 * draws and takes keys meanwhile.
 */
#ifndef GAME_THINKER_H
#define GAME_THINKER_H

#include <stdint.h>

#include "games/mind.h"

struct engine_question {
    const void *mind;                   /* its state as it asked, */
    const void *seen;                   /* and what it sees */
    uint64_t seed;                      /* from that state */
    int (*should_stop)(void *context);  /* the answer is not wanted any more */
    void *context;
};

struct engine {
    const struct mind_type *mind;       /* whose search it is */
    size_t seen_size, move_size;        /* plain data */

    /* A null return is success. */
    const char *(*open)(void **search, int threads);
    void (*think)(void *search, const struct engine_question *question,
                  void *move);
    void (*close)(void *search);
};

extern const struct engine go_deep_engine, checkers_deep_engine,
                           poker_equilibrium_engine;

/* Opens a thinker for a mind, on as many threads as there are cores; null if
 * it has no engine, or there is no memory. */
mind_thinker_open thinker_open;

#endif
