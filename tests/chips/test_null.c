/* test_null.c - the template chip: what goes in comes out a tick later. */
#include "check.h"

#include "base/rng.h"
#include "chips/null.h"

static struct null_chip fresh(void)
{
    struct null_chip self = {0x1234};
    struct chip_setup setup = {.seed = "", .clock_hz = 1};

    null_chip.reset(&self, &setup);
    return self;
}

CASE(after_power_up_nothing_comes_out)
{
    struct null_chip self = fresh();

    BEGIN_CASE;
    assert_int_equal(null_chip.tick(&self, 0xffff), 0);
}

CASE(what_goes_in_comes_out_a_tick_later)
{
    struct null_chip self = fresh();
    struct rng rng;
    pins before = 0;

    BEGIN_CASE;
    rng_seed(&rng, "null");
    for (int i = 0; i < 1000; i++) {
        pins in = rng_next(&rng);

        assert_int_equal(null_chip.tick(&self, in), before & 0xffff);
        before = in;
    }
}

static const struct CMUnitTest tests[] = {
    TEST("null_chip: after power-up nothing comes out",
         after_power_up_nothing_comes_out),
    TEST("null_chip: what goes in comes out a tick later",
         what_goes_in_comes_out_a_tick_later),
};

CHECK_MAIN("null_chip", tests)
