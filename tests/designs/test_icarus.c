/* test_icarus.c - a design on Icarus goes back to a state, in its own process
 * and in another one. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "designs/engines/apart.h"
#include "designs/engines/simulator.h"

enum { TICKS = 300, STATE_ROOM = 1 << 19 };

static struct project project;
static struct simulation simulation;
static uint64_t seen[2 * TICKS];

/* Bit 2 of the switches lets it count, and bit 0 is the clock. */
static const uint64_t quiet = 0, counting = 4 << 1, driving = 7 << 1;

static size_t run_it(struct design *design, uint64_t in, uint64_t ticks)
{
    struct design_run run = {.in = &in, .ticks = ticks, .changes = seen,
                             .room = TICKS};

    assert_int_equal(design->out_words, 1);
    assert_null(design->type->run(design, &run));
    assert_int_equal(run.ticks, ticks);
    return 2 * run.count;
}

static struct design *open_it(void)
{
    const struct design_clock clock = {0, 1, 1};
    struct design *design;

    assert_null(simulator_open(&simulation, &design));
    assert_null(apart_set_clocks(design, &clock, 1));
    assert_null(design->type->power_up(design));
    return design;
}

/* What comes after a state is the same each time. */
static void follows_alike(struct design *design, const void *bytes,
                          const uint64_t *first, size_t count)
{
    assert_null(design->type->load(design, bytes));
    assert_int_equal(run_it(design, driving, TICKS), count);
    assert_memory_equal(seen, first, count * sizeof *first);
}

CASE(goes_back)
{
    struct design *design = open_it(), *other = open_it();
    void *bytes = malloc(STATE_ROOM);
    uint64_t first[2 * TICKS];
    size_t count;

    BEGIN_CASE;
    assert_non_null(bytes);
    assert_true(design->state_size <= STATE_ROOM);
    run_it(design, quiet, 101);
    run_it(design, counting, 7);
    design->type->save(design, bytes);
    count = run_it(design, driving, TICKS);
    assert_true(count > 20);
    memcpy(first, seen, count * sizeof *first);
    follows_alike(design, bytes, first, count);
    follows_alike(other, bytes, first, count);

    /* A clock more or less before it is another course. */
    run_it(other, quiet, 1);
    design->type->load(other, bytes);
    run_it(other, quiet, 1);
    run_it(other, driving, TICKS);
    assert_memory_not_equal(seen, first, count * sizeof *first);
    design->type->close(design);
    other->type->close(other);
    free(bytes);
}

static const struct CMUnitTest tests[] = {
    TEST("icarus: a state is gone back to, in any process", goes_back),
};

int main(void)
{
    const char *const paths[] = {getenv("PROJECT"), NULL};
    const struct project_spec spec = {0};
    const struct simulator_spec how = {.engine = "icarus"};
    struct design *opened;
    const char *error = project_read(&project, paths, &spec);
    int failed;

    if (!error)
        error = simulator_choose(&simulation, &project, &how, &opened);
    if (error) {
        printf("1..0 # SKIP %s\n", error);
        return 0;
    }
    opened->type->close(opened);
    cmocka_set_message_output(CM_OUTPUT_TAP);
    failed = cmocka_run_group_tests_name("icarus", tests, NULL, NULL);
    simulator_free(&simulation);
    project_free(&project);
    return failed;
}
