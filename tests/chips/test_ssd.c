/* test_ssd.c - four digits on one set of wires, each lit in its turn. */
#include "check.h"

#include "base/rng.h"
#include "chips/ssd.h"

static struct ssd fresh(void)
{
    struct ssd self;
    struct chip_setup setup = {.seed = "", .clock_hz = 1000};

    ssd.reset(&self, &setup);
    return self;
}

CASE(the_digits_are_lit_in_turn)
{
    struct ssd self = fresh();

    BEGIN_CASE;
    for (int t = 0; t < 400; t++)
        assert_int_equal(pins_get(ssd.tick(&self, 0), SSD_AN, 4),
                         1 << t % 4);
}

CASE(each_digit_gets_its_own_pattern)
{
    struct ssd self = fresh();

    BEGIN_CASE;
    for (int t = 0; t < 40; t++) {
        pins out = ssd.tick(&self, 0x44332211);

        assert_int_equal(pins_get(out, SSD_SEG, 8), 0x11 * (1 + t % 4));
    }
}

/* What a steady light shows over a scan, digit by digit; -1 if two digits
 * were lit at once or one was lit twice. */
static int64_t seen_in_a_scan(struct ssd *self, pins digits)
{
    int64_t seen = 0;
    unsigned lit = 0;

    for (int t = 0; t < SSD_DIGITS; t++) {
        pins out = ssd.tick(self, digits);

        for (unsigned d = 0; d < SSD_DIGITS; d++) {
            if (!(out & PIN(SSD_AN + d)))
                continue;
            if (lit >> d & 1)
                return -1;
            lit |= 1u << d;
            seen |= (int64_t)pins_get(out, SSD_SEG, 8) << 8 * d;
        }
    }
    return lit == 15 ? seen : -1;
}

CASE(a_scan_shows_all_four_digits)
{
    struct ssd self = fresh();
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "digits");
    for (int i = 0; i < 10000; i++) {
        pins digits = rng_next(&rng) & 0xffffffff;

        assert_true(seen_in_a_scan(&self, digits) == (int64_t)digits);
    }
}

CASE(a_digit_changes_at_once)
{
    struct ssd self = fresh();
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "moving digits");
    for (int t = 0; t < 10000; t++) {
        pins digits = rng_next(&rng) & 0xffffffff;
        pins out = ssd.tick(&self, digits);

        assert_int_equal(pins_get(out, SSD_SEG, 8),
                         pins_get(digits, 8u * (unsigned)(t % 4), 8));
    }
}

CASE(no_other_pin_is_active)
{
    struct ssd self = fresh();

    BEGIN_CASE;
    for (int t = 0; t < 8; t++)
        assert_int_equal(ssd.tick(&self, ~UINT64_C(0)) >> 12, 0);
}

CASE(anodes_and_segments_are_low_while_lit)
{
    struct ssd self = fresh();
    pins levels = pins_levels(ssd.outputs, ssd.tick(&self, 0x40));

    BEGIN_CASE;
    assert_int_equal(pins_get(levels, SSD_AN, 4), 0xe);
    assert_int_equal(pins_get(levels, SSD_SEG, 8), 0xbf);
}

static const struct CMUnitTest tests[] = {
    TEST("ssd: the digits are lit in turn, one a tick (M0-85)",
         the_digits_are_lit_in_turn),
    TEST("ssd: each digit gets its own pattern",
         each_digit_gets_its_own_pattern),
    TEST("ssd: four ticks show all four digits (M0-65, M0-85)",
         a_scan_shows_all_four_digits),
    TEST("ssd: a digit changes at once", a_digit_changes_at_once),
    TEST("ssd: no other pin is active", no_other_pin_is_active),
    TEST("ssd: anodes and segments are low while lit",
         anodes_and_segments_are_low_while_lit),
};

CHECK_MAIN("ssd", tests)
