/* test_pegs_turns.c - eight turns, and the LEDs that count them. */
#include "check.h"

#include "machines/pegs/pegs_driver.h"

CASE(the_turn_goes_up_with_each_submit)
{
    struct pegs_driver d = pegs_driver_played("", "RGBY", "");

    BEGIN_CASE;
    for (unsigned turn = 1; turn <= 8; turn++) {
        assert_leds(&d, 1u << (turn - 1));
        pegs_driver_play(&d, "ULRD.");
        assert_leds(&d, 1u << (turn - 1));
        pegs_driver_play(&d, "S");
    }
}

CASE(a_bar_grows_with_each_submit)
{
    struct pegs_driver d = pegs_driver_played("turns=bar", "RGBY", "");

    BEGIN_CASE;
    for (unsigned turn = 1; turn <= 8; turn++) {
        assert_leds(&d, (1u << turn) - 1);
        pegs_driver_play(&d, "S");
    }
    assert_leds(&d, 0xff);
}

/* Guess and marks in turn, until the code is found. */
CASE(guesses_and_marks_alternate_until_it_is_found)
{
    static const struct { const char *guess, *marks; } rows[] = {
        {"KKKK", "____"}, {"RRRR", "X___"}, {"GRGG", "OO__"},
        {"RGRG", "XX__"}, {"RGBK", "XXX_"}, {"RGBY", "XXXX"},
    };
    struct pegs_driver d = pegs_driver_played("", "RGBY", "");

    BEGIN_CASE;
    for (int i = 0; i < 6; i++) {
        assert_int_equal(d.chip.state, PEGS_PLAY);
        pegs_driver_guess(&d, rows[i].guess);
        assert_marks(&d, rows[i].marks);
    }
    assert_int_equal(d.chip.state, PEGS_RESULT);
}

/* Seven wrong guesses are not the end, the eighth is, by any guess. */
CASE(eight_wrong_guesses_end_the_game)
{
    struct pegs_driver d = pegs_driver_played("", "RGBY", "SSSSSSS");

    BEGIN_CASE;
    assert_leds(&d, 0x80);
    assert_look(&d, "KKKK", 0);
    pegs_driver_play(&d, "S");
    assert_look(&d, "RGBY", -1);
    assert_int_equal(d.chip.state, PEGS_RESULT);
}

/* In any turn, the eighth too, the right guess wins. */
CASE(the_code_can_be_found_in_every_turn)
{
    struct pegs_driver d = pegs_driver_played("", "RGBY", "");

    BEGIN_CASE;
    for (unsigned turn = 1; turn <= 8; turn++) {
        struct pegs_driver now = d;

        pegs_driver_guess(&now, "RGBY");
        assert_marks(&now, "XXXX");
        assert_look(&now, "RGBY", -1);
        assert_leds(&now, 1u << (turn - 1));
        pegs_driver_play(&d, "S");
    }
}

/* The LED stays where it is: there is no ninth. */
CASE(after_the_eighth_the_led_stays)
{
    struct pegs_driver d = pegs_driver_played("", "RGBY", "SSSSSSSS");
    struct pegs_watch watch = pegs_driver_watch(&d);

    BEGIN_CASE;
    assert_leds(&d, 0x80);
    for (int led = 0; led < 8; led++)
        assert_int_equal(watch.lit[PEGS_LD + led], led == 7 ? 8 : 0);
}

static const struct CMUnitTest tests[] = {
    TEST("pegs: the LEDs show the turn, one up with each submit "
         "(M1-31, M1-33)", the_turn_goes_up_with_each_submit),
    TEST("pegs: turns=bar shows the turn as a bar (M1-31, M1-33)",
         a_bar_grows_with_each_submit),
    TEST("pegs: guesses and marks alternate until it is found (M1-30)",
         guesses_and_marks_alternate_until_it_is_found),
    TEST("pegs: eight wrong guesses end the game, seven do not "
         "(M1-29, M1-30)", eight_wrong_guesses_end_the_game),
    TEST("pegs: the code can be found in every turn (M1-29, M1-46)",
         the_code_can_be_found_in_every_turn),
    TEST("pegs: after the eighth wrong guess the LED stays (M1-29, M1-31)",
         after_the_eighth_the_led_stays),
};

CHECK_MAIN("pegs: turns", tests)
