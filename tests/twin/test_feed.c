/* test_feed.c - what happens in a session reaches the pair, tick by tick:
 * also when it is taken back, and when power goes. */
#include "check.h"

#include "bench/script.h"
#include "fake_pair.h"
#include "twin/feed.h"

static struct fake_pair fake;
static struct feed feed;

static uint64_t last_power;

static void run(struct script *script, const char *const *lines)
{
    for (int i = 0; lines[i]; i++)
        assert_null(script_line(script, lines[i]));
}

/* The pins of the session's whole life, by playing it once more. */
static uint64_t sum_of_replay(struct session *session)
{
    uint64_t sum = 0, end = session_end(session);

    session_watch(session, NULL, NULL);
    session_seek(session, 0);
    for (uint64_t tick = 0; tick < end; tick++) {
        session_run(session, 1);
        if (tick == last_power && tick)
            sum = 0;
        sum = fake_pair_mix(sum, session_in(session));
    }
    return sum;
}

static void check_fed(const char *const *lines, uint64_t power_tick)
{
    struct script script;

    fake_pair_begin(&fake);
    feed = (struct feed){0};
    last_power = power_tick;
    script_begin(&script);
    assert_null(script_line(&script, "boardwalk 1"));
    assert_null(script_line(&script, "open duel:basys2#1"));
    feed_begin(&feed, &fake.pair, script.session);
    run(&script, lines);
    assert_null(feed_end(&feed));
    assert_int_equal(feed.steps.ticks, session_tick(script.session));
    assert_true(fake.sum == sum_of_replay(script.session));
    feed_free(&feed);
    script_end(&script);
}

CASE(a_session_is_fed)
{
    static const char *const lines[] = {
        "wait 1s", "tap BTN3", "set SW 5", "wait 3s", "press BTN0", "wait 7ms",
        "release BTN0", "wait 1ms", NULL};

    BEGIN_CASE;
    check_fed(lines, 0);
}

CASE(a_session_taken_back_is_fed_again_from_there)
{
    static const char *const lines[] = {
        "wait 1s", "tap BTN3", "set SW 5", "wait 3s", "rewind 1500",
        "press BTN0", "wait 20ms", "release BTN0", "wait 6s", "rewind 4000",
        "set SW 3", "wait 100ms", NULL};

    BEGIN_CASE;
    check_fed(lines, 0);
}

CASE(power_reaches_the_pair)
{
    static const char *const lines[] = {
        "press BTN3", "wait 1500ms", "power", "wait 700ms", NULL};

    BEGIN_CASE;
    check_fed(lines, 1500);
    assert_int_equal(fake.power_ups, 1);
}

CASE(a_session_taken_back_over_power_is_fed_right)
{
    static const char *const lines[] = {
        "press BTN3", "wait 1500ms", "power", "wait 700ms", "rewind 1600",
        "release BTN3", "wait 50ms", NULL};

    BEGIN_CASE;
    check_fed(lines, 1500);
}

static const struct CMUnitTest tests[] = {
    TEST("feed: a session is fed", a_session_is_fed),
    TEST("feed: one taken back is fed again from there",
         a_session_taken_back_is_fed_again_from_there),
    TEST("feed: power reaches the pair", power_reaches_the_pair),
    TEST("feed: one taken back over power is fed right",
         a_session_taken_back_over_power_is_fed_right),
};

CHECK_MAIN("feed", tests)
