/* test_script.c - the grammar of journals and scripts, line by line. */
#include "rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/script.h"

#define HEAD "boardwalk 1\n"
#define SIM HEAD "open duel:sim#1\n"

static struct script begun(const char *text)
{
    struct script script;
    const char *error;

    script_begin(&script);
    error = script_text(&script, text);
    if (error)
        fail_msg("line %d: %s", script.line, error);
    return script;
}

/* A text runs without error and ends at this tick with these switches. */
static void check_end(const char *text, uint64_t tick, const char *switches)
{
    struct script script = begun(text);

    assert_non_null(script.session);
    assert_int_equal(session_tick(script.session), tick);
    assert_string_equal(rig_read(script.session, "SW"), switches);
    script_end(&script);
}

static void check_wrong(const char *text, int line, const char *says)
{
    struct script script;

    script_begin(&script);
    rig_says(script_text(&script, text), says);
    assert_int_equal(script.line, line);
    script_end(&script);
}

#define DARK "00000000"

/* The head */

CASE(a_script_has_a_head_and_opens_a_machine)
{
    struct script script = begun(HEAD "open duel:sim#4 hide=on\n");

    BEGIN_CASE;
    assert_string_equal(rig_id(script.session), "duel:sim#4 hide=on");
    assert_int_equal(script.line, 2);
    assert_true(script.is_headed);
    script_end(&script);
    assert_null(script.session);
}

CASE(a_bad_head_is_explained)
{
    BEGIN_CASE;
    check_wrong("open duel\n", 1, "must begin with|boardwalk 1");
    check_wrong("\n# a comment\npress BTN0\n", 3,
                "must begin with|boardwalk 1");
    check_wrong("boardwalk\n", 1, "missing version|boardwalk 1");
    check_wrong("boardwalk 2\n", 1, "version 2|reads version 1|newer");
    check_wrong("boardwalk 1.1\n", 1, "version 1.1|newer");
    check_wrong("boardwalk one\n", 1, "version one");
    check_wrong("Boardwalk 1\n", 1, "must begin with");
    check_wrong(HEAD "press BTN0\n", 2, "no machine is open|open duel");
    check_wrong(HEAD "wait 1s\n", 2, "no machine is open");
    check_wrong(HEAD "@5\n", 2, "no machine is open");
    check_wrong(SIM "open duel:sim#1\n", 3, "already open|one 'open'");
    check_wrong(HEAD "open dual#1\n", 2, "no machine 'dual'|mean 'duel'");
    check_wrong(HEAD "open\n", 2, "missing machine");
    check_wrong("\"boardwalk 1\n", 1, "too long or has an unclosed quote");
}

CASE(after_a_bad_open_there_is_no_session)
{
    struct script script;

    BEGIN_CASE;
    script_begin(&script);
    assert_null(script_line(&script, "boardwalk 1"));
    assert_non_null(script_line(&script, "open nothing"));
    assert_null(script.session);
    assert_null(script_line(&script, "open duel"));
    assert_non_null(script.session);
    script_end(&script);
}

/* Time */

CASE(time_is_absolute_or_relative)
{
    BEGIN_CASE;
    check_end(SIM "@0 set SW 1\n", 0, "00000001");
    check_end(SIM "@120 set SW 1\n", 120, "00000001");
    check_end(SIM "@0x10\n", 16, DARK);
    check_end(SIM "+20\n", 20, DARK);
    check_end(SIM "@7\n+20 set SW 3\n+0\n+1\n", 28, "00000011");
    check_end(SIM "@7\n@7\n@7 set SW 3\n", 7, "00000011");
    check_end(SIM "  @5\tset\tSW 2\n\t+3   \n", 8, "00000010");
    check_end(SIM "@5 wait 3t\n+2 wait 1t\n", 11, DARK);
    check_end(SIM "@5 tap BTN1\n@6\n", 6, DARK);
}

/* The sim ticks twice a second, basys2 a thousand times. */
static void check_wait(const char *board, const char *wait, uint64_t ticks)
{
    char text[200];

    sprintf(text, HEAD "open duel:%s#1\nwait %s\n", board, wait);
    check_end(text, ticks, DARK);
}

CASE(waiting_is_in_seconds_milliseconds_or_ticks)
{
    static const struct {
        const char *wait;
        uint64_t sim, basys2;
    } rows[] = {
        {"2s", 4, 2000}, {"0s", 0, 0}, {"0.5s", 1, 500}, {"1.25s", 3, 1250},
        {"300ms", 1, 300}, {"1ms", 1, 1}, {"0.1ms", 1, 1}, {"1.5ms", 1, 2},
        {"500ms", 1, 500}, {"501ms", 2, 501}, {"1000ms", 2, 1000},
        {"0.001s", 1, 1}, {"0.5t", 1, 1}, {"20t", 20, 20}, {"1.001t", 2, 2},
        {"10.75s", 22, 10750}, {"007s", 14, 7000}, {"1.s", 2, 1000},
        {"0.999ms", 1, 1}, {"2.001ms", 1, 3}, {"0ms", 0, 0},
        {"12.5s", 25, 12500},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        check_wait("sim", rows[i].wait, rows[i].sim);
        check_wait("basys2", rows[i].wait, rows[i].basys2);
    }
}

CASE(a_long_wait_does_not_overflow)
{
    struct script script;

    BEGIN_CASE;
    script_begin(&script);
    script.ticks_left = 100;
    assert_null(script_text(&script, HEAD "open duel#1\n"));
    rig_says(script_line(&script, "wait 9999999999999s"), "is exceeded");
    rig_says(script_line(&script, "wait 999999999999ms"), "is exceeded");
    rig_says(script_line(&script, "wait 18446744073709551617s"), "unit");
    rig_says(script_line(&script, "@18446744073709551615"), "is exceeded");
    rig_says(script_line(&script, "@18446744073709551616"), "a tick");
    assert_int_equal(session_tick(script.session), 0);
    script_end(&script);
}

CASE(a_bad_time_is_explained)
{
    BEGIN_CASE;
    check_wrong(SIM "wait\n", 3, "missing time|2s, 300ms or 20t");
    check_wrong(SIM "wait long\n", 3, "missing time|2s");
    check_wrong(SIM "wait .5s\n", 3, "missing time");
    check_wrong(SIM "wait 5\n", 3, "unknown unit|'wait 5'|s, ms or t|2s");
    check_wrong(SIM "wait 5h\n", 3, "'wait 5h'|s, ms or t");
    check_wrong(SIM "wait 5 s\n", 3, "unit");
    check_wrong(SIM "wait 1.2.3s\n", 3, "unit");
    check_wrong(SIM "wait -1s\n", 3, "missing time");
    check_wrong(SIM "@now press BTN0\n", 3, "'@now'|a tick|@120");
    check_wrong(SIM "@ press BTN0\n", 3, "a tick|@120");
    check_wrong(SIM "+1s\n", 3, "'+1s'|ticks|+20");
    check_wrong(SIM "+-1\n", 3, "ticks|+20");
    check_wrong(SIM "@10\n\n@9 press BTN0\n", 5,
                "tick 9 has passed|10 already");
    check_wrong(SIM "@00000000000000000000000000000000001\n", 3, "too long");
}

/* Comments and blanks */

CASE(comments_and_blanks_do_nothing)
{
    BEGIN_CASE;
    check_end("# first\n\n" HEAD "   # indented\n\t\n"
              "open duel:sim#1 # behind\n@3 # time only\n #\n#\n", 3,
              DARK);
}

CASE(a_hash_is_a_comment_only_behind_a_space)
{
    struct script script;

    BEGIN_CASE;
    check_end(SIM "set SW 5 # five\n", 0, "00000101");
    check_end(SIM "set SW 5\t# five\n", 0, "00000101");
    check_end(SIM "set SW 5 #five\n", 0, "00000101");
    check_wrong(SIM "set SW 5#five\n", 3, "'5#five'");
    script = begun(HEAD "open duel:sim#a#b # seed a#b\n");
    assert_string_equal(session_setup(script.session)->seed, "a#b");
    script_end(&script);
}

CASE(a_hash_in_quotes_is_no_comment)
{
    struct script script = begun(HEAD "open null\n"
                                 "type \" # \\\" # \\\\\" # a comment\n");

    BEGIN_CASE;
    assert_int_equal(session_event_count(script.session), 1);
    assert_string_equal(session_event(script.session, 0)->typed,
                        " # \" # \\");
    assert_string_equal(script.name, "a comment");
    script_end(&script);
}

CASE(lines_may_end_as_on_other_systems)
{
    BEGIN_CASE;
    check_end("boardwalk 1\r\nopen duel:sim#1\r\n\r\n@5\r\n+1 set SW 3\r\n"
              "wait 1s\r\nset SW0 0 # off\r\n", 8, "00000010");
    check_end("boardwalk 1\nopen duel:sim#1\nset SW 3", 0, "00000011");
    check_end("\tboardwalk\t1\n open\tduel:sim#1\n\tset\tSW\t3\t\n", 0,
              "00000011");
}

/* Expectations and their names */

struct seen {
    int count, held;
    char names[8][SCRIPT_NAME_MAX];
    int lines[8];
    struct look_answer last;
};

static void note(void *with, const struct script *script,
                 const struct look_answer *answer)
{
    struct seen *seen = with;

    strcpy(seen->names[seen->count], script->name);
    seen->lines[seen->count] = script->line;
    seen->count++;
    seen->held += answer->holds;
    seen->last = *answer;
}

static const char *run_seen(struct seen *seen, const char *text)
{
    struct script script;
    const char *error;

    memset(seen, 0, sizeof *seen);
    script_begin(&script);
    script.on_expect = note;
    script.with = seen;
    error = script_text(&script, text);
    script_end(&script);
    return error;
}

CASE(an_expectation_has_the_name_of_the_comment_before_it)
{
    static const char *const names[] = {
        "", "the first one (M0-01)", "the first one (M0-01)", "here",
        "not only one", "",
    };
    struct seen seen;

    BEGIN_CASE;
    assert_null(run_seen(&seen, SIM "expect SW 0\n"
        "# the first one (M0-01)\n@2\nexpect SW 0\n\nexpect LD 00000000\n"
        "expect BTN 0 #  \there\n   ### ## not only one\r\nexpect SW 1\n"
        "#\n@5 expect AN \"_A-b\"\n"));
    assert_int_equal(seen.count, 6);
    assert_int_equal(seen.held, 5);
    for (int i = 0; i < 6; i++)
        assert_string_equal(seen.names[i], names[i]);
    assert_int_equal(seen.lines[0], 3);
    assert_int_equal(seen.lines[5], 13);
    assert_string_equal(seen.last.part, "AN");
    assert_string_equal(seen.last.wanted, "_A-b");
    assert_string_equal(seen.last.actual, "_A-b");
}

CASE(a_failed_expectation_is_no_error_and_a_wrong_one_is)
{
    struct seen seen;

    BEGIN_CASE;
    assert_null(run_seen(&seen, SIM "expect SW 1\n@1\n"));
    assert_int_equal(seen.count, 1);
    assert_int_equal(seen.held, 0);
    rig_says(run_seen(&seen, SIM "expect SX 1\n"), "no part 'SX'|mean 'SW");
    assert_int_equal(seen.count, 0);
    rig_says(run_seen(&seen, SIM "expect\n"), "missing part|expect");
    check_end(SIM "expect SW 1\n", 0, DARK);    /* nobody listens */
}

CASE(a_long_name_is_cut_not_crashed)
{
    char text[600] = SIM "#";
    struct seen seen;

    BEGIN_CASE;
    memset(text + strlen(text), 'n', 400);
    strcat(text, "\nexpect SW 0\n");
    assert_null(run_seen(&seen, text));
    assert_int_equal(strlen(seen.names[0]), SCRIPT_NAME_MAX - 1);
}

/* Rewind */

CASE(rewind_takes_back)
{
    BEGIN_CASE;
    check_end(SIM "@5 set SW 1\n@9 set SW 2\nrewind 7\n", 7, "00000001");
    check_end(SIM "@5 set SW 1\n@9 set SW 2\nrewind 5\n", 5, DARK);
    check_end(SIM "@5 set SW 1\nrewind 0\n@2 set SW 4\n", 2, "00000100");
    check_end(SIM "@5 set SW 1\nrewind 12\n", 12, "00000001");
    check_end(SIM "@5 set SW 1\n@8 rewind 0x6\n", 6, "00000001");
    check_wrong(SIM "rewind\n", 3, "missing tick|rewind 120");
    check_wrong(SIM "rewind back\n", 3, "missing tick|rewind 120");
    check_wrong(SIM "@9\nrewind 3\n@3\n@2\n", 6, "tick 2 has passed|3 already");
}

/* Other errors */

CASE(an_error_names_its_line)
{
    BEGIN_CASE;
    check_wrong(SIM "\n\n# x\npress BTN9\n@5\n", 6, "no part 'BTN9'");
    check_wrong(SIM "@5 pres BTN0\n", 3, "'pres'|mean 'press'");
    check_wrong(SIM "+1 +1 press BTN0\n", 3, "no event '+1'");
    check_wrong(SIM "@5 open duel\n", 3, "no event 'open'");
    check_wrong(SIM "set SW \"1\n", 3, "quote");
    check_wrong(SIM "@1 \"open\n", 3, "too long or has an unclosed quote");
    check_wrong(SIM "\"open\n", 3, "too long or has an unclosed quote");
    check_wrong(SIM "abcdefghijklmnopqrstuvwxyz\n", 3, "too long");
}

CASE(words_behind_the_end_of_a_line_are_errors)
{
    BEGIN_CASE;
    check_wrong("boardwalk 1 2\n", 1, "unexpected word");
    check_wrong(SIM "wait 1s 2s\n", 3, "unexpected word");
    check_wrong(SIM "rewind 0 0\n", 3, "unexpected word");
    check_wrong(SIM "expect SW 0 0\n", 3, "too many");
    check_wrong(SIM "press BTN0 BTN1\n", 3, "unexpected word");
}

CASE(a_line_may_have_499_characters)
{
    char text[700] = SIM "set SW 1 #";
    size_t begin = strlen(SIM), length;

    BEGIN_CASE;
    length = strlen(text) - begin;
    memset(text + begin + length, '-', 499 - length);
    check_end(text, 0, "00000001");
    strcat(text, "-");
    check_wrong(text, 3, "too long|499");
    memset(text + begin + length, '-', 680 - begin - length);
    strcat(text, "\n@5\n");
    check_wrong(text, 3, "too long|499");
}

CASE(after_an_error_nothing_more_is_done)
{
    struct script script;

    BEGIN_CASE;
    script_begin(&script);
    assert_non_null(script_text(&script, SIM "@5\npress X\n@9\n"));
    assert_int_equal(session_tick(script.session), 5);
    script_end(&script);
}

/* Budget and hand-over */

CASE(a_script_may_be_given_a_budget_of_ticks)
{
    struct script script;

    BEGIN_CASE;
    script_begin(&script);
    script.ticks_left = 1000;
    assert_null(script_text(&script, HEAD "open duel:basys2#1\n@300\n"));
    assert_int_equal(script.ticks_left, 700);
    assert_null(script_line(&script, "tap BTN1"));
    assert_int_equal(script.ticks_left, 580);
    assert_null(script_line(&script, "wait 0.5s"));
    rig_says(script_line(&script, "+81"), "is exceeded");
    assert_int_equal(session_tick(script.session), 920);
    assert_null(script_line(&script, "+80"));
    rig_says(script_line(&script, "wait 1t"), "is exceeded");
    rig_says(script_line(&script, "rewind 5000"), "is exceeded");
    assert_int_equal(script.ticks_left, 0);
    script_end(&script);
}

CASE(taps_do_not_break_the_budget)
{
    struct script script;

    BEGIN_CASE;
    script_begin(&script);
    script.ticks_left = 130;
    assert_null(script_text(&script, HEAD "open duel:basys2#1\ntap BTN1\n"));
    assert_int_equal(script.ticks_left, 10);
    rig_says(script_line(&script, "tap BTN1"), "is exceeded");
    script_end(&script);
}

CASE(the_session_can_be_taken_over)
{
    struct script script = begun(SIM "@5 set SW 1\n");
    struct session *session = script_take(&script);

    BEGIN_CASE;
    assert_null(script.session);
    script_end(&script);
    assert_int_equal(session_tick(session), 5);
    session_close(session);
}

/* Much as in script.h and in the manual. */
CASE(the_example_of_the_manual_runs)
{
    struct seen seen;

    BEGIN_CASE;
    assert_null(run_seen(&seen,
        "boardwalk 1\nopen duel:basys2#42 repeat=membership\n"
        "@0 press BTN3\n+60 release BTN3\nwait 3s\n"
        "# the maker is called (M0-14)\nexpect AN \"_P-A\"\n"
        "wait 2s\nset SW 1\ntap BTN3\nexpect LD 00000000\n"));
    assert_int_equal(seen.count, 2);
    assert_int_equal(seen.held, 2);
    assert_string_equal(seen.names[0], "the maker is called (M0-14)");
}

static const struct CMUnitTest tests[] = {
    TEST("script: it has a head and opens a machine",
         a_script_has_a_head_and_opens_a_machine),
    TEST("script: a bad head is explained", a_bad_head_is_explained),
    TEST("script: after a bad open there is no session",
         after_a_bad_open_there_is_no_session),
    TEST("script: time is absolute or relative",
         time_is_absolute_or_relative),
    TEST("script: waiting is in s, ms or ticks, rounded up",
         waiting_is_in_seconds_milliseconds_or_ticks),
    TEST("script: a long wait does not overflow",
         a_long_wait_does_not_overflow),
    TEST("script: a bad time is explained", a_bad_time_is_explained),
    TEST("script: comments and blanks do nothing",
         comments_and_blanks_do_nothing),
    TEST("script: a hash is a comment only behind a space",
         a_hash_is_a_comment_only_behind_a_space),
    TEST("script: a hash in quotes is no comment",
         a_hash_in_quotes_is_no_comment),
    TEST("script: lines may end as on other systems",
         lines_may_end_as_on_other_systems),
    TEST("script: an expectation is named by the comment before it",
         an_expectation_has_the_name_of_the_comment_before_it),
    TEST("script: a failed expectation is no error, a wrong one is",
         a_failed_expectation_is_no_error_and_a_wrong_one_is),
    TEST("script: a long name is cut", a_long_name_is_cut_not_crashed),
    TEST("script: rewind takes back", rewind_takes_back),
    TEST("script: an error names its line", an_error_names_its_line),
    TEST("script: words behind the end of a line are errors",
         words_behind_the_end_of_a_line_are_errors),
    TEST("script: a line may have 499 characters",
         a_line_may_have_499_characters),
    TEST("script: after an error nothing more is done",
         after_an_error_nothing_more_is_done),
    TEST("script: it may be given a budget of ticks",
         a_script_may_be_given_a_budget_of_ticks),
    TEST("script: taps do not break the budget",
         taps_do_not_break_the_budget),
    TEST("script: the session can be taken over",
         the_session_can_be_taken_over),
    TEST("script: the example of the manual runs",
         the_example_of_the_manual_runs),
};

CHECK_MAIN("script", tests)
