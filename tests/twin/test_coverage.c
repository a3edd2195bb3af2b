/* test_coverage.c - states and transitions, seen and not seen. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "twin/coverage.h"
#include "twin/engine_inside.h"

static unsigned state_now;

static uint64_t controller(const struct engine *self, int i)
{
    (void)self;
    (void)i;
    return state_now;
}

static const struct engine_type fake_type = {.controller = controller};
static const struct engine engine = {.type = &fake_type};

static const char *const states[] = {"IDLE", "RUN", "DONE", NULL};
static const struct twin_transition transitions[] = {
    {"IDLE", "RUN"}, {"RUN", "DONE"}, {"DONE", "IDLE"}, {0},
};
static const struct twin_controller controllers[] = {
    {"game", "state_q", states, transitions, 2}, {0},
};
static const struct twin twin = {.module = "fake",
                                 .controllers = controllers};

static char text[1000];

static int told(const char *codes)
{
    struct coverage *coverage = coverage_open(&twin);
    FILE *to = fmemopen(text, sizeof text, "w");
    int missing;

    for (; *codes; codes++) {
        state_now = (unsigned)(*codes - '0');
        if (*codes == '-')
            coverage_forget(coverage);
        else
            coverage_look(coverage, &engine);
    }
    missing = coverage_tell(coverage, to);
    fclose(to);
    coverage_close(coverage);
    return missing;
}

CASE(all_that_is_listed_was_seen)
{
    BEGIN_CASE;
    assert_int_equal(told("--00001112220"), 0);
    assert_non_null(strstr(text, "game: 3 of 3 states, 3 of 3 transitions\n"));
}

CASE(what_was_never_reached_is_named)
{
    BEGIN_CASE;
    assert_int_equal(told("000011"), 3);
    assert_non_null(strstr(text, "2 of 3 states, 1 of 3 transitions"));
    assert_non_null(strstr(text, "never in DONE\n"));
    assert_non_null(strstr(text, "never from RUN to DONE\n"));
    assert_non_null(strstr(text, "never from DONE to IDLE\n"));
}

CASE(a_transition_that_is_not_listed_is_a_fault)
{
    BEGIN_CASE;
    assert_int_equal(told("0001202"), 1);
    assert_non_null(strstr(text, "not in the list: from IDLE to DONE\n"));
    assert_int_equal(told("0001205"), 1);
    assert_non_null(strstr(text, "to an unnamed state\n"));
}

CASE(power_up_is_no_transition)
{
    BEGIN_CASE;
    assert_int_equal(told("000120-002-220"), 0);        /* nor what comes */
    assert_int_equal(told("000120-3201"), 0);   /* before it has settled, */
    assert_int_equal(told("000120-0032"), 1);   /* but then all counts */
}

/* Bits of what came after IDLE, RUN and DONE, as a pair notes them. */
static void tell_ways(uint64_t idle, uint64_t run, uint64_t done)
{
    const uint64_t ways[TWIN_STATES_MAX] = {idle, run, done};
    FILE *to = fmemopen(text, sizeof text, "w");

    coverage_tell_ways(&twin, ways, to);
    fclose(to);
}

CASE(ways_of_the_machine_in_c_are_counted_and_those_missing_named)
{
    BEGIN_CASE;
    tell_ways(1 << 1, 1 << 2 | 1 << 0, 1 << 0);
    assert_string_equal(text, "  game: 3 of 3 transitions\n");
    tell_ways(1 << 1, 0, 1 << 0);
    assert_string_equal(text, "  game: 2 of 3 transitions\n"
                              "    never from RUN to DONE\n");
}

static const struct CMUnitTest tests[] = {
    TEST("coverage: ways of the machine in C are counted, and those missing "
         "named",
         ways_of_the_machine_in_c_are_counted_and_those_missing_named),
    TEST("coverage: all that is listed was seen",
         all_that_is_listed_was_seen),
    TEST("coverage: what was never reached is named",
         what_was_never_reached_is_named),
    TEST("coverage: a transition that is not listed is a fault",
         a_transition_that_is_not_listed_is_a_fault),
    TEST("coverage: power-up is no transition", power_up_is_no_transition),
};

CHECK_MAIN("coverage", tests)
