/* test_mastermind_verify.c - strategies proven, and frauds found out. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "games/mastermind/first_fit.h"

enum { TEXT_SIZE = 1 << 18 };

static char text[TEXT_SIZE];
static char memory[TEXT_SIZE * 2];

static const char *verify_length(const char *from, size_t length,
                                 struct mastermind_strategy_figures *figures)
{
    struct arena arena = arena_of(memory, sizeof memory);
    struct mastermind_strategy strategy;
    const char *error = mastermind_strategy_read(&strategy, from, length,
                                                 &arena);

    return error ? error : mastermind_strategy_verify(&strategy, figures);
}

static const char *verify(const char *from)
{
    struct mastermind_strategy_figures figures;

    return verify_length(from, strlen(from), &figures);
}

static void refuse(const char *from, const char *part)
{
    const char *error = verify(from);

    if (!error)
        fail_msg("proven, but it should say '%s'", part);
    else if (!strstr(error, part))
        fail_msg("'%s' does not say '%s'", error, part);
}

/* Proofs */

static void assert_proven(struct mastermind_strategy strategy)
{
    struct mastermind_strategy_figures figures;
    struct text to;

    text_begin(&to, text, sizeof text);
    first_fit_write(&strategy, &to);
    assert_true(to.used + 1 < sizeof text);
    assert_null(verify_length(text, to.used, &figures));
    assert_int_equal(figures.codes, strategy.codes);
    assert_int_equal(figures.cost, strategy.cost);
    assert_int_equal(figures.found, strategy.found);
    assert_int_equal(figures.worst, strategy.worst);
}

CASE(true_strategies_are_proven)
{
    static const enum mastermind_rule rules[] = {
        MASTERMIND_MEMBERSHIP, MASTERMIND_COUNTING, MASTERMIND_COUNTS,
    };

    BEGIN_CASE;
    for (int rule = 0; rule < 3; rule++)
        for (int pegs = 1; pegs <= 4; pegs++)
            for (int colours = 2; colours <= 6; colours++) {
                struct mastermind_strategy strategy = {
                    .game = {pegs, colours, rules[rule], 0},
                };

                assert_proven(strategy);
                strategy.goal = MASTERMIND_STRATEGY_WIN;
                strategy.limit = 3;
                assert_proven(strategy);
                strategy.game.is_distinct = 1;
                if (!mastermind_check(&strategy.game))
                    assert_proven(strategy);
            }
}

/* Figures that others have published for this very strategy: 4 pegs of 6
 * colours, the first code that fits: 5.765 on average, 9 at most. */
CASE(first_fit_needs_what_the_literature_says)
{
    struct mastermind_strategy strategy = {
        .game = {4, 6, MASTERMIND_COUNTS, 0},
    };
    struct text to;

    BEGIN_CASE;
    text_begin(&to, text, sizeof text);
    first_fit_write(&strategy, &to);
    assert_null(verify(text));
    assert_int_equal(strategy.codes, 1296);
    assert_int_equal(strategy.cost, 7471);
    assert_int_equal(strategy.worst, 9);
}

/* Frauds. Two pegs, two colours. */

#define HEAD(goal, limit, codes, cost, worst)                               \
    "boardwalk-strategy 1\npegs 2\ncolours 2\nrule counts\nsecrets all\n"   \
    "goal " goal "\nlimit " limit "\ncodes " codes "\ncost " cost           \
    "\nworst " worst "\n"
#define TREE "tree\nAB\n X AA\n  - BB\n OO BA\n"

CASE(wrong_figures_are_found)
{
    BEGIN_CASE;
    assert_null(verify(HEAD("mean", "0", "4", "8", "3") TREE));
    assert_null(verify(HEAD("worst", "3", "4", "8", "3") TREE));
    refuse(HEAD("mean", "0", "4", "7", "3") TREE,
           "the head says cost 7, but playing gives 8");
    refuse(HEAD("mean", "0", "4", "9", "3") TREE,
           "the head says cost 9, but playing gives 8");
    refuse(HEAD("mean", "0", "4", "8", "2") TREE,
           "the head says worst 2, but playing gives 3");
    refuse(HEAD("mean", "0", "5", "8", "3") TREE,
           "the head says codes 5, but playing gives 4");
    refuse(HEAD("win", "3", "4", "8", "3") "found 3\n" TREE,
           "the head says found 3, but playing gives 4");
}

CASE(missing_lines_are_found)
{
    BEGIN_CASE;
    refuse(HEAD("mean", "0", "4", "8", "3") "tree\nAB\n X AA\n OO BA\n",
           "the code BB is not found: no line follows AB=X- AA=--");
    refuse(HEAD("mean", "0", "4", "8", "3") "tree\nAB\n X AA\n  - BB\n",
           "the code BA is not found: no line follows AB=OO");
}

CASE(wrong_guesses_are_found)
{
    BEGIN_CASE;
    refuse(HEAD("mean", "0", "4", "8", "3")
           "tree\nAB\n X AA\n  - AB\n OO BA\n",
           "the code BB is not found: no line follows AB=X- AA=-- AB=X-");
    refuse(HEAD("mean", "0", "4", "8", "3")
           "tree\nAA\n X AA\n  - BB\n OO BA\n", "is not found");
    refuse(HEAD("mean", "0", "4", "8", "3")
           "tree\nAB\n OO AA\n  - BB\n X BA\n", "is not found");
}

CASE(idle_lines_are_found)
{
    BEGIN_CASE;
    refuse(HEAD("mean", "0", "4", "8", "3")
           "tree\nAB\n X AA\n  - BB\n OO BA\n - AA\n",
           "line 16: no secret ever leads here");
}

/* Only at the limit may a code be given up, and only by who wants to win. */
CASE(codes_are_given_up_only_at_the_limit)
{
    BEGIN_CASE;
    assert_null(verify(HEAD("win", "2", "4", "5", "2") "found 3\n"
                       "tree\nAB\n X AA\n OO BA\n"));
    assert_null(verify(HEAD("win", "1", "4", "1", "1") "found 1\n"
                       "tree\nAB\n"));
    refuse(HEAD("win", "3", "4", "5", "2") "found 3\n"
           "tree\nAB\n X AA\n OO BA\n",
           "the code BB is not found: no line follows AB=X- AA=--");
    refuse(HEAD("win", "2", "4", "3", "2") "found 2\ntree\nAB\n OO BA\n",
           "the code AA is not found: no line follows AB=X-");
    refuse(HEAD("mean", "2", "4", "5", "2") "tree\nAB\n X AA\n OO BA\n",
           "the code BB is not found: no line follows AB=X- AA=--");
}

/* More than four million secrets are too many, whatever the file says. */
CASE(too_many_secrets_are_not_played)
{
    BEGIN_CASE;
    refuse("boardwalk-strategy 1\npegs 8\ncolours 16\nrule counts\n"
           "secrets all\ngoal mean\nlimit 0\ncodes 1\ncost 1\nworst 1\n"
           "tree\nAAAAAAAA\n", "too many secrets");
    refuse("boardwalk-strategy 1\npegs 8\ncolours 11\nrule counts\n"
           "secrets distinct\ngoal mean\nlimit 0\ncodes 1\ncost 1\nworst 1\n"
           "tree\nAAAAAAAA\n", "too many secrets");
    refuse("boardwalk-strategy 1\npegs 7\ncolours 12\nrule counts\n"
           "secrets distinct\ngoal mean\nlimit 0\ncodes 1\ncost 1\nworst 1\n"
           "tree\nABCDEFG\n", "is not found");
}

/* Damage. What is still proven must be the same strategy, spelt otherwise:
 * nothing but the limit may differ. */

static size_t written;
static uint64_t true_cost;

static void write_true(void)
{
    struct mastermind_strategy strategy = {
        .game = {3, 4, MASTERMIND_COUNTS, 0},
    };
    struct text to;

    text_begin(&to, text, sizeof text);
    first_fit_write(&strategy, &to);
    written = to.used;
    true_cost = strategy.cost;
}

static int survives(const char *damaged, size_t length)
{
    struct mastermind_strategy_figures figures;

    if (verify_length(damaged, length, &figures))
        return 0;
    assert_int_equal(figures.codes, 64);
    assert_int_equal(figures.found, 64);
    assert_int_equal(figures.cost, true_cost);
    return 1;
}

CASE(damaged_strategies_are_refused_or_say_the_same)
{
    static const char bytes[] = "\n -.0129ABCDXOo\x80\xff";
    static char damaged[TEXT_SIZE];
    long tried = 0, survived = 0;

    BEGIN_CASE;
    write_true();
    for (size_t at = 0; at < written; at++)
        for (size_t i = 0; i < sizeof bytes; i++) {     /* zero, too */
            memcpy(damaged, text, written);
            if (damaged[at] == bytes[i])
                continue;
            damaged[at] = bytes[i];
            tried++;
            survived += survives(damaged, written);
        }
    assert_true(tried > 10000);
    assert_true(survived < tried / 10);
}

CASE(cut_strategies_are_refused)
{
    BEGIN_CASE;
    write_true();
    for (size_t length = 0; length < written; length++)
        assert_false(survives(text, length));
}

CASE(lines_lost_or_doubled_are_refused)
{
    static char damaged[TEXT_SIZE];
    const char *end;

    BEGIN_CASE;
    write_true();
    for (const char *at = text; *at; at = end + 1) {
        size_t before = (size_t)(at - text), length;

        end = strchr(at, '\n');
        length = (size_t)(end + 1 - at);
        memcpy(damaged, text, before);
        memcpy(damaged + before, at + length, written - before - length);
        assert_false(survives(damaged, written - length));
        memcpy(damaged, text, before + length);
        memcpy(damaged + before + length, at, written - before);
        assert_false(survives(damaged, written + length));
    }
}

CASE(any_bytes_do_no_harm)
{
    static char damaged[TEXT_SIZE];
    struct rng rng;

    BEGIN_CASE;
    write_true();
    rng_seed(&rng, "any bytes");
    for (int i = 0; i < 20000; i++) {
        size_t from = rng_below(&rng, written);
        size_t to = rng_below(&rng, written);
        size_t length = rng_below(&rng, 40);

        memcpy(damaged, text, written);
        if (from + length > written || to + length > written)
            continue;
        memmove(damaged + to, text + from, length);
        if (length > 0)
            damaged[to] = (char)rng_next(&rng);
        (void)survives(damaged, written);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("verify: true strategies are proven, with their figures",
         true_strategies_are_proven),
    TEST("verify: the first code that fits needs 7471 guesses for the 1296 "
         "codes", first_fit_needs_what_the_literature_says),
    TEST("verify: a wrong figure in the head is found",
         wrong_figures_are_found),
    TEST("verify: a missing line is found, with its secret and guesses",
         missing_lines_are_found),
    TEST("verify: a wrong guess is found", wrong_guesses_are_found),
    TEST("verify: a line that no secret reaches is found",
         idle_lines_are_found),
    TEST("verify: a code is given up only at the limit",
         codes_are_given_up_only_at_the_limit),
    TEST("verify: too many secrets are not played",
         too_many_secrets_are_not_played),
    TEST("verify: a damaged byte is found, or changes nothing",
         damaged_strategies_are_refused_or_say_the_same),
    TEST("verify: a strategy cut off anywhere is refused",
         cut_strategies_are_refused),
    TEST("verify: a line lost or doubled is found",
         lines_lost_or_doubled_are_refused),
    TEST("verify: any bytes do no harm", any_bytes_do_no_harm),
};

CHECK_MAIN("mastermind_verify", tests)
