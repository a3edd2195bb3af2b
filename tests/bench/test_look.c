/* test_look.c - what a person reads off the board, and what a script
 * expects to see there. */
#include "rig.h"

#include <string.h>

#include "bench/look.h"
#include "boards/basys2.h"
#include "boards/nexys3.h"

static void check_holds(const struct session *session, const char *words,
                        int holds)
{
    struct look_answer answer;
    const char *error = look_expect(session, words, &answer);

    if (error)
        fail_msg("%s: %s", words, error);
    if (answer.holds != holds)
        fail_msg("expect %s: %s", words, answer.actual);
}

static void check_all(const struct session *session,
                      const char *const *words, int holds)
{
    for (; *words; words++)
        check_holds(session, *words, holds);
}

static void check_answer(const struct session *session, const char *words,
                         const char *wanted, const char *actual)
{
    struct look_answer answer;

    assert_null(look_expect(session, words, &answer));
    assert_string_equal(answer.wanted, wanted);
    assert_string_equal(answer.actual, actual);
}

/* A makes ALEF, b enters AFAU: 11 01 01 00 under the literal rule. */
static struct session *judged(const char *id)
{
    struct session *session = rig_open(id);

    rig_do(session, "tap BTN3");
    rig_wait(session, 45);
    rig_enter(session, 'A', "ALEF");
    rig_wait(session, 45);
    rig_enter(session, 'b', "AFAU");
    rig_wait(session, 5);
    return session;
}

/* Digits */

static void check_digits(const char *id)
{
    static const char *const right[] = {
        "AN AFAU", "AN \"AFAU\"", "AN3 A", "AN2 F", "AN1 A", "AN0 U",
        "AN3 0x77", "AN2 0x71", "AN0 0x3e", "AN0 \"U\"", NULL,
    };
    static const char *const wrong[] = {
        "AN AFAu", "AN AFA", "AN AFAU_", "AN \"\"", "AN AFA_", "AN \"AFA \"",
        "AN _FAU", "AN afau", "AN3 0xf7", "AN3 0x76", "AN3 F", "AN A.FAU",
        "AN0 _", NULL,
    };
    struct session *session = judged(id);

    check_all(session, right, 1);
    check_all(session, wrong, 0);
    session_close(session);
}

CASE(digits_are_read_as_text)
{
    BEGIN_CASE;
    check_digits("duel:basys2");
    check_digits("duel:sim");
}

CASE(dark_digits_are_an_underscore_or_a_space)
{
    static const char *const right[] = {
        "AN _A-b", "AN \" A-b\"", "AN \"_A-b\"", "AN3 _", "AN3 \" \"",
        "AN3 0x00", "AN3 0x0", NULL,
    };
    static const char *const wrong[] = {
        "AN A-b", "AN \"A-b \"", "AN \"_ -b\"", "AN \"_A b\"", "AN3 -", NULL,
    };
    struct session *session = rig_open("duel");

    BEGIN_CASE;
    check_holds(session, "AN ____", 1);         /* no tick, no light */
    check_holds(session, "AN \"    \"", 1);
    session_run(session, 50);
    check_all(session, right, 1);
    check_all(session, wrong, 0);
    session_close(session);
}

/* No machine shows such things, so the test paints what the eye sees. */
static void paint(const struct session *session, uint64_t digits)
{
    struct lights *seen = (struct lights *)(uintptr_t)session_seen(session);

    seen->word[0] = digits << BASYS2_LIGHT_AN;
}

CASE(points_and_odd_patterns_are_read)
{
    struct session *session = rig_open("duel:sim");

    BEGIN_CASE;
    paint(session, 0x498006f7);
    assert_string_equal(rig_read(session, "AN"), "?_.1A.");
    check_holds(session, "AN ?_.1A.", 1);
    check_holds(session, "AN \"? .1A.\"", 1);
    check_holds(session, "AN ?_1A", 0);
    check_holds(session, "AN0 A.", 1);
    check_holds(session, "AN0 A", 0);
    check_holds(session, "AN0 0xf7", 1);
    check_holds(session, "AN0 0x77", 0);
    check_holds(session, "AN2 0x80", 1);
    check_holds(session, "AN3 0x49", 1);
    check_answer(session, "AN2 0x00", "0x00", "0x80");
    session_close(session);
}

/* Colours */

static const char *const rainbows[] = {"KBGC", "RMYW", "WYMR", "CGBK", NULL};

/* Straight onto the eye, as no machine shows all of these. */
static void paint_colours(const struct session *session, const char *row)
{
    struct lights *seen = (struct lights *)(uintptr_t)session_seen(session);
    uint64_t bits = 0;

    for (; *row; row++)
        bits = bits << 3 | (uint64_t)(strchr("KBGCRMYW", *row) - "KBGCRMYW");
    seen->word[0] = bits << NEXYS3_LIGHT_RGB;
}

CASE(rgb_lights_are_read_as_colours)
{
    struct session *session = rig_open("pegs");

    BEGIN_CASE;
    for (const char *const *row = rainbows; *row; row++) {
        char one[] = "RGB3 ?", all[] = "RGB ????";

        paint_colours(session, *row);
        memcpy(all + 4, *row, 4);
        assert_string_equal(rig_read(session, "RGB"), *row);
        check_holds(session, all, 1);
        for (int i = 0; i < 4; i++) {
            one[3] = (char)('3' - i);
            one[5] = (*row)[i];
            check_holds(session, one, 1);
            one[5] = (*row)[i] == 'K' ? 'W' : 'K';
            check_holds(session, one, 0);
            all[4 + i] = one[5];
            check_holds(session, all, 0);
            all[4 + i] = (*row)[i];
        }
    }
    check_answer(session, "RGB CGBW", "CGBW", "CGBK");
    session_close(session);
}

/* White blinks with all of its three lights, red with one. */
CASE(an_rgb_blinks_if_one_of_its_lights_does)
{
    static const char *const taps[] = {"D", "DDDD", "DDDDDD", "DDDDDDD"};

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {               /* W, R, G, B */
        struct session *session = rig_open("pegs#1");

        for (const char *tap = taps[i]; *tap; tap++)
            rig_do(session, "tap BTND");
        rig_wait(session, 15);
        check_holds(session, "RGB3 blink", 1);
        check_answer(session, "RGB3 blink", "blink", "blink");
        check_holds(session, "RGB2 blink", 0);
        check_holds(session, "RGB blink", 0);
        check_holds(session, "LD blink", 0);
        rig_do(session, "tap BTNR");
        rig_wait(session, 25);
        check_holds(session, "RGB3 blink", 0);
        check_holds(session, "RGB2 blink", 1);  /* black, by its flash */
        session_close(session);
    }
}

/* LEDs, switches, buttons */

CASE(leds_are_bits_numbers_or_words)
{
    static const char *const right[] = {
        "LD 11010100", "LD 0xd4", "LD 212", "LD xxxxxxxx", "LD 1x0x0x0x",
        "LD7 1", "LD7 on", "LD6 0x1", "LD5 0", "LD5 off", "LD5 x", "LD0 0",
        NULL,
    };
    static const char *const wrong[] = {
        "LD 11010101", "LD 213", "LD xxxxxxx1", "LD on", "LD off",
        "LD 0x54", "LD7 0", "LD7 off", "LD5 on", "LD blink", "LD7 blink",
        NULL,
    };
    struct session *session = judged("duel:basys2");

    BEGIN_CASE;
    assert_string_equal(rig_read(session, "LD"), "11010100");
    check_all(session, right, 1);
    check_all(session, wrong, 0);
    check_answer(session, "LD7 blink", "blink", "1");
    check_answer(session, "LD 1xxxxxx1", "1xxxxxx1", "11010100");
    session_close(session);
}

CASE(blinking_is_expected_of_leds)
{
    struct session *session = rig_open("duel:basys2");

    BEGIN_CASE;
    rig_match(session);
    check_holds(session, "LD blink", 1);
    check_holds(session, "LD3 blink", 1);
    check_answer(session, "LD blink", "blink", "blink");
    rig_do(session, "tap BTN3");
    rig_wait(session, 25);
    check_holds(session, "LD blink", 0);
    check_answer(session, "LD blink", "blink", "00000000");
    session_close(session);
}

/* One light of a group that stands still, and the group does not blink. */
CASE(a_group_blinks_if_all_of_it_does)
{
    struct session *session = rig_open("null");

    BEGIN_CASE;
    for (int i = 0; i < 10; i++) {
        rig_do(session, i % 2 ? "press BTN0" : "release BTN0");
        session_run(session, 10);
    }
    check_holds(session, "LD0 blink", 1);
    check_holds(session, "LD1 blink", 0);
    check_holds(session, "LD blink", 0);
    session_close(session);
}

CASE(switches_and_buttons_are_bits)
{
    static const char *const right[] = {
        "SW 10100101", "SW 0xa5", "SW 165", "SW7 on", "SW6 off", "SW0 1",
        "BTN 1010", "BTN 10", "BTN3 on", "BTN2 0", "BTN 1xx0", NULL,
    };
    static const char *const wrong[] = {
        "SW 10100100", "SW 5", "SW7 off", "BTN 0", "BTN3 0", "BTN 1xx1",
        "SW on", NULL,
    };
    struct session *session = rig_open("duel");

    BEGIN_CASE;
    rig_do(session, "set SW 0xa5");
    rig_do(session, "press BTN3");
    rig_do(session, "press BTN1");
    check_all(session, right, 1);
    check_all(session, wrong, 0);
    assert_string_equal(rig_read(session, "BTN"), "1010");
    assert_string_equal(rig_read(session, "SW"), "10100101");
    assert_string_equal(rig_read(session, "SW7"), "1");
    assert_string_equal(rig_read(session, "nothing"), "");
    session_close(session);
}

/* Errors */

static void check_wrong_colours(void)
{
    static const struct { const char *words, *says; } rows[] = {
        {"RGB RGK", "'RGK'|row of colours|KBGCRMYW"},
        {"RGB RGKWW", "'RGKWW'|row of colours"},
        {"RGB rgkw", "'rgkw'|KBGCRMYW"},
        {"RGB3 1", "'1'|KBGCRMYW"},
        {"RGB3 RG", "'RG'|letter"},
        {"RGB 0", "'0'|letter"},
        {"XC6SLX16 1", "'XC6SLX16' shows nothing"},
        {"BREADBOARD 1", "'BREADBOARD' shows nothing"},
        {"R 1", "'R' shows nothing"},
        {"W11 blink", "'W' shows nothing"},
        {"SW0 blink", "'blink'"},
    };
    struct session *session = rig_open("pegs");
    struct look_answer answer;

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        rig_says(look_expect(session, rows[i].words, &answer), rows[i].says);
    session_close(session);
}

CASE(a_wrong_expectation_is_explained)
{
    static const struct {
        const char *words, *says;
    } rows[] = {
        {"", "missing part|expect PART VALUE"},
        {"   ", "missing part"},
        {"AN", "missing value|expect AN VALUE"},
        {"LED 1", "no part 'LED'|basys2|did you mean 'LD"},
        {"LD8 1", "no part 'LD8'|did you mean 'LD"},
        {"whatever 1", "no part 'whatever'|basys2"},
        {"AN _A-b x", "too many|expect PART VALUE|quote"},
        {"AN _ A - b", "too many|quote"},
        {"LD 256", "'256'|0 to 255|8 bits"},
        {"LD 1101", "'1101'|8 bits"},
        {"LD0 2", "'2'|0 to 1"},
        {"SW0 blink", "'blink'|0 to 1|on, off"},
        {"BTN bright", "'bright'|0 to 15|4 bits"},
        {"AN3 0x100", "'0x100'|0x00 to 0xff"},
        {"AN3 0xzz", "'0xzz'|0x00 to 0xff"},
        {"AN3 0x", "'0x'|0x00 to 0xff"},
        {"AN 0x77", "one digit"},
        {"XC3S100E 1", "'XC3S100E' shows nothing"},
    };
    struct session *session = rig_open("duel");
    struct look_answer answer;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        rig_says(look_expect(session, rows[i].words, &answer), rows[i].says);
    session_close(session);
    session = rig_open("null");
    rig_says(look_expect(session, "KEYS 1", &answer), "shows nothing|KEYS");
    session_close(session);
    check_wrong_colours();
}

static const struct CMUnitTest tests[] = {
    TEST("look: digits are read as text or as patterns",
         digits_are_read_as_text),
    TEST("look: a dark digit is an underscore or a space",
         dark_digits_are_an_underscore_or_a_space),
    TEST("look: points and odd patterns are read",
         points_and_odd_patterns_are_read),
    TEST("look: RGB lights are read as colours (M1-08, M1-09)",
         rgb_lights_are_read_as_colours),
    TEST("look: an RGB blinks if one of its lights does (M1-11)",
         an_rgb_blinks_if_one_of_its_lights_does),
    TEST("look: LEDs are bits, numbers or words",
         leds_are_bits_numbers_or_words),
    TEST("look: blinking is expected of LEDs", blinking_is_expected_of_leds),
    TEST("look: a group blinks if all of it does",
         a_group_blinks_if_all_of_it_does),
    TEST("look: switches and buttons are bits",
         switches_and_buttons_are_bits),
    TEST("look: a wrong expectation is explained",
         a_wrong_expectation_is_explained),
};

CHECK_MAIN("look", tests)
