/* test_lamps.c - lamps at the end of wires against a count on every tick. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "boards/lamps.h"

enum { TICK_HZ = 6000, WINDOW = TICK_HZ / LAMPS_WINDOW_HZ, NONE = LAMP_ALWAYS };

static const uint64_t none_low[LAMPS_WIRE_WORDS];
static struct lamps_wiring wiring;
static struct lamps lamps;

/* The second witness: it looks at every lamp on every tick. */
struct witness {
    uint64_t ticks;
    uint32_t on[LIGHTS_MAX], was_on[LIGHTS_MAX];
};

static int is_on(const uint64_t *levels, int wire)
{
    return ((levels[wire / 64] ^ wiring.low[wire / 64]) >> wire % 64 & 1) != 0;
}

static void witness_tick(struct witness *self, const uint64_t *levels)
{
    for (int i = 0; i < wiring.lights; i++) {
        struct lamp lamp = wiring.lamp[i];

        self->on[i] += (uint32_t)(is_on(levels, lamp.wire)
            && (lamp.select == NONE || is_on(levels, lamp.select)));
    }
    if (++self->ticks % WINDOW == 0) {
        memcpy(self->was_on, self->on, sizeof self->on);
        memset(self->on, 0, sizeof self->on);
    }
}

static void compare(const struct witness *witness)
{
    struct lights seen;

    lamps_seen(&lamps, &wiring, &seen);
    for (int i = 0; i < wiring.lights; i++) {
        assert_int_equal(lamps.was_on[i], witness->was_on[i]);
        assert_int_equal(lights_has(&seen, i),
                         witness->was_on[i] * 100 >= WINDOW
                         && witness->was_on[i] > 0);
    }
}

static void some_wiring(struct rng *rng, int count)
{
    struct lamp table[LIGHTS_MAX];
    uint64_t low[LAMPS_WIRE_WORDS];

    for (int i = 0; i < count; i++) {
        table[i].wire = (int16_t)rng_below(rng, LAMPS_WIRES);
        table[i].select = rng_below(rng, 2) ? NONE
                        : (int16_t)(200 + rng_below(rng, 56));
    }
    for (int w = 0; w < LAMPS_WIRE_WORDS; w++)
        low[w] = rng_next(rng);
    assert_null(lamps_wire(&wiring, table, count, low));
}

/* Few wires change at once, as in life; sometimes all do. */
static void change_some(struct rng *rng, uint64_t levels[LAMPS_WIRE_WORDS])
{
    for (int w = 0; w < LAMPS_WIRE_WORDS; w++)
        levels[w] ^= rng_below(rng, 8) ? rng_next(rng) & rng_next(rng)
                     & rng_next(rng) & rng_next(rng) : rng_next(rng);
}

static void run_at_random(struct rng *rng, uint64_t most_idle)
{
    uint64_t levels[LAMPS_WIRE_WORDS] = {0};
    struct witness witness = {0};

    lamps_power_up(&lamps, &wiring, TICK_HZ);
    while (witness.ticks < 30 * WINDOW) {
        uint64_t idle = rng_below(rng, most_idle);

        change_some(rng, levels);
        lamps_see(&lamps, &wiring, witness.ticks, levels);
        while (idle--)
            witness_tick(&witness, levels);
        lamps_wait(&lamps, &wiring, witness.ticks);
        compare(&witness);
    }
}

CASE(random_lamps_are_as_counted_on_every_tick)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "lamps");
    for (int i = 0; i < 12; i++) {
        some_wiring(&rng, i ? (int)rng_below(&rng, LIGHTS_MAX) : LIGHTS_MAX);
        run_at_random(&rng, 2 + (uint64_t)(i * i * 4));
    }
}

/* Digits on wires: segments 0 to 7, selects from 8 on. */
static void wire_digits(int digits)
{
    struct lamp table[64];
    const uint64_t all_low[LAMPS_WIRE_WORDS] = {~UINT64_C(0)};

    for (int i = 0; i < 8 * digits; i++)
        table[i] = (struct lamp){(int16_t)(i % 8), (int16_t)(8 + i / 8)};
    assert_null(lamps_wire(&wiring, table, 8 * digits, all_low));
    lamps_power_up(&lamps, &wiring, TICK_HZ);
}

/* Digit d shows segments, for `on` of each `turn` ticks; anodes and cathodes
 * are low. */
static void scan_digits(int digits, const uint8_t *segments, int turn, int on)
{
    for (uint64_t t = 0; t < 4 * WINDOW; t++) {
        int d = (int)t / turn % digits;
        uint64_t select = (int)t % turn < on ? UINT64_C(0x100) << d : 0;
        uint64_t levels = ~(select | segments[d]);

        lamps_see(&lamps, &wiring, t, &levels);
    }
    lamps_wait(&lamps, &wiring, 4 * WINDOW);
}

CASE(scanned_digits_look_full_and_do_not_mix)
{
    const uint8_t segments[] = {0x06, 0x5b, 0x4f, 0x66, 0x6d};
    struct lights seen;

    BEGIN_CASE;
    for (int digits = 1; digits <= 5; digits++) {
        wire_digits(digits);
        scan_digits(digits, segments, WINDOW / digits, WINDOW);
        lamps_seen(&lamps, &wiring, &seen);
        for (int i = 0; i < 8 * digits; i++) {
            int is_lit = segments[i / 8] >> i % 8 & 1;

            assert_int_equal(lights_has(&seen, i), is_lit);
            assert_int_equal(lamps_brightness(&lamps, &wiring, i),
                             is_lit ? 255 : 0);
        }
    }
}

CASE(digits_that_are_never_chosen_leave_their_time_to_others)
{
    const uint8_t segments[] = {0xff, 0xff};

    BEGIN_CASE;
    wire_digits(8);
    scan_digits(2, segments, 5, 5);
    assert_int_equal(lamps_brightness(&lamps, &wiring, 0), 255);
    assert_int_equal(lamps_brightness(&lamps, &wiring, 15), 255);
    assert_int_equal(lamps_brightness(&lamps, &wiring, 16), 0);
}

CASE(a_display_that_is_blank_for_half_of_its_time_is_half_as_bright)
{
    const uint8_t segments[] = {0xff, 0xff, 0xff, 0xff, 0xff};

    BEGIN_CASE;
    wire_digits(5);
    scan_digits(5, segments, 12, 6);
    assert_int_equal(lamps_brightness(&lamps, &wiring, 9), 128);
}

static void wire_one_led(void)
{
    const struct lamp led = {0, NONE};

    assert_null(lamps_wire(&wiring, &led, 1, none_low));
}

/* A tick of 100 MHz: one clock of ghosting is dark, 1 % is seen, and so is
 * every step of a PWM of eight bits from the third on. */
CASE(a_pwm_is_as_bright_as_its_share)
{
    const uint64_t clock_hz = 100000000;
    struct lights seen;

    BEGIN_CASE;
    wire_one_led();
    for (uint64_t on = 0; on <= 255; on++) {
        lamps_power_up(&lamps, &wiring, clock_hz);
        for (uint64_t t = 0; t < clock_hz / 25; t += 25500) {
            lamps_see(&lamps, &wiring, t, &(uint64_t){on > 0});
            lamps_see(&lamps, &wiring, t + on * 100, &(uint64_t){on == 255});
        }
        lamps_wait(&lamps, &wiring, clock_hz / 25);
        lamps_seen(&lamps, &wiring, &seen);
        assert_in_range(lamps_brightness(&lamps, &wiring, 0) + 1, on, on + 2);
        assert_int_equal(lights_has(&seen, 0), on > 2);
    }
}

CASE(one_clock_of_ghosting_is_not_seen)
{
    struct lights seen;

    BEGIN_CASE;
    wire_one_led();
    lamps_power_up(&lamps, &wiring, 50000000);
    lamps_see(&lamps, &wiring, 70, &(uint64_t){1});
    lamps_see(&lamps, &wiring, 71, &(uint64_t){0});
    lamps_wait(&lamps, &wiring, 1000000);
    lamps_seen(&lamps, &wiring, &seen);
    assert_int_equal(lamps.was_on[0], 1);
    assert_int_equal(lights_has(&seen, 0), 0);
}

/* 20 milliseconds are a million ticks. */
CASE(one_per_cent_is_seen_and_a_tick_less_is_not)
{
    struct lights seen;

    BEGIN_CASE;
    wire_one_led();
    for (uint64_t less = 0; less < 2; less++) {
        lamps_power_up(&lamps, &wiring, 50000000);
        lamps_see(&lamps, &wiring, 500, &(uint64_t){1});
        lamps_see(&lamps, &wiring, 500 + 10000 - less, &(uint64_t){0});
        lamps_wait(&lamps, &wiring, 1000000);
        lamps_seen(&lamps, &wiring, &seen);
        assert_int_equal(lights_has(&seen, 0), !less);
    }
}

CASE(an_hour_without_a_change_is_one_step)
{
    const uint64_t hour = UINT64_C(3600) * 100000000;
    struct lights seen;

    BEGIN_CASE;
    wire_one_led();
    lamps_power_up(&lamps, &wiring, 100000000);
    lamps_see(&lamps, &wiring, 1, &(uint64_t){1});
    lamps_wait(&lamps, &wiring, hour);
    lamps_seen(&lamps, &wiring, &seen);
    assert_int_equal(lights_has(&seen, 0), 1);
    assert_int_equal(lamps_brightness(&lamps, &wiring, 0), 255);
    lamps_see(&lamps, &wiring, hour + 1, &(uint64_t){0});
    lamps_wait(&lamps, &wiring, 2 * hour);
    assert_int_equal(lamps_brightness(&lamps, &wiring, 0), 0);
}

CASE(a_copy_in_the_middle_goes_on_like_the_original)
{
    static struct lamps copy;
    uint64_t levels[LAMPS_WIRE_WORDS] = {0};
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "copy");
    some_wiring(&rng, 200);
    lamps_power_up(&lamps, &wiring, TICK_HZ);
    for (uint64_t t = 0; t < 700; t += 1 + rng_below(&rng, 9)) {
        if (t < 350)
            memcpy(&copy, &lamps, sizeof copy);
        change_some(&rng, levels);
        lamps_see(&lamps, &wiring, t, levels);
        lamps_see(&copy, &wiring, t, levels);
    }
    assert_memory_equal(&copy, &lamps, sizeof copy);
}

CASE(the_changes_of_a_run_are_seen_one_after_the_other)
{
    enum { CHANGES = 200, WORDS = LAMPS_WIRE_WORDS + 1 };
    static struct lamps other;
    uint64_t changes[CHANGES][1 + WORDS], tick = 0;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "run");
    some_wiring(&rng, 256);
    lamps_power_up(&lamps, &wiring, TICK_HZ);
    lamps_power_up(&other, &wiring, TICK_HZ);
    for (int i = 0; i < CHANGES; i++) {
        changes[i][0] = tick += 1 + rng_below(&rng, 5);
        for (int w = 1; w <= WORDS; w++)
            changes[i][w] = rng_next(&rng);
        lamps_see(&other, &wiring, 77 + tick, changes[i] + 1);
    }
    lamps_follow(&lamps, &wiring, 77, changes[0], CHANGES, WORDS);
    assert_memory_equal(&lamps, &other, sizeof lamps);
    assert_true(lamps.tick > 300);
}

CASE(tables_that_cannot_be_wired_are_refused)
{
    struct lamp table[LIGHTS_MAX + 1] = {{0, NONE}};

    BEGIN_CASE;
    assert_non_null(lamps_wire(&wiring, table, LIGHTS_MAX + 1, none_low));
    table[3].wire = LAMPS_WIRES;
    assert_non_null(lamps_wire(&wiring, table, 4, none_low));
    table[3] = (struct lamp){0, -2};
    assert_non_null(lamps_wire(&wiring, table, 4, none_low));
    for (int i = 0; i <= LAMPS_SELECTS; i++)
        table[i] = (struct lamp){0, (int16_t)(100 + i)};
    assert_null(lamps_wire(&wiring, table, LAMPS_SELECTS, none_low));
    assert_non_null(lamps_wire(&wiring, table, LAMPS_SELECTS + 1, none_low));
}

static const struct CMUnitTest tests[] = {
    TEST("lamps: random lamps are as counted on every tick",
         random_lamps_are_as_counted_on_every_tick),
    TEST("lamps: scanned digits look full and do not mix",
         scanned_digits_look_full_and_do_not_mix),
    TEST("lamps: digits that are never chosen leave their time to others",
         digits_that_are_never_chosen_leave_their_time_to_others),
    TEST("lamps: a display blank for half of its time is half as bright",
         a_display_that_is_blank_for_half_of_its_time_is_half_as_bright),
    TEST("lamps: a PWM is as bright as its share",
         a_pwm_is_as_bright_as_its_share),
    TEST("lamps: one clock of ghosting is not seen",
         one_clock_of_ghosting_is_not_seen),
    TEST("lamps: one per cent is seen and a tick less is not",
         one_per_cent_is_seen_and_a_tick_less_is_not),
    TEST("lamps: an hour without a change is one step",
         an_hour_without_a_change_is_one_step),
    TEST("lamps: a copy in the middle goes on like the original",
         a_copy_in_the_middle_goes_on_like_the_original),
    TEST("lamps: the changes of a run are seen one after the other",
         the_changes_of_a_run_are_seen_one_after_the_other),
    TEST("lamps: tables that cannot be wired are refused",
         tables_that_cannot_be_wired_are_refused),
};

CHECK_MAIN("lamps", tests)
