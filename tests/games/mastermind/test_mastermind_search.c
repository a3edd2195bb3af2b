/* test_mastermind_search.c - the exact search against one that tries
 * everything. */
#include "check.h"

#include <string.h>

#include "games/mastermind/minds/best.h"
#include "games/mastermind/minds/tree.h"
#include "games/mastermind/slow_solver.h"
#include "games/minds_rig.h"

static int never_of(int cost)
{
    return cost >= SLOW_NEVER ? MASTERMIND_NEVER : cost;
}

static int slow_left(int left)
{
    return left == MASTERMIND_UNLIMITED ? SLOW_UNLIMITED : left;
}

/* Whole games */

static void compare_game(const struct mastermind_game *game,
                         enum mastermind_goal goal)
{
    static uint32_t codes[RIG_CODES_MAX];
    struct mastermind_task task = {game, codes, rig_codes(game, codes),
                                   goal, 0};
    struct slow_solver solver;

    slow_begin(&solver, game, goal, codes, task.count);
    for (int n = 1; n <= 8; n++) {
        int cost, slowly;

        task.left = n == 8 ? MASTERMIND_UNLIMITED : n;
        if (goal == MASTERMIND_WIN && n == 8)
            break;
        cost = rig_solve(&task);
        slowly = never_of(slow_cost(&solver, slow_all(&solver),
                                    slow_left(task.left)));
        if (cost != slowly)
            fail_msg("%d pegs, %d colours, rule %d, distinct %d, goal %d, "
                     "%d left: %d instead of %d", game->pegs, game->colours,
                     game->rule, game->is_distinct, goal, task.left, cost,
                     slowly);
    }
    slow_end(&solver);
}

static void compare_sizes(const int (*sizes)[2], int count, int rules)
{
    for (int n = 0; n < count * rules * 4; n++) {
        const int *size = sizes[n / 4 / rules];
        struct mastermind_game game = {size[0], size[1],
            (enum mastermind_rule)(n / 4 % rules), n / 2 % 2};

        if (!mastermind_check(&game))
            compare_game(&game, (enum mastermind_goal)(n % 2));
    }
}

CASE(small_games_cost_what_trying_everything_finds)
{
    static const int sizes[][2] = {
        {1, 2}, {1, 9}, {2, 2}, {2, 3}, {2, 4}, {2, 5}, {2, 6}, {2, 7},
        {3, 2}, {3, 3}, {3, 4}, {4, 2}, {4, 3}, {5, 2},
    };

    BEGIN_CASE;
    compare_sizes(sizes, sizeof sizes / sizeof *sizes, 3);
}

/* With marks for each place sets fall apart sooner. In the second game codes
 * and guesses left once were taken for each other. */
CASE(larger_games_with_marks_of_places_do_so_too)
{
    static const int sizes[][2] = {{3, 5}};

    BEGIN_CASE;
    compare_sizes(sizes, 1, 2);
    compare_game(&(struct mastermind_game){2, 10, MASTERMIND_MEMBERSHIP, 1},
                 MASTERMIND_MEAN);
}

/* Positions */

struct position {
    struct mastermind_seen seen;
    uint32_t codes[RIG_CODES_MAX];
    size_t count;
    struct mastermind_twins twins;
};

static int begin(struct position *self, struct rng *rng,
                 const struct mastermind_game *game, size_t most)
{
    uint32_t secret = rig_secret(rng, game);
    int tries = 1 + (int)rng_below(rng, 2);

    self->seen = (struct mastermind_seen){.game = *game};
    while (self->seen.tries < tries)
        rig_try(&self->seen, secret,
                rng_below(rng, 2) ? rig_plain_guess(rng, game)
                                  : rig_guess(rng, game));
    self->count = rig_left(&self->seen, self->codes);
    mastermind_twins_seen(&self->twins, &self->seen);
    return self->count > 0 && self->count <= most;
}

/* The guess has the cost that is told, and there is no lower one. */
static void check_best(struct rig *rig, const struct position *position,
                       int made, int left)
{
    const struct mastermind_game *game = &position->seen.game;
    struct mastermind_choice choice = {&position->twins, position->codes,
                                       position->count};
    struct slow_solver solver;
    uint32_t guess;
    int cost, slowly;

    slow_begin(&solver, game, rig->search.looker.cost.goal, position->codes,
               position->count);
    slowly = never_of(slow_cost(&solver, slow_all(&solver), left));
    if (mastermind_best(&rig->worker, &choice, made, &guess, &cost)) {
        int own = never_of(slow_cost_of(&solver, slow_all(&solver),
            (int)mastermind_number(game, guess), left));

        if (cost != slowly || own != slowly)
            fail_msg("%d pegs, %d colours, rule %d, after %x %x: %x is told "
                     "to cost %d, costs %d, best is %d", game->pegs,
                     game->colours, game->rule, position->seen.past[0].guess,
                     position->seen.past[1].guess, guess, cost, own, slowly);
    } else {
        assert_int_equal(slowly, MASTERMIND_NEVER);
    }
    slow_end(&solver);
}

static const struct mastermind_game games[] = {
    {4, 5, MASTERMIND_COUNTS, 0},      {3, 8, MASTERMIND_COUNTS, 0},
    {3, 8, MASTERMIND_MEMBERSHIP, 0},  {3, 10, MASTERMIND_COUNTING, 1},
    {4, 6, MASTERMIND_COUNTING, 0},    {2, 12, MASTERMIND_MEMBERSHIP, 0},
    {5, 3, MASTERMIND_COUNTS, 0},      {4, 5, MASTERMIND_MEMBERSHIP, 0},
    {3, 9, MASTERMIND_COUNTS, 1},      {2, 16, MASTERMIND_COUNTING, 0},
};

enum { GAMES = sizeof games / sizeof *games };

static size_t most_codes(const struct mastermind_game *game)
{
    return game->rule == MASTERMIND_COUNTS ? 12 : 22;
}

/* With a search for just the codes that are left. */
CASE(positions_have_their_best_guess)
{
    static struct position position;
    static struct rig rig;
    struct rng rng;
    int times = check_sample(1500), checked = 0;

    BEGIN_CASE;
    rng_seed(&rng, "best");
    for (int n = 0; n < times; n++) {
        const struct mastermind_game *game = &games[n % GAMES];
        enum mastermind_goal goal = (enum mastermind_goal)(n / GAMES % 2);
        struct mastermind_task task = {game, position.codes, 0, goal,
                                       MASTERMIND_UNLIMITED};

        if (!begin(&position, &rng, game, most_codes(game)))
            continue;
        task.count = position.count;
        if (goal == MASTERMIND_WIN || n % 3 == 0)
            task.left = 1 + (int)rng_below(&rng, 4);
        rig_begin(&rig, &task);
        check_best(&rig, &position, 0, slow_left(task.left));
        rig_end(&rig);
        checked++;
    }
    assert_true(checked > times / 5);
}

/* With one search for the whole game, which remembers all it has seen. */
CASE(one_search_has_the_best_guess_for_every_position)
{
    static struct position position;
    static uint32_t codes[RIG_CODES_MAX];
    static struct rig rig;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "one");
    for (int n = 0; n < 3 * GAMES; n++) {
        const struct mastermind_game *game = &games[n % GAMES];
        struct mastermind_task task = {game, codes, rig_codes(game, codes),
                                       n >= 2 * GAMES ? MASTERMIND_WIN
                                                      : MASTERMIND_MEAN,
                                       MASTERMIND_UNLIMITED};

        if (n >= GAMES)
            task.left = 4 + n % 3;
        rig_begin(&rig, &task);
        for (int i = 0; i < check_sample(30); i++)
            if (begin(&position, &rng, game, most_codes(game)))
                check_best(&rig, &position, position.seen.tries,
                           n < GAMES ? SLOW_UNLIMITED
                                     : task.left - position.seen.tries);
        rig_end(&rig);
    }
}

/* The cost if it is less than the budget, or something between the two. */
CASE(an_answer_keeps_to_its_budget)
{
    static const struct mastermind_game game = {3, 5, MASTERMIND_COUNTS, 0};
    static uint32_t codes[RIG_CODES_MAX];
    struct mastermind_task task = {&game, codes, 0, MASTERMIND_MEAN,
                                   MASTERMIND_UNLIMITED};
    static struct rig rig;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "budget");
    task.count = rig_codes(&game, codes);
    for (int n = 0; n < check_sample(100); n++) {
        rig_begin(&rig, &task);
        for (int i = 0; i < 4; i++) {
            struct mastermind_node root = mastermind_search_root(&rig.search);
            int budget = 440 + (int)rng_below(&rng, 20);
            int cost = mastermind_solve(&rig.worker, &root, budget);

            if (budget > 451)
                assert_int_equal(cost, 451);
            else
                assert_in_range(cost, budget, 451);
        }
        rig_end(&rig);
    }
}

/* Figures */

static int choose(void *with, const struct mastermind_choice *choice,
                  int depth, uint32_t *guess)
{
    int cost;

    return mastermind_best(with, choice, depth - 1, guess, &cost);
}

struct figure {
    struct mastermind_game game;
    enum mastermind_goal goal;
    int left;
    int cost, worst;                    /* of the tree */
};

static void check_figure(const struct figure *figure)
{
    static _Alignas(16) char memory[1 << 20];
    static uint32_t codes[RIG_CODES_MAX];
    static struct rig rig;
    int is_win = figure->goal == MASTERMIND_WIN;
    struct mastermind_task task = {&figure->game, codes,
                                   rig_codes(&figure->game, codes),
                                   figure->goal, figure->left};
    struct mastermind_tree tree = {
        .limit = figure->left == MASTERMIND_UNLIMITED ? 0 : figure->left,
        .arena = arena_of(memory, sizeof memory), .choose = choose,
        .with = &rig.worker,
    };

    rig_begin(&rig, &task);
    assert_int_equal(rig_cost(&rig), figure->cost);
    assert_true(mastermind_grow(&tree, &figure->game, codes, task.count));
    assert_int_equal(is_win ? tree.missed : tree.guesses, figure->cost);
    assert_int_equal(tree.worst, figure->worst);
    if (!is_win)
        assert_int_equal(tree.missed, 0);
    rig_end(&rig);
}

/* Published, the last one by a search of its own in 2013. */
CASE(well_known_games_cost_what_is_known)
{
    static const struct figure figures[] = {
        {{4, 6, MASTERMIND_COUNTS, 0}, MASTERMIND_MEAN,
         MASTERMIND_UNLIMITED, 5625, 6},
        {{4, 6, MASTERMIND_COUNTS, 0}, MASTERMIND_MEAN, 5, 5626, 5},
        {{4, 5, MASTERMIND_COUNTS, 0}, MASTERMIND_MEAN,
         MASTERMIND_UNLIMITED, 2463, 5},
        {{4, 7, MASTERMIND_COUNTS, 0}, MASTERMIND_MEAN,
         MASTERMIND_UNLIMITED, 11228, 6},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof figures / sizeof *figures; i++)
        check_figure(&figures[i]);
}

/* Three guesses find 1214 or 1171 of 2401 codes, or 629 of 840. */
CASE(the_duel_costs_what_it_did)
{
    static const struct figure figures[] = {
        {{4, 7, MASTERMIND_COUNTING, 0}, MASTERMIND_WIN, 3, 2401 - 1214, 3},
        {{4, 7, MASTERMIND_MEMBERSHIP, 0}, MASTERMIND_WIN, 3, 2401 - 1171, 3},
        {{4, 7, MASTERMIND_MEMBERSHIP, 1}, MASTERMIND_WIN, 3, 840 - 629, 3},
        {{4, 7, MASTERMIND_COUNTING, 0}, MASTERMIND_MEAN,
         MASTERMIND_UNLIMITED, 8406, 4},
        {{4, 7, MASTERMIND_MEMBERSHIP, 0}, MASTERMIND_MEAN,
         MASTERMIND_UNLIMITED, 8555, 5},
        {{4, 7, MASTERMIND_MEMBERSHIP, 1}, MASTERMIND_MEAN,
         MASTERMIND_UNLIMITED, 2682, 4},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof figures / sizeof *figures; i++)
        check_figure(&figures[i]);
}

static const struct CMUnitTest tests[] = {
    TEST("search: small games cost what trying everything finds",
         small_games_cost_what_trying_everything_finds),
    TEST("search: larger games with marks of places do so, too",
         larger_games_with_marks_of_places_do_so_too),
    TEST("search: positions have their best guess",
         positions_have_their_best_guess),
    TEST("search: one search has the best guess for every position",
         one_search_has_the_best_guess_for_every_position),
    TEST("search: an answer keeps to its budget",
         an_answer_keeps_to_its_budget),
    TEST("search: well-known games cost what is known, and their trees, too",
         well_known_games_cost_what_is_known),
    TEST("search: the duel costs what it did, and its trees, too",
         the_duel_costs_what_it_did),
};

CHECK_MAIN("mastermind search", tests)
