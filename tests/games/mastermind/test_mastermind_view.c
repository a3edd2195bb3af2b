/* test_mastermind_view.c - parts counted once more, guess by guess; and no
 * way of dividing a set is missing from its view. */
#include "check.h"

#include <string.h>

#include "games/mastermind/minds/view.h"
#include "games/minds_rig.h"

enum { CODES_MAX = 729, GUESSES_MAX = 729, GUARD = 64 };

/* Narrow answers, wide ones, and more than 128. */
static const struct mastermind_game games[] = {
    {4, 4, MASTERMIND_COUNTS, 0},     {3, 9, MASTERMIND_COUNTS, 0},
    {5, 3, MASTERMIND_COUNTS, 0},     {6, 3, MASTERMIND_COUNTS, 0},
    {3, 6, MASTERMIND_MEMBERSHIP, 0}, {4, 4, MASTERMIND_COUNTING, 0},
    {2, 9, MASTERMIND_MEMBERSHIP, 0}, {5, 3, MASTERMIND_MEMBERSHIP, 0},
    {5, 3, MASTERMIND_COUNTING, 0},   {4, 5, MASTERMIND_COUNTS, 1},
};

enum { GAMES = sizeof games / sizeof *games };

struct scene {
    uint32_t codes[RIG_CODES_MAX];
    struct mastermind_table table;
    struct mastermind_view all;
    struct arena arena;                 /* what is left */
    char *memory;
};

static void begin(struct scene *self, const struct mastermind_game *game)
{
    size_t count = rig_codes(game, self->codes);
    size_t size = mastermind_table_need(game, count) + (32 << 20);

    self->memory = malloc(size);
    assert_non_null(self->memory);
    self->arena = arena_of(self->memory, size);
    assert_true(mastermind_table_fill(&self->table, game, self->codes, count,
                                      &self->arena));
    assert_true(mastermind_view_all(&self->all, &self->table, &self->arena));
}

static void end(struct scene *self)
{
    free(self->memory);
}

struct sample {
    uint16_t code[CODES_MAX];
    int count;
};

static struct mastermind_set set_of(const struct sample *sample)
{
    return (struct mastermind_set){sample->code, sample->count};
}

/* Each code of the table with some chance, or of another sample. */
static void draw(struct sample *self, struct rng *rng,
                 const struct scene *scene, const struct sample *from)
{
    int count = from ? from->count : scene->table.codes;
    uint64_t share = 1 + rng_below(rng, 100);

    self->count = 0;
    for (int i = 0; i < count; i++)
        if (rng_below(rng, 100) < share)
            self->code[self->count++] = from ? from->code[i] : (uint16_t)i;
}

/* A way of dividing: for each code the first one that answers alike. */
struct division {
    uint16_t first[CODES_MAX];
    int parts;
};

static void divide(const struct scene *scene, struct mastermind_set set,
                   int guess, struct division *division)
{
    const struct mastermind_table *table = &scene->table;
    unsigned marks[CODES_MAX];

    memset(division, 0, sizeof *division);
    for (int i = 0; i < set.count; i++) {
        int first = 0;

        marks[i] = mastermind_marks(table->game.rule, table->game.pegs,
                                    table->code[set.code[i]],
                                    table->guess[guess]);
        while (marks[first] != marks[i])
            first++;
        division->first[i] = (uint16_t)first;
        division->parts += first == i;
    }
}

static int naive_parts(const struct scene *scene, struct mastermind_set set,
                       int guess)
{
    static struct division division;

    divide(scene, set, guess, &division);
    return division.parts;
}

/* Counting parts */

static void check_parts(const struct scene *scene,
                        const struct mastermind_view *view,
                        struct mastermind_set set)
{
    static uint8_t parts[GUESSES_MAX + 1];

    parts[view->guesses] = 0xa5;
    mastermind_view_parts(view, set, parts);
    for (int g = 0; g < view->guesses; g++) {
        int naive = naive_parts(scene, set, view->guess[g]);

        assert_int_equal(parts[g], naive);
        assert_int_equal(mastermind_count_parts(&scene->table,
                                                view->guess[g], set), naive);
    }
    assert_int_equal(parts[view->guesses], 0xa5);
}

CASE(parts_are_counted_for_every_guess)
{
    static struct scene scene;
    static struct sample sample;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "parts");
    for (int n = 0; n < GAMES; n++) {
        begin(&scene, &games[n]);
        for (int i = 0; i < 6; i++) {
            draw(&sample, &rng, &scene, NULL);
            check_parts(&scene, &scene.all, set_of(&sample));
        }
        sample.count = 1;
        check_parts(&scene, &scene.all, set_of(&sample));
        sample.count = 0;
        check_parts(&scene, &scene.all, set_of(&sample));
        end(&scene);
    }
}

static int naive_most(const struct scene *scene,
                      const struct mastermind_view *view,
                      struct mastermind_set set)
{
    int most = 0;

    for (int g = 0; g < view->guesses; g++) {
        int parts = naive_parts(scene, set, view->guess[g]);

        most = parts > most ? parts : most;
    }
    return most;
}

/* Below the floor it is the floor; from the ceiling on it is any number
 * that reaches it. */
static void check_most(const struct scene *scene,
                       const struct mastermind_view *view,
                       struct mastermind_set set)
{
    int most = naive_most(scene, view, set);

    assert_int_equal(mastermind_view_most(view, set, 0, 1000), most);
    assert_int_equal(mastermind_view_most(view, set, 0, most), most);
    assert_int_equal(mastermind_view_most(view, set, most - 1, 1000), most);
    assert_int_equal(mastermind_view_most(view, set, most, 1000), most);
    assert_int_equal(mastermind_view_most(view, set, most + 1, 1000),
                     most + 1);
    assert_in_range(mastermind_view_most(view, set, 0, most - 1), most - 1,
                    most);
}

CASE(the_most_parts_are_found_between_floor_and_ceiling)
{
    static struct scene scene;
    static struct sample large, small;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "most");
    for (int n = 0; n < GAMES; n++) {
        begin(&scene, &games[n]);
        for (int i = 0; i < 10; i++) {
            struct arena arena = scene.arena;
            struct mastermind_view view;

            draw(&large, &rng, &scene, NULL);
            draw(&small, &rng, &scene, &large);
            if (small.count < 2)
                continue;
            check_most(&scene, &scene.all, set_of(&small));
            assert_true(mastermind_view_of(&view, &scene.all,
                                           set_of(&large), &arena));
            check_most(&scene, &view, set_of(&small));
        }
        end(&scene);
    }
}

/* Views of a set */

static int is_in(const struct scene *scene, struct mastermind_set set,
                 int guess)
{
    for (int i = 0; i < set.count; i++)
        if (scene->table.guess_of[set.code[i]] == guess)
            return 1;
    return 0;
}

static int are_alike(const struct division *a, const struct division *b,
                     int count)
{
    return memcmp(a->first, b->first,
                  (size_t)count * sizeof *a->first) == 0;
}

static int find(const struct division *divisions, int count,
                const struct division *wanted, int codes)
{
    for (int i = 0; i < count; i++)
        if (divisions[i].parts == wanted->parts
            && are_alike(&divisions[i], wanted, codes))
            return i;
    return -1;
}

/* Every guess of the game has one in the view that divides alike, and if
 * the guess is in the set, so is that one. */
static void check_complete(const struct scene *scene,
                           const struct mastermind_view *view,
                           struct mastermind_set set)
{
    static struct division divisions[GUESSES_MAX], division;

    for (int g = 0; g < view->guesses; g++) {
        divide(scene, set, view->guess[g], &divisions[g]);
        assert_int_equal(view->parts[g], divisions[g].parts);
        assert_true(g == 0 || view->parts[g] <= view->parts[g - 1]);
        assert_true(view->parts[g] > 1);
        assert_int_equal(find(divisions, g, &divisions[g], set.count), -1);
    }
    for (int g = 0; g < scene->table.guesses; g++) {
        int alike;

        divide(scene, set, g, &division);
        alike = find(divisions, view->guesses, &division, set.count);
        assert_int_equal(alike >= 0, division.parts > 1);
        if (alike >= 0 && is_in(scene, set, g))
            assert_true(is_in(scene, set, view->guess[alike])
                        && view->guess[alike] <= g);
    }
}

CASE(a_view_has_every_way_to_divide_its_set_once)
{
    static struct scene scene;
    static struct sample large, small;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "ways");
    for (int n = 0; n < GAMES; n++) {
        begin(&scene, &games[n]);
        for (int i = 0; i < 3; i++) {
            struct arena arena = scene.arena;
            struct mastermind_view outer, inner;

            draw(&large, &rng, &scene, NULL);
            draw(&small, &rng, &scene, &large);
            assert_true(mastermind_view_of(&outer, &scene.all,
                                           set_of(&large), &arena));
            check_complete(&scene, &outer, set_of(&large));
            check_parts(&scene, &outer, set_of(&small));
            assert_true(mastermind_view_of(&inner, &outer, set_of(&small),
                                           &arena));
            check_complete(&scene, &inner, set_of(&small));
            check_parts(&scene, &inner, set_of(&small));
        }
        end(&scene);
    }
}

/* Memory */

static void check_guard(const char *memory, size_t size)
{
    for (size_t i = 0; i < GUARD; i++)
        assert_int_equal((unsigned char)memory[size + i], 0xa5);
}

/* From nothing up to more than enough: first it fails, then it works, and
 * never writes behind its end. */
static void check_sizes(const struct scene *scene, size_t most, int of_set)
{
    char *memory = aligned_alloc(ARENA_ALIGN, most + 2 * GUARD);
    uint16_t every[CODES_MAX];
    int has_worked = 0;

    for (int i = 0; i < scene->table.codes; i++)
        every[i] = (uint16_t)i;
    for (size_t size = 0; size <= most; size += ARENA_ALIGN) {
        struct mastermind_set set = {every, scene->table.codes};
        struct arena arena = arena_of(memory, size);
        struct mastermind_view view;
        int works;

        memset(memory + size, 0xa5, GUARD);
        works = of_set ? mastermind_view_of(&view, &scene->all, set, &arena)
                       : mastermind_view_all(&view, &scene->table, &arena);
        check_guard(memory, size);
        assert_true(works >= has_worked);
        has_worked = works;
    }
    assert_true(has_worked);
    free(memory);
}

CASE(memory_too_short_is_told_and_not_overrun)
{
    static const struct mastermind_game small[] = {
        {2, 4, MASTERMIND_COUNTS, 0}, {3, 3, MASTERMIND_COUNTING, 0},
    };
    static struct scene scene;

    BEGIN_CASE;
    for (int n = 0; n < 2; n++) {
        size_t need;

        begin(&scene, &small[n]);
        need = mastermind_view_need(&scene.table, scene.table.codes);
        check_sizes(&scene, need + (size_t)scene.table.codes * 16, 0);
        check_sizes(&scene, need + 4096, 1);
        end(&scene);
    }
}

/* As much as it says, and a number for each code to scribble on. */
CASE(a_view_needs_no_more_than_it_says)
{
    static struct scene scene;

    BEGIN_CASE;
    for (int n = 0; n < GAMES; n++) {
        struct mastermind_view view;
        struct arena arena;
        size_t need;

        begin(&scene, &games[n]);
        need = mastermind_view_need(&scene.table, scene.table.codes)
             + arena_need((size_t)scene.table.codes * sizeof(uint16_t));
        assert_true(need <= scene.arena.left);
        arena = (struct arena){scene.arena.at, need};
        assert_true(mastermind_view_all(&view, &scene.table, &arena));
        end(&scene);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("view: parts are counted for every guess",
         parts_are_counted_for_every_guess),
    TEST("view: the most parts are found between floor and ceiling",
         the_most_parts_are_found_between_floor_and_ceiling),
    TEST("view: a view has every way to divide its set, once",
         a_view_has_every_way_to_divide_its_set_once),
    TEST("view: memory too short is told and not overrun",
         memory_too_short_is_told_and_not_overrun),
    TEST("view: a view needs no more than it says",
         a_view_needs_no_more_than_it_says),
};

CHECK_MAIN("mastermind view", tests)
