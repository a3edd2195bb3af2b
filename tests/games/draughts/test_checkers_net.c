/* test_checkers_net.c - the net against plain sums, and turned round. */
#include "check.h"

#include <string.h>

#include "base/bits.h"
#include "base/rng.h"
#include "games/draughts/minds/eval.h"
#include "games/draughts/minds/net.h"

enum { POSITIONS = 3000, HEAVY = 400 };

static struct checkers_net heavy;       /* random weights, to the brim */

static int between(struct rng *rng, int size)
{
    return (int)rng_below(rng, (uint64_t)(2 * size + 1)) - size;
}

static void fill16(struct rng *rng, int16_t *at, size_t bytes, int size)
{
    for (size_t i = 0; i < bytes / sizeof *at; i++)
        at[i] = (int16_t)between(rng, size);
}

static void make_heavy(void)
{
    struct rng rng;

    rng_seed(&rng, "heavy");
    fill16(&rng, &heavy.first[0][0], sizeof heavy.first, HEAVY);
    fill16(&rng, heavy.first_bias, sizeof heavy.first_bias, HEAVY);
    fill16(&rng, &heavy.second[0][0][0], sizeof heavy.second, HEAVY);
    fill16(&rng, &heavy.third[0][0], sizeof heavy.third, HEAVY);
    for (int p = 0; p < CHECKERS_NET_PHASES; p++) {
        heavy.third_bias[p] = between(&rng, 10000);
        for (int n = 0; n < CHECKERS_NET_NARROW; n++)
            heavy.second_bias[p][n] = between(&rng, 10000);
    }
}

static struct checkers any_position(struct rng *rng)
{
    struct checkers at = {.turn = (uint8_t)rng_below(rng, 2)};
    uint64_t share = 1 + rng_below(rng, 12);

    for (int square = 1; square <= CHECKERS_SQUARES; square++) {
        int side = (int)rng_below(rng, 2);

        if (rng_below(rng, 12) > share
            || bits_count(at.pieces[side]) == CHECKERS_MEN)
            continue;
        at.pieces[side] |= checkers_at(square);
        if (rng_below(rng, 3) == 0)
            at.kings |= checkers_at(square);
    }
    if (!(at.pieces[0] | at.pieces[1]))
        at.pieces[0] = checkers_at(7);
    return at;
}

/* Plain sums, square by square */

static int clamp(int value)
{
    return value < 0 ? 0 : value > 127 ? 127 : value;
}

/* What stands on a square, as the side on turn counts squares; -1: none. */
static int kind_on(const struct checkers *at, int square)
{
    uint64_t one = checkers_at(at->turn == CHECKERS_BLACK ? square
                                                          : 33 - square);
    int is_own = (at->pieces[at->turn] & one) != 0;

    if (!((at->pieces[0] | at->pieces[1]) & one))
        return -1;
    return (is_own ? 0 : 1) + (at->kings & one ? 2 : 0);
}

static int wide_sum(const struct checkers_net *net,
                    const struct checkers *at, int k)
{
    int sum = net->first_bias[k];

    for (int square = 1; square <= CHECKERS_SQUARES; square++) {
        int kind = kind_on(at, square);

        if (kind >= 0)
            sum += net->first[32 * kind + square - 1][k];
    }
    return sum;
}

static int judge_slowly(const struct checkers_net *net,
                        const struct checkers *at)
{
    int pieces = bits_count(at->pieces[0] | at->pieces[1]);
    int phase = pieces <= 6 ? 0 : pieces <= 12 ? 1 : pieces <= 18 ? 2 : 3;
    int wide[CHECKERS_NET_WIDE], out = net->third_bias[phase];

    for (int k = 0; k < CHECKERS_NET_WIDE; k++)
        wide[k] = clamp(wide_sum(net, at, k));
    for (int n = 0; n < CHECKERS_NET_NARROW; n++) {
        int sum = net->second_bias[phase][n];

        for (int k = 0; k < CHECKERS_NET_WIDE; k++)
            sum += wide[k] * net->second[phase][k / 2][2 * n + k % 2];
        out += clamp(sum / 64) * net->third[phase][n];
    }
    return (int)((int64_t)out * 100 / (127 * 64));
}

static void compare(const struct checkers_net *net, const char *seed)
{
    struct rng rng;

    rng_seed(&rng, seed);
    for (int i = 0; i < POSITIONS; i++) {
        struct checkers at = any_position(&rng);

        assert_int_equal(checkers_net_judge(net, &at),
                         judge_slowly(net, &at));
    }
}

CASE(sums_are_right)
{
    BEGIN_CASE;
    compare(&checkers_net, "fitted");
}

CASE(sums_are_right_with_any_weights)
{
    BEGIN_CASE;
    make_heavy();
    compare(&heavy, "any");
}

/* As if all that adds to a cell stood on the board at once. */
static void check_first_layer(const struct checkers_net *net)
{
    for (int k = 0; k < CHECKERS_NET_WIDE; k++) {
        long high = net->first_bias[k], low = high;

        for (int i = 0; i < CHECKERS_NET_INPUTS; i++)
            *(net->first[i][k] > 0 ? &high : &low) += net->first[i][k];
        assert_true(high <= INT16_MAX && low >= INT16_MIN);
    }
}

static void check_last_layer(const struct checkers_net *net)
{
    for (int p = 0; p < CHECKERS_NET_PHASES; p++) {
        int64_t most = labs(net->third_bias[p]);

        for (int n = 0; n < CHECKERS_NET_NARROW; n++)
            most += CHECKERS_NET_ONE * labs(net->third[p][n]);
        assert_true(most * CHECKERS_NET_POINTS <= INT32_MAX);
    }
}

CASE(no_sum_runs_over)
{
    BEGIN_CASE;
    check_first_layer(&checkers_net);
    check_last_layer(&checkers_net);
}

static uint64_t turned(uint64_t set)
{
    uint64_t other = 0;

    for (int square = 1; square <= CHECKERS_SQUARES; square++)
        if (set & checkers_at(square))
            other |= checkers_at(33 - square);
    return other;
}

static void check_turned(enum checkers_rules rules, uint64_t kept_kings)
{
    struct rng rng;

    rng_seed(&rng, "turned");
    for (int i = 0; i < POSITIONS; i++) {
        struct checkers at = any_position(&rng), other;

        at.rules = (uint8_t)rules;
        at.kings &= kept_kings;
        other = at;
        other.pieces[0] = turned(at.pieces[1]);
        other.pieces[1] = turned(at.pieces[0]);
        other.kings = turned(at.kings);
        other.turn ^= 1;
        assert_int_equal(checkers_eval(&at), checkers_eval(&other));
    }
}

CASE(colours_are_judged_alike)
{
    BEGIN_CASE;
    check_turned(CHECKERS_FULL, CHECKERS_BOARD);
    check_turned(CHECKERS_SIMPLE, 0);
}

/* Two men more are better, in whatever opening. */
CASE(more_men_are_better)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "men");
    for (int i = 0; i < 200; i++) {
        struct checkers at;

        checkers_begin(&at, (enum checkers_rules)(i % 2));
        at.turn = (uint8_t)(i / 2 % 2);
        at.pieces[at.turn ^ 1] &= at.turn == CHECKERS_WHITE
            ? ~(checkers_at(5 + (int)rng_below(&rng, 4)) | checkers_at(10))
            : ~(checkers_at(25 + (int)rng_below(&rng, 4)) | checkers_at(23));
        assert_true(checkers_eval(&at) > 50);
        at.turn ^= 1;
        assert_true(checkers_eval(&at) < -50);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("checkers_net: the fitted net's sums are those of plain loops",
         sums_are_right),
    TEST("checkers_net: and so are those of heavy weights, cut off at both "
         "ends", sums_are_right_with_any_weights),
    TEST("checkers_net: no sum of the fitted net runs over, whatever is on "
         "the board", no_sum_runs_over),
    TEST("checkers_eval: Black and White are judged alike, board turned "
         "round", colours_are_judged_alike),
    TEST("checkers_eval: two men more are better for whoever has them",
         more_men_are_better),
};

CHECK_MAIN("checkers_net", tests)
