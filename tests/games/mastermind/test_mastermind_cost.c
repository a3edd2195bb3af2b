/* test_mastermind_cost.c - what a set costs at least is never more than it
 * does cost, and what is plain or seen at a look is true. */
#include "check.h"

#include <string.h>

#include "games/mastermind/minds/look.h"
#include "games/mastermind/slow_solver.h"
#include "games/minds_rig.h"

enum { LEFT_END = 6 };

static const struct mastermind_game games[] = {
    {2, 5, MASTERMIND_COUNTS, 0},   {3, 3, MASTERMIND_COUNTS, 0},
    {3, 4, MASTERMIND_COUNTS, 0},   {4, 2, MASTERMIND_COUNTS, 0},
    {3, 4, MASTERMIND_COUNTING, 0}, {3, 4, MASTERMIND_MEMBERSHIP, 0},
    {3, 4, MASTERMIND_COUNTS, 1},   {1, 9, MASTERMIND_COUNTS, 0},
};

enum { GAMES = sizeof games / sizeof *games };

/* The same guesses as the source counts them. */
static int left_of(int n)
{
    return n == LEFT_END ? MASTERMIND_UNLIMITED : n;
}

static int slow_left_of(int n)
{
    return n == LEFT_END ? SLOW_UNLIMITED : n;
}

static int never_of(int cost)
{
    return cost >= SLOW_NEVER ? MASTERMIND_NEVER : cost;
}

/* A game with a looker and a slow solver, for one goal. */
struct scene {
    uint32_t codes[RIG_CODES_MAX];
    struct mastermind_looker looker;
    struct mastermind_view view;
    struct slow_solver solver;
    char *memory;
};

static void begin_with(struct scene *self, const struct mastermind_game *game,
                       enum mastermind_goal goal, size_t count)
{
    size_t size = 4 << 20;
    struct mastermind_looker *looker = &self->looker;
    struct arena arena;

    size += mastermind_table_need(game, count);
    self->memory = malloc(size);
    arena = arena_of(self->memory, size);
    assert_true(mastermind_table_fill(&looker->table, game, self->codes,
                                      count, &arena));
    assert_true(mastermind_view_all(&self->view, &looker->table, &arena));
    assert_true(mastermind_cost_begin(&looker->cost, goal,
                                      looker->table.answers, (int)count,
                                      &arena));
    assert_true(mastermind_memo_begin(&looker->looks, 10, &arena));
    assert_true(mastermind_memo_begin(&looker->solved, 10, &arena));
    slow_begin(&self->solver, game, goal, self->codes, count);
}

static void begin(struct scene *self, const struct mastermind_game *game,
                  enum mastermind_goal goal)
{
    begin_with(self, game, goal, rig_codes(game, self->codes));
}

static void end(struct scene *self)
{
    slow_end(&self->solver);
    free(self->memory);
}

struct sample {
    uint16_t code[SLOW_CODES_MAX];
    int count;
    struct slow_set slow;
};

static void draw(struct sample *self, struct rng *rng,
                 const struct scene *scene)
{
    uint64_t codes = (uint64_t)scene->looker.table.codes;
    uint64_t wanted = rng_below(rng, rng_below(rng, 2) ? 6 : 20);

    memset(self, 0, sizeof *self);
    for (uint64_t c = 0; c < codes; c++)
        if (rng_below(rng, codes - c) < wanted) {
            self->code[self->count++] = (uint16_t)c;
            self->slow.bits[c / 64] |= UINT64_C(1) << c % 64;
            wanted--;
        }
}

static struct mastermind_set set_of(const struct sample *sample)
{
    return (struct mastermind_set){sample->code, sample->count};
}

static void for_samples(void (*check)(struct scene *scene,
                                      const struct sample *sample, int left),
                        int times)
{
    static struct scene scene;
    struct sample sample;
    struct rng rng;

    rng_seed(&rng, "samples");
    for (int n = 0; n < 2 * GAMES; n++) {
        begin(&scene, &games[n / 2], (enum mastermind_goal)(n % 2));
        for (int i = 0; i < times; i++) {
            draw(&sample, &rng, &scene);
            check(&scene, &sample, 1 + i % LEFT_END);
        }
        end(&scene);
    }
}

/* Floors */

/* In so many guesses, with so many answers: one, and behind each answer but
 * the solved one as many as in one guess less. */
static long most_found(int answers, int left)
{
    long most = 0;

    while (left-- > 0 && most < 1000000)
        most = 1 + (answers - 1) * most;
    return most;
}

static long naive_floor(enum mastermind_goal goal, int answers, int left,
                        int count)
{
    long floor = 0;

    for (int n = 1; n <= count; n++) {
        int depth = 1;

        if (left != MASTERMIND_UNLIMITED && n > most_found(answers, left)) {
            floor += goal == MASTERMIND_WIN ? 1 : MASTERMIND_NEVER;
            continue;
        }
        while (n > most_found(answers, depth))
            depth++;
        floor += goal == MASTERMIND_WIN ? 0 : depth;
    }
    return floor < MASTERMIND_NEVER ? floor : MASTERMIND_NEVER;
}

CASE(a_floor_fills_the_tree_from_above)
{
    static _Alignas(16) char memory[1 << 16];

    BEGIN_CASE;
    for (int n = 0; n < 6; n++) {
        static const int answers[] = {3, 5, 14};
        enum mastermind_goal goal = (enum mastermind_goal)(n % 2);
        struct arena arena = {memory, mastermind_cost_need(500)};
        struct mastermind_cost cost;

        assert_true(mastermind_cost_begin(&cost, goal, answers[n / 2], 500,
                                          &arena));
        for (int left = 0; left <= MASTERMIND_UNLIMITED; left++)
            for (int count = 0; count <= 500; count++)
                assert_int_equal(mastermind_floor(&cost, left, count),
                                 naive_floor(goal, answers[n / 2], left,
                                             count));
    }
}

static void check_floor(struct scene *scene, const struct sample *sample,
                        int left)
{
    int cost = never_of(slow_cost(&scene->solver, sample->slow,
                                  slow_left_of(left)));

    assert_true(mastermind_floor(&scene->looker.cost, left_of(left),
                                 sample->count) <= cost);
}

CASE(no_set_costs_less_than_its_floor)
{
    BEGIN_CASE;
    for_samples(check_floor, 200);
}

/* Bounds of a guess */

static int is_in(const struct scene *scene, const struct sample *sample,
                 int guess)
{
    for (int i = 0; i < sample->count; i++)
        if (scene->looker.table.guess_of[sample->code[i]] == guess)
            return 1;
    return 0;
}

static int tight_bounds;

static void check_bounds(struct scene *scene, const struct sample *sample,
                         int left)
{
    for (int g = 0; g < scene->solver.guesses && sample->count > 3; g++) {
        int cost = never_of(slow_cost_of(&scene->solver, sample->slow, g,
                                         slow_left_of(left)));
        int parts = mastermind_count_parts(&scene->looker.table, g,
                                           set_of(sample));
        int bound = mastermind_bound(&scene->looker.cost, left_of(left),
                                     sample->count, parts,
                                     is_in(scene, sample, g));

        if (parts > 1 && bound > cost)
            fail_msg("%d codes, %d left, guess %d: %d instead of %d",
                     sample->count, left, g, bound, cost);
        tight_bounds += bound == cost;
    }
}

CASE(no_guess_costs_less_than_its_bound)
{
    BEGIN_CASE;
    tight_bounds = 0;
    for_samples(check_bounds, 60);
    assert_true(tight_bounds > 1000);
}

/* With two guesses left, parts decide. */
CASE(a_bound_knows_the_last_two_guesses)
{
    static _Alignas(16) char memory[1 << 12];
    struct arena arena = {memory, sizeof memory};
    struct mastermind_cost cost;

    BEGIN_CASE;
    assert_true(mastermind_cost_begin(&cost, MASTERMIND_MEAN, 14, 20,
                                      &arena));
    assert_int_equal(mastermind_bound(&cost, 2, 9, 8, 0), MASTERMIND_NEVER);
    assert_int_equal(mastermind_bound(&cost, 2, 9, 9, 0), 18);
    assert_int_equal(mastermind_bound(&cost, 2, 9, 9, 1), 17);
    assert_int_equal(mastermind_bound(&cost, 3, 9, 8, 0), 19);
    arena = (struct arena){memory, sizeof memory};
    assert_true(mastermind_cost_begin(&cost, MASTERMIND_WIN, 14, 20,
                                      &arena));
    assert_int_equal(mastermind_bound(&cost, 2, 9, 4, 1), 5);
    assert_int_equal(mastermind_bound(&cost, 1, 9, 4, 1), 8);
    assert_int_equal(mastermind_bound(&cost, 1, 9, 4, 0), 9);
    assert_int_equal(mastermind_bound(&cost, 3, 9, 2, 0), 0);
}

/* Plain costs and looks */

static int plain_ones;

static void check_plain(struct scene *scene, const struct sample *sample,
                        int left)
{
    int cost = never_of(slow_cost(&scene->solver, sample->slow,
                                  slow_left_of(left)));
    int plain = -1;

    if (mastermind_plain(&scene->looker, set_of(sample), left_of(left),
                         &plain)) {
        assert_int_equal(plain, cost);
        plain_ones++;
    } else {
        assert_true(sample->count > 2 && left > 1);
    }
}

CASE(what_is_plain_is_true)
{
    BEGIN_CASE;
    plain_ones = 0;
    for_samples(check_plain, 400);
    assert_true(plain_ones > 1000);
}

static int exact_looks;

static void check_look(struct scene *scene, const struct sample *sample,
                       int left)
{
    struct mastermind_looker *looker = &scene->looker;
    struct mastermind_set set = set_of(sample);
    struct mastermind_fact fact, again;
    int cost, plain;

    if (mastermind_plain(looker, set, left_of(left), &plain))
        return;
    cost = never_of(slow_cost(&scene->solver, sample->slow,
                              slow_left_of(left)));
    fact = mastermind_look(looker, &scene->view, set, left_of(left),
                           mastermind_key(looker, set, left_of(left)));
    assert_true(fact.low <= cost && cost <= fact.high);
    exact_looks += fact.low == fact.high;
    again = mastermind_look(looker, &scene->view, set, left_of(left),
                            mastermind_key(looker, set, left_of(left)));
    assert_int_equal(again.low, fact.low);
    assert_int_equal(again.high, fact.high);
}

CASE(a_look_encloses_the_cost)
{
    BEGIN_CASE;
    exact_looks = 0;
    for_samples(check_look, 400);
    assert_true(exact_looks > 500);
}

/* A set so large that its codes are not all tried as guesses: each answer
 * to some guess once, and the last one twice or not; the guess itself is
 * among the codes or not. */
static void put(uint32_t *codes, size_t *count, uint32_t code)
{
    size_t at = (*count)++;

    for (; at > 0 && codes[at - 1] > code; at--)
        codes[at] = codes[at - 1];
    codes[at] = code;
}

static size_t fill_apart(const struct mastermind_game *game, uint32_t *codes,
                         int has_guess, int has_double)
{
    static const uint32_t guess = 0x01234;
    uint64_t all = mastermind_codes(game);
    char is_taken[1 << 10] = {0};
    size_t count = 0;

    for (uint64_t n = 0; n < all; n++) {
        uint32_t code = mastermind_code(game, n * 1777 % all);
        unsigned marks = rig_marks(game, code, guess);
        int is_wanted = code == guess ? has_guess
            : count < 75 ? !is_taken[marks] : has_double && is_taken[marks];

        if (!is_wanted)
            continue;
        has_double &= count < 75;
        is_taken[marks] = 1;
        put(codes, &count, code);
    }
    return count;
}

CASE(a_look_at_many_codes_encloses_the_cost)
{
    static const struct mastermind_game game = {
        5, 5, MASTERMIND_COUNTING, 0,
    };
    static struct scene scene;
    struct sample every = {.count = 0};

    BEGIN_CASE;
    for (int n = 0; n < 4; n++) {
        begin_with(&scene, &game, MASTERMIND_MEAN,
                   fill_apart(&game, scene.codes, n % 2, n / 2));
        every.count = scene.looker.table.codes;
        assert_true(every.count > 64);
        for (int i = 0; i < every.count; i++)
            every.code[i] = (uint16_t)i;
        every.slow = slow_all(&scene.solver);
        for (int left = 2; left <= LEFT_END; left += 4)
            check_look(&scene, &every, left);
        end(&scene);
    }
}

/* Keys */

/* A set and the guesses left for it: code 3 with three left must not look
 * like code 4 with four left. */
CASE(sets_with_different_guesses_left_have_different_keys)
{
    static struct scene scene;
    uint64_t keys[16 * 16];
    int count = 0;

    BEGIN_CASE;
    begin(&scene, &games[0], MASTERMIND_MEAN);
    for (int left = 1; left <= 16; left++)
        for (uint16_t c = 0; c < 16; c++) {
            const uint16_t codes[] = {c, 20, 21, 22};
            struct mastermind_set set = {codes, 4};

            keys[count++] = mastermind_key(&scene.looker, set, left);
        }
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            if (keys[i] == keys[j])
                fail_msg("code %d with %d left, code %d with %d left",
                         i % 16, i / 16 + 1, j % 16, j / 16 + 1);
    end(&scene);
}

/* Dividing */

static void check_split(struct scene *scene, const struct sample *sample,
                        int left)
{
    const struct mastermind_table *table = &scene->looker.table;
    int guess = sample->count * 7 % table->guesses, members = 0;
    const uint8_t *answer = mastermind_answers_to(table, guess);
    uint16_t codes[SLOW_CODES_MAX];
    struct mastermind_split split;

    (void)left;
    mastermind_divide(&scene->looker, set_of(sample), guess, codes, &split);
    for (int i = 0; i < split.count; i++) {
        const struct mastermind_part *part = &split.part[i];

        assert_true(part->answer > 0 && part->set.count > 0);
        assert_true(i == 0
                    || part->set.count <= split.part[i - 1].set.count);
        for (int k = 0; k < part->set.count; k++)
            assert_int_equal(answer[part->set.code[k]], part->answer);
        for (int k = 1; k < part->set.count; k++)
            assert_true(part->set.code[k] > part->set.code[k - 1]);
        members += part->set.count;
    }
    assert_int_equal(members + is_in(scene, sample, guess), sample->count);
    assert_int_equal(split.low,
                     scene->solver.goal == MASTERMIND_MEAN ? sample->count
                                                           : 0);
}

CASE(a_set_is_divided_by_answers_the_largest_part_first)
{
    BEGIN_CASE;
    for_samples(check_split, 100);
}

CASE(memory_too_short_is_told)
{
    static _Alignas(16) char memory[1 << 12];
    struct mastermind_cost cost;
    size_t need = mastermind_cost_need(20);

    BEGIN_CASE;
    for (size_t size = 0; size < need; size += 16) {
        struct arena arena = {memory, size};

        assert_false(mastermind_cost_begin(&cost, MASTERMIND_MEAN, 14, 20,
                                           &arena));
    }
    memset(memory, 0xa5, sizeof memory);
    assert_true(mastermind_cost_begin(&cost, MASTERMIND_MEAN, 14, 20,
                                      &(struct arena){memory, need}));
    for (size_t i = need; i < sizeof memory; i++)
        assert_int_equal((unsigned char)memory[i], 0xa5);
}

static const struct CMUnitTest tests[] = {
    TEST("cost: a floor fills the tree from above",
         a_floor_fills_the_tree_from_above),
    TEST("cost: no set costs less than its floor",
         no_set_costs_less_than_its_floor),
    TEST("cost: no guess costs less than its bound",
         no_guess_costs_less_than_its_bound),
    TEST("cost: a bound knows the last two guesses",
         a_bound_knows_the_last_two_guesses),
    TEST("look: what is plain is true", what_is_plain_is_true),
    TEST("look: a look encloses the cost", a_look_encloses_the_cost),
    TEST("look: a look at many codes encloses the cost",
         a_look_at_many_codes_encloses_the_cost),
    TEST("look: sets with different guesses left have different keys",
         sets_with_different_guesses_left_have_different_keys),
    TEST("look: a set is divided by answers, the largest part first",
         a_set_is_divided_by_answers_the_largest_part_first),
    TEST("cost: memory too short is told", memory_too_short_is_told),
};

CHECK_MAIN("mastermind cost", tests)
