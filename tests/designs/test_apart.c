/* test_apart.c - a design in a process of its own, which runs ahead: whatever
 * is asked of it, it answers as one that does not. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "designs/engines/apart.h"
#include "designs/engines/process.h"

/* The design: a counter, and an output that turns at each multiple of a number
 * that hangs on the input. It leaps, in its own way, and cannot go on behind a
 * certain tick. */
enum { LAST_TICK = 90000, ROOM = 64 };

struct turner {
    uint64_t tick, out, mixed;
};

static struct design turner_design;
static struct turner turner;

static const char *power_up_turner(struct design *design)
{
    (void)design;
    memset(&turner, 0, sizeof turner);
    return NULL;
}

static int goes_on(const struct design_run *run, uint64_t at)
{
    return at < run->ticks && run->count < run->room
        && turner.tick < LAST_TICK;
}

static const char *run_turner(struct design *design, struct design_run *run)
{
    uint64_t at = 0, each = 30 + run->in[0] % 50;

    (void)design;
    run->count = 0;
    for (; goes_on(run, at); at++) {
        turner.mixed = turner.mixed * 31 + run->in[0];
        if (++turner.tick % each)
            continue;
        turner.out = turner.mixed & 255;
        run->changes[2 * run->count] = at;
        run->changes[2 * run->count++ + 1] = turner.out;
    }
    run->ticks = at;
    return turner.tick < LAST_TICK ? NULL : "it has come to its end";
}

static void save_turner(struct design *design, void *state)
{
    (void)design;
    memcpy(state, &turner, sizeof turner);
}

static const char *load_turner(struct design *design, const void *state)
{
    (void)design;
    memcpy(&turner, state, sizeof turner);
    return NULL;
}

static const char *open_turner(const void *with, struct design **design)
{
    static const struct design_type type = {
        .name = "turner", .power_up = power_up_turner, .run = run_turner,
        .save = save_turner, .load = load_turner};
    static const struct design_port ports[] = {
        {"in", 0, 8, DESIGN_IN, 0, 0, 0}, {"out", 0, 8, DESIGN_OUT, 0, 0, 0},
        {0}};

    (void)with;
    turner_design = (struct design){.type = &type, .ports = ports,
        .in_words = 1, .out_words = 1, .state_size = sizeof turner};
    *design = &turner_design;
    return NULL;
}

static const char *set_no_clocks(const struct design_clock *clocks, int count)
{
    (void)clocks;
    (void)count;
    return NULL;
}

/* As if all its ticks but one in so many were leaped over; the child has it as
 * it is when it is opened. */
static uint64_t one_stepped_in = 1000;

static void count_turner(uint64_t *stepped, uint64_t *leaped)
{
    *stepped = turner.tick / one_stepped_in;
    *leaped = turner.tick - *stepped;
}

static struct design *open_apart(int is_ahead)
{
    static const struct apart_engine engine = {
        .open = open_turner, .set_clocks = set_no_clocks,
        .count = count_turner};
    struct design *design;
    struct cage cage;

    process_cage(&cage, NULL);
    assert_null(apart_open(&design, &engine, NULL, &cage, "here: "));
    if (is_ahead)
        apart_set_ahead(design);
    assert_null(design->type->power_up(design));
    return design;
}

struct answer {
    uint64_t changes[2 * ROOM], ticks;
    size_t count;
    const char *error;
};

/* A run may end early, and is then gone on with, as a harness does it; but not
 * where there is no room. */
static struct answer run_whole(struct design *design, uint64_t in,
                               uint64_t ticks, size_t room)
{
    struct answer answer = {.error = NULL};

    while (answer.ticks < ticks && answer.count < room && !answer.error) {
        uint64_t *to = &answer.changes[2 * answer.count];
        struct design_run run = {.in = &in, .ticks = ticks - answer.ticks,
                                 .room = room - answer.count, .changes = to};

        answer.error = design->type->run(design, &run);
        for (size_t i = 0; i < run.count && !answer.error; i++)
            to[2 * i] += answer.ticks;
        answer.ticks += run.ticks;
        answer.count += run.count;
    }
    if (answer.error)
        answer.ticks = answer.count = 0;
    return answer;
}

static void assert_same_answer(struct answer a, struct answer b)
{
    assert_int_equal(a.ticks, b.ticks);
    assert_int_equal(a.count, b.count);
    assert_memory_equal(a.changes, b.changes,
                        2 * a.count * sizeof *a.changes);
    assert_int_equal(!a.error, !b.error);
}

static void assert_same_state(struct design *a, struct design *b)
{
    struct turner of_a, of_b;

    a->type->save(a, &of_a);
    b->type->save(b, &of_b);
    assert_memory_equal(&of_a, &of_b, sizeof of_a);
}

/* Mostly equal runs with an input that is held, as checks make them; and
 * whatever may come between them. */
static void play_both(struct design *plain, struct design *ahead,
                      struct rng *rng)
{
    uint64_t in = 0, window = 400;
    struct turner kept = {0};

    for (int i = 0; i < 2000; i++) {
        uint64_t what = rng_next(rng) % 40;
        uint64_t ticks = what == 1 ? 1 + rng_next(rng) % 900 : window;
        struct answer one;

        if (what == 0)
            in = rng_next(rng) & 255;
        one = run_whole(plain, in, ticks, what == 2 ? 3 : ROOM);
        assert_same_answer(one, run_whole(ahead, in, ticks,
                                          what == 2 ? 3 : ROOM));
        if (what == 3)
            plain->type->save(plain, &kept);
        if (what == 4)
            assert_same_state(plain, ahead);
        if (what == 5 || one.error) {
            assert_null(plain->type->load(plain, &kept));
            assert_null(ahead->type->load(ahead, &kept));
        }
        if (what == 6 && rng_next(rng) % 8 == 0) {
            assert_null(plain->type->power_up(plain));
            assert_null(ahead->type->power_up(ahead));
        }
    }
}

CASE(one_that_runs_ahead_answers_the_same)
{
    BEGIN_CASE;
    for (int i = 0; i < check_sample(40); i++) {
        struct design *plain = open_apart(0), *ahead = open_apart(1);
        const char seed[] = {(char)('0' + i), 0};
        struct rng rng;

        rng_seed(&rng, seed);
        play_both(plain, ahead, &rng);
        plain->type->close(plain);
        ahead->type->close(ahead);
    }
}

/* Nobody hears of the end before it is there. */
CASE(an_error_is_told_when_it_is_reached)
{
    struct design *ahead = open_apart(1);
    uint64_t tick = 0;

    BEGIN_CASE;
    for (; tick + 500 < LAST_TICK; tick += 500)
        assert_null(run_whole(ahead, 7, 500, ROOM).error);
    assert_non_null(run_whole(ahead, 7, 500, ROOM).error);
    ahead->type->close(ahead);
}

static int is_stepping(uint64_t one_in)
{
    struct design *design;
    int answer;

    one_stepped_in = one_in;
    design = open_apart(0);
    for (uint64_t tick = 0; tick + 1500 < LAST_TICK; tick += 1500)
        run_whole(design, 1, 1500, ROOM);
    answer = apart_is_stepping(design);
    design->type->close(design);
    one_stepped_in = 1000;
    return answer;
}

CASE(what_leaps_needs_no_compiler)
{
    BEGIN_CASE;
    assert_true(is_stepping(1));
    assert_false(is_stepping(1000));
}

static const struct CMUnitTest all_tests[] = {
    TEST("apart: a design that runs ahead answers as one that does not",
         one_that_runs_ahead_answers_the_same),
    TEST("apart: an error is told when the run with it is asked for",
         an_error_is_told_when_it_is_reached),
    TEST("apart: a design steps if compiled code would be quicker than leaps",
         what_leaps_needs_no_compiler),
};

CHECK_MAIN("apart", all_tests)
