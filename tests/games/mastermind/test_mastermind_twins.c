/* test_mastermind_twins.c - twins are the same but for names: every exchange
 * is checked against all codes, and nothing is lost by it. */
#include "check.h"

#include <string.h>

#include "games/mastermind/minds/greedy.h"
#include "games/mastermind/slow_solver.h"
#include "games/minds_rig.h"

enum { ANY = 0xff };

static const int sizes[][2] = {{3, 4}, {4, 3}, {2, 5}};

struct position {
    struct mastermind_seen seen;
    struct mastermind_twins twins;
    uint32_t codes[RIG_CODES_MAX];
    size_t count;
    unsigned absent;
};

static void fill(struct position *self)
{
    mastermind_twins_seen(&self->twins, &self->seen);
    self->count = rig_left(&self->seen, self->codes);
    self->absent = (1u << self->seen.game.colours) - 1;
    for (size_t i = 0; i < self->count; i++)
        self->absent &= ~mastermind_colours_of(self->seen.game.pegs,
                                               self->codes[i]);
}

/* The n-th: sizes and rules in turn, none to three tries by chance. */
static void begin(struct position *self, struct rng *rng, int n)
{
    const int *size = sizes[n % 3];
    int tries = (int)rng_below(rng, 4);
    uint32_t secret;

    self->seen = (struct mastermind_seen){.game = {size[0], size[1],
        (enum mastermind_rule)(n / 3 % 3), n / 9 % 4 == 3}};
    if (mastermind_check(&self->seen.game))
        self->seen.game.is_distinct = 0;
    secret = rig_secret(rng, &self->seen.game);
    while (self->seen.tries < tries)
        rig_try(&self->seen, secret,
                rng_below(rng, 2) ? rig_plain_guess(rng, &self->seen.game)
                                  : rig_guess(rng, &self->seen.game));
    fill(self);
}

/* Exchanges */

static uint32_t exchanged(const struct mastermind_twin *twin, int pegs,
                          uint32_t code)
{
    uint32_t image = 0;

    for (int i = 0; i < pegs; i++) {
        unsigned colour = mastermind_peg(code, pegs, twin->place[i]);

        if (twin->colour[colour] != ANY)
            colour = twin->colour[colour];
        image = image << 4 | colour;
    }
    return image;
}

static int has(const struct position *self, uint32_t code)
{
    for (size_t i = 0; i < self->count; i++)
        if (self->codes[i] == code)
            return 1;
    return 0;
}

static void check_exchange(const struct position *self,
                           const struct mastermind_twin *twin)
{
    for (size_t i = 0; i < self->count; i++)
        if (!has(self, exchanged(twin, self->seen.game.pegs,
                                 self->codes[i])))
            fail_msg("rule %d: code %x leaves the set",
                     self->seen.game.rule, self->codes[i]);
}

/* Any two colours that nobody used, too. */
static void check_unused(const struct position *self,
                         const struct mastermind_twin *from)
{
    int colours = self->seen.game.colours;

    for (int a = 0; a < colours; a++)
        for (int b = 0; b < a; b++) {
            struct mastermind_twin twin = *from;

            if (self->twins.used >> a & 1 || self->twins.used >> b & 1)
                continue;
            twin.colour[a] = (uint8_t)b;
            twin.colour[b] = (uint8_t)a;
            check_exchange(self, &twin);
        }
}

CASE(an_exchange_maps_the_codes_left_onto_themselves)
{
    static struct position position;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "exchange");
    for (int n = 0; n < 900; n++) {
        begin(&position, &rng, n);
        for (int t = 0; t < position.twins.count; t++) {
            check_exchange(&position, &position.twins.twin[t]);
            check_unused(&position, &position.twins.twin[t]);
        }
    }
}

/* The pitfall: with marks for each place, an exchange that leaves the guess
 * as it is need not leave the codes. */
CASE(an_exchange_must_fit_the_marks_of_places)
{
    struct mastermind_seen seen = {.game = {2, 3, MASTERMIND_MEMBERSHIP, 0}};
    struct mastermind_twins twins;

    BEGIN_CASE;
    rig_try(&seen, 0x01, 0x00);                 /* right, elsewhere */
    mastermind_twins_seen(&twins, &seen);
    assert_int_equal(twins.count, 1);
    seen = (struct mastermind_seen){.game = {2, 3, MASTERMIND_COUNTS, 0}};
    rig_try(&seen, 0x01, 0x00);                 /* one X, wherever it is */
    mastermind_twins_seen(&twins, &seen);
    assert_int_equal(twins.count, 2);
}

/* Orbits by brute force: all orders of places and of colours */

struct group {
    int count;
    uint8_t place[24 * 120][5], colour[24 * 120][5];
};

static void swap(uint8_t *a, uint8_t *b)
{
    uint8_t moved = *a;

    *a = *b;
    *b = moved;
}

/* The next one in the order of a dictionary; 0 after the last. */
static int next_order(uint8_t *order, int count)
{
    int i = count - 2, j = count - 1;

    while (i >= 0 && order[i] > order[i + 1])
        i--;
    if (i < 0)
        return 0;
    while (order[j] < order[i])
        j--;
    swap(&order[i], &order[j]);
    for (i++, j = count - 1; i < j; i++, j--)
        swap(&order[i], &order[j]);
    return 1;
}

static uint32_t moved_by(const struct group *group, int n, int pegs,
                         uint32_t code)
{
    uint32_t image = 0;

    for (int i = 0; i < pegs; i++)
        image = image << 4
              | group->colour[n][mastermind_peg(code, pegs,
                                                group->place[n][i])];
    return image;
}

static unsigned mark_at(const struct mastermind_seen *seen, int n, int place)
{
    if (seen->game.rule == MASTERMIND_COUNTS)
        return 0;
    return seen->past[n].marks >> 2 * (seen->game.pegs - 1 - place) & 3;
}

static int keeps_all(const struct group *group, int n,
                     const struct mastermind_seen *seen)
{
    for (int i = 0; i < seen->tries; i++) {
        if (moved_by(group, n, seen->game.pegs, seen->past[i].guess)
            != seen->past[i].guess)
            return 0;
        for (int p = 0; p < seen->game.pegs; p++)
            if (mark_at(seen, i, group->place[n][p]) != mark_at(seen, i, p))
                return 0;
    }
    return 1;
}

static void find_group(struct group *group,
                       const struct mastermind_seen *seen)
{
    uint8_t place[5] = {0, 1, 2, 3, 4};

    group->count = 0;
    do {
        uint8_t colour[5] = {0, 1, 2, 3, 4};

        do {
            memcpy(group->place[group->count], place, 5);
            memcpy(group->colour[group->count], colour, 5);
            group->count += keeps_all(group, group->count, seen);
        } while (next_order(colour, seen->game.colours));
    } while (next_order(place, seen->game.pegs));
}

static uint32_t lowest_in_orbit(const struct group *group, int pegs,
                                uint32_t guess)
{
    uint32_t lowest = guess;

    for (int n = 0; n < group->count; n++) {
        uint32_t image = moved_by(group, n, pegs, guess);

        lowest = image < lowest ? image : lowest;
    }
    return lowest;
}

CASE(the_lowest_of_twins_is_the_lowest_of_all_exchanges)
{
    static struct position position;
    static struct group group;
    struct rng rng;
    int none = 0;

    BEGIN_CASE;
    rng_seed(&rng, "orbit");
    for (int n = 0; n < 300; n++) {
        const struct mastermind_game *game = &position.seen.game;

        begin(&position, &rng, n);
        find_group(&group, &position.seen);
        for (uint64_t g = 0; g < mastermind_codes(game); g++) {
            uint32_t guess = mastermind_code(game, g);
            uint32_t lowest = lowest_in_orbit(&group, game->pegs, guess);

            assert_int_equal(
                mastermind_twins_lowest(&position.twins, guess, 0),
                guess == lowest);
            assert_int_equal(
                mastermind_twins_first(&position.twins, guess, 0), lowest);
        }
        assert_int_equal(mastermind_twins_none(&position.twins),
                         group.count == 1);
        none += group.count == 1;
    }
    assert_in_range(none, 30, 270);
}

static int count_lowest(int pegs, int colours, enum mastermind_rule rule)
{
    struct mastermind_game game = {pegs, colours, rule, 0};
    struct mastermind_twins twins;
    int count = 0;

    mastermind_twins_begin(&twins, &game);
    for (uint64_t g = 0; g < mastermind_codes(&game); g++)
        count += mastermind_twins_lowest(&twins, mastermind_code(&game, g),
                                         0);
    return count;
}

/* One for each way to write the number of pegs as a sum; of six pegs and
 * more, places do not exchange. */
CASE(few_guesses_differ_before_the_first_answer)
{
    BEGIN_CASE;
    for (int rule = 0; rule < 3; rule++) {
        assert_int_equal(count_lowest(4, 6, (enum mastermind_rule)rule), 5);
        assert_int_equal(count_lowest(4, 8, (enum mastermind_rule)rule), 5);
    }
    assert_int_equal(count_lowest(1, 16, MASTERMIND_COUNTS), 1);
    assert_int_equal(count_lowest(2, 2, MASTERMIND_COUNTS), 2);
    assert_int_equal(count_lowest(3, 10, MASTERMIND_COUNTS), 3);
    assert_int_equal(count_lowest(5, 5, MASTERMIND_COUNTS), 7);
    assert_int_equal(count_lowest(5, 2, MASTERMIND_COUNTS), 3);
    assert_int_equal(count_lowest(6, 3, MASTERMIND_COUNTS), 1 + 31 + 90);
}

/* Nothing is lost */

struct kind {
    int heap[RIG_CODES_MAX + 1];
    int is_member;
    int cost;
};

static struct kind kind_of(const struct position *self,
                           struct slow_solver *solver, uint32_t guess)
{
    const struct mastermind_game *game = &self->seen.game;
    struct kind kind = {{0}, has(self, guess), 0};

    rig_heaps(game, self->codes, self->count, guess, kind.heap);
    kind.cost = slow_cost_of(solver, slow_all(solver),
                             (int)mastermind_number(game, guess),
                             SLOW_UNLIMITED);
    return kind;
}

static int are_equal(const struct kind *a, const struct kind *b)
{
    return a->is_member == b->is_member && a->cost == b->cost
        && memcmp(a->heap, b->heap, sizeof a->heap) == 0;
}

static int list_lowest(const struct position *self,
                       struct slow_solver *solver, struct kind *kinds)
{
    struct mastermind_walk walk;
    uint32_t guess;
    int count = 0;

    mastermind_walk_begin(&walk, &self->seen.game, self->absent);
    while (mastermind_walk_next(&walk, &guess))
        if (mastermind_twins_lowest(&self->twins, guess, self->absent))
            kinds[count++] = kind_of(self, solver, guess);
    return count;
}

static void check_nothing_is_lost(const struct position *self)
{
    static struct kind kinds[128];
    const struct mastermind_game *game = &self->seen.game;
    struct slow_solver solver;
    int count;

    slow_begin(&solver, game, MASTERMIND_MEAN, self->codes, self->count);
    count = list_lowest(self, &solver, kinds);
    for (uint64_t g = 0; g < mastermind_codes(game); g++) {
        uint32_t guess = mastermind_code(game, g);
        struct kind kind = kind_of(self, &solver, guess);
        int k = 0;

        while (k < count && !are_equal(&kinds[k], &kind))
            k++;
        if (k == count)
            fail_msg("%d pegs, rule %d, %d tries: guess %x has no twin",
                     game->pegs, game->rule, self->seen.tries, guess);
    }
    slow_end(&solver);
}

CASE(every_division_and_cost_is_among_the_lowest)
{
    static struct position position;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "lost");
    for (int n = 0; n < 400; n++) {
        begin(&position, &rng, n);
        if (position.seen.tries > 0 || n < 9)
            check_nothing_is_lost(&position);
    }
}

/* Walking */

CASE(a_walk_visits_every_guess_once_in_order)
{
    struct mastermind_game game = {3, 5, MASTERMIND_COUNTS, 0};
    struct mastermind_walk walk;
    uint32_t guess;
    uint64_t n = 0;

    BEGIN_CASE;
    mastermind_walk_begin(&walk, &game, 0);
    for (; mastermind_walk_next(&walk, &guess); n++)
        assert_int_equal(guess, mastermind_code(&game, n));
    assert_int_equal(n, 125);
    assert_false(mastermind_walk_next(&walk, &guess));
}

CASE(a_walk_uses_only_the_lowest_of_absent_colours)
{
    struct mastermind_game game = {3, 5, MASTERMIND_COUNTS, 0};
    struct mastermind_walk walk;
    uint32_t guess, before = 0;
    int visited = 0;

    BEGIN_CASE;
    mastermind_walk_begin(&walk, &game, 0x1a);  /* 1, 3 and 4 */
    for (; mastermind_walk_next(&walk, &guess); visited++) {
        assert_true(!visited || guess > before);
        assert_int_equal(mastermind_colours_of(3, guess) & ~0x7u, 0);
        before = guess;
    }
    assert_int_equal(visited, 27);
}

/* Absent colours */

CASE(absent_colours_are_all_alike)
{
    struct mastermind_game game = {3, 5, MASTERMIND_COUNTS, 0};
    struct mastermind_twins twins;

    BEGIN_CASE;
    mastermind_twins_colours(&twins, &game, 0xffff);
    assert_true(mastermind_twins_lowest(&twins, 0x041, 0x0a));
    assert_false(mastermind_twins_lowest(&twins, 0x043, 0x0a));
    assert_false(mastermind_twins_lowest(&twins, 0x013, 0x0a));
    assert_int_equal(mastermind_twins_first(&twins, 0x413, 0x0a), 0x411);
    assert_int_equal(mastermind_twins_first(&twins, 0x333, 0x0a), 0x111);
    assert_int_equal(mastermind_twins_first(&twins, 0x024, 0x0a), 0x024);
}

/* Only colours */

CASE(without_places_only_unused_colours_exchange)
{
    struct mastermind_game game = {3, 4, MASTERMIND_COUNTS, 0};
    struct mastermind_twins twins;

    BEGIN_CASE;
    mastermind_twins_colours(&twins, &game, 0x1);
    assert_true(mastermind_twins_lowest(&twins, 0x001, 0));
    assert_true(mastermind_twins_lowest(&twins, 0x100, 0));
    assert_false(mastermind_twins_lowest(&twins, 0x002, 0));
    assert_true(mastermind_twins_lowest(&twins, 0x012, 0));
    assert_false(mastermind_twins_lowest(&twins, 0x021, 0));
    assert_true(mastermind_twins_lowest(&twins, 0x123, 0));
    assert_false(mastermind_twins_none(&twins));
    mastermind_twins_colours(&twins, &game, 0x7);
    assert_true(mastermind_twins_none(&twins));
    mastermind_twins_colours(&twins, &game, 0x3);
    assert_false(mastermind_twins_none(&twins));
}

static const struct CMUnitTest tests[] = {
    TEST("twins: an exchange maps the codes left onto themselves",
         an_exchange_maps_the_codes_left_onto_themselves),
    TEST("twins: an exchange must fit the marks of places",
         an_exchange_must_fit_the_marks_of_places),
    TEST("twins: the lowest of twins is the lowest of all exchanges",
         the_lowest_of_twins_is_the_lowest_of_all_exchanges),
    TEST("twins: few guesses differ before the first answer",
         few_guesses_differ_before_the_first_answer),
    TEST("twins: every division and cost is among the lowest",
         every_division_and_cost_is_among_the_lowest),
    TEST("twins: a walk visits every guess once, in order",
         a_walk_visits_every_guess_once_in_order),
    TEST("twins: a walk uses only the lowest of absent colours",
         a_walk_uses_only_the_lowest_of_absent_colours),
    TEST("twins: absent colours are all alike",
         absent_colours_are_all_alike),
    TEST("twins: without places only unused colours exchange",
         without_places_only_unused_colours_exchange),
};

CHECK_MAIN("mastermind twins", tests)
