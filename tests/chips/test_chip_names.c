/* test_chip_names.c - chips bear the names that people know them by. */
#include "check.h"

#include "base/pin_sheet.h"
#include "chips/clk_divider.h"
#include "chips/debouncer.h"
#include "chips/null.h"
#include "chips/rng_module.h"
#include "chips/ssd.h"
#include "machines/duel/duel.h"

CASE(the_modules_of_the_course_keep_their_names)
{
    BEGIN_CASE;
    assert_string_equal(clk_divider.name, "clk_divider");
    assert_string_equal(debouncer.name, "debouncer");
    assert_string_equal(ssd.name, "ssd");
    assert_string_equal(rng_module.name, "rng_module");
}

/* Twins, traces and data sheets are made from these tables. */
CASE(pin_tables_say_where_each_pin_is)
{
    BEGIN_CASE;
    assert_string_equal(pin_sheet(clk_divider.inputs), "");
    assert_string_equal(pin_sheet(clk_divider.outputs), " clk@0:1 edge@1:1");
    assert_string_equal(pin_sheet(debouncer.inputs), " in@0:1");
    assert_string_equal(pin_sheet(debouncer.outputs), " level@0:1 pulse@1:1");
    assert_string_equal(pin_sheet(ssd.inputs), " digit0@0:8 digit1@8:8"
                        " digit2@16:8 digit3@24:8");
    assert_string_equal(pin_sheet(ssd.outputs), "!seg@0:8!an@8:4");
    assert_string_equal(pin_sheet(rng_module.inputs), "");
    assert_string_equal(pin_sheet(rng_module.outputs), " bit@0:1");
    assert_string_equal(pin_sheet(null_chip.inputs), " in@0:16");
    assert_string_equal(pin_sheet(null_chip.outputs), " out@0:16");
}

CASE(the_duel_has_the_pins_of_the_course)
{
    BEGIN_CASE;
    assert_string_equal(pin_sheet(duel.inputs), "!rst_n@0:1 enterA@1:1"
                        " enterB@2:1 letterIn@3:3 single@6:1");
    assert_string_equal(pin_sheet(duel.outputs), " LEDX@0:8 SSD0@8:8"
                        " SSD1@16:8 SSD2@24:8 SSD3@32:8");
}

static const struct CMUnitTest tests[] = {
    TEST("chips: the modules of the course keep their names",
         the_modules_of_the_course_keep_their_names),
    TEST("chips: pin tables say where each pin is",
         pin_tables_say_where_each_pin_is),
    TEST("chips: the duel has the pins of the course's template (M0-65)",
         the_duel_has_the_pins_of_the_course),
};

CHECK_MAIN("chip_names", tests)
