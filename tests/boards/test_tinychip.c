/* test_tinychip.c - the board of the rule checker: the legs of its package,
 * wires and lights. */
#include "check.h"

#include <string.h>

#include "base/pin_sheet.h"
#include "base/rng.h"
#include "base/text.h"
#include "boards/tinychip.h"
#include "machines/checkers/checkers.h"

enum { SIDE = MATRIX_SIDE, DOCUMENT_LEGS = 20 };

/* Legs */

static const char *leg(int i)
{
    assert_in_range(i, 1, tinychip.package->count);
    return tinychip.package->legs[i - 1];
}

/* How many legs bear a name; or, where digits follow it, whether those are
 * 0 up to the count. */
static int legs_called(const char *name)
{
    size_t length = strlen(name);
    unsigned digits = 0;
    int count = 0;

    for (int i = 1; i <= TINYCHIP_LEGS; i++) {
        uint64_t digit = 0;

        if (strncmp(leg(i), name, length) != 0)
            continue;
        if (leg(i)[length]) {
            assert_true(text_number(leg(i) + length, &digit));
            digits |= 1u << digit;
        }
        count++;
    }
    assert_true(digits == 0 || digits == (1u << count) - 1);
    return count;
}

CASE(the_package_has_three_legs_each_for_power_and_ground)
{
    BEGIN_CASE;
    assert_int_equal(tinychip.package->count, 40);
    assert_int_equal(legs_called("Vdd"), 3);
    assert_int_equal(legs_called("GND"), 3);
}

CASE(the_package_has_three_legs_each_for_row_and_column)
{
    BEGIN_CASE;
    assert_int_equal(legs_called("Usr-Row"), 3);
    assert_int_equal(legs_called("Usr-Col"), 3);
}

CASE(the_package_has_a_leg_for_each_light_and_button)
{
    static const char *const names[] = {
        "red turn", "black turn", "error", "reset", "enter", "clear",
    };

    BEGIN_CASE;
    for (int i = 0; i < 6; i++)
        assert_int_equal(legs_called(names[i]), 1);
}

CASE(the_package_has_a_leg_for_each_phase)
{
    BEGIN_CASE;
    assert_int_equal(legs_called("phi1"), 1);
    assert_int_equal(legs_called("phi2"), 1);
}

/* Ours: four lights of the full rules, and a view port. */
CASE(the_other_twenty_legs_are_ours)
{
    static const struct { const char *name; int count; } ours[] = {
        {"must jump", 1}, {"king made", 1}, {"red wins", 1},
        {"black wins", 1}, {"View-Row", 3}, {"View-Mark", 1}, {"View", 12},
    };
    int count = 0;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof ours / sizeof *ours; i++) {
        int found = 0;

        for (int n = 1; n <= TINYCHIP_LEGS; n++)
            found += strncmp(leg(n), ours[i].name,
                             strcspn(leg(n), "0123456789")) == 0
                  && strlen(ours[i].name) == strcspn(leg(n), "0123456789");
        assert_int_equal(found, ours[i].count);
        count += found;
    }
    assert_int_equal(count, TINYCHIP_LEGS - DOCUMENT_LEGS);
}

static int bits_of(const struct pin_def *table)
{
    int bits = 0;

    for (; table->name; table++)
        bits += table->width;
    return bits;
}

CASE(every_pin_of_the_chip_has_a_leg)
{
    BEGIN_CASE;
    assert_int_equal(bits_of(checkers_chip.inputs)
                     + bits_of(checkers_chip.outputs) + 6, TINYCHIP_LEGS);
}

static int is_power(const char *name)
{
    return text_same(name, "Vdd") || text_same(name, "GND");
}

CASE(power_comes_from_both_sides)
{
    int left = 0, right = 0;

    BEGIN_CASE;
    for (int i = 1; i <= TINYCHIP_LEGS / 2; i++) {
        left += is_power(leg(i));
        right += is_power(leg(TINYCHIP_LEGS + 1 - i));
    }
    assert_int_equal(left, 3);
    assert_int_equal(right, 3);
}

/* Wires */

CASE(the_pins_of_a_tinychip_board)
{
    BEGIN_CASE;
    assert_string_equal(pin_sheet(tinychip.inputs), " ROW@0:3 COL@3:3"
                        " DARK@6:1 ENTER@7:1 CLEAR@8:1 RESET@9:1");
    assert_string_equal(pin_sheet(tinychip.outputs), " RED@0:1 BLACK@1:1"
                        " ERROR@2:1 MUST@3:1 KING@4:1 RWIN@5:1 BWIN@6:1"
                        "!LINE@7:8 REDS@15:8 GREENS@23:8");
}

static int pin_of(const char *name)
{
    struct parts found = board_find(&tinychip, name);

    assert_int_equal(found.count, 1);
    return tinychip.parts[found.first].pin;
}

CASE(each_button_and_switch_has_its_wire)
{
    BEGIN_CASE;
    assert_int_equal(pin_of("DARK"), TINYCHIP_DARK);
    assert_int_equal(pin_of("ENTER"), TINYCHIP_ENTER);
    assert_int_equal(pin_of("CLEAR"), TINYCHIP_CLEAR);
    assert_int_equal(pin_of("RESET"), TINYCHIP_RESET);
    assert_int_equal(pin_of("ROW2"), TINYCHIP_ROW + 2);
    assert_int_equal(pin_of("COL0"), TINYCHIP_COL);
}

/* Light */

static const struct part *part_of(const char *name)
{
    struct parts found = board_find(&tinychip, name);

    assert_int_equal(found.count, 1);
    return &tinychip.parts[found.first];
}

static void check_alone(pins out, int light)
{
    struct lights lit;

    memset(&lit, 0, sizeof lit);
    tinychip.shine(out, &lit);
    for (int i = 0; i < TINYCHIP_LIGHTS; i++)
        assert_int_equal(lights_has(&lit, i), i == light);
}

CASE(each_led_has_its_wire)
{
    static const char *const names[] = {"RED", "BLACK", "ERROR", "MUST",
                                        "KING", "RWIN", "BWIN"};

    BEGIN_CASE;
    for (int i = 0; i < 7; i++)
        check_alone(PIN(i), part_of(names[i])->light);
    check_alone(0, -1);
}

CASE(a_cell_of_the_array_shines_where_row_and_column_meet)
{
    int first = part_of("ARRAY")->light;

    BEGIN_CASE;
    for (int r = 0; r < SIDE; r++)
        for (int c = 0; c < SIDE; c++) {
            pins line = PIN(TINYCHIP_LINE + r);

            check_alone(line | PIN(TINYCHIP_GREENS + c),
                        first + 2 * (8 * r + c));
            check_alone(line | PIN(TINYCHIP_REDS + c),
                        first + 2 * (8 * r + c) + 1);
        }
    check_alone(PINS(TINYCHIP_REDS, 16), -1);
    check_alone(PINS(TINYCHIP_LINE, 8), -1);
}

CASE(any_wires_light_what_they_should)
{
    struct lights lit;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "wires");
    memset(&lit, 0x55, sizeof lit);
    for (int i = 0; i < 2000; i++) {
        pins out = rng_next(&rng) & rng_next(&rng);

        tinychip.shine(out, &lit);
        for (int at = 0; at < MATRIX_LIGHTS; at++) {
            int column = at / 2 % SIDE;
            int wire = at % 2 ? TINYCHIP_REDS : TINYCHIP_GREENS;

            assert_int_equal(lights_has(&lit, at),
                             (out >> (TINYCHIP_LINE + at / 16) & 1)
                             && (out >> (wire + column) & 1));
        }
        for (int led = 0; led < TINYCHIP_LEDS; led++)
            assert_int_equal(lights_has(&lit, TINYCHIP_LIGHT_LED + led),
                             out >> led & 1);
    }
}

/* A cursor: three switches for a row, three for a column, and a button. */
CASE(the_pointer_points_into_the_array)
{
    const struct board_pointer *pointer = tinychip.pointer;

    BEGIN_CASE;
    assert_string_equal(pointer->matrix, "ARRAY");
    assert_string_equal(pointer->row, "ROW");
    assert_string_equal(pointer->column, "COL");
    assert_string_equal(pointer->enter, "ENTER");
}

static const struct CMUnitTest tests[] = {
    TEST("tinychip: of 40 legs three are Vdd and three GND (M3-035, M3-036)",
         the_package_has_three_legs_each_for_power_and_ground),
    TEST("tinychip: three legs are Usr-Row and three Usr-Col (M3-037, "
         "M3-038)", the_package_has_three_legs_each_for_row_and_column),
    TEST("tinychip: red turn, black turn, error, reset, enter and clear have "
         "a leg each (M3-039..M3-044)",
         the_package_has_a_leg_for_each_light_and_button),
    TEST("tinychip: phi1 and phi2 have a leg each (M3-045)",
         the_package_has_a_leg_for_each_phase),
    TEST("tinychip: the other twenty legs are ours",
         the_other_twenty_legs_are_ours),
    TEST("tinychip: every pin of the chip has a leg",
         every_pin_of_the_chip_has_a_leg),
    TEST("tinychip: power comes from both sides",
         power_comes_from_both_sides),
    TEST("tinychip: the pins of the board", the_pins_of_a_tinychip_board),
    TEST("tinychip: each button and switch has its wire",
         each_button_and_switch_has_its_wire),
    TEST("tinychip: each LED has its wire", each_led_has_its_wire),
    TEST("tinychip: a cell of the array shines where row and column meet",
         a_cell_of_the_array_shines_where_row_and_column_meet),
    TEST("tinychip: any wires light what they should",
         any_wires_light_what_they_should),
    TEST("tinychip: the pointer points into the array",
         the_pointer_points_into_the_array),
};

CHECK_MAIN("tinychip", tests)
