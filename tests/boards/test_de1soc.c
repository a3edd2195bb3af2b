/* test_de1soc.c - a DE1-SoC: its parts, its pins, its lights. */
#include "check.h"

#include "base/pin_sheet.h"
#include "boards/de1soc.h"

static const struct part *first_of(const char *group, int count,
                                   enum part_kind kind)
{
    struct parts found = board_find(&de1soc, group);

    assert_int_equal(found.count, count);
    for (int i = 0; i < count; i++)
        assert_int_equal(de1soc.parts[found.first + i].kind, kind);
    return &de1soc.parts[found.first];
}

CASE(the_pins_of_a_de1soc)
{
    BEGIN_CASE;
    assert_string_equal(pin_sheet(de1soc.inputs), "!KEY@0:4 SW@4:10 USB@14:7");
    assert_string_equal(pin_sheet(de1soc.outputs),
                        " LEDR@0:10!HEX0@10:7!HEX1@17:7!HEX2@24:7!HEX3@31:7"
                        "!HEX4@38:7!HEX5@45:7!VGA_VS@52:1");
}

CASE(ten_switches_under_ten_leds_six_digits_four_keys)
{
    const struct part *sw = first_of("SW", 10, PART_SWITCH);
    const struct part *led = first_of("LEDR", 10, PART_LED);
    const struct part *hex = first_of("HEX", 6, PART_DIGIT);
    const struct part *key = first_of("KEY", 4, PART_BUTTON);

    BEGIN_CASE;
    for (int i = 0; i < 10; i++) {
        assert_int_equal(sw[i].number, 9 - i);
        assert_int_equal(sw[i].pin, DE1SOC_SW + 9 - i);
        assert_int_equal(led[i].light, DE1SOC_LIGHT_LEDR + 9 - i);
        assert_int_equal(sw[i].x_mm, led[i].x_mm);
    }
    for (int i = 0; i < 6; i++)
        assert_int_equal(hex[i].light, DE1SOC_LIGHT_HEX + 8 * (5 - i));
    for (int i = 0; i < 4; i++)
        assert_int_equal(key[i].pin, 3 - i);
}

CASE(a_monitor_a_speaker_and_a_keyboard)
{
    static const char *const keys[] = {"UP", "DOWN", "LEFT", "RIGHT", "ENTER",
                                       "SPACE", "ESC"};

    BEGIN_CASE;
    first_of("VGA", 1, PART_SCREEN);
    first_of("SPK", 1, PART_SPEAKER);
    for (int i = 0; i < DE1SOC_KEYBOARD; i++)
        assert_int_equal(first_of(keys[i], 1, PART_BUTTON)->pin,
                         DE1SOC_USB + i);
}

CASE(every_lamp_and_segment_has_its_own_wire)
{
    BEGIN_CASE;
    for (int i = 0; i < DE1SOC_HEX + 42; i++) {
        struct lights lit = {{~UINT64_C(0)}};
        int segment = i - DE1SOC_HEX;
        int light = i < DE1SOC_HEX ? i
                  : DE1SOC_LIGHT_HEX + 8 * (segment / 7) + segment % 7;

        de1soc.shine(PIN(i), &lit);
        assert_true(lit.word[0] == PIN(light));
    }
}

CASE(sync_and_sound_light_nothing)
{
    struct lights lit = {{~UINT64_C(0)}};

    BEGIN_CASE;
    de1soc.shine(PINS(DE1SOC_VS, 7), &lit);
    assert_true(lit.word[0] == 0);
}

CASE(a_tick_is_a_line_of_the_picture)
{
    BEGIN_CASE;
    assert_int_equal(DE1SOC_CLOCK_HZ * DE1SOC_CLOCKS_A_TICK, 50000000);
    assert_int_equal(de1soc.clock_hz, 31250);
}

static const struct CMUnitTest tests[] = {
    TEST("de1soc: pins", the_pins_of_a_de1soc),
    TEST("de1soc: ten switches under ten LEDs, six digits, four keys",
         ten_switches_under_ten_leds_six_digits_four_keys),
    TEST("de1soc: a monitor, a speaker, and a keyboard",
         a_monitor_a_speaker_and_a_keyboard),
    TEST("de1soc: every lamp and segment has its own wire",
         every_lamp_and_segment_has_its_own_wire),
    TEST("de1soc: sync and sound light nothing", sync_and_sound_light_nothing),
    TEST("de1soc: a tick is a line of the picture, 1600 clocks of 50 MHz",
         a_tick_is_a_line_of_the_picture),
};

CHECK_MAIN("de1soc", tests)
