/* test_chip_names.c - chips bear the names that people know them by. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/pin_sheet.h"
#include "chips/clk_divider.h"
#include "chips/debouncer.h"
#include "chips/null.h"
#include "chips/rng_module.h"
#include "chips/ssd.h"
#include "machines/duel/duel.h"

/* A file of its own in C and in Verilog, with a module of its name. */
static int has_module(const char *folder, const char *name)
{
    char path[400], line[200], wanted[80];
    FILE *file;
    int is_found = 0;

    snprintf(path, sizeof path, "%s/%s/%s.sv", SOURCES, folder, name);
    snprintf(wanted, sizeof wanted, "module %s ", name);
    file = fopen(path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file))
        is_found |= strncmp(line, wanted, strlen(wanted)) == 0;
    fclose(file);
    return is_found;
}

CASE(the_modules_of_the_course_have_files_of_their_names)
{
    BEGIN_CASE;
    assert_true(has_module("rtl", "rng_module"));
    assert_true(has_module("rtl", "clk_divider"));
    assert_true(has_module("rtl", "debouncer"));
    assert_true(has_module("rtl", "ssd_driver"));
    assert_true(has_module("rtl", "duel"));
    assert_true(has_module("rtl/top", "duel_basys2_top"));
}

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
    TEST("chips: the modules of the course keep their names (M0-91)",
         the_modules_of_the_course_keep_their_names),
    TEST("chips: in Verilog they have files of their own, the display's is "
         "ssd_driver (M0-91)",
         the_modules_of_the_course_have_files_of_their_names),
    TEST("chips: pin tables say where each pin is",
         pin_tables_say_where_each_pin_is),
    TEST("chips: the duel has the pins of the course's template (M0-65)",
         the_duel_has_the_pins_of_the_course),
};

CHECK_MAIN("chip_names", tests)
