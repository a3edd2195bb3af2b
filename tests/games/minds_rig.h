/* minds_rig.h - what the tests of the minds share: games, positions and
 * searches. */
#ifndef MINDS_RIG_H
#define MINDS_RIG_H

#include <stddef.h>

#include "base/rng.h"
#include "games/mastermind/minds/search.h"
#include "games/mastermind/minds/twins.h"
#include "games/mastermind/slow_judge.h"

enum { RIG_CODES_MAX = 4096 };

/* All secrets of a game, ascending; returns their number. */
size_t rig_codes(const struct mastermind_game *game, uint32_t *codes);

/* Any of the guesses of a game, and any of its secrets. */
uint32_t rig_guess(struct rng *rng, const struct mastermind_game *game);
uint32_t rig_secret(struct rng *rng, const struct mastermind_game *game);

/* A guess of few colours, so that much stays the same. */
uint32_t rig_plain_guess(struct rng *rng, const struct mastermind_game *game);

/* The slow judge on packed codes. */
unsigned rig_marks(const struct mastermind_game *game, uint32_t code,
                   uint32_t guess);

/* One more try, judged slowly. */
void rig_try(struct mastermind_seen *seen, uint32_t secret, uint32_t guess);

/* The codes that fit, found slowly. */
size_t rig_left(const struct mastermind_seen *seen, uint32_t *codes);

/* How a guess divides codes: a heap's size for each answer, the largest
 * first, ended by 0; returns the number of heaps. */
int rig_heaps(const struct mastermind_game *game, const uint32_t *codes,
              size_t count, uint32_t guess, int *heap);

/* A search with all the memory it asks for, and one worker. */
struct rig {
    struct mastermind_search search;
    struct mastermind_worker worker;
    void *search_memory, *worker_memory;
};

void rig_begin(struct rig *self, const struct mastermind_task *request);
void rig_end(struct rig *self);

/* The cost of all its codes. */
int rig_cost(struct rig *self);

/* From begin to end. */
int rig_solve(const struct mastermind_task *request);

#endif
