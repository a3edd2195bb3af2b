/* test_duel_time.c - how many clocks a message and a blink last. */
#include "check.h"

#include "machines/duel/duel_driver.h"

/* Clocks until the outputs change, the one now shown counted too. */
static uint32_t clocks_shown(struct driver *d)
{
    pins before = d->out;
    uint32_t clocks = 0;

    for (; d->out == before && clocks < 100000; clocks++)
        driver_clock(d, 0);
    return clocks;
}

static void assert_message(struct driver *d, const char *digits)
{
    assert_digits(d, digits);
    assert_leds(d, 0);
    assert_int_equal(clocks_shown(d), 2 * d->clock_hz);
}

/* A whole match with each message timed, one after the other. */
static void time_a_match(uint32_t clock_hz)
{
    struct driver d = driver_open(clock_hz, "");

    driver_play(&d, "a");
    assert_message(&d, "_0-0");
    assert_message(&d, "_P-A");
    driver_play(&d, DRIVER_MAKE);
    assert_message(&d, "_P-b");
    assert_message(&d, "_L-3");
    driver_play(&d, DRIVER_WRONG "b");
    assert_message(&d, "_L-2");
    driver_play(&d, DRIVER_WRONG "b");
    assert_message(&d, "_L-1");
    driver_play(&d, DRIVER_WRONG "b");
    assert_message(&d, "ALEF");
    assert_message(&d, "_1-0");
    assert_message(&d, "_P-b");
    driver_play_for(&d, 'b', DRIVER_MAKE);
    assert_message(&d, "_P-A");
    assert_message(&d, "_L-3");
    driver_play_for(&d, 'b', DRIVER_RIGHT "b");
    assert_message(&d, "_2-0");
    assert_leds(&d, 0xff);
}

CASE(messages_last_two_seconds)
{
    BEGIN_CASE;
    time_a_match(2);
    time_a_match(50);
    time_a_match(60);
    time_a_match(1000);
}

static void time_a_game_alone(uint32_t clock_hz)
{
    struct driver d = driver_open(clock_hz, "");

    driver_play(&d, "1a");
    assert_message(&d, "_P-A");
    assert_message(&d, "_L-3");
    for (int i = 0; i < 3; i++)
        driver_play(&d, i < 2 ? "UaUaUaUaa." : "UaUaUaUaa");
    assert_leds(&d, 0);
    assert_int_equal(clocks_shown(&d), 2 * clock_hz);
    assert_leds(&d, 0xff);
}

CASE(messages_last_two_seconds_alone)
{
    BEGIN_CASE;
    time_a_game_alone(2);
    time_a_game_alone(50);
    time_a_game_alone(1000);
}

static struct driver at_the_end(uint32_t clock_hz)
{
    struct driver d = driver_open(clock_hz, "");

    driver_play(&d, "a.." DRIVER_LOST "..");
    driver_play_for(&d, 'b', DRIVER_FOUND ".");
    return d;
}

static void time_blinks(uint32_t clock_hz)
{
    struct driver d = at_the_end(clock_hz);

    for (int i = 0; i < 20; i++) {
        assert_leds(&d, i % 2 ? 0 : 0xff);
        assert_digits(&d, "_2-0");
        assert_int_equal(clocks_shown(&d), clock_hz / 2);
    }
}

CASE(leds_blink_once_a_second_half_on_half_off)
{
    BEGIN_CASE;
    time_blinks(2);
    time_blinks(50);
    time_blinks(60);
    time_blinks(1000);
}

/* In figures, so that nobody need believe the sums above. */
CASE(at_50_hz_a_message_is_100_clocks_and_a_blink_25)
{
    struct driver d = driver_open(50, ""), end = at_the_end(50);

    BEGIN_CASE;
    driver_play(&d, "a");
    assert_int_equal(clocks_shown(&d), 100);
    assert_digits(&d, "_P-A");
    assert_int_equal(clocks_shown(&d), 100);
    assert_int_equal(clocks_shown(&end), 25);
    assert_int_equal(clocks_shown(&end), 25);
}

CASE(at_2_hz_a_message_is_4_clocks_and_a_blink_1)
{
    struct driver d = driver_open(2, ""), end = at_the_end(2);

    BEGIN_CASE;
    driver_play(&d, "a");
    assert_int_equal(clocks_shown(&d), 4);
    assert_int_equal(clocks_shown(&d), 4);
    assert_int_equal(clocks_shown(&end), 1);
    assert_int_equal(clocks_shown(&end), 1);
}

/* Impatience changes nothing: every clock of every message has a press. */
CASE(presses_do_not_shorten_a_message)
{
    struct driver d = driver_open(50, "");

    BEGIN_CASE;
    driver_play(&d, "aU");
    for (int i = 0; i < 200; i++) {
        assert_digits(&d, i < 100 ? "_0-0" : "_P-A");
        driver_clock(&d, PIN(DUEL_ENTER_A) | PIN(DUEL_ENTER_B));
    }
    assert_digits(&d, "U___");
}

/* The blinking begins anew with every match that ends. */
CASE(every_end_blinks_from_the_first_clock)
{
    struct driver d = at_the_end(50);

    BEGIN_CASE;
    driver_play(&d, ",,,,,,,a" "a.." DRIVER_LOST "..");
    driver_play_for(&d, 'b', DRIVER_FOUND ".");
    assert_leds(&d, 0xff);
    assert_int_equal(clocks_shown(&d), 25);
}

static const struct CMUnitTest tests[] = {
    TEST("duel: messages last two seconds each, whatever the clock "
         "(M0-15, M0-39, M0-52, M0-56)", messages_last_two_seconds),
    TEST("duel: messages last two seconds each for A alone",
         messages_last_two_seconds_alone),
    TEST("duel: LEDs blink once a second, half on, half off (M0-58)",
         leds_blink_once_a_second_half_on_half_off),
    TEST("duel: at 50 Hz a message is 100 clocks, a blink 25 (M0-86)",
         at_50_hz_a_message_is_100_clocks_and_a_blink_25),
    TEST("duel: at 2 Hz a message is 4 clocks, a blink 1 (M0-74)",
         at_2_hz_a_message_is_4_clocks_and_a_blink_1),
    TEST("duel: presses do not shorten a message",
         presses_do_not_shorten_a_message),
    TEST("duel: every end blinks from its first clock",
         every_end_blinks_from_the_first_clock),
};

CHECK_MAIN("duel: time", tests)
