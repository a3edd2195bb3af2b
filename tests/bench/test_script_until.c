/* test_script_until.c - scripts that wait for what the board shows, checks
 * with points, and hands that are never the same twice. */
#include "rig.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "bench/script.h"

#define DUEL "boardwalk 1\nopen duel:basys2#7\n"

/* What the callbacks were told. */
struct heard {
    int expectations, held, checks, verb;
    unsigned loses;
    uint64_t waited;
    char name[SCRIPT_NAME_MAX], actual[LOOK_MAX], check[SCRIPT_WORD_MAX];
};

static void hear(void *with, const struct script *script,
                 const struct look_answer *answer)
{
    struct heard *heard = with;

    heard->expectations++;
    heard->held += answer->holds;
    heard->verb = (int)script->verb;
    heard->loses = script->loses;
    heard->waited = script->waited_ticks;
    strcpy(heard->name, script->name);
    strcpy(heard->actual, answer->actual);
}

static void hear_check(void *with, const struct script *script)
{
    struct heard *heard = with;

    heard->checks++;
    strcpy(heard->check, script->check.name);
}

/* Runs a text to its end and returns the tick there. */
static uint64_t play(const char *text, struct heard *heard, const char *says)
{
    struct script script;
    const char *error;
    uint64_t tick;

    memset(heard, 0, sizeof *heard);
    script_begin(&script);
    script.on_expect = hear;
    script.on_check = hear_check;
    script.with = heard;
    error = script_text(&script, text);
    if (says)
        rig_says(error, says);
    else if (error)
        fail_msg("line %d: %s", script.line, error);
    tick = script.session ? session_tick(script.session) : 0;
    script_end(&script);
    return tick;
}

CASE(until_waits_as_long_as_it_takes_and_no_longer)
{
    struct heard heard;

    BEGIN_CASE;
    play(DUEL "tap BTN3\nuntil AN \"_P-A\" within 3s\n", &heard, NULL);
    assert_int_equal(heard.held, 1);
    assert_int_equal(heard.verb, SCRIPT_UNTIL);
    assert_true(heard.waited > 1800 && heard.waited < 2100);
}

CASE(until_gives_up_after_its_time_and_goes_on)
{
    struct heard heard;
    uint64_t tick = play(DUEL "until AN \"_P-b\" within 250ms\n"
                         "expect AN \"_A-b\"\n", &heard, NULL);

    BEGIN_CASE;
    assert_int_equal(heard.expectations, 2);
    assert_int_equal(heard.held, 1);
    assert_int_equal(tick, 250);
}

CASE(hold_ends_where_it_does_not_hold_any_more)
{
    struct heard heard;

    BEGIN_CASE;
    play(DUEL "wait 20ms\ntap BTN3\nhold AN \"_0-0\" for 1.5s\n", &heard,
         NULL);
    assert_int_equal(heard.held, 1);
    play(DUEL "wait 20ms\ntap BTN3\nhold AN \"_0-0\" for 4s\n", &heard, NULL);
    assert_int_equal(heard.held, 0);
    assert_true(heard.waited < 2100);
}

CASE(or_fail_says_what_is_lost_and_names_it)
{
    struct heard heard;

    BEGIN_CASE;
    play(DUEL "# a comment\nexpect AN \"_P-A\" or fail 3 \"A is called\"\n",
         &heard, NULL);
    assert_int_equal(heard.loses, 3);
    assert_string_equal(heard.name, "A is called");
    play(DUEL "# a comment\nexpect AN \"_P-A\"\n", &heard, NULL);
    assert_true(heard.loses == UINT_MAX);
    assert_string_equal(heard.name, "a comment");
}

CASE(limits_have_names_and_a_default)
{
    struct heard heard;

    BEGIN_CASE;
    assert_int_equal(play(DUEL "limit soon 100ms\nlimit default 50ms\n"
                          "until AN \"8888\" within soon\n"
                          "until AN \"8888\"\n", &heard, NULL), 150);
    play(DUEL "until AN \"8888\"\n", &heard, "until needs a time");
    play(DUEL "until AN \"8888\" within soon\n", &heard, "missing time");
}

CASE(every_check_begins_where_the_first_one_did)
{
    struct heard heard;
    uint64_t tick = play(DUEL "wait 1s\n"
                         "check one 2 \"A starts\"\ntap BTN3\n"
                         "until AN \"_P-A\" within 3s\n"
                         "check two 3 \"b starts\"\nexpect AN \"_A-b\"\n"
                         "tap BTN0\nuntil AN \"_P-b\" within 3s\n"
                         "check three 1 \"nobody does\"\n", &heard, NULL);

    BEGIN_CASE;
    assert_int_equal(heard.checks, 3);
    assert_int_equal(heard.held, 3);
    assert_int_equal(tick, 1000);
    assert_string_equal(heard.check, "three");
}

/* What a check does is the same whether those before it ran or not. */
CASE(a_hand_that_jitters_depends_on_seed_and_check_alone)
{
    static const char first[] = "check a 1 \"a\"\ntap BTN3\n";
    static const char last[] = "check b 1 \"b\"\ntap BTN3\ntap BTN0\n"
                               "set SW any 00000001 00000010 00000100\n";
    struct heard heard;
    char both[400], alone[400], other[400];
    uint64_t ticks;

    BEGIN_CASE;
    snprintf(both, sizeof both, DUEL "jitter 90ms\nbounce 3ms\n%s%s", first,
             last);
    snprintf(alone, sizeof alone, DUEL "jitter 90ms\nbounce 3ms\n%s", last);
    snprintf(other, sizeof other, "boardwalk 1\nopen duel:basys2#8\n"
             "jitter 90ms\nbounce 3ms\n%s", last);
    ticks = play(alone, &heard, NULL);
    assert_int_equal(play(both, &heard, NULL), ticks);
    assert_int_not_equal(play(other, &heard, NULL), ticks);
    assert_true(ticks >= 240 && ticks <= 240 + 360 + 4 * 12);
}

/* Ticks that four presses take after a value has been set. */
static uint64_t ticks_with(const char *name, const char *value)
{
    struct heard heard;
    char text[300];

    snprintf(text, sizeof text, DUEL "jitter 90ms\nbounce 3ms\n"
             "check %s 1 \"a\"\nset SW %s\ntap BTN3\ntap BTN0\n"
             "tap BTN3\ntap BTN0\n", name, value);
    return play(text, &heard, NULL);
}

CASE(checks_have_the_same_hand_until_they_set_other_values)
{
    BEGIN_CASE;
    assert_int_equal(ticks_with("a", "00000001"),
                     ticks_with("b", "00000001"));
    assert_int_not_equal(ticks_with("a", "00000001"),
                         ticks_with("a", "00000010"));
}

CASE(a_debounced_machine_takes_a_press_that_bounces_once)
{
    struct heard heard;

    BEGIN_CASE;
    play(DUEL "jitter 50ms\nbounce 4ms\ntap BTN3\n"
         "until AN \"_P-A\" within 3s\nuntil AN \"-___\" within 3s\n"
         "set SW 00000001\ntap BTN3\nuntil AN \"-A__\" within 1s\n"
         "hold AN \"-A__\" for 500ms\n", &heard, NULL);
    assert_int_equal(heard.held, heard.expectations);
}

CASE(a_value_is_drawn_among_those_named_and_no_other)
{
    struct heard heard;
    int seen[2] = {0, 0};

    BEGIN_CASE;
    for (int seed = 0; seed < 32; seed++) {
        char text[200];

        snprintf(text, sizeof text, "boardwalk 1\nopen duel:basys2#%d\n"
                 "set SW any 00000001 00000110\nexpect SW 000000xx\n", seed);
        play(text, &heard, NULL);
        seen[heard.held]++;
        assert_true(!strcmp(heard.actual, "00000001")
                    || !strcmp(heard.actual, "00000110"));
    }
    assert_true(seen[0] > 4 && seen[1] > 4);
}

CASE(mistakes_are_answered_with_what_would_be_right)
{
    struct heard heard;

    BEGIN_CASE;
    play(DUEL "hold AN \"____\" within 1s\n", &heard, "hold takes a time");
    play(DUEL "expect AN \"____\" within 1s\n", &heard, "checks at once");
    play(DUEL "until AN \"8888\" for 1s\n", &heard, "belongs to hold");
    play(DUEL "until AN \"8888\" soon\n", &heard, "too many words at 'soon'");
    play(DUEL "expect AN \"____\" or lose\n", &heard, "after 'or'");
    play(DUEL "check lives\n", &heard, "a check has a name");
    play(DUEL "match AN for 2s within 1s\n", &heard, "golden machine");
    play(DUEL "match AN for 2s\n", &heard, "match takes two times");
    play(DUEL "set SW any\n", &heard, "missing values");
    play(DUEL "jitter 20s\n", &heard, "not that slow");
    play(DUEL "limit soon\n", &heard, "limit NAME TIME");
    play(DUEL "limit soon 3x\n", &heard, "unknown unit");
}

CASE(a_wait_without_end_is_stopped_by_the_limit_of_machine_time)
{
    struct heard heard;

    BEGIN_CASE;
    play(DUEL "until AN \"8888\" within 999999999s\n", &heard,
         "the limit of machine time");
}

static const struct CMUnitTest tests[] = {
    TEST("script: until waits as long as it takes and no longer",
         until_waits_as_long_as_it_takes_and_no_longer),
    TEST("script: until gives up after its time and goes on",
         until_gives_up_after_its_time_and_goes_on),
    TEST("script: hold ends where it does not hold any more",
         hold_ends_where_it_does_not_hold_any_more),
    TEST("script: or fail says what is lost and names it",
         or_fail_says_what_is_lost_and_names_it),
    TEST("script: limits have names and a default",
         limits_have_names_and_a_default),
    TEST("script: every check begins where the first one did",
         every_check_begins_where_the_first_one_did),
    TEST("script: a hand that jitters depends on seed and check alone",
         a_hand_that_jitters_depends_on_seed_and_check_alone),
    TEST("script: checks have the same hand until they set other values",
         checks_have_the_same_hand_until_they_set_other_values),
    TEST("script: a debounced machine takes a press that bounces once",
         a_debounced_machine_takes_a_press_that_bounces_once),
    TEST("script: a value is drawn among those named and no other",
         a_value_is_drawn_among_those_named_and_no_other),
    TEST("script: mistakes are answered with what would be right",
         mistakes_are_answered_with_what_would_be_right),
    TEST("script: a wait without end is stopped by the limit of machine time",
         a_wait_without_end_is_stopped_by_the_limit_of_machine_time),
};

CHECK_MAIN("script_until", tests)
