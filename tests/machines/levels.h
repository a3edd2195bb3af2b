/* levels.h - how strong the levels of a Mastermind machine are, for the tests
 * of duel and pegs. */
#ifndef LEVELS_H
#define LEVELS_H

#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "bench/intro.h"
#include "games/mastermind/minds/minds.h"

/* How many of so many random codes a mind finds within its limit of tries, and
 * the tries that it took, one more for a code that was not found. */
struct levels_strength {
    int found, tries;
};

static inline struct levels_strength levels_try_mind(
    const struct mind_type *mind, const struct mastermind_seen *rules,
    int codes)
{
    static _Alignas(8) char state[MIND_SIZE_MAX];
    struct levels_strength strength = {0, 0};
    void *scratch = calloc(1, mind->scratch_size + 1);
    struct rng rng;

    rng_seed(&rng, "codes");
    for (int i = 0; i < codes; i++) {
        struct mastermind_seen seen = *rules;
        uint32_t guess, code = mastermind_code(
            &seen.game, rng_below(&rng, mastermind_codes(&seen.game)));
        int is_found = 0;

        while (!is_found && seen.tries < seen.limit) {
            mind->reset(state, "a");
            while (mind->think(state, &seen, scratch, 100000, &guess)
                   != MIND_MOVES)
                ;
            seen.past[seen.tries].guess = guess;
            seen.past[seen.tries++].marks = mastermind_marks(
                seen.game.rule, seen.game.pegs, code, guess);
            is_found = guess == code;
        }
        strength.found += is_found;
        strength.tries += seen.tries + !is_found;
    }
    free(scratch);
    return strength;
}

/* Each level is clearly stronger than the one before: it finds a quarter more
 * codes, or takes fewer tries. The first can be beaten, but finds one now and
 * then. */
static inline void levels_check(const struct intro *intro,
                                const struct mastermind_seen *rules,
                                int codes)
{
    struct levels_strength last = {0, 0};

    for (int i = 0; i < INTRO_LEVELS; i++) {
        struct levels_strength strength;
        int mind = 0;

        while (strcmp(mastermind_minds[mind]->name, intro->levels[i].mind))
            mind++;
        strength = levels_try_mind(mastermind_minds[mind], rules, codes);
        if (i) {
            assert_true(strength.found >= last.found);
            assert_true(strength.found * 4 > last.found * 5
                        || strength.tries * 100 < last.tries * 96);
        } else {
            assert_in_range(strength.found * 20, codes, codes * 15);
        }
        last = strength;
    }
}

#endif
