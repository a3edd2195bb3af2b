/* test_pace.c - how fast time passes: exact in the long run. */
#include "rig.h"

#include <string.h>

#include "bench/pace.h"

static const struct {
    uint32_t tenths;
    const char *name;
} speeds[] = {
    {1, "0.1x"}, {2, "0.2x"}, {5, "0.5x"}, {10, "1x"}, {20, "2x"},
    {50, "5x"}, {100, "10x"}, {1000, "100x"}, {10000, "1000x"},
    {PACE_UNLIMITED, "unlimited"},
};

enum { SPEEDS = sizeof speeds / sizeof speeds[0], REAL_TIME = 3 };

static const uint64_t second_ns = 1000000000;

CASE(it_begins_in_real_time)
{
    struct pace pace;

    BEGIN_CASE;
    memset(&pace, 0xff, sizeof pace);
    pace_begin(&pace);
    assert_int_equal(pace.speed_tenths, 10);
    assert_int_equal(pace.is_paused, 0);
    assert_string_equal(pace_name(&pace), "1x");
    assert_int_equal(pace_ticks(&pace, second_ns / 10, 1000, 1), 100);
}

static void check_speed(const struct pace *pace, int speed)
{
    assert_int_equal(pace->speed_tenths, speeds[speed].tenths);
    assert_string_equal(pace_name(pace), speeds[speed].name);
}

CASE(the_speeds_are_in_order)
{
    struct pace pace;

    BEGIN_CASE;
    pace_begin(&pace);
    for (int i = REAL_TIME + 1; i < SPEEDS; i++) {
        pace_faster(&pace);
        check_speed(&pace, i);
    }
    pace_faster(&pace);                 /* nothing is faster than that */
    check_speed(&pace, SPEEDS - 1);
    for (int i = SPEEDS - 2; i >= 0; i--) {
        pace_slower(&pace);
        check_speed(&pace, i);
    }
    pace_slower(&pace);
    check_speed(&pace, 0);
}

/* One hour in frames of 1 ns to 50 ms: after each of them exactly the ticks
 * that are due, in whole steps. */
static void check_hour(struct rng *rng, uint32_t tenths, uint32_t hz,
                       uint32_t step)
{
    struct pace pace;
    uint64_t passed_ns = 0, ran = 0;

    pace_begin(&pace);
    pace.speed_tenths = tenths;
    while (passed_ns < 3600 * second_ns) {
        uint64_t frame_ns = 1 + rng_below(rng, 50000000);
        uint64_t ticks = pace_ticks(&pace, frame_ns, hz, step), due;

        passed_ns += frame_ns;
        ran += ticks;
        assert_int_equal(ticks % step, 0);
        due = passed_ns / second_ns * hz * tenths
            + passed_ns % second_ns * hz * tenths / second_ns;
        assert_int_equal(ran, due / 10 / step * step);
    }
}

CASE(an_hour_has_exactly_its_ticks_at_every_speed)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "pace");
    for (int i = 0; i < SPEEDS - 1; i++) {
        check_hour(&rng, speeds[i].tenths, 1000, 4);
        check_hour(&rng, speeds[i].tenths, 2, 1);
        check_hour(&rng, speeds[i].tenths, 997, 7);
    }
    check_hour(&rng, 10, 1000000, 16);
}

CASE(a_long_sleep_is_forgotten)
{
    struct pace pace;

    BEGIN_CASE;
    pace_begin(&pace);
    assert_int_equal(pace_ticks(&pace, second_ns / 4, 1000, 1), 250);
    assert_int_equal(pace_ticks(&pace, second_ns / 4 + 1, 1000, 1), 250);
    assert_int_equal(pace_ticks(&pace, 3600 * second_ns, 1000, 1), 250);
    assert_int_equal(pace_ticks(&pace, UINT64_MAX, 1000, 1), 250);
    assert_int_equal(pace_ticks(&pace, second_ns / 10, 1000, 1), 100);
    pace.speed_tenths = 10000;
    assert_int_equal(pace_ticks(&pace, UINT64_MAX, 1000, 4), 250000);
    assert_int_equal(pace_ticks(&pace, UINT64_MAX, 1000000, 4), 250000000);
}

/* What is owed stays owed; what passes during a pause is not. */
CASE(time_stands_still_during_a_pause)
{
    struct pace pace;

    BEGIN_CASE;
    pace_begin(&pace);
    assert_int_equal(pace_ticks(&pace, second_ns / 5, 2, 1), 0);
    pace.is_paused = 1;
    for (int i = 0; i < 100; i++)
        assert_int_equal(pace_ticks(&pace, second_ns / 10, 2, 1), 0);
    pace.is_paused = 0;
    assert_int_equal(pace_ticks(&pace, second_ns / 5, 2, 1), 0);
    assert_int_equal(pace_ticks(&pace, second_ns / 10, 2, 1), 1);
    assert_int_equal(pace_ticks(&pace, 0, 2, 1), 0);
}

/* Else a slow speed's rest would be a jump at a fast one. */
CASE(a_new_speed_owes_nothing)
{
    struct pace pace;

    BEGIN_CASE;
    pace_begin(&pace);
    assert_int_equal(pace_ticks(&pace, second_ns / 5, 2, 1), 0);
    pace_faster(&pace);
    assert_int_equal(pace_ticks(&pace, second_ns / 5, 2, 1), 0);
    assert_int_equal(pace_ticks(&pace, second_ns / 20, 2, 1), 1);
}

static const struct CMUnitTest tests[] = {
    TEST("pace: it begins in real time", it_begins_in_real_time),
    TEST("pace: the speeds are in order and have names",
         the_speeds_are_in_order),
    TEST("pace: an hour has exactly its ticks at every speed",
         an_hour_has_exactly_its_ticks_at_every_speed),
    TEST("pace: a long sleep is forgotten", a_long_sleep_is_forgotten),
    TEST("pace: time stands still during a pause",
         time_stands_still_during_a_pause),
    TEST("pace: a new speed owes nothing", a_new_speed_owes_nothing),
};

CHECK_MAIN("pace", tests)
