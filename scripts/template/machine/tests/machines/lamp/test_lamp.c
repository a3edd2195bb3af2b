/* test_lamp.c - the lamp chip alone, and on its board. */
#include "check.h"

#include "machines/lamp/on_basys2.h"
#include "machines/stand.h"

/* One clock: A presses, b presses, both do, somebody resets, or nobody. */
static pins pins_for(char what)
{
    switch (what) {
    case 'a': return PIN(LAMP_PRESS_A);
    case 'b': return PIN(LAMP_PRESS_B);
    case '2': return PIN(LAMP_PRESS_A) | PIN(LAMP_PRESS_B);
    case 'r': return PIN(LAMP_RST);
    default:  return 0;
    }
}

/* The LEDs of a bare chip after so many clocks. */
static pins play(const char *clocks)
{
    struct chip_setup setup = {.seed = "1", .clock_hz = 1000};
    struct lamp game;
    pins out = 0;

    lamp_chip.reset(&game, &setup);
    for (; *clocks; clocks++)
        out = lamp_tick(&game, pins_for(*clocks));
    return out;
}

CASE(every_press_lights_an_led_of_its_players_row)
{
    BEGIN_CASE;
    assert_int_equal(play("."), 0x00);
    assert_int_equal(play("a"), 0x10);
    assert_int_equal(play("a.ab"), 0x31);
    assert_int_equal(play("abab.ab"), 0x77);
}

CASE(the_fourth_led_ends_the_race)
{
    BEGIN_CASE;
    assert_int_equal(play("aaaa"), 0xf0);
    assert_int_equal(play("abaaabb"), 0xf1);
    assert_int_equal(play("abbbba"), 0x1f);
}

CASE(of_two_presses_at_once_the_first_is_as)
{
    BEGIN_CASE;
    assert_int_equal(play("2"), 0x10);
    assert_int_equal(play("bbb2"), 0x17);
}

CASE(a_reset_begins_anew)
{
    BEGIN_CASE;
    assert_int_equal(play("abr"), 0x00);
    assert_int_equal(play("aaaarb"), 0x01);
}

CASE(on_a_board_one_tap_is_one_press)
{
    struct stand stand;

    BEGIN_CASE;
    stand_open(&stand, &lamp_on_basys2, "", "1");
    stand_run(&stand, 100);
    assert_int_equal(stand_leds(&stand), 0x00);
    stand_tap(&stand, "BTN3");
    stand_tap(&stand, "BTN3");
    stand_tap(&stand, "BTN0");
    assert_int_equal(stand_leds(&stand), 0x31);
    stand_tap(&stand, "BTN2");
    assert_int_equal(stand_leds(&stand), 0x00);
}

static const struct CMUnitTest tests[] = {
    TEST("lamp: every press lights an LED of its player's row",
         every_press_lights_an_led_of_its_players_row),
    TEST("lamp: the fourth LED ends the race",
         the_fourth_led_ends_the_race),
    TEST("lamp: of two presses at once A's is the first",
         of_two_presses_at_once_the_first_is_as),
    TEST("lamp: a reset begins anew", a_reset_begins_anew),
    TEST("lamp on basys2: one tap is one press",
         on_a_board_one_tap_is_one_press),
};

CHECK_MAIN("lamp", tests)
