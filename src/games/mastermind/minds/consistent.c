/* consistent.c - a random guess that fits all that was seen, or what is
 * remembered of it.
 *
 * It goes through all codes once and keeps one of those that may still be
 * the secret, each with the same chance: the n-th found takes the place of
 * the one kept with chance 1/n.
 */
#include <string.h>

#include "base/rng.h"
#include "games/mastermind/minds/seen.h"

/* Everything the mind needs between two calls, so that the guess does not
 * depend on how the budget is cut up. */
struct consistent {
    struct rng rng;
    uint64_t next;                      /* the code to look at */
    uint64_t found;
    uint32_t kept;
};

static void begin_sampling(void *mind, const char *seed)
{
    struct consistent *self = mind;

    rng_seed(&self->rng, seed);
    self->next = self->found = 0;
    self->kept = 0;
}

static void consider_code(struct consistent *self,
                          const struct mastermind_seen *seen, uint32_t code)
{
    if (!mastermind_fits(seen, code))
        return;
    self->found++;
    if (rng_below(&self->rng, self->found) == 0)
        self->kept = code;
}

/* Reservoir sampling with a reservoir of one. A step of the budget is one
 * code. If the marks contradict each other nothing is found, and the first
 * code is as good as any. */
static enum mind_answer sample_consistent_code(void *mind, const void *seen,
                                               void *scratch,
                                               long budget, void *move)
{
    struct consistent *self = mind;
    const struct mastermind_game *game =
        &((const struct mastermind_seen *)seen)->game;

    (void)scratch;
    while (self->next < mastermind_codes(game)) {
        if (budget-- <= 0)
            return MIND_THINKS;
        consider_code(self, seen, mastermind_code(game, self->next++));
    }
    *(uint32_t *)move = self->kept;
    return MIND_MOVES;
}

const struct mind_type mastermind_consistent = {
    .name = "consistent",
    .title = "never contradicts what it has seen",
    .size = sizeof(struct consistent),
    .reset = begin_sampling,
    .think = sample_consistent_code,
};

/* For those who begin: it makes use of what it is told, as random does not, but
 * of its guesses it remembers only the later half. */
static enum mind_answer sample_remembered_code(void *mind, const void *seen,
                                               void *scratch, long budget,
                                               void *move)
{
    struct mastermind_seen left = *(const struct mastermind_seen *)seen;
    int gone = left.tries / 2;

    left.tries -= gone;
    memmove(left.past, left.past + gone,
            (size_t)left.tries * sizeof left.past[0]);
    return sample_consistent_code(mind, &left, scratch, budget, move);
}

const struct mind_type mastermind_forgetful = {
    .name = "forgetful",
    .title = "forgets the first half of its guesses",
    .size = sizeof(struct consistent),
    .reset = begin_sampling,
    .think = sample_remembered_code,
};
