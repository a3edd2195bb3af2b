/* test_mastermind_search.c - the exact search against one that tries
 * everything. */
#include "check.h"

#include <pthread.h>
#include <string.h>

#include "minds/mastermind_best.h"
#include "minds/mastermind_tree.h"
#include "minds/minds_rig.h"
#include "minds/slow_solver.h"

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
    struct mastermind_wish wish = {game, codes, rig_codes(game, codes),
                                   goal, 0};
    struct slow_solver solver;

    slow_begin(&solver, game, goal, codes, wish.count);
    for (int n = 1; n <= 8; n++) {
        int cost, slowly;

        wish.left = n == 8 ? MASTERMIND_UNLIMITED : n;
        if (goal == MASTERMIND_WIN && n == 8)
            break;
        cost = rig_solve(&wish);
        slowly = never_of(slow_cost(&solver, slow_all(&solver),
                                    slow_left(wish.left)));
        if (cost != slowly)
            fail_msg("%d pegs, %d colours, rule %d, distinct %d, goal %d, "
                     "%d left: %d instead of %d", game->pegs, game->colours,
                     game->rule, game->is_distinct, goal, wish.left, cost,
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
    int checked = 0;

    BEGIN_CASE;
    rng_seed(&rng, "best");
    for (int n = 0; n < 1500; n++) {
        const struct mastermind_game *game = &games[n % GAMES];
        enum mastermind_goal goal = (enum mastermind_goal)(n / GAMES % 2);
        struct mastermind_wish wish = {game, position.codes, 0, goal,
                                       MASTERMIND_UNLIMITED};

        if (!begin(&position, &rng, game, most_codes(game)))
            continue;
        wish.count = position.count;
        if (goal == MASTERMIND_WIN || n % 3 == 0)
            wish.left = 1 + (int)rng_below(&rng, 4);
        rig_begin(&rig, &wish);
        check_best(&rig, &position, 0, slow_left(wish.left));
        rig_end(&rig);
        checked++;
    }
    assert_true(checked > 300);
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
        struct mastermind_wish wish = {game, codes, rig_codes(game, codes),
                                       n >= 2 * GAMES ? MASTERMIND_WIN
                                                      : MASTERMIND_MEAN,
                                       MASTERMIND_UNLIMITED};

        if (n >= GAMES)
            wish.left = 4 + n % 3;
        rig_begin(&rig, &wish);
        for (int i = 0; i < 30; i++)
            if (begin(&position, &rng, game, most_codes(game)))
                check_best(&rig, &position, position.seen.tries,
                           n < GAMES ? SLOW_UNLIMITED
                                     : wish.left - position.seen.tries);
        rig_end(&rig);
    }
}

/* The cost if it is less than the budget, or something between the two. */
CASE(an_answer_keeps_to_its_budget)
{
    static const struct mastermind_game game = {3, 5, MASTERMIND_COUNTS, 0};
    static uint32_t codes[RIG_CODES_MAX];
    struct mastermind_wish wish = {&game, codes, 0, MASTERMIND_MEAN,
                                   MASTERMIND_UNLIMITED};
    static struct rig rig;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "budget");
    wish.count = rig_codes(&game, codes);
    for (int n = 0; n < 100; n++) {
        rig_begin(&rig, &wish);
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
    struct mastermind_wish wish = {&figure->game, codes,
                                   rig_codes(&figure->game, codes),
                                   figure->goal, figure->left};
    struct mastermind_tree tree = {
        .limit = figure->left == MASTERMIND_UNLIMITED ? 0 : figure->left,
        .arena = arena_of(memory, sizeof memory), .choose = choose,
        .with = &rig.worker,
    };

    rig_begin(&rig, &wish);
    assert_int_equal(rig_cost(&rig), figure->cost);
    assert_true(mastermind_grow(&tree, &figure->game, codes, wish.count));
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

/* Workers, and facts */

static const struct mastermind_game six = {4, 6, MASTERMIND_COUNTS, 0};

static struct mastermind_wish wish_for_six(void)
{
    static uint32_t codes[RIG_CODES_MAX];

    return (struct mastermind_wish){&six, codes, rig_codes(&six, codes),
                                    MASTERMIND_MEAN, MASTERMIND_UNLIMITED};
}

struct labour {
    struct mastermind_worker worker;
    int cost;
};

static void *work(void *with)
{
    struct labour *labour = with;
    struct mastermind_node root =
        mastermind_search_root(labour->worker.search);

    labour->cost = mastermind_solve(&labour->worker, &root,
                                    MASTERMIND_NEVER);
    return NULL;
}

CASE(several_workers_find_what_one_does)
{
    enum { WORKERS = 3 };
    struct mastermind_wish wish = wish_for_six();
    size_t need = mastermind_worker_need(&wish) + ARENA_ALIGN;
    static struct rig rig;

    BEGIN_CASE;
    for (int n = 0; n < 12; n++) {
        struct labour labours[WORKERS];
        pthread_t threads[WORKERS];
        void *memory[WORKERS];

        wish.left = n % 2 ? 5 : MASTERMIND_UNLIMITED;
        rig_begin(&rig, &wish);
        for (int i = 0; i < WORKERS; i++) {
            memory[i] = malloc(need);
            assert_true(mastermind_worker_begin(&labours[i].worker,
                &rig.search, arena_of(memory[i], need)));
            labours[i].worker.number = i;
        }
        for (int i = 0; i < WORKERS; i++)
            assert_int_equal(pthread_create(&threads[i], NULL, work,
                                            &labours[i]), 0);
        for (int i = 0; i < WORKERS; i++) {
            pthread_join(threads[i], NULL);
            assert_int_equal(labours[i].cost, n % 2 ? 5626 : 5625);
            free(memory[i]);
        }
        rig_end(&rig);
    }
}

/* The second worker comes from the other end; alone it must do as well. */
CASE(a_worker_from_the_other_end_finds_the_same)
{
    struct mastermind_wish wish = wish_for_six();
    static struct rig rig;

    BEGIN_CASE;
    rig_begin(&rig, &wish);
    rig.worker.number = 1;
    assert_int_equal(rig_cost(&rig), 5625);
    rig_end(&rig);
}

/* What was learned, and when to stop. */
struct notes {
    struct mastermind_search *search;
    struct {
        uint64_t key;
        struct mastermind_fact fact;
    } note[20000];
    int count;
    int stop_at;
};

static void take_note(void *with, uint64_t key, struct mastermind_fact fact)
{
    struct notes *notes = with;

    assert_true(notes->count < 20000);
    assert_true(fact.low <= fact.high);
    notes->note[notes->count].key = key;
    notes->note[notes->count++].fact = fact;
    if (notes->count == notes->stop_at)
        mastermind_search_stop(notes->search);
}

static void begin_notes(struct notes *notes, struct rig *rig, int stop_at)
{
    notes->search = &rig->search;
    notes->count = 0;
    notes->stop_at = stop_at;
    rig->search.learned = take_note;
    rig->search.with = notes;
}

CASE(after_a_stop_nothing_more_is_learned_and_nothing_wrong_is_known)
{
    struct mastermind_wish wish = wish_for_six();
    static struct notes notes;
    static struct rig rig;
    int stops = 0;

    BEGIN_CASE;
    rig_begin(&rig, &wish);
    for (int stop_at = 1; ; stop_at = stop_at * 3 / 2 + 1) {
        begin_notes(&notes, &rig, stop_at);
        rig_cost(&rig);
        if (notes.count < stop_at)
            break;
        assert_int_equal(notes.count, stop_at);
        atomic_store(&rig.search.is_stopped, 0);
        stops++;
    }
    assert_true(stops > 4);
    assert_int_equal(rig_cost(&rig), 5625);
    rig_end(&rig);
}

/* From nothing each time, and then to the end. */
CASE(a_search_that_was_stopped_can_be_taken_up_again)
{
    struct mastermind_wish wish = wish_for_six();
    static struct notes notes;
    static struct rig rig;

    BEGIN_CASE;
    for (int stop_at = 1; stop_at < 200; stop_at = stop_at * 2 + 1) {
        rig_begin(&rig, &wish);
        begin_notes(&notes, &rig, stop_at);
        rig_cost(&rig);
        atomic_store(&rig.search.is_stopped, 0);
        begin_notes(&notes, &rig, 0);
        assert_int_equal(rig_cost(&rig), 5625);
        rig_end(&rig);
    }
}

CASE(what_was_learned_is_worth_recalling)
{
    struct mastermind_wish wish = wish_for_six();
    static struct notes first, second;
    static struct rig rig;

    BEGIN_CASE;
    for (int share = 1; share <= 3; share++) {
        rig_begin(&rig, &wish);
        begin_notes(&first, &rig, 0);
        assert_int_equal(rig_cost(&rig), 5625);
        rig_end(&rig);
        rig_begin(&rig, &wish);
        begin_notes(&second, &rig, 0);
        for (int i = 0; i < first.count / share; i++)
            mastermind_search_recall(&rig.search, first.note[i].key,
                                     first.note[i].fact);
        assert_int_equal(rig_cost(&rig), 5625);
        assert_true(second.count < first.count);
        if (share == 1)
            assert_int_equal(second.count, 0);
        rig_end(&rig);
    }
}

CASE(the_progress_ends_at_the_cost)
{
    struct mastermind_wish wish = wish_for_six();
    static struct rig rig;

    BEGIN_CASE;
    rig_begin(&rig, &wish);
    assert_int_equal(rig.search.progress.best, 0);
    assert_int_equal(rig_cost(&rig), 5625);
    assert_int_equal(rig.search.progress.best, 5625);
    for (int level = 0; level < MASTERMIND_LEVELS; level++)
        assert_true(rig.search.progress.at[level]
                    < rig.search.progress.of[level]);
    assert_int_equal(rig.search.progress.of[MASTERMIND_FIRST], 5);
    rig_end(&rig);
}

/* Memory */

/* With too little of it there is no answer, rather than a wrong one. */
static int check_short(const struct mastermind_wish *wish, size_t size,
                       int cost)
{
    static struct mastermind_twins twins;
    static struct rig rig;
    struct mastermind_choice choice = {&twins, wish->codes, wish->count};
    struct mastermind_worker worker;
    char *memory = malloc(size + 64);
    uint32_t guess;
    int its = -1, works;

    rig_begin(&rig, wish);
    mastermind_twins_begin(&twins, wish->game);
    memset(memory, 0xa5, size + 64);
    works = mastermind_worker_begin(&worker, &rig.search,
                                    arena_of(memory, size))
         && mastermind_best(&worker, &choice, 0, &guess, &its);
    if (works)
        assert_int_equal(its, cost);
    for (size_t i = size; i < size + 64; i++)
        assert_int_equal((unsigned char)memory[i], 0xa5);
    rig_end(&rig);
    free(memory);
    return works;
}

CASE(memory_too_short_is_told_and_gives_no_wrong_answer)
{
    static const struct mastermind_game small[] = {
        {4, 4, MASTERMIND_COUNTS, 0}, {3, 6, MASTERMIND_COUNTING, 0},
    };
    static const int costs[] = {905, 693};
    static uint32_t codes[RIG_CODES_MAX];

    BEGIN_CASE;
    for (int n = 0; n < 2; n++) {
        struct mastermind_wish wish = {&small[n], codes,
                                       rig_codes(&small[n], codes),
                                       MASTERMIND_MEAN,
                                       MASTERMIND_UNLIMITED};
        size_t need = mastermind_worker_need(&wish);
        int failed = 0;

        for (int i = 0; i <= 150; i++)
            failed += !check_short(&wish, need / 150 * (size_t)i, costs[n]);
        assert_true(failed > 0);
        assert_true(check_short(&wish, need, costs[n]));
    }
}

CASE(a_search_needs_what_it_says)
{
    static uint32_t codes[RIG_CODES_MAX];
    static struct mastermind_search search;

    BEGIN_CASE;
    for (int n = 0; n < GAMES; n++) {
        struct mastermind_wish wish = {&games[n], codes,
                                       rig_codes(&games[n], codes),
                                       MASTERMIND_MEAN,
                                       MASTERMIND_UNLIMITED};
        size_t need = mastermind_search_need(&wish);
        char *memory = aligned_alloc(ARENA_ALIGN, need / 16 * 16 + 80);
        struct arena arena = arena_of(memory, need);

        memset(memory + need, 0xa5, 64);
        assert_true(mastermind_search_begin(&search, &wish, &arena));
        for (size_t i = 0; i < 64; i++)
            assert_int_equal((unsigned char)memory[need + i], 0xa5);
        arena = arena_of(memory, need / 2);
        assert_false(mastermind_search_begin(&search, &wish, &arena));
        free(memory);
    }
    assert_int_equal(mastermind_search_need(&(struct mastermind_wish){
        &(struct mastermind_game){6, 9, MASTERMIND_COUNTS, 0}, codes, 9,
        MASTERMIND_MEAN, 3}), 0);
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
    TEST("search: several workers find what one does",
         several_workers_find_what_one_does),
    TEST("search: a worker from the other end finds the same",
         a_worker_from_the_other_end_finds_the_same),
    TEST("search: after a stop nothing more is learned, and nothing wrong "
         "is known",
         after_a_stop_nothing_more_is_learned_and_nothing_wrong_is_known),
    TEST("search: a search that was stopped can be taken up again",
         a_search_that_was_stopped_can_be_taken_up_again),
    TEST("search: what was learned is worth recalling",
         what_was_learned_is_worth_recalling),
    TEST("search: the progress ends at the cost",
         the_progress_ends_at_the_cost),
    TEST("search: memory too short is told and gives no wrong answer",
         memory_too_short_is_told_and_gives_no_wrong_answer),
    TEST("search: a search needs what it says", a_search_needs_what_it_says),
};

CHECK_MAIN("mastermind search", tests)
