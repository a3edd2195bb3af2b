/* test_bcd.c - every number of sixteen bits in decimal. */
#include "check.h"

#include <string.h>

#include "base/pin_sheet.h"
#include "chips/bcd.h"

static unsigned slowly(unsigned value)
{
    return value / 1000 % 10 << 12 | value / 100 % 10 << 8
        | value / 10 % 10 << 4 | value % 10;
}

CASE(every_number_has_its_four_digits)
{
    BEGIN_CASE;
    for (unsigned value = 0; value < 65536; value++)
        assert_int_equal(bcd_digits((uint16_t)value), slowly(value));
}

CASE(leading_zeros_are_digits)
{
    BEGIN_CASE;
    assert_int_equal(bcd_digits(0), 0x0000);
    assert_int_equal(bcd_digits(7), 0x0007);
    assert_int_equal(bcd_digits(95), 0x0095);
    assert_int_equal(bcd_digits(9999), 0x9999);
}

CASE(what_has_five_digits_shows_its_last_four)
{
    BEGIN_CASE;
    assert_int_equal(bcd_digits(10000), 0x0000);
    assert_int_equal(bcd_digits(42765), 0x2765);
    assert_int_equal(bcd_digits(65535), 0x5535);
}

/* The same answer at once, whatever the number before was. */
CASE(the_chip_follows_its_input)
{
    struct bcd self;
    struct chip_setup setup = {.seed = "", .clock_hz = 1};

    BEGIN_CASE;
    memset(&self, 0xff, sizeof self);
    bcd.reset(&self, &setup);
    assert_int_equal(bcd.size, sizeof self);
    assert_true(bcd.tick(&self, 0) == 0);
    for (unsigned i = 0; i < 200000; i++) {
        unsigned value = i * 40503 % 65536;

        assert_true(bcd.tick(&self, value | ~UINT64_C(0) << 16)
                    == slowly(value));
        assert_true(bcd.tick(&self, value) == slowly(value));
    }
}

CASE(the_pins)
{
    BEGIN_CASE;
    assert_string_equal(bcd.name, "bcd");
    assert_string_equal(pin_sheet(bcd.inputs), " value@0:16");
    assert_string_equal(pin_sheet(bcd.outputs), " digits@0:16");
}

static const struct CMUnitTest tests[] = {
    TEST("bcd: every number has its four decimal digits (M2-017)",
         every_number_has_its_four_digits),
    TEST("bcd: leading zeros are digits (M2-040)", leading_zeros_are_digits),
    TEST("bcd: what has five digits shows its last four",
         what_has_five_digits_shows_its_last_four),
    TEST("bcd: the chip follows its input at once",
         the_chip_follows_its_input),
    TEST("bcd: sixteen wires in, sixteen out", the_pins),
};

CHECK_MAIN("bcd", tests)
