/* test_pins.c - words of pins, and the levels on their wires. */
#include "check.h"

#include "base/pins.h"

static const struct pin_def table[] = {
    {"led", 0, 4, ACTIVE_HIGH},
    {"an", 4, 4, ACTIVE_LOW},
    {0},
};

CASE(low_active_pins_are_low_while_active)
{
    BEGIN_CASE;
    assert_int_equal(pins_levels(table, 0x00), 0xf0);
    assert_int_equal(pins_levels(table, 0x15), 0xe5);
}

CASE(a_slice_is_cut_out_of_the_word)
{
    BEGIN_CASE;
    assert_int_equal(pins_get(0xabcd, 4, 8), 0xbc);
    assert_int_equal(pins_get(~UINT64_C(0), 63, 1), 1);
}

static const struct CMUnitTest tests[] = {
    TEST("pins: a low-active pin is low while it is active",
         low_active_pins_are_low_while_active),
    TEST("pins: a slice of pins is cut out of the word",
         a_slice_is_cut_out_of_the_word),
};

CHECK_MAIN("pins", tests)
