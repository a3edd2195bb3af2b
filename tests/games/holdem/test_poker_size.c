/* test_poker_size.c - how large no-limit Hold'em is with deep stacks.
 *
 * Far too many lines to walk, but what matters of a line is only what both
 * have put in: lines that lead to the same spot are counted together, from
 * the fewest chips to the most. What may be bet there is asked of the rules.
 */
#include "check.h"

#include <string.h>

#include "games/holdem/rules/poker.h"

enum { STACK = 1000, BIG = 2 };

/* Lines that lead there, in one street */
static double opened[STACK + 1];        /* both have put in so much */
static double checked[STACK + 1];       /* the same, and one has checked */
static double steps[STACK + 1][STACK + 2];      /* own, other's: how many more
                                         * than with one chip less of his */
static double next_opened[STACK + 1];
static double decisions;

static struct poker hand;

static void set_spot(int32_t own, int32_t other, int32_t raise_step)
{
    hand.turn = 0;
    hand.stack[0] = STACK - own;
    hand.stack[1] = STACK - other;
    hand.total[0] = hand.round[0] = own;
    hand.total[1] = hand.round[1] = other;
    hand.raise_step = raise_step;
}

/* All raises from a spot at once: the other then has what he has, and faces
 * any of them. */
static void decide(int32_t own, int32_t other, int32_t raise_step,
                   double lines)
{
    struct poker_options options;

    set_spot(own, other, raise_step);
    poker_find_options(&hand, &options);
    decisions += lines;
    if (options.raise_most > 0) {
        steps[other][options.raise_least] += lines;
        steps[other][options.raise_most + 1] -= lines;
    }
}

/* Who faces a raise was equal to the raiser before: so it is also the least
 * raise by. */
static void decide_facing(int32_t own)
{
    double lines = 0;

    for (int32_t other = own + 1; other <= STACK; other++) {
        lines += steps[own][other];
        if (lines == 0)
            continue;
        decide(own, other, other - own, lines);
        if (other < STACK)
            next_opened[other] += lines;
    }
}

static void count_street(void)
{
    for (int32_t in = 0; in < STACK; in++) {
        if (opened[in] > 0) {
            decide(in, in, BIG, opened[in]);
            checked[in] += opened[in];
        }
        if (checked[in] > 0) {
            decide(in, in, BIG, checked[in]);
            next_opened[in] += checked[in];
        }
        decide_facing(in);
    }
}

static void begin_street(int street)
{
    memcpy(opened, next_opened, sizeof opened);
    memset(next_opened, 0, sizeof next_opened);
    memset(checked, 0, sizeof checked);
    memset(steps, 0, sizeof steps);
    decisions = 0;
    if (street == 0) {                  /* the small blind calls, or raises */
        decide(BIG / 2, BIG, BIG, 1);
        checked[BIG] = 1;
    }
}

CASE(no_limit_size)
{
    static const double views[POKER_STREETS] = {
        1326, 1326.0 * 19600, 1326.0 * 19600 * 47, 1326.0 * 19600 * 47 * 46,
    };
    struct poker_rules rules;
    double sets = 0;

    BEGIN_CASE;
    poker_no_limit(&rules, BIG / 2, BIG);
    assert_null(poker_begin(&hand, &rules, 0, (int32_t[]){STACK, STACK}));
    for (int street = 0; street < POKER_STREETS; street++) {
        hand.street = (uint8_t)street;
        begin_street(street);
        count_street();
        sets += decisions * views[street];
    }
    assert_true(sets > 7.225e72 && sets < 7.235e72);
}

static const struct CMUnitTest tests[] = {
    TEST("poker: no-limit Hold'em with 500 big blinds has 7.23e72"
         " information sets", no_limit_size),
};

CHECK_MAIN("poker_size", tests)
