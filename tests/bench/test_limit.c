/* test_limit.c - how much machine time a script may take; and bytes that some
 * editors put into it. */
#include "rig.h"

#include <string.h>

#include "bench/script.h"

#define DUEL "boardwalk 1\nopen duel:basys2#1\n"       /* 1000 ticks a second */

static const char *run_within(const char *limit, const char *text,
                              uint64_t *left)
{
    struct script_limit allowed;
    struct script script;
    const char *error;

    assert_null(script_read_limit(limit, &allowed));
    script_begin(&script);
    script_allow(&script, &allowed);
    error = script_text(&script, text);
    if (left)
        *left = script.ticks_left;
    script_end(&script);
    return error;
}

CASE(a_script_ends_at_its_limit)
{
    BEGIN_CASE;
    assert_null(run_within("3s", DUEL "wait 3s\n", NULL));
    rig_says(run_within("3s", DUEL "wait 3001ms\n", NULL),
             "is exceeded|3000 ticks (0:00:03)|--limit");
    rig_says(run_within("3s", DUEL "wait 1s\n@18446744073709551615\n", NULL),
             "is exceeded|stopped at 1000 ticks (0:00:01)");
    rig_says(run_within("3s", DUEL "wait 9999999999s\n", NULL),
             "is exceeded|stopped at 0 ticks");
    rig_says(run_within("100t", DUEL "+101\n", NULL), "100 ticks (0:00:00)");
}

CASE(there_is_a_limit_without_being_asked_for)
{
    struct script script;

    BEGIN_CASE;
    script_begin(&script);
    rig_says(script_text(&script, DUEL "@18446744073709551615\n"),
             "is exceeded|10000000000 ticks (2777:46:40)");
    script_end(&script);
}

CASE(time_is_measured_by_the_machines_clock)
{
    BEGIN_CASE;
    assert_null(run_within("2m", "boardwalk 1\nopen duel:sim#1\n@240\n",
                           NULL));
    rig_says(run_within("2m", "boardwalk 1\nopen duel:sim#1\n@241\n", NULL),
             "240 ticks (0:02:00)");
}

/* A journal of rewinds goes on and on without ever getting further. */
CASE(the_way_back_is_charged)
{
    char text[40000] = DUEL;
    uint64_t once, twice;

    BEGIN_CASE;
    assert_null(run_within("1h", DUEL "@4000\nrewind 3999\n", &once));
    assert_null(run_within("1h", DUEL "@4000\nrewind 3999\nrewind 3000\n",
                           &twice));
    assert_true(once < 3600000 - 4000 - 3999);
    assert_true(twice < once - 3000);
    for (int i = 0; i < 1000; i++)
        strcat(text, "@4000\nrewind 3999\n");
    rig_says(run_within("10m", text, NULL), "is exceeded");
}

CASE(looking_is_charged)
{
    uint64_t left;

    BEGIN_CASE;
    assert_null(run_within("1h", DUEL "expect LD 00000000\n", &left));
    assert_true(left < 3600000);
    rig_says(run_within("1s", DUEL "expect LD 00000000\n", NULL),
             "is exceeded");
}

CASE(limits_are_read_in_all_units)
{
    static const struct {
        const char *words;
        struct script_limit limit;
    } rows[] = {
        {"90s", {.ms = 90000}}, {"10m", {.ms = 600000}},
        {"24h", {.ms = 86400000}}, {"500ms", {.ms = 500}},
        {"1.5s", {.ms = 1500}}, {"1000000t", {.ticks = 1000000}},
        {"0.1ms", {.ms = 1}},
    };
    static const char *const wrong[] = {"", "s", "10", "0s", "-1s", "1d",
                                        "1 s", "1ss", "1h30m"};
    struct script_limit limit;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_null(script_read_limit(rows[i].words, &limit));
        assert_int_equal(limit.ms, rows[i].limit.ms);
        assert_int_equal(limit.ticks, rows[i].limit.ticks);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        rig_says(script_read_limit(wrong[i], &limit), "such as 90s, 10m, 24h");
}

CASE(a_byte_order_mark_and_carriage_returns_are_no_error)
{
    struct script script;

    BEGIN_CASE;
    script_begin(&script);
    assert_null(script_text(&script, "\xef\xbb\xbf" "boardwalk 1\r\n"
                            "open duel:basys2#1\r\n\r\n@5 press BTN3\r\n"));
    assert_int_equal(session_tick(script.session), 5);
    assert_int_equal(session_event_count(script.session), 1);
    script_end(&script);
    script_begin(&script);
    assert_null(script_line(&script, "\xef\xbb\xbf# a remark\r"));
    assert_string_equal(script.name, "a remark");
    assert_null(script_line(&script, "boardwalk 1\r"));
    rig_says(script_line(&script, "\xef\xbb\xbfopen duel#1"),
             "no machine is open");
    script_end(&script);
}

static const struct CMUnitTest tests[] = {
    TEST("limit: a script ends at its limit, and says where",
         a_script_ends_at_its_limit),
    TEST("limit: there is one without being asked for",
         there_is_a_limit_without_being_asked_for),
    TEST("limit: time is measured by the machine's clock",
         time_is_measured_by_the_machines_clock),
    TEST("limit: the way back is charged, too", the_way_back_is_charged),
    TEST("limit: looking is charged, too", looking_is_charged),
    TEST("limit: it is read in all units", limits_are_read_in_all_units),
    TEST("limit: a byte order mark and carriage returns are no error",
         a_byte_order_mark_and_carriage_returns_are_no_error),
};

CHECK_MAIN("limit", tests)
