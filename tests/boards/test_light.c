/* test_light.c - the light meter against plain counters. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "boards/light.h"

/* The second witness: one counter for each light. */
struct counters { uint32_t on[LIGHTS_MAX]; };

static void count(struct counters *self, const struct lights *lit)
{
    for (int i = 0; i < LIGHTS_MAX; i++)
        self->on[i] += (lit->word[i / 64] >> i % 64 & 1) != 0;
}

static void compare(const struct light_meter *meter,
                    const struct counters *counters)
{
    for (int i = 0; i < LIGHTS_MAX; i++)
        assert_int_equal(light_meter_read(meter, i), counters->on[i]);
}

/* Seldom lit, often lit, or half of the time, light by light. */
static struct lights some_lights(struct rng *rng, int t)
{
    struct lights lit;

    for (int w = 0; w < LIGHT_WORDS; w++) {
        lit.word[w] = rng_next(rng);
        if ((t / 1000 + w) % 3 == 0)
            lit.word[w] &= rng_next(rng) & rng_next(rng);
        else if ((t / 1000 + w) % 3 == 1)
            lit.word[w] |= rng_next(rng) | rng_next(rng);
    }
    return lit;
}

CASE(random_lights_are_counted_exactly)
{
    static struct light_meter meter;
    static struct counters counters;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "lights");
    light_meter_clear(&meter);
    for (int t = 0; t < 20000; t++) {
        struct lights lit = some_lights(&rng, t);

        light_meter_add(&meter, &lit, LIGHT_WORDS, 1);
        count(&counters, &lit);
        if (t % 997 == 0)
            compare(&meter, &counters);
    }
    compare(&meter, &counters);
    assert_int_equal(meter.ticks, 20000);
}

/* Far enough for every carry up to the 20th plane. */
CASE(a_long_run_is_counted_exactly)
{
    static struct light_meter meter;
    struct lights lit = {{1, 0, 0, UINT64_C(1) << 63}};

    BEGIN_CASE;
    light_meter_clear(&meter);
    for (uint32_t t = 0; t < 1100000; t++) {
        lit.word[1] = t % 2;
        light_meter_add(&meter, &lit, LIGHT_WORDS, 1);
    }
    assert_int_equal(light_meter_read(&meter, 0), 1100000);
    assert_int_equal(light_meter_read(&meter, 255), 1100000);
    assert_int_equal(light_meter_read(&meter, 64), 550000);
    assert_int_equal(light_meter_read(&meter, 1), 0);
    assert_int_equal(meter.ticks, 1100000);
}

/* The highest bits of a count, without waiting for them. */
CASE(a_carry_goes_up_to_the_last_plane)
{
    static struct light_meter meter;
    const struct lights lit = {{1, 0, 0, 0}};

    BEGIN_CASE;
    light_meter_clear(&meter);
    for (int k = 0; k < LIGHT_PLANES - 1; k++)
        meter.plane[0][k] = 1;
    assert_int_equal(light_meter_read(&meter, 0), 0x7fffffff);
    light_meter_add(&meter, &lit, 1, 1);
    assert_int_equal(light_meter_read(&meter, 0), 0x80000000);
}

CASE(many_ticks_at_once_are_as_many_one_by_one)
{
    static struct light_meter meter;
    static struct counters counters;
    struct rng rng;
    uint32_t ticks = 0;

    BEGIN_CASE;
    rng_seed(&rng, "many");
    light_meter_clear(&meter);
    for (int i = 0; i < 500; i++) {
        struct lights lit = some_lights(&rng, 7 * i);
        uint32_t many = (uint32_t)rng_below(&rng, 300);

        light_meter_add(&meter, &lit, LIGHT_WORDS, many);
        ticks += many;
        while (many--)
            count(&counters, &lit);
        compare(&meter, &counters);
    }
    assert_int_equal(meter.ticks, ticks);
}

CASE(only_the_words_of_the_board_are_counted)
{
    static struct light_meter meter;
    const struct lights lit = {{1, 1, 1, 1}};

    BEGIN_CASE;
    light_meter_clear(&meter);
    light_meter_add(&meter, &lit, 2, 1);
    assert_int_equal(light_meter_read(&meter, 0), 1);
    assert_int_equal(light_meter_read(&meter, 64), 1);
    assert_int_equal(light_meter_read(&meter, 128), 0);
    assert_int_equal(light_meter_read(&meter, 192), 0);
}

CASE(a_cleared_meter_is_at_zero)
{
    static struct light_meter meter;
    static const struct counters none;
    struct lights lit;

    BEGIN_CASE;
    memset(&lit, 0xff, sizeof lit);
    for (int t = 0; t < 100; t++)
        light_meter_add(&meter, &lit, LIGHT_WORDS, 1);
    light_meter_clear(&meter);
    assert_int_equal(meter.ticks, 0);
    compare(&meter, &none);
}

CASE(one_light_is_one_bit)
{
    BEGIN_CASE;
    for (int i = 0; i < LIGHTS_MAX; i++) {
        struct lights lit = {{0}};

        lit.word[i / 64] = UINT64_C(1) << i % 64;
        for (int j = 0; j < LIGHTS_MAX; j++)
            assert_int_equal(lights_has(&lit, j), i == j);
    }
}

CASE(brightness_is_the_share_of_time)
{
    BEGIN_CASE;
    assert_int_equal(light_brightness(0, 100, 1), 0);
    assert_int_equal(light_brightness(100, 100, 1), 255);
    assert_int_equal(light_brightness(20, 100, 1), 51);
    assert_int_equal(light_brightness(40, 100, 1), 102);
}

CASE(brightness_is_rounded_to_the_nearest)
{
    BEGIN_CASE;
    assert_int_equal(light_brightness(1, 2, 1), 128);
    assert_int_equal(light_brightness(1, 510, 1), 1);
    assert_int_equal(light_brightness(1, 511, 1), 0);
    assert_int_equal(light_brightness(1, 3, 1), 85);
    assert_int_equal(light_brightness(1, 1000, 4), 1);
    assert_int_equal(light_brightness(509, 510, 1), 255);
    assert_int_equal(light_brightness(507, 510, 1), 254);
}

CASE(a_digit_in_turn_is_as_bright_as_a_led)
{
    BEGIN_CASE;
    assert_int_equal(light_brightness(25, 100, 4), 255);
    assert_int_equal(light_brightness(5, 20, 4), 255);
    assert_int_equal(light_brightness(5, 40, 4), 128);
    assert_int_equal(light_brightness(0, 40, 4), 0);
}

CASE(brightness_has_a_top_and_no_overflow)
{
    BEGIN_CASE;
    assert_int_equal(light_brightness(26, 100, 4), 255);
    assert_int_equal(light_brightness(100, 100, 4), 255);
    assert_int_equal(light_brightness(UINT32_MAX, UINT32_MAX, 4), 255);
    assert_int_equal(light_brightness(500000000, 4000000000, 4), 128);
    assert_int_equal(light_brightness(UINT32_MAX / 255, UINT32_MAX, 1), 1);
}

CASE(no_time_is_no_light)
{
    BEGIN_CASE;
    assert_int_equal(light_brightness(0, 0, 1), 0);
    assert_int_equal(light_brightness(5, 0, 4), 0);
}

static const struct CMUnitTest tests[] = {
    TEST("light: random lights are counted exactly",
         random_lights_are_counted_exactly),
    TEST("light: a long run is counted exactly",
         a_long_run_is_counted_exactly),
    TEST("light: a carry goes up to the last plane",
         a_carry_goes_up_to_the_last_plane),
    TEST("light: only the words of the board are counted",
         only_the_words_of_the_board_are_counted),
    TEST("light: many ticks at once are as many one by one",
         many_ticks_at_once_are_as_many_one_by_one),
    TEST("light: a cleared meter is at zero", a_cleared_meter_is_at_zero),
    TEST("light: one light is one bit", one_light_is_one_bit),
    TEST("light: brightness is the share of time",
         brightness_is_the_share_of_time),
    TEST("light: brightness is rounded to the nearest",
         brightness_is_rounded_to_the_nearest),
    TEST("light: a digit that takes turns is as bright as an LED",
         a_digit_in_turn_is_as_bright_as_a_led),
    TEST("light: brightness has a top and does not overflow",
         brightness_has_a_top_and_no_overflow),
    TEST("light: no time is no light", no_time_is_no_light),
};

CHECK_MAIN("light", tests)
