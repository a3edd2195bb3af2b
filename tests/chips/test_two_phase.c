/* test_two_phase.c - two clock phases that never overlap. */
#include "check.h"

#include <string.h>

#include "base/pin_sheet.h"
#include "chips/two_phase.h"

enum { PHI1 = PIN(TWO_PHASE_PHI1), PHI2 = PIN(TWO_PHASE_PHI2) };

static struct two_phase fresh(void)
{
    struct two_phase self;

    memset(&self, 0x55, sizeof self);
    two_phase.reset(&self, &(struct chip_setup){.clock_hz = 4000});
    return self;
}

CASE(a_cycle_is_low_phi1_low_phi2)
{
    struct two_phase self = fresh();

    BEGIN_CASE;
    for (int cycle = 0; cycle < 1000; cycle++) {
        assert_int_equal(two_phase.tick(&self, 0), 0);
        assert_int_equal(two_phase.tick(&self, 0), PHI1);
        assert_int_equal(two_phase.tick(&self, 0), 0);
        assert_int_equal(two_phase.tick(&self, 0), PHI2);
    }
}

/* Whatever may stand at a pin: the clock has no inputs. */
CASE(the_phases_never_touch)
{
    struct two_phase self = fresh();
    pins last = 0;

    BEGIN_CASE;
    for (int tick = 0; tick < 1000; tick++) {
        pins now = two_phase.tick(&self, ~UINT64_C(0));

        assert_true(now != (PHI1 | PHI2));
        assert_true(now == 0 || last == 0);
        last = now;
    }
}

CASE(both_phases_come_equally_often)
{
    struct two_phase self = fresh();
    int ones = 0, twos = 0;

    BEGIN_CASE;
    for (int tick = 0; tick < 4000; tick++) {
        pins now = two_phase_tick(&self);

        ones += now == PHI1;
        twos += now == PHI2;
    }
    assert_int_equal(ones, 1000);
    assert_int_equal(twos, 1000);
    assert_int_equal(TWO_PHASE_TICKS, 4);
}

CASE(its_pins_are_the_two_phases)
{
    BEGIN_CASE;
    assert_string_equal(two_phase.name, "two_phase");
    assert_string_equal(pin_sheet(two_phase.inputs), "");
    assert_string_equal(pin_sheet(two_phase.outputs), " phi1@0:1 phi2@1:1");
}

static const struct CMUnitTest tests[] = {
    TEST("two_phase: a cycle is both low, phi1, both low, phi2 (M3-094)",
         a_cycle_is_low_phi1_low_phi2),
    TEST("two_phase: the phases never touch (M3-045)",
         the_phases_never_touch),
    TEST("two_phase: four ticks are a cycle with one of each",
         both_phases_come_equally_often),
    TEST("two_phase: its pins are the two phases",
         its_pins_are_the_two_phases),
};

CHECK_MAIN("two_phase", tests)
