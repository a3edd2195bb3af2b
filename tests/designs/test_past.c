/* test_past.c - how a design without a state goes back; sources without lists
 * of events. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "designs/build/combine.h"
#include "designs/engines/past.h"

static struct past past_of(const uint64_t (*stretches)[2], size_t count)
{
    struct past past = {0};

    assert_null(past_open(&past, 1));
    for (size_t i = 0; i < count; i++)
        past_add(&past, &stretches[i][1], stretches[i][0]);
    return past;
}

CASE(what_has_the_same_inputs_is)
{
    static const uint64_t all[][2] = {{5, 1}, {7, 1}, {0, 3}, {2, 2}};
    struct past past = past_of(all, 4);
    uint64_t ticks;

    BEGIN_CASE;
    assert_int_equal(past.count, 2);
    assert_int_equal(*past_stretch(&past, NULL, 0, &ticks), 1);
    assert_int_equal(ticks, 12);
    past_close(&past);
}

CASE(a_later_moment_is_gone_on)
{
    static const uint64_t here[][2] = {{5, 1}, {7, 2}};
    static const uint64_t later[][2] = {{5, 1}, {9, 2}, {1, 3}};
    static const uint64_t other[][2] = {{5, 1}, {9, 4}, {1, 3}};
    struct past now = past_of(here, 2), then = past_of(later, 3);
    struct past apart = past_of(other, 3);
    uint64_t ticks;

    BEGIN_CASE;
    assert_true(past_is_before(&now, &then));
    assert_false(past_is_before(&then, &now));
    assert_false(past_is_before(&now, &apart));
    past_stretch(&then, &now, 1, &ticks);
    assert_int_equal(ticks, 2);
    past_stretch(&then, &now, 2, &ticks);
    assert_int_equal(ticks, 1);
    past_close(&now);
    past_close(&then);
    past_close(&apart);
}

CASE(a_state_is_the_same_past)
{
    static const uint64_t all[][2] = {{5, 1}, {7, 2}, {3, 1}};
    struct past from = past_of(all, 3), to = past_of(all, 0);
    void *bytes = malloc(past_size(&from));

    BEGIN_CASE;
    assert_non_null(bytes);
    past_save(&from, bytes);
    assert_null(past_load(&to, bytes));
    assert_int_equal(to.count, 3);
    assert_true(past_is_before(&from, &to) && past_is_before(&to, &from));
    free(bytes);
    past_close(&from);
    past_close(&to);
}

CASE(too_many_changes_are_said_and)
{
    struct past past = past_of(NULL, 0), to = past_of(NULL, 0);
    void *bytes = malloc(past_size(&past));

    BEGIN_CASE;
    assert_non_null(bytes);
    for (uint64_t i = 0; i <= past.most; i++)
        past_add(&past, &i, 1);
    assert_true(past.is_lost);
    assert_false(past_is_before(&past, &past));
    past_save(&past, bytes);
    assert_non_null(strstr(past_load(&to, bytes), "too many"));
    free(bytes);
    past_close(&past);
    past_close(&to);
}

static void combines(const char *text, const char *wanted)
{
    char *made = combine_text(text, COMBINE_FROM_START);

    assert_non_null(made);
    assert_string_equal(made, wanted);
    free(made);
}

CASE(a_list_without_edges_goes_and)
{
    BEGIN_CASE;
    combines("always @(a or\n b) y = a;", "always_comb\n  y = a;");
    combines("always@*y=a;", "always_comb y=a;");
    combines("always @ ( * ) y = (a);", "always_comb  y = (a);");
    combines("always @(a[f(1)]) y = 1;", "always_comb  y = 1;");
}

CASE(what_waits_for_an_edge_or)
{
    static const char *const kept[] = {
        "always @(posedge clk or negedge r) q <= d;",
        "always @(`CLOCK) q <= d;", "always #5 c = ~c;",
        "always begin @(a) b = 1; end", "// always @(a)\n",
        "\"always @(a)\"", "always_ff @(posedge c) q <= d;", "always @"};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        combines(kept[i], kept[i]);
}

static const struct CMUnitTest tests[] = {
    TEST("past: what has the same inputs is one stretch",
         what_has_the_same_inputs_is),
    TEST("past: a later moment is gone on to, another past is not",
         a_later_moment_is_gone_on),
    TEST("past: a state is the same past again", a_state_is_the_same_past),
    TEST("past: too many changes are said, and make no state",
         too_many_changes_are_said_and),
    TEST("combine: a list without edges goes, and lines stay",
         a_list_without_edges_goes_and),
    TEST("combine: what waits for an edge, or may, stays as it is",
         what_waits_for_an_edge_or),
};

CHECK_MAIN("past", tests)
