/* mind.c - every mind there is. */
#include "games/mind.h"

#include <string.h>

#include "base/rng.h"
#include "games/draughts/minds/minds.h"
#include "games/go/minds/minds.h"
#include "games/holdem/minds/minds.h"
#include "games/mastermind/minds/minds.h"

const struct mind_type *const minds[] = {
    &mastermind_optimal,
    &mastermind_entropy,
    &mastermind_parts,
    &mastermind_knuth,
    &mastermind_consistent,
    &mastermind_random,
    &checkers_searcher,
    &checkers_greedy,
    &checkers_random,
    &poker_odds,
    &poker_caller,
    &poker_random,
    &go_searcher,
    &go_uct,
    &go_greedy,
    &go_random,
    NULL,
};

const struct mind_type *mind_at(const char *game, int i)
{
    for (const struct mind_type *const *mind = minds; *mind; mind++)
        if (strcmp((*mind)->game, game) == 0 && i-- == 0)
            return *mind;
    return NULL;
}

const struct mind_type *mind_find(const char *game, const char *name)
{
    const struct mind_type *mind;

    for (int i = 0; (mind = mind_at(game, i)); i++)
        if (strcmp(mind->name, name) == 0)
            return mind;
    return NULL;
}

void mind_forgets(void *mind, const char *seed)
{
    (void)mind;
    (void)seed;
}

void mind_takes_dice(void *mind, const char *seed)
{
    rng_seed(mind, seed);
}
