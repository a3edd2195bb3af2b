/* test_basys3.c - a Basys3: its parts, its pins, its lights. */
#include "check.h"

#include <string.h>

#include "base/pin_sheet.h"
#include "base/rng.h"
#include "boards/basys3.h"

static const struct part *part_of(const char *name)
{
    struct parts found = board_find(&basys3, name);

    assert_int_equal(found.count, 1);
    return &basys3.parts[found.first];
}

static const struct part *first_of(const char *group, int count)
{
    struct parts found = board_find(&basys3, group);

    assert_int_equal(found.count, count);
    return &basys3.parts[found.first];
}

CASE(the_pins_of_a_basys3)
{
    BEGIN_CASE;
    assert_string_equal(pin_sheet(basys3.inputs), " BTN@0:5 SW@5:16");
    assert_string_equal(pin_sheet(basys3.outputs),
                        " LD@0:16!SEG@16:8!AN@24:4 RsTx@28:1");
}

CASE(sixteen_switches_under_sixteen_leds)
{
    const struct part *sw = first_of("SW", 16), *ld = first_of("LD", 16);

    BEGIN_CASE;
    for (int i = 0; i < 16; i++) {
        assert_int_equal(sw[i].number, 15 - i);
        assert_int_equal(sw[i].kind, PART_SWITCH);
        assert_int_equal(ld[i].number, 15 - i);
        assert_int_equal(ld[i].kind, PART_LED);
        assert_int_equal(sw[i].x_mm, ld[i].x_mm);
        assert_true(sw[i].y_mm > ld[i].y_mm);
        assert_int_equal(sw[i].y_mm, sw[0].y_mm);
        assert_true(i == 0 || sw[i].x_mm > sw[i - 1].x_mm);
    }
}

CASE(four_digits_left_of_the_buttons)
{
    const struct part *an = first_of("AN", 4);

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        assert_int_equal(an[i].number, 3 - i);
        assert_int_equal(an[i].kind, PART_DIGIT);
        assert_true(an[i].x_mm < part_of("BTNL")->x_mm);
        assert_true(an[i].y_mm < first_of("LD", 16)->y_mm);
    }
}

CASE(the_buttons_are_a_cross)
{
    static const char *const cross[] = {"BTNU", "BTND", "BTNL", "BTNR",
                                        "BTNC"};

    BEGIN_CASE;
    for (int i = 0; i < CROSS_BUTTONS; i++)
        assert_string_equal(basys3.cross[i], cross[i]);
    assert_int_equal(part_of("BTNC")->pin, 0);
    assert_int_equal(part_of("BTNU")->pin, 1);
    assert_int_equal(part_of("BTNL")->pin, 2);
    assert_int_equal(part_of("BTNR")->pin, 3);
    assert_int_equal(part_of("BTND")->pin, 4);
    assert_int_equal(part_of("BTNU")->x_mm, part_of("BTNC")->x_mm);
    assert_int_equal(part_of("BTND")->x_mm, part_of("BTNC")->x_mm);
    assert_int_equal(part_of("BTNL")->y_mm, part_of("BTNC")->y_mm);
    assert_int_equal(part_of("BTNR")->y_mm, part_of("BTNC")->y_mm);
}

CASE(the_terminal_hangs_on_the_serial_line)
{
    const struct part *tty = part_of("TTY");

    BEGIN_CASE;
    assert_ptr_equal(board_terminal(&basys3), tty);
    assert_int_equal(tty->kind, PART_TERMINAL);
    assert_int_equal(tty->pin, 28);
    assert_false(part_is_input(tty));
    assert_int_equal(part_lights(tty), 0);
    assert_null(board_keyboard(&basys3));
}

/* One tick is one bit at 115200 baud. */
CASE(the_clock_is_the_serial_lines)
{
    BEGIN_CASE;
    assert_int_equal(basys3.clock_hz, 115200);
    assert_int_equal(basys3.scan_ticks, 4);
    assert_int_equal(basys3.tap_ticks, 6912);
}

CASE(leds_light_on_high_and_segments_by_wire_and_anode)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "basys3");
    for (int i = 0; i < 1000; i++) {
        pins out = rng_next(&rng);
        struct lights lit = {{0}};
        const struct part *ld = first_of("LD", 16), *an = first_of("AN", 4);

        basys3.shine(out, &lit);
        for (int n = 0; n < 16; n++)
            assert_int_equal(lights_has(&lit, ld[15 - n].light),
                             out >> n & 1);
        for (int n = 0; n < 32; n++)
            assert_int_equal(lights_has(&lit, an[3 - n / 8].light + n % 8),
                             (out >> (16 + n % 8) & out >> (24 + n / 8))
                             & 1);
        for (int n = 48; n < LIGHTS_MAX; n++)
            assert_false(lights_has(&lit, n));
    }
}

static const struct CMUnitTest tests[] = {
    TEST("basys3: five buttons, sixteen switches; LEDs, digits, a serial "
         "line", the_pins_of_a_basys3),
    TEST("basys3: sixteen switches stand under sixteen LEDs, 15 at the left",
         sixteen_switches_under_sixteen_leds),
    TEST("basys3: four digits are left of the buttons",
         four_digits_left_of_the_buttons),
    TEST("basys3: the buttons are a cross", the_buttons_are_a_cross),
    TEST("basys3: the terminal listens to the line that sends (M2-019)",
         the_terminal_hangs_on_the_serial_line),
    TEST("basys3: one tick is one bit of the serial line",
         the_clock_is_the_serial_lines),
    TEST("basys3: an LED lights by its pin, a segment by wire and anode",
         leds_light_on_high_and_segments_by_wire_and_anode),
};

CHECK_MAIN("basys3", tests)
