/* test_null_board.c - the template board: what is worked lights up. */
#include "check.h"

#include "boards/null.h"
#include "machines/stand.h"

CASE(the_button_and_the_switch_light_their_leds)
{
    struct stand stand;

    BEGIN_CASE;
    stand_open(&stand, &null_machine, "", "");
    stand_hold(&stand, "BTN0");
    stand_run(&stand, 2);
    assert_int_equal(stand_leds(&stand), 1);
    stand_release(&stand, "BTN0");
    stand_hold(&stand, "SW0");
    stand_run(&stand, 2);
    assert_int_equal(stand_leds(&stand), 2);
    stand_release(&stand, "SW0");
    stand_run(&stand, 2);
    assert_int_equal(stand_leds(&stand), 0);
}

CASE(the_keyboard_has_eight_bits_and_a_strobe)
{
    struct stand stand;

    BEGIN_CASE;
    stand_open(&stand, &null_machine, "", "");
    stand.in = (pins)(0x100 | 'w') * stand_pin(&stand, "KEYS");
    stand_run(&stand, 2);
    assert_int_equal(stand_leds(&stand), (0x100 | 'w') << 2);
}

CASE(it_is_a_template)
{
    BEGIN_CASE;
    assert_true(null_machine.is_template);
}

static const struct CMUnitTest tests[] = {
    TEST("null: button and switch light their LEDs",
         the_button_and_the_switch_light_their_leds),
    TEST("null: the keyboard has eight bits and a strobe",
         the_keyboard_has_eight_bits_and_a_strobe),
    TEST("null: it is a template, not for players", it_is_a_template),
};

CHECK_MAIN("null", tests)
