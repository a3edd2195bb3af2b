/* test_mastermind_advice.c - what a friend says is true, and he says how sure
 * he is. */
#include "check.h"

#include <string.h>

#include "games/mastermind/minds/advice.h"
#include "games/mastermind/minds/greedy.h"
#include "games/mastermind/slow_solver.h"
#include "games/minds_rig.h"

static _Alignas(16) char scratch[MASTERMIND_ADVICE_SCRATCH];
static uint32_t codes[RIG_CODES_MAX];

static struct mastermind_advice advice_on(const struct mastermind_seen *seen)
{
    struct mastermind_advice advice;

    memset(&advice, 0xa5, sizeof advice);
    mastermind_advise(seen, scratch, &advice);
    return advice;
}

/* The n-th of several games, with a limit and a goal by chance. */
static void begin(struct mastermind_seen *seen, struct rng *rng, int n)
{
    static const int sizes[][2] = {{3, 8}, {3, 10}, {4, 5}, {4, 8}, {2, 12},
                                   {5, 3}};
    const int *size = sizes[n % 6];
    uint32_t secret;
    int tries = (int)rng_below(rng, 4);

    *seen = (struct mastermind_seen){.game = {size[0], size[1],
        (enum mastermind_rule)(n / 6 % 3), n / 18 % 2}};
    if (mastermind_check(&seen->game))
        seen->game.is_distinct = 0;
    seen->goal = (enum mastermind_goal)(rng_below(rng, 3) == 0);
    seen->limit = seen->goal == MASTERMIND_WIN || rng_below(rng, 2)
        ? 2 + (int)rng_below(rng, 7) : 0;
    secret = rig_secret(rng, &seen->game);
    while (seen->tries < tries)
        rig_try(seen, secret, rig_guess(rng, &seen->game));
}

/* What is left and why */

CASE(what_is_left_and_why_is_counted)
{
    static int heap[RIG_CODES_MAX + 1];
    struct mastermind_seen seen;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "why");
    for (int n = 0; n < 150; n++) {
        struct mastermind_advice advice;
        int is_left = 0;
        size_t count;

        begin(&seen, &rng, n);
        advice = advice_on(&seen);
        count = rig_left(&seen, codes);
        assert_int_equal(advice.left, count);
        assert_int_equal(advice.parts,
                         rig_heaps(&seen.game, codes, count, advice.guess,
                                   heap));
        assert_int_equal(advice.worst, heap[0]);
        for (size_t i = 0; i < count; i++)
            is_left |= codes[i] == advice.guess;
        assert_int_equal(advice.may_be_secret, is_left);
    }
}

CASE(marks_that_contradict_each_other_leave_nothing)
{
    struct mastermind_seen seen = {.game = {4, 8, MASTERMIND_COUNTS, 0}};
    struct mastermind_advice advice;

    BEGIN_CASE;
    rig_try(&seen, 0x1111, 0x1111);
    rig_try(&seen, 0x2222, 0x1111);
    advice = advice_on(&seen);
    assert_int_equal(advice.left, 0);
    assert_int_equal(advice.guess, 0);
    assert_int_equal(advice.parts, 0);
    assert_int_equal(advice.may_be_secret, 0);
}

/* Small sets: the best there is */

static int guesses_left(const struct mastermind_seen *seen)
{
    int left = seen->limit - seen->tries;

    if (!seen->limit)
        return SLOW_UNLIMITED;
    return left < 1 ? 1 : left;         /* there is always this one */
}

/* Few guesses if that can be, otherwise a good chance. */
static enum mastermind_goal slow_goal(const struct mastermind_seen *seen,
                                      size_t count)
{
    struct slow_solver solver;
    int cost;

    if (seen->goal == MASTERMIND_WIN)
        return MASTERMIND_WIN;
    slow_begin(&solver, &seen->game, MASTERMIND_MEAN, codes, count);
    cost = slow_cost(&solver, slow_all(&solver), guesses_left(seen));
    slow_end(&solver);
    return cost >= SLOW_NEVER ? MASTERMIND_WIN : MASTERMIND_MEAN;
}

static void check_best(const struct mastermind_seen *seen, size_t count)
{
    struct mastermind_advice advice = advice_on(seen);
    struct slow_solver solver;
    int least, its;

    assert_int_equal(advice.sureness, MASTERMIND_BEST);
    assert_int_equal(advice.goal, slow_goal(seen, count));
    slow_begin(&solver, &seen->game, advice.goal, codes, count);
    least = slow_cost(&solver, slow_all(&solver), guesses_left(seen));
    its = slow_cost_of(&solver, slow_all(&solver),
                       (int)mastermind_number(&seen->game, advice.guess),
                       guesses_left(seen));
    slow_end(&solver);
    if (advice.cost != least || its != least)
        fail_msg("%d pegs, %d colours, rule %d, limit %d, after %x %x %x: "
                 "%x is told to cost %ld, costs %d, best is %d",
                 seen->game.pegs, seen->game.colours, seen->game.rule,
                 seen->limit, seen->past[0].guess, seen->past[1].guess,
                 seen->past[2].guess, advice.guess, advice.cost, its, least);
}

CASE(small_sets_get_the_best_guess_there_is)
{
    struct mastermind_seen seen;
    struct rng rng;
    int checked = 0, chances = 0;

    BEGIN_CASE;
    rng_seed(&rng, "best");
    for (int n = 0; n < 2500; n++) {
        size_t count;

        begin(&seen, &rng, n);
        count = rig_left(&seen, codes);
        if (count > (seen.game.rule == MASTERMIND_COUNTS ? 10u : 20u))
            continue;
        check_best(&seen, count);
        chances += seen.goal == MASTERMIND_MEAN
                && advice_on(&seen).goal == MASTERMIND_WIN;
        checked++;
    }
    assert_true(checked > 700);
    assert_true(chances > 50);
}

/* Once these were looked at as if no colour had been guessed before. */
CASE(colours_guessed_before_are_not_exchanged)
{
    static const struct {
        struct mastermind_game game;
        uint32_t guess[2];
        uint16_t marks[2];
        long cost;
    } cases[] = {
        {{4, 8, MASTERMIND_COUNTING, 0}, {0x6345, 0}, {0x47, 0}, 42},
        {{4, 8, MASTERMIND_COUNTS, 0}, {0x4336, 0x0306}, {0x30, 0x20}, 33},
        {{3, 10, MASTERMIND_MEMBERSHIP, 1}, {0x791, 0}, {0x05, 0}, 61},
        {{3, 8, MASTERMIND_MEMBERSHIP, 1}, {0x223, 0}, {0x15, 0}, 31},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct mastermind_seen seen = {.game = cases[i].game};

        for (int t = 0; t < 2 && cases[i].guess[t]; t++) {
            seen.past[t].guess = cases[i].guess[t];
            seen.past[t].marks = cases[i].marks[t];
            seen.tries++;
        }
        assert_int_equal(advice_on(&seen).cost, cases[i].cost);
        check_best(&seen, rig_left(&seen, codes));
    }
}

/* Many tries allowed are as good as any number. */
CASE(a_far_limit_is_none)
{
    struct mastermind_seen seen = {.game = {4, 6, MASTERMIND_COUNTS, 0}};
    struct mastermind_advice far, none;

    BEGIN_CASE;
    rig_try(&seen, 0x0123, 0x4401);
    none = advice_on(&seen);
    for (seen.limit = 12; seen.limit < 40; seen.limit++) {
        far = advice_on(&seen);
        assert_int_equal(far.goal, MASTERMIND_MEAN);
        assert_int_equal(far.cost, none.cost);
    }
}

/* The duel is small enough to be known from the first guess on. */
CASE(the_duel_is_known_from_the_first_guess)
{
    struct mastermind_seen seen = {.game = {4, 7, MASTERMIND_COUNTING, 0},
                                   .goal = MASTERMIND_WIN, .limit = 3};
    struct mastermind_advice advice = advice_on(&seen);

    BEGIN_CASE;
    assert_int_equal(advice.sureness, MASTERMIND_BEST);
    assert_int_equal(advice.goal, MASTERMIND_WIN);
    assert_int_equal(advice.cost, 2401 - 1214);
    seen.goal = MASTERMIND_MEAN;
    seen.limit = 0;
    advice = advice_on(&seen);
    assert_int_equal(advice.sureness, MASTERMIND_BEST);
    assert_int_equal(advice.cost, 8406);
}

/* Large sets */

static const struct mastermind_seen pegs = {
    .game = {4, 8, MASTERMIND_COUNTS, 0},
};

CASE(pegs_are_opened_by_the_book)
{
    struct mastermind_seen seen = pegs;
    struct mastermind_advice advice;

    BEGIN_CASE;
    for (int limit = 0; limit < 20; limit += limit ? 1 : 7) {
        seen.limit = limit;
        advice = advice_on(&seen);
        assert_int_equal(advice.guess, 0x0123);
        assert_int_equal(advice.sureness, MASTERMIND_BEST);
        assert_int_equal(advice.goal, MASTERMIND_MEAN);
        assert_int_equal(advice.cost, 20471);
        assert_int_equal(advice.left, 4096);
        assert_int_equal(advice.parts, 14);
    }
    seen = pegs;
    rig_try(&seen, 0x1456, 0x0123);
    advice = advice_on(&seen);
    assert_int_equal(advice.guess, 0x1445);
    assert_int_equal(advice.sureness, MASTERMIND_BEST);
    assert_int_equal(advice.cost, 0);   /* only the guess is known */
    assert_int_equal(advice.left, rig_left(&seen, codes));
}

/* The book's strategy takes seven guesses; in six there is another one, and
 * with another first guess it has nothing to say. */
CASE(the_book_is_closed_where_it_does_not_hold)
{
    struct mastermind_seen seen = pegs;

    BEGIN_CASE;
    for (seen.limit = 1; seen.limit < 7; seen.limit++)
        assert_true(advice_on(&seen).sureness != MASTERMIND_BEST
                    || advice_on(&seen).cost != 20471);
    seen = pegs;
    seen.goal = MASTERMIND_WIN;
    seen.limit = 8;
    assert_int_equal(advice_on(&seen).sureness, MASTERMIND_GOOD);
    seen = pegs;
    rig_try(&seen, 0x0456, 0x0124);
    assert_int_equal(advice_on(&seen).sureness, MASTERMIND_GOOD);
    seen = pegs;
    seen.game.is_distinct = 1;
    assert_int_equal(advice_on(&seen).sureness, MASTERMIND_GOOD);
}

/* Without book and search, the guess with the most news. */
CASE(large_sets_get_the_guess_with_the_most_news)
{
    static const struct mastermind_game games[] = {
        {4, 6, MASTERMIND_COUNTS, 0}, {5, 4, MASTERMIND_COUNTS, 0},
        {4, 8, MASTERMIND_MEMBERSHIP, 0}, {3, 9, MASTERMIND_COUNTS, 1},
    };
    static _Alignas(16) char sheet[MASTERMIND_GREEDY_SCRATCH];

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        struct mastermind_seen seen = {.game = games[i]};
        struct mastermind_advice advice = advice_on(&seen);

        assert_int_equal(advice.sureness, MASTERMIND_GOOD);
        assert_int_equal(advice.guess, mastermind_greedy_move(
            MASTERMIND_MAX_ENTROPY, &seen, sheet));
        assert_int_equal(advice.left, rig_codes(&games[i], codes));
    }
}

CASE(of_too_many_codes_one_that_fits_must_do)
{
    struct mastermind_seen seen = {.game = {4, 14, MASTERMIND_COUNTS, 0}};
    struct mastermind_advice advice = advice_on(&seen);

    BEGIN_CASE;
    assert_int_equal(advice.sureness, MASTERMIND_FITTING);
    assert_int_equal(advice.left, 38416);
    assert_int_equal(advice.guess, 0x0000);
    assert_true(advice.may_be_secret);
    seen.game.colours = 16;
    seen.past[0].guess = 0x0001;
    seen.past[0].marks = 0;
    seen.tries = 1;
    advice = advice_on(&seen);
    assert_int_equal(advice.sureness, MASTERMIND_FITTING);
    assert_int_equal(advice.left, 14 * 14 * 14 * 14);
    assert_int_equal(advice.guess, 0x2222);
}

static const struct CMUnitTest tests[] = {
    TEST("advice: what is left, and why, is counted",
         what_is_left_and_why_is_counted),
    TEST("advice: marks that contradict each other leave nothing",
         marks_that_contradict_each_other_leave_nothing),
    TEST("advice: small sets get the best guess there is",
         small_sets_get_the_best_guess_there_is),
    TEST("advice: colours guessed before are not exchanged",
         colours_guessed_before_are_not_exchanged),
    TEST("advice: a far limit is none", a_far_limit_is_none),
    TEST("advice: the duel is known from the first guess",
         the_duel_is_known_from_the_first_guess),
    TEST("advice: pegs are opened by the book", pegs_are_opened_by_the_book),
    TEST("advice: the book is closed where it does not hold",
         the_book_is_closed_where_it_does_not_hold),
    TEST("advice: large sets get the guess with the most news",
         large_sets_get_the_guess_with_the_most_news),
    TEST("advice: of too many codes one that fits must do",
         of_too_many_codes_one_that_fits_must_do),
};

CHECK_MAIN("mastermind advice", tests)
