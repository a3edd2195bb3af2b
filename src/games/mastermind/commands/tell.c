/* tell.c - advice as text: the best next guess, and why.
 *
 * Used by the verbs hint and play. The wording distinguishes what is proven
 * from what only looks best.
 */
#include "games/mastermind/commands/tell.h"

#include <inttypes.h>
#include <stdlib.h>

/* Every code is checked against all guesses; this many take a few seconds. */
static const uint64_t codes_max = UINT64_C(1) << 28;

struct mastermind_seen
mastermind_tell_begin(const struct mastermind_setup *setup)
{
    return (struct mastermind_seen){
        .game = setup->game,
        .goal = setup->goal == MASTERMIND_STRATEGY_WIN ? MASTERMIND_WIN
                                                       : MASTERMIND_MEAN,
        .limit = setup->limit,
    };
}

const char *mastermind_tell_check(const struct mastermind_game *game)
{
    if (mastermind_codes(game) > codes_max)
        return "this game has too many codes for a hint, which checks them "
               "all: at most 268435456";
    return NULL;
}

const char *mastermind_tell_ask(const struct mastermind_seen *seen,
                                struct mastermind_advice *advice)
{
    const char *error = mastermind_tell_check(&seen->game);
    void *scratch;

    if (error)
        return error;
    scratch = malloc(MASTERMIND_ADVICE_SCRATCH);
    if (!scratch)
        return "out of memory for a hint";
    mastermind_advise(seen, scratch, advice);
    free(scratch);
    return NULL;
}

void mastermind_tell_left(const struct mastermind_advice *advice)
{
    if (advice->left == 1)
        printf("1 code is left");
    else
        printf("%" PRIu64 " codes are left", advice->left);
}

/* The goal is that of the advice, which may differ from what was asked for:
 * a mean that is out of reach becomes a chance to win. A mean of 0 is
 * unknown. */
static void tell_cost(const struct mastermind_advice *advice)
{
    uint64_t cost = (uint64_t)advice->cost;

    if (advice->goal == MASTERMIND_WIN) {
        printf("  finds %" PRIu64 " of %" PRIu64 " codes in time, a chance "
               "of ", advice->left - cost, advice->left);
        mastermind_game_print_ratio(advice->left - cost, advice->left);
        printf("\n");
    } else if (cost) {
        printf("  %" PRIu64 "/%" PRIu64 " = ", cost, advice->left);
        mastermind_game_print_ratio(cost, advice->left);
        printf(" guesses are expected, including this one\n");
    }
}

static void tell_sureness(const struct mastermind_advice *advice)
{
    switch (advice->sureness) {
    case MASTERMIND_BEST:
        printf("  proven: no other guess does better\n");
        tell_cost(advice);
        break;
    case MASTERMIND_GOOD:
        printf("  looks best one step ahead; too many codes for a proof\n");
        break;
    case MASTERMIND_FITTING:
        printf("  fits; too many codes to look ahead\n");
        break;
    }
}

static void tell_parts(const struct mastermind_advice *advice)
{
    if (advice->parts)
        printf("  %" PRIu64 " answer%s possible; the worst of them leaves %"
               PRIu64 " code%s\n", advice->parts,
               advice->parts == 1 ? " is" : "s are", advice->worst,
               advice->worst == 1 ? "" : "s");
}

void mastermind_tell_guess(const struct mastermind_setup *setup,
                           const struct mastermind_advice *advice)
{
    const char *guess = mastermind_game_code(setup, advice->guess);

    if (advice->left == 1) {
        printf("Next: %s, which must be the code.\n", guess);
        return;
    }
    printf("Next: %s\n", guess);
    printf(advice->may_be_secret
           ? "  may be the code itself\n"
           : "  cannot be the code itself\n");
    tell_parts(advice);
    tell_sureness(advice);
}
