/* test_script_repeat.c - scripts in which lines are done many times. */
#include "rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/script.h"

#define DUEL "boardwalk 1\nopen duel:basys2#7\n"

static int expectations;

static void count_expectation(void *with, const struct script *script,
                              const struct look_answer *answer)
{
    (void)with;
    (void)script;
    expectations += answer->holds;
}

static void begin(struct script *script)
{
    expectations = 0;
    script_begin(script);
    script->on_expect = count_expectation;
    script_allow(script, &(struct script_limit){.ticks = 10000000});
}

/* Both do the same: same events, same ticks. */
static void compare_texts(const char *is, const char *should)
{
    struct script a, b;

    begin(&a);
    assert_null(script_text(&a, is));
    begin(&b);
    assert_null(script_text(&b, should));
    rig_compare(a.session, b.session);
    assert_int_equal(session_event_count(a.session),
                     session_event_count(b.session));
    script_end(&a);
    script_end(&b);
}

static void refuse(const char *text, const char *says, int line)
{
    struct script script;

    begin(&script);
    rig_says(script_text(&script, text), says);
    assert_int_equal(script.line, line);
    script_end(&script);
}

CASE(lines_are_done_as_often_as_it_says)
{
    BEGIN_CASE;
    compare_texts(DUEL "repeat 3\n  tap BTN3\n  +20 set SW 5\nend\nwait 1s\n",
                  DUEL "tap BTN3\n+20 set SW 5\ntap BTN3\n+20 set SW 5\n"
                  "tap BTN3\n+20 set SW 5\nwait 1s\n");
    compare_texts(DUEL "@100 repeat 2 # twice\ntap BTN0\nend # of it\n",
                  DUEL "@100 tap BTN0\ntap BTN0\n");
    compare_texts(DUEL "repeat 5\nend\n", DUEL);
}

CASE(blocks_may_be_in_one_another)
{
    BEGIN_CASE;
    compare_texts(DUEL "repeat 2\nrepeat 3\ntap BTN3\nend\n+9 repeat 1\n"
                  "tap BTN0\nend\nend\n",
                  DUEL "tap BTN3\ntap BTN3\ntap BTN3\n+9 tap BTN0\n"
                  "tap BTN3\ntap BTN3\ntap BTN3\n+9 tap BTN0\n");
    refuse(DUEL "repeat 1\nrepeat 1\nrepeat 1\nrepeat 1\nrepeat 1\n",
           "at most four", 7);
}

CASE(expectations_are_looked_at_each_time)
{
    struct script script;

    BEGIN_CASE;
    begin(&script);
    assert_null(script_text(&script, DUEL "+4 repeat 4\n"
                            "expect AN \"_A-b\"\n+10\nend\n"));
    assert_int_equal(expectations, 4);
    assert_int_equal(script.line, 6);
    script_end(&script);
}

/* The line that is wrong is told where it stands, whenever it is done. */
CASE(what_is_wrong_is_told_with_its_line)
{
    BEGIN_CASE;
    refuse(DUEL "repeat 2\ntap BTN3\nend\ntap BTN9\n", "BTN9", 6);
    refuse(DUEL "repeat 2\ntap BTN3\ntap BTN9\nend\n", "BTN9", 5);
    refuse(DUEL "repeat 2\n@100 tap BTN3\nend\n", "tick 100 has passed", 4);
    refuse(DUEL "tap BTN3\nrepeat 2\ntap BTN3\n", "no 'end'", 4);
    refuse(DUEL "end\n", "'end' without a 'repeat'", 3);
    refuse(DUEL "repeat 2\ntap BTN3\nend 2\n", "stands alone", 5);
    refuse(DUEL "repeat\ntap BTN3\nend\n", "missing number", 3);
    refuse(DUEL "repeat 0\ntap BTN3\nend\n", "missing number", 3);
    refuse(DUEL "repeat 2 3\ntap BTN3\nend\n", "unexpected word", 3);
    refuse("boardwalk 1\nrepeat 2\nend\n", "no machine is open", 2);
    refuse(DUEL "repeat 2\nopen pegs\nend\n", "already open", 4);
}

/* However short the script, there is an end to what it does. */
CASE(a_script_is_not_busy_for_ever)
{
    BEGIN_CASE;
    refuse(DUEL "repeat 1000000000000\n# here\nend\n", "a million lines", 4);
    refuse(DUEL "repeat 1000000\nrepeat 1000000\n\nend\nend\n",
           "a million lines", 5);
    refuse(DUEL "repeat 1000000\nwait 300s\nend\n",
           "limit of machine time", 4);
}

static int stops_at_500(void *with)
{
    struct script *script = with;

    return session_tick(script->session) >= 500;
}

CASE(what_is_repeated_can_be_stopped)
{
    struct script script;

    BEGIN_CASE;
    begin(&script);
    script.on_expect = NULL;
    script.should_stop = stops_at_500;
    script.with = &script;
    assert_null(script_text(&script, DUEL "repeat 1000\n+100\nend\n"));
    assert_int_equal(session_tick(script.session), 500);
    script_end(&script);
}

static const struct CMUnitTest tests[] = {
    TEST("repeat: lines are done as often as it says",
         lines_are_done_as_often_as_it_says),
    TEST("repeat: blocks may be in one another",
         blocks_may_be_in_one_another),
    TEST("repeat: expectations are looked at each time",
         expectations_are_looked_at_each_time),
    TEST("repeat: what is wrong is told with its line",
         what_is_wrong_is_told_with_its_line),
    TEST("repeat: a script is not busy for ever",
         a_script_is_not_busy_for_ever),
    TEST("repeat: what is repeated can be stopped",
         what_is_repeated_can_be_stopped),
};

CHECK_MAIN("script_repeat", tests)
